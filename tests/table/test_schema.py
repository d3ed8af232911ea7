"""The OpenAPI document is true: what it lists is what the server answers, and nothing breaks it."""

from collections.abc import Callable
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.core.failures import FailureGroup
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import positive_data_acceptance

from tests.table.servers import Guest, Server

Guests = Callable[..., list[Guest]]
EXAMPLES = 10


def test_every_call_answers_as_described(house: Server, guests: Guests) -> None:
    (aki,) = guests(house.url, "Aki")
    table = aki.open("hidden-rooms", "me", options={"stage": 1})
    waiting = aki.open("seance", "me", "friend", "open", "open")
    schema = schemathesis.openapi.from_dict(aki.get("/schema/openapi.json"))
    schema.config.update(base_url=house.url)
    wrong: list[str] = []
    calls = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    for call in calls:

        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            derandomize=True,
            database=None,
            phases=[Phase.explicit, Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=call.as_strategy(), at=st.sampled_from(["", table, waiting]))
        def check(case: schemathesis.Case[Any], at: str) -> None:
            if at and "table_id" in case.path_parameters:
                case.path_parameters["table_id"] = at  # as it is, nearly every table is one that nobody has laid
            cookie = "" if case.method == "DELETE" else aki.cookie  # Aki is needed a little longer
            case.call_and_validate(cookies={"yakata": cookie}, excluded_checks=[positive_data_acceptance])

        try:
            check()
        except (FailureGroup, Exception) as error:
            wrong.append(f"{call.label}: {error}")
    assert len(calls) > 20
    assert not wrong, "\n\n".join(wrong)
