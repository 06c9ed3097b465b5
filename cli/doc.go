// Package cli is the command line of boardwalk.
//
// A command is a struct whose fields are its flags and arguments, with a method Run(*console) error, and a method Help
// that ends with an example. To add one, give it a field in [commands]. A command with many flags has them and its
// help in a file of its own, NAME_command.go. [Main] runs the command that the arguments name.
//
// Other modules should not build on this package: it may change in every version.
//
// # Files
//
// What commands share:
// console.go (where they read and write, and how misuse is told), arguments.go (games, amounts, cards and files that
// arguments name), print.go (numbers and sentences as text), whatif.go (rules that need not be lawful), progress.go.
//
// The law and the games:
// law_show.go, law_additions.go, law_evidence.go, law_coverage.go, law.go; games_wagers.go, games_options.go,
// games_full.go (one game in full), games_json.go, games_keno.go, games_all.go (the closed list), games.go; case.go.
//
// Play in the terminal, and files of hands:
// play.go, keno.go, rank.go, phh.go.
//
// A casino:
// check_result.go, check_rates.go, check_way.go, check.go (a casino file against the law); housebeacon.go, beacon.go;
// audit_proven.go, audit_find.go, audit.go; report.go (a gaming day); witness.go, bot.go.
//
// A house that is open:
// settings.go (the configuration file, and names in the environment), serve_lifetimes.go, serve_shipping.go,
// serve_archiving.go (old months), serve_command.go (flags), browser.go (shows its page),
// serve_exposed.go (warnings), serve_log.go, systemd.go, serve_passwords.go (first passwords of
// staff), serve_tls.go, serve_file.go (what changed in the casino file), serve_closed.go (a house that must not
// open), serve.go; config.go (what is in effect), doctor.go, backup.go, archive.go (old months), keys.go (another key),
// restore.go, standby.go, release.go, people_data.go, people_forget.go, people_export.go, people.go, cluster.go.
//
// Odds:
// odds_command.go (flags), odds_report.go, odds_equity.go, odds_choices.go, odds_chart.go, odds_keno.go,
// odds_certificate.go, odds.go.
//
// A designer's workbench: compare.go, study.go, design.go. A laboratory's kit: rng.go (the source of outcomes), certify.go.
//
// Papers: print_petition.go, print_records.go, print_all.go, print_command.go (flags, and papers of a table).
//
// Simulations:
// simulate_command.go (flags), wagerfile.go (wagers of one's own, also for odds, play and check), simulate_controlled.go
// (what controls made of it), simulate_report.go, simulate_picture.go, simulate_nodes.go (played at the nodes of a house),
// simulate_flags.go (what the flags mean),
// simulate_cutcard.go, simulate_keno.go, simulate_poker_report.go, simulate_equity.go, simulate_poker.go, simulate.go,
// simulate_work.go (what a node plays for others).
//
// A house on several nodes:
// serve_parts.go, serve_shards.go, serve_node.go.
//
// Which program this is: version.go.
//
// All commands: cli.go, named.go (reads only the flags of the one that is named).
package cli
