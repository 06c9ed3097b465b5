#!/usr/bin/env python3
"""Hold verify.py against the test vectors of docs/record.md and docs/fairness.md.

    python3 vectors.py ../journal/testdata/fairness.json ../web/src/inspector/vectors.json
"""

import base64
import json
import sys

import verify


def fairness(v):
    """Seeds, leaves, paths, cuts, chains, keys and draws of some rounds."""
    table, root = v["table"], bytes.fromhex(v["series"]["root"])
    assert verify.first_chain(table).hex() == v["chain0"]
    for r in v["rounds"]:
        seed = bytes.fromhex(r["seed"])
        leaf = verify.leaf_of(table, r["round"], seed)
        assert leaf.hex() == r["leaf"]
        path = base64.b64decode(r["path"])
        index = r["round"] - v["series"]["first"]
        assert verify.path_leads(path, leaf, index, root)
        assert not verify.path_leads(path, leaf, index ^ 1, root)
        p = verify.Round(r["round"], leaf, 0, bytes.fromhex(r["chain"]))
        for c in r["cuts"]:
            if "secret" not in c:  # it was not opened, and is not mixed in
                continue
            secret = bytes.fromhex(c["secret"])
            assert verify.cut_of(table, r["round"], c["seat"], c["person"], secret).hex() == c["hash"]
            p.mixed.append((c["seat"], c["person"], secret))
        if "beacon" in r:
            p.beacon = (r["beacon"]["round"], verify.sha256(bytes.fromhex(r["beacon"]["value"])))
        key = p.key(table, seed)
        assert key.hex() == r["key"]
        assert p.next_chain().hex() == r["next"]
        source = verify.ChaCha8(key)
        assert [source.draw(v["of"]) for _ in r["draws"]] == r["draws"]
    return len(v["rounds"])


def log(v):
    """The heads of a growing log, and their signatures."""
    key, tree = verify.Key(v["key"]), verify.Tree()
    for line, signed in zip(v["lines"], v["checkpoints"]):
        tree.append(line.encode())
        assert verify.read_checkpoint(signed, key) == (tree.size, tree.head())
        try:
            verify.read_checkpoint(signed.replace("\n%d\n" % tree.size, "\n%d\n" % (tree.size + 1)), key)
        except verify.Wrong:
            continue
        raise AssertionError("a changed checkpoint is accepted")
    return len(v["checkpoints"])


def main():
    with open(sys.argv[1], encoding="utf-8") as a, open(sys.argv[2], encoding="utf-8") as b:
        print("%d rounds and %d checkpoints are as they should be" % (fairness(json.load(a)), log(json.load(b))))


if __name__ == "__main__":
    main()
