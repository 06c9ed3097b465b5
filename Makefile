# Boardwalk needs Go and make; they fetch everything else, and Node from the system's packages where it is missing.

GO       ?= go
FUZZTIME ?= 10s

# Set by make accept: rows of the law may go unanswered again.
ACCEPT :=

STATICCHECK = $(GO) tool -modfile=tools/go.mod staticcheck

# Tests find nothing that an earlier run kept, so that passing here means passing on a new machine.
FRESH = "$(CURDIR)/tools/fresh"
export GO

# On CI nothing is written, and a coverage file that is out of date is a failure.
LAWSCAN_FLAGS = $(ACCEPT) $(if $(filter true,$(CI)),-check)

# What is checked and tested is built without the profile of the games: with it everything would be compiled a second time.
vet staticcheck go-test thorough: export GOFLAGS := $(GOFLAGS) -pgo=off

.DEFAULT_GOAL := help
.PHONY: help run cluster test accept lint fmt-check vet staticcheck go-test thorough bench load scale faults cluster-faults
.PHONY: attack attack-flood profile fuzz mutate clean web web-test divided browser pictures

help: ## show this list
	@echo "usage: make TARGET"
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  %-14s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

run: ## open the casino: it says where, and a browser shows it
	@if tools/node >/dev/null; then $(MAKE) --no-print-directory web; else echo "Without it a plain page is served."; fi
	@tools/compile "$(GO)" boardwalk ./cmd/boardwalk
	@exec ./boardwalk serve --open

cluster: ## a house of three nodes on this machine, with a PostgreSQL of its own
	@if tools/node >/dev/null; then $(MAKE) --no-print-directory web; else echo "Without it a plain page is served."; fi
	@tools/compile "$(GO)" boardwalk ./cmd/boardwalk
	@exec tools/cluster ./boardwalk

test: lint go-test web-test ## lint, run every test, hold the coverage of the law, and play in a browser
	@echo "== all good"

go-test:
	@echo "== tests"
	@log=$$(mktemp -d) && trap 'rm -rf "$$log"' EXIT && \
	BOARDWALK_LAW_LOG="$$log" $(FRESH) $(GO) test -short -count=1 ./... && \
	echo "== coverage of the law" && \
	$(GO) run ./internal/lawscan/cmd -log "$$log" $(LAWSCAN_FLAGS)

thorough: ## run the long forms of those tests that have one
	@$(FRESH) $(GO) test -count=1 -timeout 60m ./...

new-game: ## write the beginning of a new game: make new-game ID=lucky-flush LIKE=three-card-poker
	@$(GO) run ./internal/newgame/cmd -id '$(ID)' $(if $(LIKE),-like '$(LIKE)')

game: ## run everything that concerns one game, and say what is missing: make game GAME=casino-war
	@$(FRESH) tools/game "$(GO)" "$(GAME)"

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
PROFILED = blackjack baccarat threecard reddog roulette craps chemindefer minitex paigow

bench: ## run the benchmarks
	@$(GO) test -pgo=$(PROFILE) -run '^$$' -bench . -benchmem ./...

load: ## how much a house bears: 1,000 tables with three players each, over HTTP
	@$(GO) run ./cmd/load

scale: ## simulate a house of 100,000 tables: the figures of docs/scale.md
	@$(GO) run ./internal/scale/cmd

faults: ## cut evenings short in some fifty thousand ways, and kill houses under load sixty times
	@BOARDWALK_CUTS=4 BOARDWALK_KILLS=60 $(GO) test -count=1 -v -timeout 60m -run 'TestCuts|TestKilled' ./audit ./store
	@BOARDWALK_KILLS=60 $(GO) test -count=1 -v -timeout 60m -run 'TestProgressiveUnderFire' ./meter

cluster-faults: ## two hundred faults in a house of three nodes under load: killed, stopped, cut off, slow
	@BOARDWALK_KILLS=$${BOARDWALK_KILLS:-200} $(GO) test -count=1 -v -timeout 90m -run 'TestNodesUnderFire' ./cli

# Ten thousand connections that begin a request and do not end it. Both ends of each are
# in one process, which so needs twice as many open files.
attack-flood: ## ten thousand half-open connections to a house, and how long others wait
	@echo "== ten thousand half-open connections"
	@ulimit -n "$$(ulimit -Hn)" && \
	BOARDWALK_HALF_OPEN=10000 $(GO) test -count=1 -v -timeout 10m -run 'TestHalfOpenConnections' ./api

