# Boardwalk needs Go and make; the go command fetches everything else.

GO       ?= go
FUZZTIME ?= 10s

# Set by make accept: rows of the law may go unanswered again.
ACCEPT :=

STATICCHECK = $(GO) tool -modfile=tools/go.mod staticcheck

# On CI nothing is written, and a coverage file that is out of date is a failure.
LAWSCAN_FLAGS = $(ACCEPT) $(if $(filter true,$(CI)),-check)

.DEFAULT_GOAL := help
.PHONY: help run test accept lint fmt-check vet staticcheck bench load profile fuzz clean web web-test

help: ## show this list
	@echo "usage: make TARGET"
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

run: ## play in the terminal
	@$(GO) run ./cmd/boardwalk play

test: lint ## lint, run every test, and hold the coverage of the law
	@echo "== tests"
	@log=$$(mktemp -d) && trap 'rm -rf "$$log"' EXIT && \
	BOARDWALK_LAW_LOG="$$log" $(GO) test -count=1 ./... && \
	echo "== coverage of the law" && \
	$(GO) run ./internal/lawscan/cmd -log "$$log" $(LAWSCAN_FLAGS)
	@echo "== all good"

accept: ## as test, and accept that rows of the law are no longer answered
	@$(MAKE) --no-print-directory test ACCEPT=-accept

lint: fmt-check vet staticcheck ## gofmt, go vet and staticcheck

# The gofmt of the toolchain that builds the module, which need not be the one on the path.
fmt-check:
	@echo "== gofmt"
	@unformatted=$$("$$($(GO) env GOROOT)/bin/gofmt" -l .) || exit 1; \
	if [ -n "$$unformatted" ]; then \
		echo "not formatted; run gofmt -w on:"; echo "$$unformatted"; exit 1; \
	fi

vet:
	@echo "== go vet"
	@$(GO) vet ./...

staticcheck:
	@echo "== staticcheck"
	@$(STATICCHECK) ./...

# The program is built with a profile of the games, so they are measured with it.
PROFILE  = cmd/boardwalk/default.pgo
PROFILED = blackjack baccarat threecard

bench: ## run the benchmarks
	@$(GO) test -pgo=$(PROFILE) -run '^$$' -bench . -benchmem ./...

load: ## how much a house bears: 200 tables with three players each, over HTTP
	@$(GO) run ./internal/load

profile: ## profile the games anew, for the compiler to optimise what they do most
	@dir=$$(mktemp -d) && trap 'rm -rf "$$dir"' EXIT && \
	for game in $(PROFILED); do \
		$(GO) test -run '^$$' -bench . -benchtime 4s -o "$$dir/$$game.test" -cpuprofile "$$dir/$$game.prof" ./game/$$game || exit 1; \
	done && \
	$(GO) tool pprof -proto "$$dir"/*.prof > $(PROFILE)

fuzz: ## fuzz every fuzz target for FUZZTIME (10s)
	@for pkg in $$($(GO) list ./...); do \
		targets=$$($(GO) test -list '^Fuzz' $$pkg) || { echo "$$targets"; exit 1; }; \
		for target in $$(echo "$$targets" | grep '^Fuzz'); do \
			echo "== $$pkg $$target"; \
			$(GO) test -run '^$$' -fuzz "^$$target\$$" -fuzztime $(FUZZTIME) $$pkg || exit 1; \
		done; \
	done
	@echo "== all good"

# The browser app needs Node as well; nothing else does. Without it the program
# serves the page that is committed.
web: ## build the browser app, which the program then serves
	@cd web && npm ci --no-fund --no-audit && npm run build

web-test: ## check the browser app, and play in a real browser (needs chromium)
	@cd web && npm ci --no-fund --no-audit && npm run check && npm test && npm run e2e

clean: ## remove what the build leaves
	@rm -f boardwalk *.test *.prof coverage.out
	@$(GO) clean -testcache
