#!/usr/bin/env python3
"""Verify the record of a Boardwalk house without a line of Boardwalk.

    python3 verify.py DIR                       verify the data directory of a house
    python3 verify.py DIR --json                the same, as one JSON object
    python3 verify.py DIR --key checkpoint.pub  hold signatures against a key that you have kept
    python3 verify.py DIR --checkpoint FILE     and against a signed checkpoint that you have kept (may be repeated)
    python3 verify.py DIR --faces TABLE ROUND   name the cards of a round from its seed

It needs Python 3.8 and nothing else. What it checks is specified, to the byte, in docs/record.md and docs/fairness.md, and
this program was written from those pages. It exits with 0 if nothing is wrong, 1 if something is, 2 if it cannot verify.

Verified: every record's line, number and place; the Merkle tree over all lines, against the hashes that are kept beside
them; the Ed25519 signature of every checkpoint, and the tree under it; that every balance is the sum of its transfers; and
that every outcome follows from a seed that was committed to before, from the chain of all rounds before it, and from the
cuts that players gave.

Not verified: the rules. Whether a hand was paid as the law wants is for `boardwalk audit verify`, which plays it again. The
signature of an outside beacon is taken as it is recorded. A house in PostgreSQL cannot be read.
"""

import argparse
import base64
import glob
import gzip
import hashlib
import hmac
import json
import os
import re
import shutil
import sqlite3
import sys
import tempfile
import zlib

# ---------------------------------------------------------------------------------------------------------------------
# Faults


class Report:
    """What was counted, and what is wrong."""

    def __init__(self):
        self.records = self.vouched = self.checkpoints = self.tables = self.lounges = 0
        self.seeds = self.draws = self.open = self.beacons = self.transfers = self.accounts = 0
        self.faults = []

    def fault(self, record, text):
        """Report what is wrong at a record; -1 for what is wrong with no record of its own."""
        self.faults.append({"record": record, "text": text})


class Unreadable(Exception):
    """The data cannot be verified at all."""


class Wrong(Exception):
    """A text is not in the form that it must have."""


# ---------------------------------------------------------------------------------------------------------------------
# Ed25519 (RFC 8032): verification only

P = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, P - 2, P) % P
ROOT = pow(2, (P - 1) // 4, P)


def recover_x(y, sign):
    """Return the x of the point with this y and sign of x, or None if there is none."""
    if y >= P:
        return None
    square = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    if square == 0:
        return None if sign else 0
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P:
        x = x * ROOT % P
    if (x * x - square) % P:
        return None
    return P - x if x & 1 != sign else x


def decode_point(b):
    """Return the point that 32 bytes stand for, in extended coordinates, or None."""
    y = int.from_bytes(b, "little")
    sign, y = y >> 255, y & (1 << 255) - 1
    x = recover_x(y, sign)
    return None if x is None else (x, y, 1, x * y % P)


def add_points(p, q):
    a = (p[1] - p[0]) * (q[1] - q[0]) % P
    b = (p[1] + p[0]) * (q[1] + q[0]) % P
    c, d = 2 * p[3] * q[3] * D % P, 2 * p[2] * q[2] % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % P, g * h % P, f * g % P, e * h % P


def times(n, p):
    q = (0, 1, 1, 0)
    while n:
        if n & 1:
            q = add_points(q, p)
        p, n = add_points(p, p), n >> 1
    return q


BASE_Y = 4 * pow(5, P - 2, P) % P
BASE_X = recover_x(BASE_Y, 0)
BASE = (BASE_X, BASE_Y, 1, BASE_X * BASE_Y % P)


def signature_holds(key, message, signature):
    """Report whether 64 bytes are the Ed25519 signature of a message under a public key of 32 bytes."""
    a, r, s = decode_point(key), decode_point(signature[:32]), int.from_bytes(signature[32:], "little")
    if len(signature) != 64 or a is None or r is None or s >= ORDER:
        return False
    h = int.from_bytes(hashlib.sha512(signature[:32] + key + message).digest(), "little") % ORDER
    left, right = times(s, BASE), add_points(r, times(h, a))
    return (left[0] * right[2] - right[0] * left[2]) % P == 0 and (left[1] * right[2] - right[1] * left[2]) % P == 0


# ---------------------------------------------------------------------------------------------------------------------
# Signed notes and checkpoints (c2sp.org/signed-note, c2sp.org/tlog-checkpoint)


class Key:
    """A public key as a note's verifier has it: name+hash+base64."""

    def __init__(self, text):
        match = re.fullmatch(r"([^\s+]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/=]+)", text.strip())
        if not match:
            raise Wrong("this is no public key of a signed note")
        self.name, self.hash = match[1], bytes.fromhex(match[2])
        body = base64.b64decode(match[3], validate=True)
        if len(body) != 33 or body[0] != 1:
            raise Wrong("this is no Ed25519 key")
        if hashlib.sha256(self.name.encode() + b"\n" + body).digest()[:4] != self.hash:
            raise Wrong("the number of the key is not that of its bytes")
        self.public = body[1:]

    def at(self, size):
        """Return the key that signs a checkpoint of so many records: this one, of a house that never changed it."""
        return self

    def open(self, note):
        """Return the text of a signed note, or raise Wrong."""
        text, found, signatures = note.rpartition("\n\n")
        text += "\n"
        if not found or not signatures.endswith("\n"):
            raise Wrong("it is not signed")
        for line in signatures.splitlines():
            match = re.fullmatch("\u2014 (\\S+) ([A-Za-z0-9+/=]+)", line)
            if not match:
                raise Wrong("it has a signature that is none")
            body = base64.b64decode(match[2])
            if match[1] == self.name and body[:4] == self.hash:
                if not signature_holds(self.public, text.encode(), body[4:]):
                    raise Wrong("its signature does not hold")
                return text
        raise Wrong("it is not signed by " + self.name)


class Keys:
    """The keys of a house, one after another, as its checkpoint.pub has them: each has signed a change to the next."""

    def __init__(self, text, kept=None):
        first, _, rest = text.strip().partition("\n")
        lines = rest.strip("\n").split("\n") if rest.strip() else []
        self.changes, self.keys, named = [], [], None  # keys: each with the size of the last checkpoint that it signs
        for i in range(0, len(lines), 6):
            note = "\n".join(lines[i:i + 6]) + "\n"
            said = lines[i:i + 4]
            old = Key(said[2])
            if old.open(note).split("\n") != [old.name + " key"] + said[1:] + [""] or named not in (None, said[2]):
                raise Wrong("a change of the key is not that of the key before it")
            self.changes.append((int(said[1]), note))
            self.keys.append((old, int(said[1]) + 1))
            named = said[3]
        self.keys.append((Key(first), float("inf")))
        if named not in (None, first):
            raise Wrong("the key is not the one that the last change names")
        self.name = self.keys[-1][0].name
        if kept is not None and kept.public not in [k.public for k, _ in self.keys]:
            raise Wrong("no change of the key that was kept leads to the key of the house")

    def at(self, size):
        """Return the key that signs a checkpoint of so many records."""
        return next(key for key, until in self.keys if size <= until)


def read_keys(written, kept):
    """Return the keys of a house, from its checkpoint.pub and what somebody has kept of it; either may be None."""
    if kept is None:
        return Keys(written)
    known = Keys(kept)
    if written is not None:
        try:
            return Keys(written, known.keys[-1][0])
        except (Wrong, ValueError, IndexError):
            pass  # then the key that was kept is gone by, and checkpoints of others are faults
    return known


def read_checkpoint(note, keys):
    """Return size and head of a signed checkpoint, or raise Wrong."""
    key = keys.at(int((note.split("\n") + ["", ""])[1]))
    lines = key.open(note).split("\n", 3)
    if len(lines) < 4 or lines[0] != key.name or str(int(lines[1])) != lines[1]:
        raise Wrong("it is no checkpoint of " + key.name)
    return int(lines[1]), base64.b64decode(lines[2], validate=True)


# ---------------------------------------------------------------------------------------------------------------------
# The Merkle tree (RFC 6962), line by line


def sha256(b):
    return hashlib.sha256(b).digest()


def node_of(left, right):
    return sha256(b"\x01" + left + right)


class Tree:
    """The right edge of a tree: the head of its complete subtree of each height, or None."""

    def __init__(self):
        self.size, self.edge = 0, []

    def append(self, line):
        """Add a line. Return the hashes that it completes, its own first."""
        hashes = [sha256(b"\x00" + line)]
        for left in self.edge:
            if left is None:
                break
            hashes.append(node_of(left, hashes[-1]))
        height = len(hashes) - 1
        self.edge[:height] = [None] * height
        self.edge[height:height + 1] = [hashes[-1]]
        self.size += 1
        return hashes

    def head(self):
        if self.size == 0:
            return sha256(b"")
        parts = [h for h in self.edge if h is not None]
        head = parts[0]
        for left in parts[1:]:
            head = node_of(left, head)
        return head


# ---------------------------------------------------------------------------------------------------------------------
# Lines

TEXT = r'"((?:[^"\\\x00-\x1f]|\\(?:["\\/bfnrt]|u[0-9a-f]{4}))*)"'
LINE = re.compile(r'\{"seq":(0|[1-9]\d*)(?:,"table":' + TEXT + r')?,"at":(0|[1-9]\d*),"time":"([^"]*)"(?:,"who":' + TEXT +
                  r')?,"kind":' + TEXT + r'(?:,"key":' + TEXT + r')?(?:,"print":' + TEXT + r')?,"data":(.*)\}', re.S)
TIME = re.compile(r"(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.(\d{0,8}[1-9]))?(Z|[+-]\d\d:\d\d)")
BLANK_OR_TEXT = re.compile(r'"(?:[^"\\]|\\.)*"|(\s)')


def nanoseconds(text):
    """Return a time as nanoseconds of no particular era, to be compared."""
    match = TIME.fullmatch(text)
    if not match:
        raise Wrong("%r is no time" % text)
    year, month, day, hour, minute, second = (int(match[i]) for i in range(1, 7))
    year, month = (year - 1, month + 12) if month < 3 else (year, month)
    days = 365 * year + year // 4 - year // 100 + year // 400 + (153 * (month - 3) + 2) // 5 + day
    at = ((days * 24 + hour) * 60 + minute) * 60 + second
    if match[8] != "Z":
        offset = int(match[8][1:3]) * 3600 + int(match[8][4:]) * 60
        at -= offset if match[8][0] == "+" else -offset
    return at * 10**9 + int((match[7] or "").ljust(9, "0"))


def members(pairs):
    """Refuse an object that has a name twice."""
    d = dict(pairs)
    if len(d) != len(pairs):
        raise Wrong("an object has a name twice")
    return d


class Record:
    """A record, read from its line."""

    def __init__(self, line):
        match = LINE.fullmatch(line.decode("utf-8"))
        if not match:
            raise Wrong("its line is not in the canonical form")
        texts = [None if t is None else json.loads('"' + t + '"') for t in match.group(2, 5, 6, 7, 8)]
        self.seq, self.at = int(match[1]), int(match[3])
        self.table, self.who, self.kind, self.key, self.print = ("" if t is None else t for t in texts)
        if "" in texts:
            raise Wrong("its line has a member that is empty")
        if not match[4].endswith("Z"):
            raise Wrong("its time is not in UTC")
        self.time = nanoseconds(match[4])
        if any(m[1] for m in BLANK_OR_TEXT.finditer(match[9])):
            raise Wrong("its data has blanks")
        self.data = json.loads(match[9], object_pairs_hook=members)


# ---------------------------------------------------------------------------------------------------------------------
# Seeds, chains, cuts: docs/fairness.md

SERIES = 256  # rounds whose seeds are fixed by one root
REASONS = ("unopened", "beacon", "refused", "restored", "serviced", "reopened")


def number(n):
    return n.to_bytes(8, "big")


def text(s):
    b = s.encode()
    return number(len(b)) + b


def digest(s):
    """Read 32 bytes from 64 hexadecimal digits, which have one form alone."""
    if not re.fullmatch("[0-9a-f]{64}", s):
        raise Wrong("%r is no hash" % s)
    return bytes.fromhex(s)


def leaf_of(table, round_, seed):
    return sha256(b"\x00" + text("boardwalk leaf v1") + text(table) + number(round_) + seed)


def cut_of(table, round_, seat, person, secret):
    return sha256(text("boardwalk cut v1") + text(table) + number(round_) + number(seat) + text(person) + secret)


def first_chain(table):
    return sha256(text("boardwalk chain v1") + text(table))


def path_leads(path, leaf, index, root):
    """Report whether the eight siblings of a path lead from a leaf to the root of its series."""
    at = leaf
    for level in range(8):
        sibling = path[32 * level:32 * level + 32]
        at = node_of(sibling, at) if index >> level & 1 else node_of(at, sibling)
    return at == root


class ChaCha8:
    """The generator of c2sp.org/chacha8rand, from which outcomes are drawn."""

    CONSTANTS = (0x61707865, 0x3320646E, 0x79622D32, 0x6B206574)

    def __init__(self, key):
        self.key = [int.from_bytes(key[i:i + 4], "little") for i in range(0, 32, 4)]
        self.counter, self.words = 0, []

    def block(self, counter):
        x = [*self.CONSTANTS, *self.key, counter, 0, 0, 0]
        for _ in range(4):
            for a, b, c, d in ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15),
                               (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)):
                for turn in ((16, 12), (8, 7)):
                    x[a] = x[a] + x[b] & 0xFFFFFFFF
                    v = x[d] ^ x[a]
                    x[d] = (v << turn[0] | v >> 32 - turn[0]) & 0xFFFFFFFF
                    x[c] = x[c] + x[d] & 0xFFFFFFFF
                    v = x[b] ^ x[c]
                    x[b] = (v << turn[1] | v >> 32 - turn[1]) & 0xFFFFFFFF
        for i in range(8):
            x[4 + i] = x[4 + i] + self.key[i] & 0xFFFFFFFF
        return x

    def refill(self):
        """Work out four blocks, whose words lie beside each other; the last of sixteen blocks give the next key."""
        blocks = [self.block(self.counter + i) for i in range(4)]
        words = [blocks[i][w] for w in range(16) for i in range(4)]
        self.counter += 4
        if self.counter == 16:
            self.key, self.counter, words = words[-8:], 0, words[:-8]
        self.words = [words[i] | words[i + 1] << 32 for i in range(0, len(words), 2)][::-1]

    def draw(self, n):
        """Draw one of n, without bias."""
        while True:
            if not self.words:
                self.refill()
            product = self.words.pop() * n
            if product % 2**64 >= 2**64 % n:
                return product >> 64