profile: ## profile the games anew, for the compiler to optimise what they do most
	@dir=$$(mktemp -d) && trap 'rm -rf "$$dir"' EXIT && \
	for game in $(PROFILED); do \
		$(GO) test -run '^$$' -bench . -benchtime 15s -o "$$dir/$$game.test" -cpuprofile "$$dir/$$game.prof" ./game/$$game || exit 1; \
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

# How many answered rows of the law are sampled (0 for all), by which seed, and of
# which part of the law: OF=19:47-14 for poker.
N    ?= 200
SEED ?= 1
OF   ?=

# Packages of which all code is broken instead, cited or not: IN=game/spanish21,game/boston5.
IN   ?=

# How many rounds the insider plays at each game, how many places of a killed house's
# files are damaged, and how many orders a crowd gives.
ATTACK ?= 10000
DAMAGE ?= 10000
ACTS   ?= 1000000

attack: attack-flood ## repeat the attacks on a running house at length
	@BOARDWALK_ATTACK=$(ATTACK) $(GO) test -count=1 -timeout 3h -v ./internal/attack
	@BOARDWALK_DAMAGE=$(DAMAGE) $(GO) test -count=1 -timeout 3h -v -run 'TestDamage$$' ./store
	@BOARDWALK_ACTS=$(ACTS) $(GO) test -count=1 -timeout 6h -v -run 'TestMixedOrders$$' ./audit

# A file with a line for every row that was tried (OUT=law/mutations.tsv), which a later run goes on with, and
# which part of the rows is tried: SLICE=3/10. CITING=true runs no tests but those that cite the row, and KEEP=DIR
# keeps the test programs for the next run.
OUT    ?=
SLICE  ?= 1/1
CITING ?= false
KEEP   ?=

mutate: ## break the code of N (200) answered rows of the law, and see whether their tests notice
	@$(GO) run ./internal/mutate/cmd -n $(N) -seed $(SEED) -of '$(OF)' -in '$(IN)' -out '$(OUT)' -slice '$(SLICE)' -citing=$(CITING) -keep '$(KEEP)'

# The browser app. Without it the program serves the page that is committed.
NPM      = cd web && PATH="$$(../tools/node):$$PATH" && export PATH && npm
MODULES  = web/node_modules/.package-lock.json
APP      = web/dist/app/index.html
APP_FROM = $(shell find web/src web/public web/index.html web/*.ts web/*.js)

web: $(APP) ## build the browser app, which the program then serves
	@:

$(MODULES): web/package-lock.json
	@echo "== what the browser app is built with"
	@$(NPM) ci --no-fund --no-audit --loglevel=error
	@touch $@

$(APP): $(MODULES) $(APP_FROM)
	@echo "== the browser app"
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

web-test: $(APP) ## check the browser app, and play in a real browser
	@echo "== types and logic of the browser app"
	@$(NPM) run --silent types -- --check && npm run --silent check && npm test --silent
	@echo "== play in a browser"
	@CHROMIUM="$$(tools/chromium)" && export CHROMIUM && $(NPM) exec -- $(FRESH) playwright test --grep-invert @long

divided: $(APP) ## play the short browser tests in houses on PostgreSQL that are divided into a hall and two wings
	@CHROMIUM="$$(tools/chromium)" && export CHROMIUM && $(NPM) exec -- $(FRESH) "$(CURDIR)/tools/withpostgres" playwright test --grep-invert @long

browser: $(APP) ## play every browser test, and look at every page in all colours and widths
	@CHROMIUM="$$(tools/chromium)" && export CHROMIUM ALL_LOOKS=1 && $(NPM) exec -- $(FRESH) playwright test

pictures: $(APP) ## take the pictures of games, rounds and pages anew, which browser holds them against
	@CHROMIUM="$$(tools/chromium)" && export CHROMIUM PICTURES=renew && $(NPM) exec -- $(FRESH) playwright test e2e/pictures

clean: ## remove what the build leaves
	@rm -rf boardwalk *.test *.prof coverage.out web/dist/app web/node_modules web/.node web/test-results
	@$(GO) clean -testcache
