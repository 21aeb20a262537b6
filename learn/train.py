"""Self-play by policy gradient (PPO) over many games at once. Nothing here knows a rule: see learn/README.md.

Two groups of processes take turns, so that games go on while the network looks at the others' positions. A part of the
games is played against a past self, another against bots of the house; their choices are not learned from. A bot may
teach: what it would do is copied, or held against what the network does.
"""

import argparse
import gzip
import json
import os
import time

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

from redut_env import NO_ADVICE, Games


def arguments():
    p = argparse.ArgumentParser(description=__doc__)
    p.add_argument("game")
    p.add_argument("--setups", default="", help="JSON list of set-ups that are played by lot")
    p.add_argument("--out", default="learned.bin")
    p.add_argument("--load", default="", help="goes on from what another run has written, or from a packed player (.gz)")
    p.add_argument("--seconds", type=float, default=440)
    p.add_argument("--processes", type=int, default=15)
    p.add_argument("--games", type=int, default=512, help="games of each process")
    p.add_argument("--steps", type=int, default=48, help="choices of each game between two lessons")
    p.add_argument("--hidden", type=int, default=256)
    p.add_argument("--query", type=int, default=128)
    p.add_argument("--rate", type=float, nargs=2, default=[7e-4, 5e-5], help="learning rate, first and last")
    p.add_argument("--entropy", type=float, nargs=2, default=[0.03, 0.004])
    p.add_argument("--secret", type=float, default=4, help="so many times the entropy where a choice is secret")
    p.add_argument("--trace", type=float, default=0.95, help="lambda of the advantages")
    p.add_argument("--epochs", type=int, default=2)
    p.add_argument("--batch", type=int, default=32768)
    p.add_argument("--past", type=float, default=0.2, help="share of the games against a past self")
    p.add_argument("--remember", type=int, default=40, help="lessons between two past selves")
    p.add_argument("--against", default="", help="bots of the house, by commas, that play the other seats of some games")
    p.add_argument("--share", type=int, default=50, help="in so many percent of the games they do")
    p.add_argument("--teacher", default="", help="a bot that says at every choice what it would do")
    p.add_argument("--clone", type=float, nargs=2, default=[1, 0], help="weight of doing as the teacher says, first and last")
    p.add_argument("--follow", type=float, nargs=2, default=[0, 0], help="share of the choices that are the teacher's, first and last")
    p.add_argument("--critic", type=float, default=0, help="for this part of the time the value alone learns")
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--all", action="store_true", help="weighs everything that is allowed, not only what the game's bots would")
    p.add_argument("--credit", action="store_true", help="a lost game counts for what was reached in it")
    p.add_argument("--node", default="node")
    return p.parse_args()


class Net(nn.Module):
    """The sum of the tokens' vectors, two layers; a value, and a query that is held against each option."""

    def __init__(self, tokens, option_tokens, hidden, query):
        super().__init__()
        self.E = nn.Embedding(tokens, hidden, padding_idx=0)
        self.A = nn.Embedding(option_tokens, query, padding_idx=0)
        nn.init.normal_(self.E.weight, std=0.06)
        nn.init.normal_(self.A.weight, std=0.05)
        with torch.no_grad():
            self.E.weight[0] = 0
            self.A.weight[0] = 0
        self.b1 = nn.Parameter(torch.zeros(hidden))
        self.l2 = nn.Linear(hidden, hidden)
        self.l3 = nn.Linear(hidden, query)
        self.v = nn.Linear(hidden, 1)
        nn.init.zeros_(self.v.weight)
        nn.init.zeros_(self.v.bias)

    def forward(self, see):
        """Values of all positions and log-probabilities of all options."""
        h = F.embedding_bag(see.tokens, self.E.weight, see.token_at.int(), mode="sum")
        h = torch.relu(self.l2(torch.relu(h + self.b1)))
        value = torch.tanh(self.v(h)).squeeze(1)
        first = torch.arange(0, see.options.numel(), see.options.shape[1], device=h.device, dtype=torch.int32)
        option = F.embedding_bag(see.options.reshape(-1), self.A.weight, first, mode="sum", padding_idx=0)
        logit = (option * self.l3(h).index_select(0, see.of)).sum(1)
        top = torch.full((len(value),), -1e9, device=h.device).scatter_reduce(0, see.of, logit, "amax")
        z = logit - top.index_select(0, see.of)
        total = torch.zeros(len(value), device=h.device).scatter_add(0, see.of, z.exp()).log()
        return value, z - total.index_select(0, see.of)


