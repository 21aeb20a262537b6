"""Redut's games as an environment for learners: one file, NumPy only.

`Games` runs many games at once in several processes, for training. `OneGame` is one game in the manner of PettingZoo's
AEC: agents take turns, `last()` tells what the one to act sees, `step()` does what it chose. Nothing here knows a rule.
The protocol is docs/learners.md.
"""

import json
import os
import subprocess
from dataclasses import dataclass

import numpy as np

PROTOCOL = 2
NO_ADVICE = 65535
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def command(game, games, setups=None, seed=1, node="node", flags=()):
    """The command line that starts one process of games, with the flags that its launcher would give."""
    inlining = ["--max-inlined-bytecode-size=1200", "--max-inlined-bytecode-size-cumulative=4000"]
    words = [node, *inlining, os.path.join(ROOT, "src/cli/main.ts"), "env", game, "--games", str(games)]
    if setups is not None:
        words += ["--setups", json.dumps(setups)]
    return words + ["--seed", str(seed), *flags]


@dataclass
class Frame:
    """What is to be chosen in each game, and what has ended since the frame before."""

    seat: np.ndarray  # (games,) the seat that chooses
    seats: np.ndarray  # (games,) how many play
    setup: np.ndarray  # (games,) which of the set-ups
    secret: np.ndarray  # (games,) 1 if the others must not learn what is chosen
    against: np.ndarray  # (games,) 0 if all seats are the learner's, else 1 + the number of the bot that plays the others
    advice: np.ndarray  # (games,) the option that the teacher would choose, or NO_ADVICE
    token_count: np.ndarray  # (games,)
    option_count: np.ndarray  # (games,) at least 2
    tokens: np.ndarray  # all tokens of all games, one after the other
    options: np.ndarray  # (all options, 3) tokens, 0 for none
    ended: np.ndarray  # (ended, 6): game, choices made, set-up, 1 if it was cut off, against, the learner's seat or -1 for all
    results: np.ndarray  # (ended, seats) from -1 to 1


class Process:
    """One process of games."""

    def __init__(self, words):
        # Nothing reads ahead: each end waits for all that the other has said.
        env = {"NODE_COMPILE_CACHE": os.path.join(ROOT, "node_modules/.cache/compiled"), **os.environ}
        self.process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0, env=env)
        self.source = self.process.stdout.fileno()
        self._widen()
        self.hello = json.loads(self._line())
        if self.hello["protocol"] != PROTOCOL:
            raise RuntimeError(f"the games speak protocol {self.hello['protocol']}, this file {PROTOCOL}")
        self.games, self.seats = self.hello["games"], self.hello["seats"]

    def _widen(self):
        """Pipes of 1 MB where the system can: a frame then passes at once."""
        try:
            import fcntl

            for pipe in (self.process.stdout, self.process.stdin):
                fcntl.fcntl(pipe.fileno(), 1031, 1 << 20)
        except (ImportError, OSError):
            pass

    def _line(self):
        line = bytearray()
        while not line.endswith(b"\n"):
            line += self._exactly(1)
        return line

    def _exactly(self, size):
        data = bytearray(size)
        view = memoryview(data)
        got = 0
        while got < size:
            chunk = os.read(self.source, size - got)
            if not chunk:
                raise RuntimeError(f"the games have ended with {self.process.wait()}")
            view[got : got + len(chunk)] = chunk
            got += len(chunk)
        return data

    def read(self):
        size, ended, tokens, options = (int(n) for n in np.frombuffer(self._exactly(16), "<i4"))
        data = self._exactly(size)
        width = 6 + self.seats
        over = np.frombuffer(data, "<i4", ended * width).reshape(-1, width)
        at = ended * width * 4
        heads = np.frombuffer(data, "<u2", self.games * 8, at).reshape(-1, 8)
        at += self.games * 16
        seen = np.frombuffer(data, "<u2", tokens, at)
        listed = np.frombuffer(data, "<u2", options * 3, at + 2 * tokens).reshape(-1, 3)
        columns = [heads[:, k].astype(np.int64) for k in range(8)]
        return Frame(*columns, seen, listed, over[:, :6], over[:, 6:] / 1000)

    def write(self, choices):
        data = memoryview(np.ascontiguousarray(choices, "<u2").tobytes())
        while data:
            data = data[self.process.stdin.write(data) :]

    def close(self):
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()


