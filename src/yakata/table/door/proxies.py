"""Who has asked, where a proxy stands before the house: its word counts only when it was named."""

from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any

from yakata.kernel import BadOptions

FOR, PROTO = b"x-forwarded-for", b"x-forwarded-proto"


class Proxies:
    """The addresses and networks whose ``X-Forwarded-For`` and ``X-Forwarded-Proto`` are believed."""

    def __init__(self, named: Iterable[str] = ()) -> None:
        self.networks: list[IPv4Network | IPv6Network] = []
        for name in named:
            try:
                self.networks.append(ip_network(name))
            except ValueError:
                raise BadOptions(f"a proxy is an address or a network such as 10.0.0.0/8, not {name[:60]!r}") from None

    def trusts(self, host: str) -> bool:
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self.networks)

    def seen_through(self, scope: Any) -> None:
        """The address and the scheme of the one who asks, in the place of the proxy's."""
        client = scope.get("client")
        if not self.networks or not client or not self.trusts(client[0]):
            return
        told = [value.decode("latin-1") for name, value in scope["headers"] if name == FOR]
        host = self._first_stranger([word.strip() for word in ",".join(told).split(",")]) if told else ""
        if host:
            scope["client"] = (host, 0)
        for name, value in scope["headers"]:
            if name == PROTO and value in (b"http", b"https"):
                secure = value == b"https"
                web, line = ("https", "wss") if secure else ("http", "ws")
                scope["scheme"] = web if scope["type"] == "http" else line

    def _first_stranger(self, hosts: list[str]) -> str:
        """Each proxy writes whom it has seen behind what it was told: from the end, the first who is no proxy."""
        found = ""
        for host in reversed(hosts):
            try:
                found = str(ip_address(host))
            except ValueError:
                return found
            if not self.trusts(found):
                return found
        return found