class Positions:
    """Ragged tokens and options of many positions; `of` says which position an option belongs to."""

    def __init__(self, tokens, token_count, options, option_count):
        self.tokens, self.token_count = tokens, token_count
        self.options, self.option_count = options, option_count
        self.token_at = torch.cumsum(token_count, 0) - token_count
        self.option_at = torch.cumsum(option_count, 0) - option_count
        self.of = torch.repeat_interleave(torch.arange(len(token_count), device=tokens.device), option_count)

    @staticmethod
    def read(frame, device):
        up = lambda x, kind: torch.from_numpy(x.astype(kind)).to(device, non_blocking=True)
        return Positions(
            up(frame.tokens, np.int32),
            up(frame.token_count, np.int64),
            up(frame.options, np.int32),
            up(frame.option_count, np.int64),
        )

    @staticmethod
    def joined(parts):
        cat = lambda name: torch.cat([getattr(part, name) for part in parts])
        return Positions(cat("tokens"), cat("token_count"), cat("options"), cat("option_count"))

    def some(self, which):
        tokens = spans(self.token_at[which], self.token_count[which])
        options = spans(self.option_at[which], self.option_count[which])
        return Positions(
            self.tokens[tokens], self.token_count[which], self.options[options], self.option_count[which]
        )


def spans(at, count):
    """The places at, at + 1, … of each span, one after the other."""
    shift = torch.cumsum(count, 0) - count
    return torch.repeat_interleave(at - shift, count) + torch.arange(int(count.sum()), device=at.device)


def draw(see, logp):
    """One option of each position by its probability: the largest of logp + Gumbel noise."""
    noise = -torch.log((-torch.log(torch.rand_like(logp).clamp_min(1e-9))).clamp_min(1e-9))
    z = logp + noise
    n, last = len(see.token_count), len(z)
    top = torch.full((n,), -1e9, device=z.device).scatter_reduce(0, see.of, z, "amax")
    place = torch.where(z >= top.index_select(0, see.of), torch.arange(last, device=z.device), last)
    chosen = torch.full((n,), last, device=z.device, dtype=torch.int64).scatter_reduce(0, see.of, place, "amin")
    return chosen