class Round:
    """What is known of one round."""

    def __init__(self, number_, leaf, seq, chain):
        self.number, self.leaf, self.seq, self.chain = number_, leaf, seq, chain
        self.cuts = []  # seat, person, hash, gone, opened
        self.mixed = []  # seat, person, secret
        self.beacon = (0, b"")
        self.closed = None  # the record's data, and its beacon's round
        self.left = self.void = self.played = self.revealed = False
        self.drawn = []  # n, got, record

    def mix(self):
        out = number(len(self.mixed))
        for seat, person, secret in sorted(self.mixed, key=lambda c: c[0]):  # stable
            out += number(seat) + text(person) + secret
        out += number(self.beacon[0])
        return out + self.beacon[1] if self.beacon[0] else out

    def next_chain(self):
        return sha256(text("boardwalk chain v1") + self.chain + self.leaf + self.mix())

    def key(self, table, seed):
        message = text("boardwalk draw v2") + text(table) + number(self.number) + self.chain + self.mix()
        return hmac.new(seed, message, hashlib.sha256).digest()

    def waiting(self):
        return [{"seat": c["seat"], "person": c["person"]} for c in self.cuts if not c["gone"] and not c["opened"]]


class Seeds:
    """Follows the seeds of one table or lounge through its records."""

    def __init__(self, table, report):
        self.table, self.report = table, report
        self.round, self.known_from, self.series, self.chain = 0, 0, [], None
        self.present, self.over, self.unopened = None, [], []
        self.renewed = self.free = self.beacon = False
        self.voids = False  # a round is void in which a cut is not opened
        self.rounds = {}  # of which the faces are asked: number -> Round

    def fault(self, record, form, *values):
        self.report.fault(record.seq, "at %s: " % self.table + form % values)

    def take(self, r):
        take = getattr(self, "take_" + r.kind.replace("-", "_"), None)
        if take:
            take(r, r.data)

    # What the floor says of the table beside its game, after each setup.
    def take_floor(self, r, d):
        post = d.get("post")
        if post is None:
            return
        self.beacon, self.voids = post.get("beacon") is not None, post.get("unopened") == "void"
        seeds = post.get("seeds")
        if self.round == 0 and self.present is None:
            if seeds:
                self.resume(post["rounds"], seeds)
            return
        if post["rounds"] != self.round:
            self.fault(r, "it says that it used %d seeds before, and it used %d", post["rounds"], self.round)
        if not seeds:
            self.fault(r, "it does not say which seeds it used before")
        elif seeds["chain"] != self.next_chain().hex():
            self.fault(r, "it says that its next round is chained to something else than it is")
        elif seeds["unrevealed"] != self.first_unrevealed():
            self.fault(r, "it says that other seeds are revealed than are")

    def take_keno_setup(self, r, d):
        state = d.get("state")
        if state:
            self.beacon = (state.get("game") or {}).get("beacon") is not None
            if self.round == 0 and self.present is None and state.get("round"):
                self.resume(state["round"], state)

    def take_keno_game(self, r, d):
        self.beacon = d.get("beacon") is not None

    def resume(self, round_, seeds):
        self.round, self.known_from, self.series = round_, round_ + 1, list(seeds["series"])
        self.chain, self.unopened = digest(seeds["chain"]), list(seeds.get("unopened") or [])

    def next_chain(self):
        if self.present:
            return self.present.next_chain()
        return self.chain or bytes(32)

    def first_unrevealed(self):
        if self.over:
            return self.over[0].number
        if self.present and not self.present.revealed:
            return self.present.number
        return self.round + 1

    def in_force(self):
        found, first = list(self.series), self.first_unrevealed()
        while len(found) > 1 and found[1]["first"] <= first:
            found.pop(0)
        return found

    def take_series(self, r, d):
        digest(d["root"])
        if not self.series:
            if (d["series"], d["first"]) != (1, 1):
                self.fault(r, "the first series is number 1 and begins with round 1")
        elif d["series"] != self.series[-1]["series"] + 1:
            self.fault(r, "series %d is committed to, and series %d is next", d["series"], self.series[-1]["series"] + 1)
        elif self.renewed and d["first"] != self.round + 1:
            self.fault(r, "series %d begins with round %d, and round %d is next", d["series"], d["first"], self.round + 1)
        elif not self.renewed and d["first"] != self.series[-1]["first"] + SERIES:
            self.fault(r, "series %d does not begin where the one before it ends", d["series"])
        if self.renewed:  # what was to come of the others is not used
            self.series = [s for s in self.series if s["first"] < d["first"]]
            self.renewed = False
        self.series = self.in_force() + [d]

    def take_commit(self, r, d):
        if d["round"] != self.round + 1:
            self.fault(r, "the seed of round %d is committed to, and that of round %d is next", d["round"], self.round + 1)
        if self.present:
            self.chain = self.present.next_chain()
            if not self.present.revealed:
                self.over.append(self.present)
        elif self.chain is None:
            self.chain = first_chain(self.table)
        leaf, path, chain = digest(d["hash"]), base64.b64decode(d["path"], validate=True), digest(d["chain"])
        of = next((i for i, s in enumerate(self.series) if s["series"] == d["series"]), None)
        if len(path) != 32 * 8:
            self.fault(r, "a path in a series is 256 bytes")
        elif of is None:
            self.fault(r, "round %d is of series %d, which was not committed to", d["round"], d["series"])
        elif not 0 <= d["round"] - self.series[of]["first"] < SERIES:
            self.fault(r, "round %d is not of series %d", d["round"], d["series"])
        elif of + 1 == len(self.series):
            self.fault(r, "round %d begins, and the series after its own is not committed to", d["round"])
        elif chain != self.chain:
            self.fault(r, "round %d is not chained to the one before", d["round"])
        elif not path_leads(path, leaf, d["round"] - self.series[of]["first"], digest(self.series[of]["root"])):
            self.fault(r, "the seed of round %d is not the one that series %d committed to", d["round"], d["series"])
        self.round, self.chain = d["round"], chain
        self.present = Round(d["round"], leaf, r.seq, chain)
        self.unopened = [u for u in self.unopened if u["round"] + 64 > d["round"]]

    def take_cut(self, r, d):
        p = self.present
        if p is None or d["round"] != p.number:
            return self.fault(r, "a cut for round %d, which is not the one to come", d["round"])
        if p.closed or p.drawn:
            self.fault(r, "a cut after the wagers of its round were closed")
        elif any(u["person"] == r.who and u["round"] + 16 >= p.number for u in self.unopened):
            self.fault(r, "%s cuts, and left a cut unopened less than 16 rounds before", r.who)
        if any(c["person"] == r.who or c["seat"] == d["seat"] != 0 and not c["gone"] for c in p.cuts):
            self.fault(r, "a second cut of %s or of seat %d in one round", r.who, d["seat"])
        p.cuts.append({"seat": d["seat"], "person": r.who, "hash": digest(d["hash"]), "gone": False, "opened": False})
        p.cuts.sort(key=lambda c: c["seat"])

    def take_stand(self, r, d):
        if self.present and not self.present.closed:
            for c in self.present.cuts:
                if (c["seat"], c["person"]) == (d["seat"], d["person"]):
                    c["gone"] = True

    def take_no_more_bets(self, r, d):
        p, beacon = self.present, d.get("beacon", 0)
        if p is None or d["round"] != p.number:
            return self.fault(r, "the wagers of round %d are closed, which is not the one to come", d["round"])
        if p.played and p.closed or p.drawn or p.void:
            self.fault(r, "the wagers of round %d are closed after it was played", d["round"])
        elif p.closed and (p.closed["beacon"] or p.left):
            self.fault(r, "the wagers of round %d are closed twice", d["round"])
        elif nanoseconds(d["until"]) <= r.time:
            self.fault(r, "the cuts of round %d have no time to be opened", d["round"])
        elif (beacon != 0) != self.beacon:
            self.fault(r, "round %d takes a beacon's value or none, unlike what its setup says", d["round"])
        p.closed, p.played = {"until": nanoseconds(d["until"]), "beacon": beacon}, False

    def take_open(self, r, d):
        p = self.present
        if p is None or d["round"] != p.number or not p.closed or p.played or p.left or p.void:
            return self.fault(r, "a cut of round %d is opened at another time than between no more bets and its first "
                              "outcome", d["round"])
        if r.time > p.closed["until"]:
            self.fault(r, "a cut of round %d is opened when the time for it was over", d["round"])
        secret = digest(d["secret"])
        for c in p.cuts:
            if c["seat"] != d["seat"] or c["person"] != r.who or c["gone"]:
                continue
            if c["opened"]:
                self.fault(r, "the cut of seat %d is opened twice", d["seat"])
            elif cut_of(self.table, d["round"], d["seat"], r.who, secret) != c["hash"]:
                self.fault(r, "the cut of seat %d is not opened as it was given", d["seat"])
            c["opened"] = True
            p.mixed.append((d["seat"], r.who, secret))
            return None
        return self.fault(r, "%s opens a cut of seat %d that was not given", r.who, d["seat"])

    def take_beacon(self, r, d):
        p = self.present
        if p is None or d["round"] != p.number or not p.closed or p.played or p.beacon[0] or not d["beacon"] or \
                d["beacon"] != p.closed["beacon"]:
            return self.fault(r, "a value of the beacon's round %d, which round %d does not wait for", d["beacon"], d["round"])
        if not re.fullmatch("(?:[0-9a-f]{2}){1,256}", d["value"]):
            return self.fault(r, "the beacon's value is no signature")
        p.beacon = (d["beacon"], sha256(bytes.fromhex(d["value"])))
        self.report.beacons += 1
        return None

    def take_unopened(self, r, d):
        p = self.present
        if p is None or d["round"] != p.number or not p.closed or p.played or p.left:
            return self.fault(r, "unopened cuts of round %d at another time than after they could be opened", d["round"])
        if d["cuts"] != p.waiting() or not d["cuts"]:
            self.fault(r, "the unopened cuts of round %d are others than those that are recorded", d["round"])
        elif r.time < p.closed["until"]:
            self.fault(r, "the cuts of round %d are taken to be unopened before their time was over", d["round"])
        p.left = True
        self.unopened = [u for u in self.unopened if u["round"] + 64 > d["round"]]
        self.unopened += [dict(c, round=d["round"]) for c in d["cuts"]]
        now = sum(u["round"] == d["round"] for u in self.unopened)
        if (now >= 2 or len(self.unopened) >= 3) != d.get("incident", False):
            self.fault(r, "whether the unopened cuts of round %d are an incident is not as the rounds before it say", d["round"])
        return None

    def take_void(self, r, d):
        p, why = self.present, d["why"]
        if p is None or d["round"] != p.number or p.void:
            return self.fault(r, "round %d is void, which is not the one to come", d["round"])
        if why not in REASONS or why == "unopened" and not p.left or why in ("reopened", "refused") and not p.closed or \
                why == "beacon" and (not p.closed or not p.closed["beacon"] or p.beacon[0]):
            self.fault(r, "round %d is void for a reason that is none, %r", d["round"], why)
        elif p.played and why != "restored":
            self.fault(r, "round %d is void after it was played", d["round"])
        p.void, self.renewed = True, why in ("restored", "serviced")
        return None

    def take_entry(self, r, d):
        p, kind = self.present, d["kind"]
        if p is None:
            if kind == "draw":
                self.fault(r, "an outcome without a seed that was committed to")
        elif kind == "round":
            self.free = False
            self.play(r, p)
        elif kind == "draw":
            self.drew(r, p, *d["drawn"])
        elif kind not in ("answer", "meter") and not (p.closed and p.played):
            self.free = True
            if p.closed and not p.void:
                self.fault(r, "it goes on to something else after the wagers of round %d were closed", p.number)

    def take_keno_draw(self, r, d):
        if self.present is None:
            return self.fault(r, "a draw without a seed that was committed to")
        self.free = False
        self.play(r, self.present)
        pool = list(range(1, 81))
        for i, place in enumerate(d["places"]):
            self.drew(r, self.present, 80 - i, place)
            pool[place], pool[79 - i] = pool[79 - i], pool[place]
        if pool[80 - len(d["places"]):][::-1] != d["numbers"]:
            self.fault(r, "the numbers are not at the places that were drawn")
        return None

    def play(self, r, p):
        p.played = True
        if p.void:
            self.fault(r, "a round is played under the seed of round %d, which is void", p.number)
        elif not p.closed and (p.waiting() or self.beacon):
            self.fault(r, "a round is played, and the wagers of round %d were not closed for its cuts to be opened", p.number)
        elif p.waiting() and not p.left:
            self.fault(r, "a round is played, and cuts of round %d were neither opened nor recorded as unopened", p.number)
        elif p.left and self.voids:
            self.fault(r, "a round is played in which a cut was not opened, at a table that voids it")
        elif p.closed and p.closed["beacon"] != p.beacon[0]:
            self.fault(r, "a round is played before the beacon's value for round %d is there", p.number)

    def drew(self, r, p, n, got):
        if p.void:
            self.fault(r, "an outcome under the seed of round %d, which is void", p.number)
        elif self.free and not p.drawn:  # no round of play, so nothing is mixed in
            p.mixed, p.beacon = [], (0, b"")
        p.drawn.append((n, got, r))

    def take_reveal(self, r, d):
        if not d["seeds"]:
            self.fault(r, "no seed is revealed")
        self.report.seeds += len(d["seeds"])
        for i, s in enumerate(d["seeds"]):
            round_, p = d["round"] + i, self.present
            if self.over and self.over[0].number == round_:
                p = self.over.pop(0)
            elif self.over or p is None or p.number != round_ or p.revealed:
                if round_ >= self.known_from:
                    self.fault(r, "the seed of round %d is revealed out of turn", round_)
                continue
            self.reveal(r, p, digest(s))
            p.revealed = True

    def reveal(self, r, p, seed):
        if leaf_of(self.table, p.number, seed) != p.leaf:
            return self.fault(r, "the seed of round %d is not the one that was committed to in record %d", p.number, p.seq)
        self.report.draws += len(p.drawn)
        source, differ = ChaCha8(p.key(self.table, seed)), []
        for n, got, at in p.drawn:
            gave = source.draw(n)
            if gave != got:
                differ.append((at, "outcome %d of %d is recorded, and the seed gives %d" % (got, n, gave)))
        if differ:
            self.fault(differ[0][0], "%s (%d of the %d outcomes of round %d differ)", differ[0][1], len(differ), len(p.drawn),
                       p.number)
        self.rounds[p.number] = [(n, got) for n, got, _ in p.drawn]
        p.drawn = []
        return None

    def waits(self):
        """Return how many outcomes were drawn whose seed is not revealed."""
        return sum(len(p.drawn) for p in self.over + ([self.present] if self.present else []))


