# The commands of this project. `make run` serves the site, `make test` tests everything.
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help

PYTHON ?= $(shell command -v python3.11 || command -v python3)
HOST ?= 127.0.0.1
PORT ?= 8000
VENV := .venv
BIN := $(VENV)/bin
CODE := manage.py $(wildcard config judgeclasses quizzes rulesengine tests benchmarks)
PO := $(wildcard config/locale/*/LC_MESSAGES/django.po)
MO := $(PO:.po=.mo)
export UV_PYTHON_DOWNLOADS := never
export HOST PORT

.PHONY: help
help: ## Say what there is
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /make \1\t/' | expand -t 18

# --- The environment ---------------------------------------------------------------------------

$(BIN)/python:
	@test -n "$(PYTHON)" && "$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Judge Classes needs Python 3.11 or newer: make PYTHON=/path/to/python3.11" >&2; exit 1; }
	@"$(PYTHON)" -m venv $(VENV) \
	  || { echo "Cannot make a virtual environment: install python3-venv" >&2; rm -rf $(VENV); exit 1; }

# uv installs in seconds where pip takes half a minute; pip does it where uv cannot be had.
define install
	@echo "Installing $(1) …"
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements-uv.txt 2>/dev/null || true
	@if [ -x $(BIN)/uv ]; then \
	  $(BIN)/uv pip install --quiet --python $(BIN)/python --require-hashes -r $(1); \
	else \
	  $(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r $(1); \
	fi
	@touch $(2)
endef

$(VENV)/run.stamp: requirements.txt | $(BIN)/python
	$(call install,requirements.txt,$@)

$(VENV)/dev.stamp: requirements-dev.txt $(VENV)/run.stamp
	$(call install,requirements-dev.txt,$@)

$(MO) &: $(PO) $(VENV)/run.stamp
	@$(BIN)/python -m config.messages compile

.PHONY: venv dev
venv: $(VENV)/run.stamp $(MO) ## Install what the site needs
dev: $(VENV)/dev.stamp $(MO) ## Install what developing needs

# --- Running -----------------------------------------------------------------------------------

.PHONY: run mentor
run: venv ## Set everything up and serve the site (HOST, PORT)
	@exec $(BIN)/python -m config.serve

mentor: venv ## Make EMAIL a mentor and print a one-time sign-in link
	@test -n "$(EMAIL)" || { echo "Say whom: make mentor EMAIL=you@example.org" >&2; exit 1; }
	@$(BIN)/python manage.py make_mentor "$(EMAIL)"

# --- Testing -----------------------------------------------------------------------------------

.PHONY: lint types imports translations unit check chromium test conformance bench
lint: dev
	@$(BIN)/ruff check --quiet $(CODE)
	@$(BIN)/ruff format --check --quiet $(CODE) \
	  || { $(BIN)/ruff format --diff $(CODE); echo "Run: make format" >&2; exit 1; }
	@find templates -name '*.html' -print0 | xargs -0 $(BIN)/djade --check --target-version 5.2

types: dev
	@$(BIN)/mypy $(CODE)

imports: dev
	@if [ -d rulesengine ]; then said=$$($(BIN)/lint-imports 2>&1) || { echo "$$said"; exit 1; }; fi

translations: dev
	@$(BIN)/python -m config.messages check

unit: dev
	@$(BIN)/python -m pytest -q -n 2 -m "not browser and not sweep and not slow"

check: lint types imports unit ## Lint, types and unit tests: before every commit

chromium:
	@command -v chromium > /dev/null || { echo "Installing Debian's chromium …"; \
	  (apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium) > /dev/null 2>&1; } \
	  || { echo "The browser tests need Debian's chromium, which could not be installed: apt-get install chromium" >&2; exit 1; }

test: lint types imports translations chromium ## Everything: make check and the browser tests
	@$(BIN)/python -m pytest -q -n 2 -m "not sweep"

conformance: dev ## Check the engine against scenario files (CORPUS=DIR CARDS=FILE)
	@$(BIN)/python -m tests.rulesengine.conformance "$(CORPUS)" $(CARDS)

bench: dev ## Run the benchmarks
	@for file in $(sort $(wildcard benchmarks/bench_*.py)); do $(BIN)/python -m benchmarks.$$(basename "$$file" .py); done

# --- Upkeep ------------------------------------------------------------------------------------

.PHONY: format messages keywords-page sample-page cards-page picture lock clean
format: dev ## Format code and templates
	@$(BIN)/ruff check --fix --quiet $(CODE) || true
	@$(BIN)/ruff format --quiet $(CODE)
	@find templates -name '*.html' -print0 | xargs -0 $(BIN)/djade --target-version 5.2 || true

messages: dev ## Bring the translation catalogues up to date with the sources
	@$(BIN)/python -m config.messages update
	@$(BIN)/python -m config.messages compile

keywords-page: dev ## Write docs/keywords.md anew
	@$(BIN)/python -m tests.rulesengine.keywords.page

sample-page: dev ## Write docs/sample-questions.md anew
	@$(BIN)/python -m tests.quizzes.sample_page

cards-page: dev ## Write docs/cards-read.md anew from card files (CARDS=FILE …)
	@$(BIN)/python -m tests.rulesengine.oracle.cards_page $(CARDS)

picture: dev chromium ## Take the README's picture anew
	@UPDATE_PICTURES=1 $(BIN)/python -m pytest -q -p no:randomly tests/browser/test_picture.py

lock: ## Pin the newest versions, with hashes
	@echo uv | $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --upgrade \
	  --no-annotate --custom-compile-command "make lock" - -o requirements-uv.txt
	@$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --upgrade \
	  --custom-compile-command "make lock" pyproject.toml -o requirements.txt
	@$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	  --extra dev -c requirements.txt --custom-compile-command "make lock" pyproject.toml -o requirements-dev.txt

clean: ## Forget the environment (not the database)
	@rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .import_linter_cache