class Group:
    """Some of the games, and who of their seats is a past self."""

    def __init__(self, a, processes, seed, rng):
        setups = json.loads(a.setups) if a.setups else None
        flags = ([] if a.all else ["--narrowed"]) + (["--credit"] if a.credit else [])
        if a.against:
            flags += ["--against", a.against, "--share", str(a.share)]
        if a.teacher:
            flags += ["--teacher", a.teacher]
        self.games = Games(a.game, a.games, processes, setups, seed, a.node, flags)
        self.rng = rng
        self.rivalled = np.arange(self.games.games) % 100 < 100 * a.past
        self.rival = np.full(self.games.games, -1)
        self.frame = self.games.observe()
        self.meet(np.arange(self.games.games))

    def meet(self, games):
        """In these games, which have just begun, lots are drawn for the seat of the past self."""
        seats = self.frame.seats[games]
        rivalled = self.rivalled[games] & (self.frame.against[games] == 0)
        self.rival[games] = np.where(rivalled, self.rng.integers(0, 1 << 30, len(games)) % seats, -1)

    @torch.no_grad()
    def choose(self, net, past, follow, device):
        """What the network, the past self and the teacher choose; `mine` is learned from, `own` is the network's choice."""
        frame = self.frame
        see = Positions.read(frame, device)
        value, logp = net(see)
        chosen = draw(see, logp)
        theirs = torch.from_numpy(frame.seat == self.rival).to(device)
        if past is not None and bool(theirs.any()):
            which = theirs.nonzero().squeeze(1)
            other = see.some(which)
            _, their_logp = past(other)
            chosen[which] = draw(other, their_logp) - other.option_at + see.option_at[which]
        up = lambda x: torch.from_numpy(x).to(device)
        mine = ~theirs if past is not None else torch.ones_like(theirs)
        advice = up(frame.advice)
        led = mine & (advice != NO_ADVICE) & (torch.rand(len(value), device=device) < follow)
        chosen = torch.where(led, see.option_at + advice, chosen)
        return dict(
            see=see,
            v=value,
            local=chosen - see.option_at,
            lp=logp[chosen],
            advice=advice,
            own=mine & ~led,
            seat=up(frame.seat),
            seats=up(frame.seats),
            secret=up(frame.secret),
            mine=mine,
        )

    def act(self, step):
        self.games.act(step["local"].cpu().numpy())

    def observe(self, step, device, tally):
        """The next frame; what ended before it belongs to the step before."""
        self.frame = self.games.observe()
        n = self.games.games
        over, result = np.zeros(n, np.float32), np.zeros(n, np.float32)
        seat = step["seat"].cpu().numpy()
        ended = self.frame.ended
        # Of two games that one slot has ended meanwhile, the first was the one in which something was chosen.
        for k in range(len(ended) - 1, -1, -1):
            game = ended[k, 0]
            over[game], result[game] = 1, self.frame.results[k, seat[game]]
        tally.add(self.frame, self.rival)
        step["over"] = torch.from_numpy(over).to(device)
        step["result"] = torch.from_numpy(result).to(device)
        if len(ended):
            self.meet(np.unique(ended[:, 0]))


class Tally:
    """What became of the latest games."""

    def __init__(self):
        self.games = self.cut = 0
        self.first, self.steps, self.past, self.bots = [], [], [], {}

    def add(self, frame, rival):
        self.games += len(frame.ended)
        for (game, steps, _setup, cut, against, learner), results in zip(frame.ended, frame.results):
            self.cut += int(cut)
            self.steps.append(steps)
            if against > 0:
                self.bots.setdefault(int(against), []).append(results[learner])
                continue
            self.first.append(results[0] > 0)
            if rival[game] >= 0:
                # All but the past self are learning; where all win together that is how they did with it.
                self.past.append(np.mean(np.delete(results, rival[game]) if len(results) > 1 else results))
        for latest in (self.first, self.steps, self.past):
            del latest[:-20000]
        for latest in self.bots.values():
            del latest[:-4000]

    def told(self, names):
        mean = lambda x: round(float(np.mean(x)), 3) if x else None
        told = dict(games=self.games, cut=self.cut, first=mean(self.first), length=mean(self.steps), past=mean(self.past))
        return told | {names[k - 1]: mean(results) for k, results in sorted(self.bots.items())}


def advantages(roll, shared, trace):
    """How much better than expected each choice was, for who made it; what is good for another is bad for oneself."""
    gain = torch.zeros_like(roll[0]["v"])
    for now, after in zip(reversed(roll[:-1]), reversed(roll[1:])):
        others = (now["seats"] - 1).clamp_min(1).float()
        turn = torch.ones_like(gain) if shared else torch.where(now["seat"] == after["seat"], 1.0, -1.0 / others)
        live = 1 - now["over"]
        target = live * turn * after["v"] + now["over"] * now["result"]
        gain = target - now["v"] + trace * live * turn * gain
        now["gain"], now["return"] = gain, gain + now["v"]


