# The chores of Ludi Romani. `make` alone lists them.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALLED := $(VENV)/.installed

.DEFAULT_GOAL := help
.PHONY: help install play terminal test often chromium check format bench load soak screens engines bots peers test-peers lock clean

help: ## list the chores
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-10s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

install: $(INSTALLED) ## make .venv with everything in it

$(INSTALLED): pyproject.toml requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Ludi Romani needs Python 3.11 or later: make PYTHON=python3.11 …"; exit 1; }
	@echo "Setting up $(VENV) (once) …"
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

play: $(INSTALLED) ## play in the browser
	@$(BIN)/ludi serve

terminal: $(INSTALLED) ## play in the terminal
	@$(BIN)/ludi play

test: $(INSTALLED) chromium ## run all tests
	@$(BIN)/python -m pytest -n 2

often: $(INSTALLED) chromium ## run the tests that kill, browse and gamble N=20 times
	@$(BIN)/python tests/often.py $(or $(N),20) --first $(or $(SEED),1)

# The browser tests need Chromium; without it they are skipped, and say so.
chromium:
	@command -v chromium > /dev/null || command -v chromium-browser > /dev/null \
	  || command -v google-chrome > /dev/null \
	  || { [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null \
	    && echo "Installing Chromium for the browser tests …" \
	    && apt-get update -qq && apt-get install -y -qq chromium > /dev/null; } \
	  || echo "The browser tests are skipped without Chromium: sudo apt-get install chromium"

check: $(INSTALLED) ## lint, format check, types, layers
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports

format: $(INSTALLED) ## format the code
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

bench: $(INSTALLED) ## how fast every game is here
	@$(BIN)/ludi bench

soak: $(INSTALLED) ## kill the web table a hundred times under load
	@LUDI_KILLS=100 $(BIN)/python -m pytest -n 2 tests/web/test_kill.py

load: $(INSTALLED) ## how much the web table carries here
	@$(BIN)/python benchmarks/load.py

screens: $(INSTALLED) chromium ## pictures of every board to look at, in screens/
	$(BIN)/python benchmarks/screens.py screens

engines: $(INSTALLED) ## do all engines play the same games?
	@$(BIN)/python benchmarks/engines.py

bots: $(INSTALLED) ## how often the heuristic bots beat random ones
	@$(BIN)/python benchmarks/heuristics.py

peers: $(INSTALLED) ## how fast others are here
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r benchmarks/requirements.txt
	@$(BIN)/python benchmarks/against_openspiel.py
	@$(BIN)/python benchmarks/peers_openspiel.py
	@$(BIN)/python benchmarks/stepping.py

test-peers: $(INSTALLED) ## what others' libraries check, in every setting
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r docs/examples/requirements.txt
	@LUDI_PEERS=1 $(BIN)/python -m pytest -n 2 tests/adapters

lock: $(INSTALLED) ## pin all dependencies anew
	@$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header \
	  --no-annotate --no-emit-index-url --group dev --output-file requirements.lock pyproject.toml

clean: ## remove what the other chores made
	@rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .import_linter_cache
