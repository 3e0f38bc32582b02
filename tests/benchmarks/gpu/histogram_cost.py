#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What histograms cost in training on a GPU: a record of weights, of gradients and of activations each, a net that joins no layers
so that each layer's output exists, and a run that chooses the interval of its records by itself.

    histogram_cost.py ENGINE [--device cuda] [--precision fp16] [--only NET…] [--small] [--out FILE.json] [--table FILE.md]

Each kind is a run of the same epochs, with one record in each epoch but for "no joined layers", which only records its first and
last step; the time of its middle epochs is compared with that of a run without histograms. A record's cost is the difference
to the run of the same net, so activations are compared with the one that joins no layers. "automatic" trains longer and tells
how many steps lie between records in the end, and what all records together cost. Goal: at most 1.5 % then (the interval is chosen for
1 %). Every run is saved in --out at once; a later call does only what is missing. Exits with 1 if a run failed or the goal is missed.
"""
import argparse
import json
import pathlib
import statistics
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
import engine_run  # noqa: E402
from asking import load, save  # noqa: E402

#       net             side, batch, steps an epoch, epochs, of them for "automatic"
NETS = {"resnet50-v2": (128, 256, 60, 5, 40), "resnet20v2": (32, 128, 400, 5, 40), "small-cnn": (28, 128, 1000, 5, 40)}
KINDS = {"none": None, "no joined layers": ("activations",), "weights": ("weights",), "gradients": ("gradients",),
         "activations": ("activations",), "automatic": ("weights", "gradients", "activations")}
GOAL, SELDOM = 0.015, 1_000_000


def spec(arguments, net, kind):
    side, batch, steps, epochs, longer = (8, 4, 3, 4, 6) if arguments.small else NETS[net]
    wanted = KINDS[kind]
    histograms = {} if wanted is None else {
        "record": True, "every": "auto" if kind == "automatic" else SELDOM if kind == "no joined layers" else steps,
        **{one: one in wanted for one in ("weights", "gradients", "activations")}}
    return {"model": {"architecture": net, "dropout": 0.0}, "seed": 1,
            "data": {"format": "synthetic", "train_samples": steps * batch, "validation_samples": batch, "classes": 10,
                     "image": {"height": side, "width": side, "channels": 3}},
            "training": {"epochs": longer if kind == "automatic" else epochs, "batch_size": batch, "precision": arguments.precision,
                         "checkpoint_every_epochs": 0, "learning_rate": {"base": 0.001, "schedule": "constant"}},
            "monitoring": {"histograms": histograms} if histograms else {},
            "resources": {"device": arguments.device, "threads": 1 if arguments.small else 0}}


def measured(run):
    """Seconds and steps of a middle epoch, the records of the run, and the steps between its last ones."""
    ends = [(step, elapsed) for _, step, elapsed, _ in engine_run.points(run, "epoch/seconds")]
    between = [later[1] - earlier[1] for earlier, later in zip(ends, ends[1:])]
    middle = between[:-1] or between # the first epoch chooses kernels, the last step is always recorded
    records = sorted({event["step"] for _, event in engine_run.events(run) if event.get("type") == "histogram"})
    return {"seconds": statistics.median(middle), "mean_seconds": statistics.mean(middle), "steps": ends[0][0], "records": len(records),
            "interval": records[-2] - records[-3] if len(records) > 3 else 0}


def table(rows):
    """Lines of the table, and the goals that were missed."""
    lines = ["| net | step | no joined layers | record of weights | gradients | activations | automatic: every | cost |", "|---|---|---|---|---|---|---|---|"]
    missed = []
    for net, kinds in rows.items():
        missed += [f"{net}, {kind}: {row['missing']}" for kind, row in kinds.items() if "missing" in row]
        good = {kind: row for kind, row in kinds.items() if "seconds" in row}
        if "none" not in good:
            continue
        plain, steps = good["none"]["seconds"], good["none"]["steps"]
        apart = good.get("no joined layers", {}).get("seconds")

        def record(kind, base):
            if kind not in good or base is None:
                return "–"
            cost = good[kind]["seconds"] - base
            return f"{1e3 * cost:+.2f} ms ({cost / (plain / steps):+.1f} steps)"
        cost = good["automatic"]["mean_seconds"] / apart - 1.0 if "automatic" in good and apart else None
        if cost is not None and cost > GOAL:
            missed.append(f"{net}: histograms at the automatic interval cost {100 * cost:.2f} %")
        interval = good["automatic"]["interval"] if "automatic" in good else 0
        lines.append(f"| {net} | {1e3 * plain / steps:.3f} ms | {f'{100 * (apart / plain - 1):+.2f} %' if apart else '–'} | {record('weights', plain)} | "
                     f"{record('gradients', plain)} | {record('activations', apart)} | {f'{interval:,} steps' if interval else '–'} | "
                     f"{f'{100 * cost:+.2f} %' if cost is not None else '–'} |")
    return lines, missed


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("engine")
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--precision", default="fp16")
    parser.add_argument("--only", nargs="+", choices=list(NETS))
    parser.add_argument("--small", action="store_true", help="few tiny images, for a trial")
    parser.add_argument("--out", type=pathlib.Path)
    parser.add_argument("--table", type=pathlib.Path)
    arguments = parser.parse_args()
    rows = load(arguments.out) if arguments.out else {}
    lines, missed = [], []
    with tempfile.TemporaryDirectory() as folder:
        for net in arguments.only or NETS:
            for kind in KINDS:
                if "seconds" in rows.get(net, {}).get(kind, {}):
                    continue
                try:
                    run = engine_run.run(arguments.engine, pathlib.Path(folder) / f"{net}-{kind.replace(' ', '-')}", spec(arguments, net, kind))
                    found = measured(run)
                except SystemExit as problem:
                    found = {"missing": str(problem).strip().splitlines()[-1]}
                rows.setdefault(net, {})[kind] = found
                print(f"{net}, {kind}: {found}", flush=True)
                lines, missed = table(rows)
                if arguments.out:
                    save(arguments.out, json.dumps(rows, indent=1) + "\n")
                if arguments.table:
                    save(arguments.table, "\n".join(lines + [""] + [f"- missed: {one}" for one in missed]) + "\n")
    lines, missed = table(rows)
    print("\n".join(lines + missed))
    return 1 if any("missing" in row for kinds in rows.values() for row in kinds.values()) or (missed and not arguments.small) else 0


if __name__ == "__main__":
    sys.exit(main())
