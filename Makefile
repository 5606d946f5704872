# Two commands do everything: `make play` and `make test`. Each installs what it needs into .venv first.

PYTHON ?= $(shell command -v python3.11 || command -v python3)
BIN := .venv/bin
PAGES := src/ludotheque/web/static/index.html
NODE := PATH="$(CURDIR)/$(BIN):$$PATH"
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name 'rules.*.md')
WITH_COMPILED := PYTHONPATH=$(CURDIR)/build/compiled

# Tests start hundreds of Python processes: let them share compiled bytecode, whatever the shell's environment says.
export PYTHONDONTWRITEBYTECODE =

FRONTEND := $(shell find frontend -name node_modules -prune -o -path frontend/dev -prune -o -type f -print)

.PHONY: help play terminal test checked lint types imports frontend pages-check test-interpreted test-compiled compiled
.PHONY: ray wheel fonts browser webkit nginx redis postgresql systemd scale pictures animation fields wire mutants spread soak bench compare peers load load-peer bots-load lock clean

help:
	@echo "make play      install dependencies, build the pages, open the table in the browser"
	@echo "make terminal  play Québec in the terminal against bots"
	@echo "make test      all checks: style, types, import rules, tests interpreted and compiled"
	@echo "make webkit    a match of each game in WebKit, against bots"
	@echo "make ray       a tournament on a Ray cluster, one of whose workers is killed"
	@echo "make compiled  the compiled engine in build/compiled"
	@echo "make wheel     a wheel in build/wheel, with the pages; PURE=1: without compiled code, for every platform"
	@echo "make fonts     subsets the pages' fonts to the characters they show"
	@echo "make pictures  screenshots of every page, in build/screenshots"
	@echo "make animation the animated picture of the README"
	@echo "make fields    generates clone() of the games' states from the fields they declare"
	@echo "make wire      generates the browser's types from the server's"
	@echo "make mutants   GAME=quebec SEED=1 COUNT=100: mutates rules of a game, shows the mutants that no test kills"
	@echo "               RULINGS=1 (of civilization): breaks each ruling, shows those whose own scenario still passes"
	@echo "make spread    fits the chances to win to games of bots: GAME=quadrata SEATS=3 COUNT=400"
	@echo "make soak      tests with new random numbers: ten rounds, or MINUTES=30; SEED=... to repeat one"
	@echo "               preceded by fuzzing a web table (FUZZ=100000 requests and messages)"
	@echo "make bench     the speed of this machine (compiled); make compare BASE=main: compared with another commit;"
	@echo "               make peers: compared with other engines;"
	@echo "               make load: moves a second of the web table; make load-peer: compared with boardgame.io;"
	@echo "               make bots-load: how long bots take to answer (WHAT=\"experts guest hints\" SECONDS=60);"
	@echo "               make scale: with one and two processes, on SQLite and on PostgreSQL with Redis"
	@echo "make lock      renew requirements.lock and, from it, requirements-run.lock"

.venv/ready: requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or newer is needed (PYTHON=...)"; exit 1; }
	@test -x $(BIN)/python || { echo "== creating .venv"; $(PYTHON) -m venv .venv || { rm -rf .venv; sh tools/need.sh python3-venv && $(PYTHON) -m venv .venv; }; }
	@echo "== installing what requirements.lock pins"
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --require-hashes -r requirements.lock
	@echo "== installing ludotheque (editable)"
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --no-build-isolation --no-deps -e .
	@touch $@

build/compiled/ready: .venv/ready hatch_build.py $(SOURCES)
	@command -v cc > /dev/null || sh tools/need.sh gcc python3-dev
	@echo "== compiling the engine into build/compiled"
	@$(BIN)/python hatch_build.py build/compiled
	@touch $@

compiled: build/compiled/ready

