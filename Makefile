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

# What is checked, tested and played is built as `reproducible` builds it, so that all of it is compiled once: without the
# profile of the games, without paths, C and what only debuggers read.
CHECKED = vet staticcheck go-test thorough web-test divided browser pictures
$(CHECKED): export GOFLAGS := $(GOFLAGS) -trimpath -pgo=off -gcflags=all=-dwarf=false
$(CHECKED): export CGO_ENABLED := 0

.DEFAULT_GOAL := help
.PHONY: help run cluster test accept lint fmt-check vet staticcheck go-test thorough bench load scale faults cluster-faults
.PHONY: binary page reproducible cut next release release-key evenings evening-sentences mutate-rules upgrade midhand copies restore-drill
.PHONY: attack attack-flood profile fuzz mutate clean web web-test divided browser pictures game new-game prove

help: ## show this list
	@echo "usage: make TARGET"
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  %-14s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

# The sources of a release have the page built, and the licenses of what is in it.
page:
	@if [ -e THIRD-PARTY-LICENSES ]; then :; \
	elif tools/node >/dev/null; then $(MAKE) --no-print-directory web; \
	else echo "Without it a plain page is served."; fi

run: page ## open the casino: it says where, and a browser shows it
	@tools/compile "$(GO)" boardwalk ./cmd/boardwalk
	@exec ./boardwalk serve --open

cluster: page ## a house of three nodes on this machine, with a PostgreSQL of its own
	@tools/compile "$(GO)" boardwalk ./cmd/boardwalk
	@exec tools/cluster ./boardwalk

test: lint go-test reproducible web-test ## lint, run every test, hold the coverage of the law, and play in a browser
	@echo "== all good"

# What go vet finds is found by lint: here it would only be looked for once more.
go-test:
	@tools/python >/dev/null
	@tools/pdftotext >/dev/null
	@echo "== tests"
	@log=$$(mktemp -d) && trap 'rm -rf "$$log"' EXIT && \
	BOARDWALK_LAW_LOG="$$log" $(FRESH) $(GO) test -short -vet=off -count=1 -timeout 30m ./... && \
	echo "== coverage of the law" && \
	$(GO) run ./internal/lawscan/cmd -log "$$log" $(LAWSCAN_FLAGS)

thorough: ## run the long forms of those tests that have one
	@tools/python >/dev/null
	@tools/pdftotext >/dev/null
	@$(FRESH) $(GO) test -count=1 -timeout 60m ./...
	@tools/reproducible "$(GO)" --anew

reproducible: ## build the program in two directories, and compare the bytes
	@echo "== two builds of the program"
	@PGO=off tools/reproducible "$(GO)"

binary: ## build ./boardwalk exactly as a release has it, for GOOS and GOARCH
	@tools/binary "$(GO)" boardwalk

# What a release is and how it is made is in docs/releases.md. KEY is the file of the key of whoever releases.
RELEASE  = $(GO) run ./internal/release/cmd
VERSION ?=
NAME    ?=
KEY     ?=
TARGETS ?=

cut: ## make this tree that of a version: make cut VERSION=0.1.0
	@$(RELEASE) cut -version '$(VERSION)'

next: ## go on after a release, towards the next version: make next VERSION=0.2.0
	@$(RELEASE) next -version '$(VERSION)'

release-key: ## make the key that signs releases, outside of the tree: make release-key NAME=example.org/releases
	@$(RELEASE) key -name '$(NAME)' -key '$(KEY)'

release: ## write dist/VERSION: sources, programs for six systems, components, sums and signature
	@$(RELEASE) build -go "$(GO)" -key '$(KEY)' $(if $(TARGETS),-targets '$(TARGETS)')

new-game: ## write the beginning of a new game: make new-game ID=lucky-flush LIKE=three-card-poker
	@$(GO) run ./internal/newgame/cmd -id '$(ID)' $(if $(LIKE),-like '$(LIKE)')
	@echo "== what the game declares" && $(GO) test -short ./game -run '(Declared|Versions)/^$(ID)$$' -update

game: ## run everything that concerns one game, and say what is missing: make game GAME=casino-war; KEEP=1 writes what follows from it
	@$(FRESH) tools/game "$(GO)" "$(GAME)" $(KEEP)

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