def joined(frames):
    """The frames of several processes as one; games are counted on from process to process."""
    before = np.cumsum([0] + [len(frame.seat) for frame in frames])
    ended = [frame.ended + np.array([shift, 0, 0, 0, 0, 0]) for frame, shift in zip(frames, before)]
    heads = ["seat", "seats", "setup", "secret", "against", "advice", "token_count", "option_count"]
    names = [*heads, "tokens", "options"]
    return Frame(
        *[np.concatenate([getattr(frame, name) for frame in frames]) for name in names],
        np.concatenate(ended),
        np.concatenate([frame.results for frame in frames]),
    )


class Games:
    """Many games in several processes. `observe()` gives a frame, `act()` takes one choice for each game of it."""

    def __init__(self, game, games=512, processes=1, setups=None, seed=1, node="node", flags=()):
        self.processes = [
            Process(command(game, games, setups, 1000 * seed + i, node, flags)) for i in range(processes)
        ]
        self.hello = self.processes[0].hello
        self.games = games * processes

    def observe(self):
        return joined([process.read() for process in self.processes])

    def act(self, choices):
        at = 0
        for process in self.processes:
            process.write(choices[at : at + process.games])
            at += process.games

    def close(self):
        for process in self.processes:
            process.close()


class OneGame:
    """One game in the manner of PettingZoo's AEC environments."""

    metadata = {"name": "redut", "is_parallelizable": False}

    def __init__(self, game, setup=None, seed=1, node="node"):
        self.process = Process(command(game, 1, None if setup is None else [setup], seed, node))
        self.possible_agents = [f"seat_{i}" for i in range(self.process.seats)]
        self.frame = None
        self.begun = False

    def reset(self, seed=None, options=None):
        """Begins a game; the one that is under way, if there is one, is played out by its first options."""
        del options
        if seed is not None:
            raise ValueError("the seed is given where the environment is made")
        while self.begun and not self.over:
            self._choose(0)
        if self.frame is None:
            self.frame = self.process.read()
        self.agents = self.possible_agents[: int(self.frame.seats[0])]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.begun, self.over = True, False
        self._turn()

    def _turn(self):
        self.agent_selection = self.possible_agents[int(self.frame.seat[0])]

    def _choose(self, action):
        self.process.write([action])
        self.frame = self.process.read()
        self.over = len(self.frame.ended) > 0
        if not self.over:
            return self._turn()
        cut = bool(self.frame.ended[0, 3])
        for i, agent in enumerate(self.agents):
            self.rewards[agent] = float(self.frame.results[0, i])
            self.terminations[agent], self.truncations[agent] = not cut, cut
        return None

    def observe(self, agent):
        """Tokens of what the agent to act sees, and of its options; of another agent's nothing."""
        if self.over or agent != self.agent_selection:
            return {"tokens": np.zeros(0, np.uint16), "options": np.zeros((0, 3), np.uint16)}
        return {"tokens": self.frame.tokens, "options": self.frame.options}

    def last(self, observe=True):
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        return seen, self.rewards[agent], self.terminations[agent], self.truncations[agent], self.infos[agent]

    def step(self, action):
        if not self.over:
            self._choose(int(action))
            return
        if action is not None:
            raise ValueError("the game is over: the only step is None")
        self.agents.remove(self.agent_selection)
        if self.agents:
            self.agent_selection = self.agents[0]

    def agent_iter(self):
        while self.agents:
            yield self.agent_selection

    def close(self):
        self.process.close()


def main():
    """How fast random play goes: `python3 learn/redut_env.py liberation [processes] [games] [seconds]`."""
    import sys
    import time

    game, processes, games, seconds = (sys.argv[1:] + ["liberation", "1", "256", "5"][len(sys.argv) - 1 :])[:4]
    rng = np.random.default_rng(1)
    env = Games(game, int(games), int(processes))
    env.observe().tokens.sum()
    env.act(np.zeros(env.games, np.int64))
    start, decisions, ended, tokens = time.time(), 0, 0, 0
    while time.time() - start < float(seconds):
        frame = env.observe()
        env.act(rng.integers(0, 1 << 30, env.games) % frame.option_count)
        decisions, ended, tokens = decisions + env.games, ended + len(frame.ended), tokens + len(frame.tokens)
    rate = decisions / (time.time() - start)
    env.observe()
    env.close()
    print(f"{game}: {rate:,.0f} decisions/s, {ended} games ended, {tokens / decisions:.0f} tokens a position")


if __name__ == "__main__":
    main()
