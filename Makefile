# Two commands do everything on a fresh machine: `make play` and `make test`.

PYTHON ?= python3
BIN := .venv/bin
STAMP := .venv/.ready
BENCH := .venv/.bench-ready

# Debian splits venv off its Python: fetch it where that is possible, else say what to do.
INSTALL_VENV = { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq && \
	DEBIAN_FRONTEND=noninteractive apt-get install -y -qq python3-venv; } || \
	{ echo "Python's venv module is missing; on Debian: apt-get install python3-venv"; exit 1; }

.DEFAULT_GOAL := help
.PHONY: help setup play test check format bench playthroughs clean

help: ## Show what there is
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1\t\2/' | expand -t 24

setup: $(STAMP) ## Make .venv with everything in it

$(STAMP): pyproject.toml constraints.txt
	@echo "setting up .venv (a minute or so, once)"
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Yakata needs Python 3.11 or newer; try: make $(MAKECMDGOALS) PYTHON=python3.11"; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || $(INSTALL_VENV)
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $@

$(BENCH): $(STAMP)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[bench]'
	@touch $@

play: $(STAMP) ## Play Hidden Rooms in the terminal
	@$(BIN)/yakata play hidden-rooms $(ARGS)

test: $(STAMP) check ## Run every check and every test
	$(BIN)/python -m pytest -n auto $(ARGS)

check: $(STAMP) ## Format, lint, types, import contracts
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(STAMP) ## Format the code
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(BENCH) ## Measure speed against peers, in one run
	$(BIN)/python -m benchmarks.engine

playthroughs: $(STAMP) ## Write the golden playthroughs and perft counts anew, to be read as a diff
	$(BIN)/python -m tests.golden.write

clean: ## Remove .venv and caches
	rm -rf .venv build .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