def learn(net, optimizer, roll, a, entropy, clone, critic):
    """Some passes over all that was played; of the last batch: error of the value, entropy, agreement with the teacher."""
    see = Positions.joined([step["see"] for step in roll])
    cat = lambda name: torch.cat([step[name] for step in roll])
    gain, goal, before, local, secret, advice = (cat(name) for name in ("gain", "return", "lp", "local", "secret", "advice"))
    mine, own = cat("mine").nonzero().squeeze(1), cat("own").float()
    if own.sum() > 1:
        known = gain[own > 0]
        gain = (gain - known.mean()) / (known.std() + 1e-8)
    weight = entropy * torch.where(secret > 0, a.secret, 1.0)
    mean = lambda x, of: (x * of).sum() / of.sum().clamp_min(1)
    for _ in range(a.epochs):
        order = mine[torch.randperm(len(mine), device=gain.device)]
        for at in range(0, max(1, len(order) - a.batch // 2), a.batch):
            which = order[at : at + a.batch]
            part = see.some(which)
            value, logp = net(part)
            ratio = (logp[part.option_at + local[which]] - before[which]).exp()
            good, by_us = gain[which], own[which]
            policy = -mean(torch.min(ratio * good, ratio.clamp(0.8, 1.2) * good), by_us)
            wrong = F.mse_loss(value, goal[which].clamp(-1, 1))
            spread = torch.zeros_like(value).scatter_add(0, part.of, -logp.exp() * logp)
            taught = (advice[which] != NO_ADVICE).float()
            said = logp[part.option_at + torch.where(taught > 0, advice[which], 0)]
            loss = 0.5 * wrong
            if not critic:
                loss = loss + policy - (weight[which] * spread).mean() - clone * mean(said, taught)
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()
    agrees = float(mean(said.detach().exp(), taught)) if taught.any() else None
    return float(wrong.detach()), float(spread.detach().mean()), agrees


def parts_of(net):
    return [net.E.weight, net.b1, net.l2.weight, net.l2.bias, net.l3.weight, net.l3.bias, net.A.weight, net.v.weight, net.v.bias]


def save(net, a, hello, told):
    """A line of JSON, then plain float32: E, b1, W2, b2, W3, b3, A, wv, bv. `redut pack` reads it."""
    header = {key: hello[key] for key in ("game", "edition", "declarations", "tokens", "optionTokens", "perOption")}
    # Where things lay on that machine is nobody's business.
    run = {key: value for key, value in vars(a).items() if key not in ("node", "out")} | dict(load=os.path.basename(a.load))
    header |= dict(hidden=a.hidden, query=a.query, run=run, reached=told)
    with open(a.out + ".part", "wb") as file:
        file.write(json.dumps(header).encode() + b"\n")
        for part in parts_of(net):
            file.write(part.detach().float().cpu().numpy().astype("<f4").tobytes())
    os.replace(a.out + ".part", a.out)


def load(net, path):
    """Takes up what `save` wrote, or what `redut pack` has made of it."""
    if path.endswith(".gz"):
        return load_packed(net, path)
    with open(path, "rb") as file:
        file.readline()
        numbers = np.frombuffer(file.read(), "<f4")
    at = 0
    with torch.no_grad():
        for part in parts_of(net):
            part.copy_(torch.from_numpy(numbers[at : at + part.numel()].copy()).view_as(part))
            at += part.numel()
    if at != len(numbers):
        raise SystemExit(f"{path} holds {len(numbers)} numbers, this network has {at}")
    return None


def load_packed(net, path):
    """A packed player has eight bits a weight; a token that it does not know adds nothing, and begins with nothing here."""
    data = gzip.open(path).read()
    at = data.index(b"\n") + 1

    def take(kind, n):
        nonlocal at
        at += n * np.dtype(kind).itemsize
        return np.frombuffer(data, kind, n, at - n * np.dtype(kind).itemsize)

    def matrix(rows, width):
        scales = take("<f4", rows)
        return take("i1", rows * width).reshape(rows, width) * scales[:, None]

    def sparse(like):
        ids = take("<u2", int(take("<u2", 2)[0]))
        if len(ids) % 2:
            take("<u2", 1)
        rows = np.zeros(tuple(like.shape), np.float32)
        rows[ids] = matrix(len(ids), like.shape[1])
        return rows

    hidden, query = net.l2.weight.shape[0], net.l3.weight.shape[0]
    b1, b2, b3, bv = (take("<f4", n) for n in (hidden, hidden, query, 1))
    w2, w3, wv = (matrix(rows, hidden) for rows in (hidden, query, 1))
    read = [sparse(net.E.weight), b1, w2, b2, w3, b3, sparse(net.A.weight), wv, bv]
    if at != len(data):
        raise SystemExit(f"{path} is not a packed player of {hidden} and {query}")
    with torch.no_grad():
        for part, numbers in zip(parts_of(net), read):
            part.copy_(torch.from_numpy(np.array(numbers, np.float32)).view_as(part))


def main():
    a = arguments()
    torch.manual_seed(a.seed)
    rng = np.random.default_rng(a.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.backends.cuda.matmul.allow_tf32 = True
    half = max(1, a.processes // 2)
    sizes = [half, a.processes - half] if a.processes > 1 else [1]
    groups = [Group(a, size, 2 * a.seed + i, rng) for i, size in enumerate(sizes)]
    hello = groups[0].games.hello
    shared = hello["utility"] == "shared"
    make = lambda: Net(hello["tokens"], hello["optionTokens"], a.hidden, a.query).to(device)
    net = make()
    if a.load:
        load(net, a.load)
    optimizer = torch.optim.Adam(net.parameters(), lr=a.rate[0], eps=1e-5)
    selves, past, tally = [], None, Tally()
    start, lessons, total = time.time(), 0, 0
    curve = open(a.out + ".jsonl", "w")
    while time.time() - start < a.seconds:
        part = min(1, (time.time() - start) / a.seconds)
        between = lambda ends: ends[0] + (ends[1] - ends[0]) * part
        optimizer.param_groups[0]["lr"] = between(a.rate)
        if a.past > 0 and lessons % a.remember == 0:
            selves.append({name: x.detach().clone() for name, x in net.state_dict().items()})
            del selves[:-16]
        if a.past > 0:
            past = past or make()
            past.load_state_dict(selves[rng.integers(len(selves))])
        began = time.time()
        rolls = [[] for _ in groups]
        for step in range(a.steps + 1):
            for group, roll in zip(groups, rolls):
                roll.append(group.choose(net, past, between(a.follow), device))
                if step < a.steps:
                    group.act(roll[-1])
            if step < a.steps:
                for group, roll in zip(groups, rolls):
                    group.observe(roll[-1], device, tally)
        played = time.time()
        for roll in rolls:
            advantages(roll, shared, a.trace)
        steps = [step for roll in rolls for step in roll[:-1]]
        clone = between(a.clone) if a.teacher else 0
        wrong, spread, agrees = learn(net, optimizer, steps, a, between(a.entropy), clone, part < a.critic)
        made = sum(len(step["v"]) for step in steps)
        total, lessons = total + made, lessons + 1
        told = dict(
            seconds=round(time.time() - start), lessons=lessons, decisions=total, rate=int(made / (played - began)),
            learning=round(time.time() - played, 2), entropy=round(spread, 3), wrong=round(wrong, 4), **tally.told(hello["against"]),
        )
        if agrees is not None:
            told["agrees"] = round(agrees, 3)
        if lessons % 10 == 1 or time.time() - start >= a.seconds:
            print(json.dumps(told), flush=True)
            curve.write(json.dumps(told) + "\n")
            curve.flush()
            save(net, a, hello, told)
    for group in groups:
        group.games.close()


if __name__ == "__main__":
    main()
