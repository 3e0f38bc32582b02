#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares the samplers of a search with Optuna's on the same functions, budgets and numbers of seeds.

    trainyard_search_benchmark curves all bayesian 20 60 > ours.txt
    peer_search.py curves tpe 20 60 > tpe.txt
    peer_search.py curves gp 20 60 [FUNCTION …] > gp.txt
    peer_search.py table ours.txt tpe.txt gp.txt

and on a table of real trainings (search_table.py), with other numbers of evaluations in the last table:

    trainyard_search_benchmark table fixtures/search_table.json bayesian 20 60 > ours.txt
    peer_search.py curves tpe 20 60 mnist-loss mnist-error > tpe.txt
    peer_search.py table ours.txt tpe.txt gp.txt --at 20,40,60

Optuna is not a dependency: run this in a virtual environment with optuna, and for gp also scipy and torch.
"""
import json
import math
import pathlib
import statistics
import sys

TABLE = pathlib.Path(__file__).parent / "fixtures/search_table.json"
EVALUATIONS = {"branin": 40}  # of the table; 60 for the others


def branin(t):
    x, y = t.suggest_float("a", -5, 10), t.suggest_float("b", 0, 15)
    a = y - 5.1 / (4 * math.pi**2) * x * x + 5 / math.pi * x - 6
    return a * a + 10 * (1 - 1 / (8 * math.pi)) * math.cos(x) + 10 - 0.39788735772973816


def hartmann6(t):
    alpha = [1.0, 1.2, 3.0, 3.2]
    a = [[10, 3, 17, 3.5, 1.7, 8], [0.05, 10, 17, 0.1, 8, 14], [3, 3.5, 1.7, 10, 17, 8], [17, 8, 0.05, 10, 0.1, 14]]
    p = [[1312, 1696, 5569, 124, 8283, 5886], [2329, 4135, 8307, 3736, 1004, 9991],
         [2348, 1451, 3522, 2883, 3047, 6650], [4047, 8828, 8732, 5743, 1091, 381]]
    x = [t.suggest_float(name, 0, 1) for name in "abcdef"]
    inner = [sum(a[i][j] * (x[j] - 1e-4 * p[i][j])**2 for j in range(6)) for i in range(4)]
    return 3.32236801141551 - sum(alpha[i] * math.exp(-inner[i]) for i in range(4))


def rosenbrock4(t):
    x = [t.suggest_float(name, -2.048, 2.048) for name in "abcd"]
    return sum(100 * (x[i + 1] - x[i]**2)**2 + (1 - x[i])**2 for i in range(3))


def ackley4(t):
    x = [t.suggest_float(name, -16, 32) for name in "abcd"]
    squares, waves = sum(v * v for v in x) / 4, sum(math.cos(2 * math.pi * v) for v in x) / 4
    return -20 * math.exp(-0.2 * math.sqrt(squares)) - math.exp(waves) + 20 + math.e


def tuning(t):
    adam = t.suggest_categorical("kind", ["sgd", "adam"]) == "adam"
    rate = t.suggest_float("rate", 1e-5, 1, log=True)
    value = (math.log10(rate) + (3 if adam else 1))**2 * 0.5 + (0.05 if adam else 0)
    if adam:
        value += 20 * (t.suggest_float("beta", 0.8, 0.999) - 0.95)**2
    else:
        value += 8 * (t.suggest_float("momentum", 0, 0.99) - 0.85)**2
    value += 0.15 * ((t.suggest_int("batch", 32, 512, step=32) - 128) / 96)**2
    flag = t.suggest_categorical("flag", [False, True])
    value += 0 if flag else 0.2
    return value + 0.3 * (math.log10(t.suggest_float("decay", 1e-7, 1e-1, log=True)) + 4 + 0.4 * flag)**2


def trained(column):
    """The table of trainings as a function of the places on its grid; a run that diverged counts as the worst."""
    table = json.loads(TABLE.read_text())
    sizes = [(name.split("/")[-1], len(values)) for name, values in table["grid"].items()]
    values = [None if row[column] is None else row[0] if column == 0 else 1 - row[1] for row in table["results"]]
    worst = max(value for value in values if value is not None)
    values = [worst if value is None else value for value in values]
    least = min(values)

    def regret(t):
        place = 0
        for name, size in sizes:
            place = place * size + t.suggest_int(name, 0, size - 1)
        return values[place] - least
    regret.__name__ = ("mnist-loss", "mnist-error")[column]
    return regret


def functions():
    yield from (branin, hartmann6, rosenbrock4, ackley4, tuning)
    if TABLE.exists():
        yield from (trained(0), trained(1))


def curves(sampler, seeds, evaluations, chosen):
    import optuna
    import warnings
    warnings.simplefilter("ignore")
    optuna.logging.set_verbosity(optuna.logging.ERROR)
    make = {"tpe": lambda seed: optuna.samplers.TPESampler(seed=seed),
            "tpe-multivariate": lambda seed: optuna.samplers.TPESampler(seed=seed, multivariate=True, group=True),
            "gp": lambda seed: optuna.samplers.GPSampler(seed=seed, deterministic_objective=True)}[sampler]
    for function in functions():
        if chosen and function.__name__ not in chosen:
            continue
        for seed in range(1, seeds + 1):
            study = optuna.create_study(sampler=make(seed))
            study.optimize(function, n_trials=evaluations)
            best, line = math.inf, []
            for trial in study.trials:
                best = min(best, trial.value)
                line.append("%.6g" % best)
            print(function.__name__, sampler, seed, *line, flush=True)


def table(files, places):
    regrets = {}
    for file in files:
        for line in open(file, encoding="utf-8"):
            problem, sampler, _, *values = line.split()
            for place in places or (EVALUATIONS.get(problem, 60),):
                regrets.setdefault((problem, place), {}).setdefault(sampler, []).append(float(values[place - 1]))
    samplers = list(dict.fromkeys(sampler for row in regrets.values() for sampler in row))
    print("| function | evaluations |", " | ".join(samplers), "|")
    print("|---|---|" + "---|" * len(samplers))
    for (problem, place), row in sorted(regrets.items()) if places else regrets.items():
        cells = []
        for sampler in samplers:
            values = row.get(sampler, [])
            if len(values) < 2:
                cells.append("–")
                continue
            low, middle, high = statistics.quantiles(values, n=4, method="inclusive")
            cells.append("%.2g (%.2g … %.2g)" % (middle, low, high))
        print("|", problem, "|", place, "|", " | ".join(cells), "|")


def main():
    if len(sys.argv) >= 5 and sys.argv[1] == "curves":
        curves(sys.argv[2], int(sys.argv[3]), int(sys.argv[4]), sys.argv[5:])
    elif len(sys.argv) > 2 and sys.argv[1] == "table":
        places = [int(place) for place in sys.argv[-1].split(",")] if sys.argv[-2] == "--at" else []
        table(sys.argv[2:-2] if places else sys.argv[2:], places)
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main()
