# Two commands do everything: `make play` and `make test`. Each installs what it needs into .venv first.

PYTHON ?= $(shell command -v python3.11 || command -v python3)
BIN := .venv/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name 'rules.*.md')
WITH_COMPILED := PYTHONPATH=build/compiled

.PHONY: help play test lint types imports test-interpreted test-compiled compiled soak bench peers lock clean

help:
	@echo "make play      play Québec in the terminal against bots"
	@echo "make test      everything that must hold: style, types, import rules, tests interpreted and compiled"
	@echo "make compiled  the compiled engine in build/compiled"
	@echo "make soak      10,000 random games of every game at every seat count, invariants on"
	@echo "make bench     how fast this machine plays (compiled); make peers: side by side with other engines"
	@echo "make lock      renew requirements.lock"

.venv/ready: requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or newer is needed (PYTHON=...)"; exit 1; }
	@test -x $(BIN)/python || { echo "== creating .venv"; $(PYTHON) -m venv .venv || { rm -rf .venv; sh tools/need.sh python3-venv && $(PYTHON) -m venv .venv; }; }
	@echo "== installing what requirements.lock pins"
	@$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements.lock
	@echo "== installing ludotheque (editable)"
	@$(BIN)/python -m pip install -q --disable-pip-version-check --no-build-isolation --no-deps -e .
	@touch $@

build/compiled/ready: .venv/ready hatch_build.py $(SOURCES)
	@command -v cc > /dev/null || sh tools/need.sh gcc python3-dev
	@echo "== compiling the engine into build/compiled"
	@$(BIN)/python hatch_build.py build/compiled
	@touch $@

compiled: build/compiled/ready

play: .venv/ready
	@$(MAKE) -s compiled || echo "== no C compiler: the engine runs interpreted, some 25 times slower"
	@if test -e build/compiled/ready; then export $(WITH_COMPILED); fi; $(BIN)/ludotheque play quebec --seats 3 --bots greedy

test: lint types imports test-interpreted test-compiled
	@echo "== all is well"

lint: .venv/ready
	@echo "== ruff"
	@$(BIN)/ruff check -q .
	@$(BIN)/ruff format -q --check .

types: .venv/ready
	@echo "== mypy --strict"
	@$(BIN)/mypy

imports: .venv/ready
	@echo "== import rules"
	@said=$$($(BIN)/lint-imports --no-logo 2>&1) || { echo "$$said"; exit 1; }

test-interpreted: .venv/ready
	@echo "== tests, interpreted"
	@LUDOTHEQUE_BUILD=interpreted $(BIN)/pytest -n auto

test-compiled: compiled
	@echo "== tests, compiled"
	@LUDOTHEQUE_BUILD=compiled $(WITH_COMPILED) $(BIN)/pytest -n auto

soak: compiled
	@for seats in 3 4 5; do $(WITH_COMPILED) $(BIN)/ludotheque simulate quebec --games 10000 --seats $$seats --bots random --check || exit 1; done

bench: compiled
	@$(WITH_COMPILED) $(BIN)/ludotheque bench quebec

peers: compiled
	@$(BIN)/python benchmarks/peers.py

lock: .venv/ready
	@$(BIN)/python -m pip install -q uv
	@$(BIN)/uv pip compile -q pyproject.toml --extra dev --upgrade --generate-hashes --python-version 3.11 \
		--no-header --no-annotate -o requirements.lock

clean:
	rm -rf .venv build .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