# With the game of the load benchmark, compiled like the others.
build/load/ready: .venv/ready hatch_build.py $(SOURCES) $(wildcard benchmarks/relay/*)
	@command -v cc > /dev/null || sh tools/need.sh gcc python3-dev
	@echo "== compiling the engine and the relay into build/load"
	@$(BIN)/python hatch_build.py build/load benchmarks/relay
	@touch $@

# Node comes as a Python package, so that every machine has the same version. Not `npm ci`: it requires the optional
# binaries of all other platforms in the lock file.
frontend/node_modules/ready: .venv/ready frontend/package.json frontend/package-lock.json
	@echo "== installing the front end's packages"
	@cd frontend && $(NODE) npm install --no-save --loglevel=error > /dev/null
	@touch $@

# A wheel with the pages, installable without Node or a compiler. PURE=1: without compiled code, for every platform.
wheel: $(PAGES)
	@rm -rf build/wheel
	@$(if $(PURE),LUDOTHEQUE_PURE=1 )$(BIN)/python -m hatchling build -t wheel -d build/wheel

$(PAGES): frontend/node_modules/ready $(FRONTEND)
	@echo "== building the pages"
	@cd frontend && $(NODE) npx vite build --logLevel warn

frontend: $(PAGES)

play: $(PAGES)
	@$(MAKE) -s compiled || echo "== no C compiler: the engine runs interpreted, some 25 times slower"
	@if test -e build/compiled/ready; then export $(WITH_COMPILED); fi; exec $(BIN)/ludotheque serve

terminal: .venv/ready
	@$(MAKE) -s compiled || echo "== no C compiler: the engine runs interpreted, some 25 times slower"
	@if test -e build/compiled/ready; then export $(WITH_COMPILED); fi; $(BIN)/ludotheque play quebec --seats 3 --bots greedy

# Checks that use one core each run in parallel; the tests use all cores.
test:
	@$(MAKE) --no-print-directory -j 2 checked
	@$(MAKE) --no-print-directory test-interpreted test-compiled
	@echo "== all checks passed"

# The longest first.
checked: lint compiled pages-check types imports $(PAGES)

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

pages-check: frontend/node_modules/ready
	@for check in check lint test words; do echo "== pages: $$check"; \
		said=$$(cd frontend && $(NODE) npm run --silent $$check 2>&1) || { echo "$$said"; exit 1; }; done

browser:
	@command -v chromium > /dev/null || sh tools/need.sh chromium

# The pages in WebKit, on a virtual screen; not part of `make test`.
webkit: .venv/ready $(PAGES)
	@command -v WebKitWebDriver > /dev/null && command -v Xvfb > /dev/null || sh tools/need.sh webkit2gtk-driver xvfb
	@$(BIN)/pytest tests/webkit/smoke.py

nginx:
	@test -x /usr/sbin/nginx || command -v nginx > /dev/null || sh tools/need.sh nginx

redis:
	@command -v redis-server > /dev/null || sh tools/need.sh redis-server

systemd:
	@command -v systemd-analyze > /dev/null || sh tools/need.sh systemd

postgresql:
	@ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 || command -v initdb > /dev/null || sh tools/need.sh postgresql

# Tests of the engine run interpreted, too, with one test of the web table. All others run compiled only: they test code
# that is never compiled, or play the same games again.
INTERPRETED = tests/core tests/toys tests/quebec tests/quadrata tests/nouvelle_france tests/small_city tests/civilization \
	tests/test_conformance.py tests/test_conformance_notices.py tests/test_fields.py tests/web/test_playing.py \
	--ignore tests/core/test_words.py

# Each worker gets a contiguous block of tests, so that shared fixtures (a server, a browser, a played game) are created
# once; idle workers steal half of the remaining tests of another.
DEALT := --dist worksteal

test-interpreted: .venv/ready
	@echo "== tests, interpreted"
	@LUDOTHEQUE_BUILD=interpreted $(BIN)/pytest -n auto $(DEALT) $(INTERPRETED)

# One worker more than cores, because tests sometimes wait for browsers and servers.
WORKERS := $(shell expr $$(nproc) + 1)

test-compiled: compiled browser nginx redis postgresql systemd $(PAGES)
	@echo "== tests, compiled"
	@LUDOTHEQUE_BUILD=compiled $(WITH_COMPILED) $(BIN)/pytest -n $(WORKERS) $(DEALT)

# A tournament on a local cluster, one of whose workers is killed; not part of `make test`: Ray is 80 MB.
build/ray: .venv/ready requirements-ray.lock
	@echo "== installing Ray"
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --require-hashes --no-deps -r requirements-ray.lock
	@mkdir -p build && touch $@

ray: build/ray compiled
	@LUDOTHEQUE_BUILD=compiled $(WITH_COMPILED) $(BIN)/pytest tests/cluster/smoke.py

# Screenshots of every page in build/screenshots; existing ones are overwritten.
pictures: compiled browser $(PAGES)
	@PICTURES=1 LUDOTHEQUE_BUILD=compiled $(WITH_COMPILED) $(BIN)/pytest -n 2 tests/browser/test_every_page.py

animation: compiled browser $(PAGES)
	@LUDOTHEQUE_BUILD=compiled $(WITH_COMPILED) $(BIN)/python -m tools.animation

fields: .venv/ready
	@$(BIN)/python -m tools.fields

fonts: frontend/node_modules/ready
	@$(BIN)/python -m pip install -q fonttools brotli
	@$(BIN)/python -m tools.fonts

wire: frontend/node_modules/ready
	@$(BIN)/python -m tools.wire

# ONLY="12 40": only these, after a test was added. RULINGS=1: the mutation of each ruling, against the ruling's own
# scenario; ONLY="CV-B9 CV-B52": only these.
mutants: .venv/ready
ifdef RULINGS
	@$(BIN)/python -m tools.broken_rulings $(or $(GAME),civilization) $(if $(ONLY),--only $(ONLY)) $(if $(ALL),--all)
else
	@$(BIN)/python -m tools.mutants $(or $(GAME),quebec) --seed $(or $(SEED),1) --count $(or $(COUNT),100) \
		$(if $(ONLY),--only $(ONLY)) $(if $(OWN),--own)
endif

# GAME=quadrata, SEATS=3: only these; COUNT games for each number of seats, between bots of these levels.
spread: compiled
	@$(WITH_COMPILED) $(BIN)/python -m tools.spread $(GAME) $(if $(SEATS),--seats $(SEATS)) \
		$(if $(COUNT),--count $(COUNT)) $(if $(BOTS),--bots $(BOTS))

soak: compiled redis postgresql
	@$(WITH_COMPILED) $(BIN)/python -m tools.soak $(if $(SEED),--seed $(SEED)) $(if $(MINUTES),--minutes $(MINUTES)) \
		$(if $(FUZZ),--fuzz $(FUZZ))

GAMES = civilization nouvelle_france quadrata quebec small_city

bench: compiled
	@for game in $(GAMES); do $(WITH_COMPILED) $(BIN)/ludotheque bench $$game || exit 1; done

# Random play and clones of this working tree and of a commit, in interleaved rounds: ROUNDS=5 for fewer.
compare: compiled
	@$(BIN)/python benchmarks/compare.py $(or $(BASE),main) $(if $(ROUNDS),--rounds $(ROUNDS))

peers: compiled
	@$(BIN)/python benchmarks/peers.py

load: build/load/ready
	@for matches in 50 200; do $(BIN)/python benchmarks/load.py --matches $$matches || exit 1; done

load-peer: build/load/ready
	@$(BIN)/python benchmarks/load_peer.py

scale: build/load/ready redis postgresql
	@$(BIN)/python benchmarks/scale.py

# How long bots take to answer, and what one guest can do to those of others.
bots-load: compiled
	@$(BIN)/python benchmarks/bots_load.py $(WHAT) --seconds $(or $(SECONDS),60)

lock: .venv/ready
	@$(BIN)/python -m pip install -q uv
	@$(BIN)/uv pip compile -q pyproject.toml --extra dev --upgrade --generate-hashes --python-version 3.11 \
		--no-header --no-annotate -o requirements.lock
	@$(BIN)/uv pip compile -q pyproject.toml --extra server --constraint requirements.lock --generate-hashes --python-version 3.11 \
		--no-header --no-annotate -o requirements-run.lock

clean:
	rm -rf .venv build frontend/node_modules src/ludotheque/web/static .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
