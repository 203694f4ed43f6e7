# Every target first makes .venv with what it needs, so that each works on a bare machine: .venv/ready holds what
# playing and hosting take, .venv/develop what testing takes on top.
PYTHON ?= python3
BIN := .venv/bin
GAMES ?= 300
SEED ?= 1
TABLES ?= 100
KILLS ?= 200

.PHONY: help play run setup test test-postgres check fuzz sheet bench soak lock clean

help:
	@echo "make play    try it in the browser; needs no token"
	@echo "make run     host the games in Discord; needs DISCORD_TOKEN"
	@echo "make setup   install what playing and hosting take; both do it by themselves"
	@echo "make test    install the rest and run the tests"
	@echo "make test-postgres  the store and the host once more on a PostgreSQL server of their own"
	@echo "make check   ruff, mypy --strict, import-linter"
	@echo "make fuzz    random games, GAMES=$(GAMES) per game and player count, SEED=$(SEED)"
	@echo "make sheet   a contact sheet of the boards in docs/sheet"
	@echo "make bench   what one small machine can carry, as ratios within one run"
	@echo "make soak    TABLES=$(TABLES) tables over the wire while the process is killed KILLS=$(KILLS) times"
	@echo "make lock    compile requirements/*.in into hash-locked *.txt"

setup: .venv/ready

.venv/ready: requirements/run.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Quayside needs Python 3.11 or newer; name one with 'make PYTHON=python3.12 ...'."; exit 2; }
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/run.txt
	@touch $@

.venv/develop: .venv/ready requirements/develop.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/develop.txt
	@touch $@

play: setup
	$(BIN)/python bot.py play

run: setup
	$(BIN)/python bot.py run

test: .venv/develop
	$(BIN)/python -m pytest -n auto --dist worksteal

test-postgres: .venv/develop
	QUAYSIDE_TEST_ENGINE=postgres $(BIN)/python -m pytest -q -n auto --dist worksteal \
		--ignore tests/storage/test_postgres.py --ignore tests/host/test_going_back_record.py \
		tests/storage tests/host tests/wire/test_whole_games.py -k "not test_a_whole_game or (congo and buttons)"

check: .venv/develop
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

fuzz: .venv/develop
	$(BIN)/python -m tools.fuzz --games $(GAMES) --seed $(SEED)

sheet: .venv/develop
	$(BIN)/python -m tools.sheet --out docs/sheet

.venv/bench: .venv/develop requirements/bench.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/bench.txt
	@touch $@

bench: .venv/bench
	$(BIN)/python -m tools.bench

soak: .venv/develop
	$(BIN)/python -m tools.soak --tables $(TABLES) --kills $(KILLS) --seed $(SEED)

lock: .venv/develop
	@for kind in run metrics postgres develop bench; do \
		$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
			--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" \
			requirements/$$kind.in -o requirements/$$kind.txt || exit 1; \
	done

clean:
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
