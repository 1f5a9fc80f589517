# The chores of Ludi Romani. `make` alone lists them.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALLED := $(VENV)/.installed
EQUIPPED := $(VENV)/.equipped
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
UV := $(BIN)/uv pip install --quiet --python $(BIN)/python --compile-bytecode
# Where uv is not to be had, or finds no registry because only pip was told of one, pip does it.
LOCKED = { $(UV) --require-hashes -r $(1) 2> /dev/null || $(PIP) --require-hashes -r $(1); }
COMPILE := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
  --no-header --no-annotate --no-emit-index-url

# Tests start hundreds of processes: none of them is to translate all modules anew.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help install equip play terminal test quick thorough often chromium check format bench load soak hostile positions screens fits pictures games frames pages engines bots peers against-boardgame-io test-peers lock clean

help: ## list the chores
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-10s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

install: $(INSTALLED) ## make .venv with what playing needs

$(INSTALLED): pyproject.toml requirements-uv.lock requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Ludi Romani needs Python 3.11 or later: make PYTHON=python3.11 …"; exit 1; }
	@echo "Setting up $(VENV) (once) …"
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) --require-hashes -r requirements-uv.lock || true
	@$(call LOCKED,requirements.lock)
	@$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

equip: $(EQUIPPED) ## add what tests and checks need

$(EQUIPPED): $(INSTALLED) requirements-dev.lock
	@echo "Adding what tests need (once) …"
	@$(call LOCKED,requirements-dev.lock)
	@touch $@

play: $(INSTALLED) ## play in the browser
	@$(BIN)/ludi serve

terminal: $(INSTALLED) ## play in the terminal
	@$(BIN)/ludi play

test: $(EQUIPPED) chromium ## run all tests
	@$(BIN)/python tests/compiling.py
	@$(BIN)/python -m pytest -n 3 --dist worksteal

# The rules and words of all games, or of GAME, without browsers, servers and what compiles for long.
quick: $(EQUIPPED) ## check and test most of it within a minute; GAME=roma: one game
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/lint-imports > /dev/null || $(BIN)/lint-imports
	@LUDI_QUICK=1 LUDI_GAMES="$(GAME)" $(BIN)/python -m pytest -n 2 --dist worksteal \
	  --ignore-glob='*test_champion.py' src/ludi/conformance \
	  $(if $(GAME),tests/games/$(subst -,_,$(GAME)),src/ludi/core tests/core tests/games)

thorough: $(EQUIPPED) ## what every game must hold, all of it in every setting
	@LUDI_THOROUGH=1 $(BIN)/python -m pytest -n 2 --dist worksteal src/ludi/conformance

often: $(EQUIPPED) chromium ## run the tests that kill, browse and gamble N=20 times
	@$(BIN)/python tests/often.py $(or $(N),20) --first $(or $(SEED),1)

# The browser tests need Chromium, best the one without windows, which takes a third less time;
# without it they are skipped, and say so.
chromium:
	@command -v chromium-headless-shell > /dev/null \
	  || { [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null \
	    && echo "Installing Chromium for the browser tests …" \
	    && apt-get update -qq && apt-get install -y -qq chromium-headless-shell > /dev/null; } \
	  || command -v chromium > /dev/null || command -v chromium-browser > /dev/null \
	  || command -v google-chrome > /dev/null \
	  || echo "The browser tests are skipped without Chromium: sudo apt-get install chromium"

check: $(EQUIPPED) ## lint, format check, types, layers
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports

format: $(EQUIPPED) ## format the code
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

bench: $(INSTALLED) ## how fast every game is here
	@$(BIN)/ludi bench

soak: $(EQUIPPED) ## kill the web table 1,000 times under load on SQLite, 300 times on PostgreSQL
	@LUDI_KILLS=1000 $(BIN)/python -m pytest tests/web/test_kill.py -k "is_lost and sqlite" -s
	@LUDI_KILLS=300 $(BIN)/python -m pytest tests/web/test_kill.py -k "is_lost and postgres" -s

games: $(EQUIPPED) chromium ## play whole games by mouse, touch and keyboard, in all languages, light and dark
	@LUDI_WHOLE=1 $(BIN)/python -m pytest -n 2 --dist worksteal tests/web/test_play_in_browser.py

frames: $(EQUIPPED) chromium ## look at every frame of a whole game of each, at a quarter of the processor's speed
	@LUDI_FRAMES=1000 $(BIN)/python -m pytest -q -s tests/web/test_frames.py

positions: $(EQUIPPED) ## try 100,000 changed positions of every game
	@LUDI_DOCUMENTS=100000 $(BIN)/python -m pytest -n 2 src/ludi/conformance/test_positions.py

hostile: $(EQUIPPED) ## send the web table 100,000 hostile requests
	@LUDI_HOSTILE=100000 $(BIN)/python -m pytest -n 2 tests/web/test_hostile.py

load: $(INSTALLED) ## how much the web table carries here
	@$(BIN)/python benchmarks/load.py

screens: $(EQUIPPED) chromium ## pictures of every board to look at, in screens/
	$(BIN)/python benchmarks/screens.py screens

pictures: $(EQUIPPED) chromium ## the pictures of README and of links, made anew
	@$(BIN)/python benchmarks/pictures.py

fits: $(EQUIPPED) chromium ## whether 2,000 decisions of every game need no scrolling
	@$(BIN)/python benchmarks/fits.py

pages: $(INSTALLED) ## print what docs/ has from the games and the settings
	@$(BIN)/python -m ludi.core.written_forms > docs/actions.md
	@$(BIN)/python -m ludi.adapters.observations > docs/observations.md
	@$(BIN)/python -m ludi.web.settings.telling docs/running.md

engines: $(INSTALLED) ## do all engines play the same games?
	@$(BIN)/python benchmarks/engines.py

bots: $(INSTALLED) ## how often the heuristic bots beat random ones
	@$(BIN)/python benchmarks/heuristics.py

peers: $(EQUIPPED) ## how fast others are here
	@$(PIP) -r benchmarks/requirements.txt
	@$(BIN)/python benchmarks/against_openspiel.py
	@$(BIN)/python benchmarks/peers_openspiel.py
	@$(BIN)/python benchmarks/stepping.py

against-boardgame-io: $(INSTALLED) ## what an action costs our server and boardgame.io's (Node)
	@$(BIN)/python benchmarks/against_boardgame_io.py

test-peers: $(EQUIPPED) ## what others' libraries check, in every setting
	@$(PIP) -r docs/examples/requirements.txt
	@LUDI_PEERS=1 $(BIN)/python -m pytest -n 2 tests/adapters

lock: $(EQUIPPED) ## pin all dependencies anew
	@$(COMPILE) --group dev --output-file requirements-dev.lock pyproject.toml
	@$(COMPILE) --group install --constraint requirements-dev.lock --output-file requirements.lock \
	  pyproject.toml
	@$(COMPILE) --group uv --constraint requirements-dev.lock --output-file requirements-uv.lock

clean: ## remove what the other chores made
	@rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .import_linter_cache