# ---------------------------------------------------------------------------------------------------------------------
# Faces: the cards of a shoe that was shuffled whole

SUITS = "cdhs"
RANKS = "23456789TJQKA"
DECK = [r + s for s in SUITS for r in RANKS]
NO_TENS = ("spanish-21", "double-attack-blackjack")
NO_CARDS = ("craps", "roulette", "big-six", "sic-bo", "mini-dice", "mini-craps", "pokette", "pai-gow")


def pack_of(game, n):
    """Return the cards of a full shoe of n cards in the order of new decks, or None."""
    if game in NO_CARDS:
        return None
    usual = [c for c in DECK if c[0] != "T"] if game in NO_TENS else DECK
    for deck in (usual, DECK + ["Jk"], DECK + ["Jk", "J2"]):
        if n % len(deck) == 0 and n // len(deck) in (range(1, 17) if len(deck) < 53 else (1,)):
            return deck * (n // len(deck))
    return None


def faces_of(game, rounds, wanted):
    """Name the cards of a round. The shoe is followed from the last time that it was whole, through every draw since."""
    shoe, left = None, 0
    for number_ in sorted(rounds):
        named = []
        for n, got in rounds[number_]:
            full = None if shoe is not None and n == left else pack_of(game, n)
            if full is not None:
                shoe, left = full, n
            if shoe is None or n != left:
                named.append("%d/%d" % (got, n))
                if n > 6:  # no die: something happened to the shoe that draws do not show
                    shoe = None
                continue
            left -= 1
            named.append(shoe[got])
            shoe[got], shoe[left] = shoe[left], shoe[got]
        if number_ == wanted:
            return named
    raise Unreadable("round %d has no outcomes, or its seed is not revealed" % wanted)


# ---------------------------------------------------------------------------------------------------------------------
# The house


class House:
    """The data directory of a house, as of one moment."""

    def __init__(self, directory):
        self.directory, name = directory, "boardwalk.db"
        if not os.path.isfile(os.path.join(directory, name)):
            raise Unreadable("%s has no %s" % (directory, name))
        self.copy = tempfile.mkdtemp()  # SQLite writes beside a database even when it only reads
        for ending in ("", "-wal"):
            if os.path.exists(os.path.join(directory, name + ending)):
                shutil.copyfile(os.path.join(directory, name + ending), os.path.join(self.copy, name + ending))
        self.db = sqlite3.connect(os.path.join(self.copy, name))
        self.db.text_factory = bytes
        self.archived, self.at = self.archived_lines(), (-1, b"")

    def close(self):
        self.db.close()
        shutil.rmtree(self.copy, ignore_errors=True)

    def rows(self, query):
        try:
            yield from self.db.execute(query)
        except sqlite3.DatabaseError as e:
            raise Unreadable("the database cannot be read: %s" % e) from e

    def archived_lines(self):
        """Yield the number and the line of each record that was moved to an archive, in order."""
        archives = []
        for name in glob.glob(os.path.join(glob.escape(self.directory), "archive-*.gz")):
            with gzip.open(name) as f:
                archives.append((json.loads(f.readline())["from"], name))
        for first, name in sorted(archives):
            with gzip.open(name) as f:
                f.readline()
                for seq, line in enumerate(f, first):
                    yield seq, line.rstrip(b"\n")

    def whole(self, seq, line):
        """Return the line of a record, of which a stub stands in the database if it was moved to an archive."""
        if line[:1] != b"\0":
            return line
        try:
            while self.at[0] < seq:
                self.at = next(self.archived)
        except (StopIteration, OSError, EOFError, ValueError, KeyError, zlib.error) as e:
            raise Unreadable("record %d is in an archive that cannot be read or is not here: %r" % (seq, e)) from e
        if self.at[0] != seq:
            raise Unreadable("record %d is in an archive that cannot be read or is not here" % seq)
        return self.at[1]

    def file(self, name):
        try:
            with open(os.path.join(self.directory, name), encoding="utf-8") as f:
                return f.read()
        except FileNotFoundError:
            return None


class Verifier:
    """Verifies a house."""

    def __init__(self, house, key, kept):
        self.house, self.report, self.key = house, Report(), key
        self.seeds, self.places, self.games, self.shards = {}, {}, {}, False
        self.changed, self.forgotten = set(), set()
        self.notes = [(n.decode(errors="replace"), size) for size, n in house.rows("SELECT size, note FROM checkpoint ORDER BY size")]
        self.report.checkpoints = len(self.notes)
        last = house.file("checkpoint.last")
        if last:
            self.notes.append((last, None))
        self.notes += [(n, None) for n in kept]

    def run(self):
        heads = self.heads()
        tree = Tree()
        self.vouch(heads, tree)
        for row in self.house.rows("SELECT seq, tbl, at, line, hashes FROM record ORDER BY seq"):
            self.line(tree, *row)
            self.vouch(heads, tree)
        self.report.records = tree.size
        for size in sorted(heads):
            self.report.fault(tree.size, "is missing, with all after it: a checkpoint vouches for %d records" % size)
            break
        self.report.open = sum(s.waits() for s in self.seeds.values())
        self.people()
        self.ledger()
        return self.report

    def heads(self):
        """Return the signed heads by their size."""
        heads = {}
        for note, size in self.notes:
            try:
                of, head = read_checkpoint(note, self.key)
                if size is not None and of != size:
                    raise Wrong("it is of %d records, and kept as one of %d" % (of, size))
                if heads.setdefault(of, head) != head:
                    raise Wrong("it is of another history than an equally long one")
            except (Wrong, ValueError) as e:
                self.report.fault(-1, "a checkpoint%s: %s" % ("" if size is None else " of %d records" % size, e))
        return heads

    def vouch(self, heads, tree):
        head = heads.pop(tree.size, None)
        if head is None:
            return
        if head != tree.head():
            self.report.fault(self.report.vouched, "or one up to %d was changed: the signed checkpoint of %d records is of "
                              "another history" % (tree.size - 1, tree.size))
        else:
            self.report.vouched = tree.size

    def line(self, tree, seq, table, at, line, hashes):
        if seq != tree.size:
            self.report.fault(tree.size, "is missing: record %d stands in its place" % seq)
            tree.size = seq  # its hashes are wrong from here on, and each says so
        line = self.house.whole(seq, line if isinstance(line, bytes) else str(line).encode())
        made = b"".join(tree.append(line))
        if made != hashes:
            self.report.fault(seq, "was changed: it does not have the hashes that were kept")
        try:
            r = Record(line)
        except (Wrong, ValueError, UnicodeDecodeError) as e:
            self.report.fault(seq, "was changed: %s" % e)
            return
        if (r.seq, r.table, r.at) != (seq, table.decode(errors="replace"), at):
            self.report.fault(seq, "was changed: its line is of record %d, number %d of table %r" % (r.seq, r.at, r.table))
        want = 0 if r.kind == "table" else self.places.get(r.table, 0)
        if r.at != want:
            self.report.fault(seq, "is number %d of table %r and should be number %d" % (r.at, r.table, want))
        self.places[r.table] = r.at + 1
        self.follow(r)

    def follow(self, r):
        """Take what a record says of seeds and outcomes."""
        if not r.table:
            self.of_house(r)
            return
        seeds = self.seeds.get(r.table)
        if seeds is None:
            seeds = self.seeds[r.table] = Seeds(r.table, self.report)
            self.report.lounges += r.kind.startswith("keno-")
            self.report.tables += not r.kind.startswith("keno-")
        if r.kind == "table":
            self.games[r.table] = r.data.get("game", "")
        try:
            seeds.take(r)
        except (Wrong, KeyError, TypeError, ValueError, IndexError, OverflowError) as e:
            self.report.fault(r.seq, "has data that cannot be read: %s" % (e if isinstance(e, Wrong) else repr(e)))

    def of_house(self, r):
        """Take what a record says of the keys of the house, and of people who are forgotten."""
        if r.kind == "server" and r.data.get("did") == "key":
            if (r.seq, r.data.get("handover")) not in self.key.changes:
                self.report.fault(r.seq, "changes the key of the house, and no key in use has signed that")
            self.changed.add(r.seq)
        if r.kind == "account" and r.data.get("did") == "forgotten":
            self.forgotten.add(r.data.get("person"))

    def people(self):
        """Hold the keys and the people who are kept against the records about them."""
        for seq, _ in self.key.changes:
            if seq not in self.changed:
                self.report.fault(seq, "says nothing of the change of the key that was signed for it")
        kept = {i.decode(errors="replace"): d for i, d in self.house.rows("SELECT id, data FROM person")}
        for who in sorted(self.forgotten - set(kept)):
            self.report.fault(-1, "%s is forgotten, and the id is not kept" % who)
        for who, data in kept.items():
            try:
                said = json.loads(data)
            except ValueError:
                continue
            if ("forgotten" in said) != (who in self.forgotten):
                self.report.fault(-1, "what is kept of %s and the records do not agree whether they are forgotten" % who)
            elif who in self.forgotten and (said.get("name") or set(said) - {"id", "name", "role", "made", "since", "forgotten"}):
                self.report.fault(-1, "%s is forgotten, and more is kept than the id" % who)

    def ledger(self):
        """Hold the balances against the transfers, and the transfers against each other."""
        accounts, pending, last = {}, {}, 0
        for id_, record, source, target, amount, state, of in self.house.rows(
                "SELECT id, record, source, target, amount, state, of FROM transfer ORDER BY id"):
            if id_ != last + 1:
                self.report.fault(record, "transfer %d is missing" % (last + 1))
            last = id_
            source, target = accounts.setdefault(source, [0, 0]), accounts.setdefault(target, [0, 0])
            if of:
                if pending.pop(of, None) != amount:
                    self.report.fault(record, "transfer %d decides transfer %d, which is not pending with that amount" % (id_, of))
                source[1] -= amount
            if state == 1:
                source[1] += amount
                pending[id_] = amount
            elif state == 0:
                source[0] -= amount
                target[0] += amount
        kept = {a: [posted, reserved] for a, posted, reserved in self.house.rows("SELECT account, posted, reserved FROM balance")}
        for a in sorted(accounts.keys() | kept.keys()):
            if accounts.get(a, [0, 0]) != kept.get(a, [0, 0]):
                self.report.fault(-1, "account %s holds %r, and its transfers add up to %r" %
                                  (a.decode(errors="replace"), kept.get(a), accounts.get(a)))
        self.report.transfers, self.report.accounts = last, len(kept)


def verify(arguments):
    house = House(arguments.dir)
    try:
        written = house.file("checkpoint.pub")
        own = None if arguments.key is None else open(arguments.key, encoding="utf-8").read()
        if written is None and own is None:
            raise Unreadable("%s has no checkpoint.pub: name the key with --key" % arguments.dir)
        kept = [open(name, encoding="utf-8").read() for name in arguments.checkpoint]
        verifier = Verifier(house, read_keys(written, own), kept)
        report = verifier.run()
        if arguments.faces:
            table, round_ = arguments.faces
            if table not in verifier.seeds:
                raise Unreadable("there is no table %s" % table)
            print(" ".join(faces_of(verifier.games.get(table, ""), verifier.seeds[table].rounds, int(round_))))
        return report
    finally:
        house.close()


def tell(report, as_json):
    if as_json:
        print(json.dumps(vars(report)))
        return
    print("%d records, %d of them vouched for by %d signed checkpoints" % (report.records, report.vouched, report.checkpoints))
    print("%d tables and %d keno lounges: %d seeds revealed, %d outcomes drawn again, %d wait for their seed" %
          (report.tables, report.lounges, report.seeds, report.draws, report.open))
    if report.beacons:
        print("%d values of a beacon are taken as they are recorded: their signatures were not verified" % report.beacons)
    print("%d transfers, %d accounts" % (report.transfers, report.accounts))
    for f in report.faults:
        print("fault: " + ("record %d %s" % (f["record"], f["text"]) if f["record"] >= 0 else f["text"]))
    print("%d faults" % len(report.faults) if report.faults else "no faults")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("dir", help="the data directory of a house")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--key", help="a file with the house's public key; that of the directory otherwise")
    parser.add_argument("--checkpoint", action="append", default=[], help="a file with a signed checkpoint that you have kept")
    parser.add_argument("--faces", nargs=2, metavar=("TABLE", "ROUND"), help="name the cards of a round")
    arguments = parser.parse_args()
    try:
        report = verify(arguments)
    except (Unreadable, Wrong, OSError) as e:
        print("verify: %s" % e, file=sys.stderr)
        return 2
    if not arguments.faces:
        tell(report, arguments.json)
    return 1 if report.faults else 0


if __name__ == "__main__":
    sys.exit(main())