# How many power cuts there are at each write, beside a kill: with 10 they come to a hundred thousand in all.
CUTS  ?= 10
KILLS ?= 200

faults: ## cut evenings short in some hundred thousand ways, and kill houses under load KILLS (200) times
	@BOARDWALK_CUTS=$(CUTS) BOARDWALK_KILLS=$(KILLS) $(GO) test -count=1 -v -timeout 6h -run 'TestCuts|TestKilled' ./audit ./store
	@BOARDWALK_KILLS=$(KILLS) $(GO) test -count=1 -v -timeout 3h -run 'TestProgressiveUnderFire' ./meter

cluster-faults: ## two hundred faults in a house of three nodes under load: killed, stopped, cut off, slow
	@BOARDWALK_KILLS=$${BOARDWALK_KILLS:-200} $(GO) test -count=1 -v -timeout 90m -run 'TestNodesUnderFire' ./cli

# The last release, unless a revision is named: FROM=a1b2c3d. TIMES is how many houses are upgraded.
FROM  ?= release
TIMES ?= 6

upgrade: ## open houses with this program that the last release (or FROM=REVISION) left, killed or closed in the middle of hands
	@BOARDWALK_UPGRADE='$(FROM)' BOARDWALK_UPGRADES=$(TIMES) $(GO) test -count=1 -v -timeout 60m -run 'TestUpgrade' ./cli

midhand: ## add the house of a release to audit/testdata/midhand, left in the middle of a hand at every game
	@$(GO) test -count=1 -v -run TestHousesThatWereLeft ./audit -midhand

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

# How many copies are taken, and for how long people play before and after the backup of the drill.
COPIES ?= 1000
PLAY   ?= 10s

copies: ## copy a house under load a thousand times, and kill one that ships sixty times: every copy opens with all of it
	@BOARDWALK_COPIES=$(COPIES) BOARDWALK_KILLS=60 $(GO) test -count=1 -timeout 3h -v -run 'TestCopiesOf|TestWhatIsShipped' ./store/backup

restore-drill: ## back up a house under load, kill it, restore it elsewhere, have a standby take over, and play on
	@BOARDWALK_DRILL=$(PLAY) $(GO) test -count=1 -timeout 30m -v -run 'TestRestoreDrill' ./cli

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

# The certificates that are made, how many rounds each simulation has (-1 is a thousand million under the usual options and a
# hundred million under others), for how long one certificate is simulated (10m; 0 is to the end), and which blocks of the
# rounds are played here: SLICE=3/10 on one of ten machines. What was played is kept in PROGRESS.
ROUNDS   ?= -1
LIMIT    ?= 0
PROGRESS ?= proof/progress

prove: ## make the certificates of exact figures in proof/kept, all or of one game: make prove GAME=craps ROUNDS=1000000
	@$(GO) run ./internal/prove -game '$(GAME)' -rounds $(ROUNDS) -most $(LIMIT) -slice '$(SLICE)' -progress '$(PROGRESS)'

mutate: ## break the code of N (200) answered rows of the law, and see whether their tests notice
	@$(GO) run ./internal/mutate/cmd -n $(N) -seed $(SEED) -of '$(OF)' -in '$(IN)' -out '$(OUT)' -slice '$(SLICE)' -citing=$(CITING) -keep '$(KEEP)'

# The evenings that mutate-rules holds against broken rules: those of a directory (EVENINGS=/tmp/evenings), or those of all
# releases. Without a release: go run ./internal/evenings/cmd -trial /tmp/evenings.
EVENINGS ?=

mutate-rules: ## break N rules of games, and see whether the evenings and the list of versions notice
	@BOARDWALK_EVENINGS='$(EVENINGS)' $(GO) run ./internal/mutate/cmd -evenings -n $(N) -seed $(SEED)

evenings: ## deal the evenings of this release, which every later program must replay
	@$(GO) run ./internal/evenings/cmd

evening-sentences: ## renew the sentences beside the evenings of all releases, on purpose
	@$(GO) run ./internal/evenings/cmd -sentences

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
	@rm -rf boardwalk *.test *.prof coverage.out web/dist/app web/node_modules web/.node web/test-results dist
	@$(GO) clean -testcache
