#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""A long training run with everything on: validation, checkpoints, traces and histograms. It is stopped at the end of each call and
resumed by the next one.

    soak.py ENGINE --keep FOLDER [--length S] [--seconds S] [--device cuda] [--precision fp16] [--small] [--table FILE]

ResNet50V2 on CIFAR-10's JPEGs at 128 × 128, which are decoded and transferred in every step. --length is the time it trains
in all, --seconds what this call may take; exit code 75 says that another call is needed. There are at least two attempts, so at least one cut.

Goals, memory's in each attempt of three minutes or more: after the first minute neither the engine's memory nor the GPU's grows by more than
1 % or 16 MiB (median of the last quarter and of the first one); throughput falls by at most 3 % (last quarter of the run and second one);
every loss is finite; every attempt ends as stopped; and for every cut the next regular checkpoint has the same bits as that of a copy of
the run that goes on from the regular checkpoint before the cut and is not cut. Exits with 1 if a goal is missed, and with 77 if the
data is missing. --small trains the small CNN on few images and only prints the goals.
"""
import argparse
import json
import math
import pathlib
import re
import shutil
import statistics
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
import cifar_training  # noqa: E402
import engine_run  # noqa: E402
from asking import load, save  # noqa: E402
from runs import tensors  # noqa: E402

GROWTH_SHARE, GROWTH_BYTES, FALL, SETTLING, STOPPED = 0.01, 16 << 20, 0.03, 60.0, 3
MIB = 1 << 20


class Setup:
    """What is trained, and how often what is written."""

    def __init__(self, small):
        self.images, self.side, self.batch = (40, 8, 20) if small else (0, 128, 256)
        self.net, self.every, self.histograms = ("small-cnn", 2, 4) if small else ("resnet50-v2", 4, 2000)
        self.trace_seconds, self.settling = (3.0, 2.0) if small else (60.0, SETTLING)
        self.steps = math.ceil((self.images or 50_000) / self.batch) # an epoch

    def spec(self, arguments, data):
        return {"model": {"architecture": self.net, "dropout": 0.1}, "seed": 1,
                "data": {"format": "folder", "path": str(data), "flip": True, "crop_padding": self.side // 8,
                         "image": {"height": self.side, "width": self.side, "channels": 3}},
                "training": {"epochs": 100_000, "batch_size": self.batch, "precision": arguments.precision,
                             "checkpoint_every_epochs": self.every, "keep_checkpoints": 4,
                             "optimizer": {"kind": "sgd", "momentum": 0.9, "weight_decay": 1e-4},
                             "learning_rate": {"base": 0.02, "schedule": "constant", "warmup_epochs": 1}},
                "monitoring": {"trace": {"first_step": 0, "steps": 5}, "histograms": {"record": True, "every": self.histograms}},
                "resources": {"device": arguments.device, "threads": 1 if arguments.small else 0}}

    def next_regular(self, step):
        """The epoch after which the first regular checkpoint after this step is written."""
        return (step // (self.every * self.steps) + 1) * self.every


def checkpoint(run, epoch):
    """A regular one; those of a stop are called step-…"""
    return run / "checkpoints" / f"epoch-{epoch:04d}.safetensors"


def ask_for_trace(run, steps=5):
    """The request of which resources/guide/run-directory.md tells."""
    number = load(run / "control.json").get("number", 0) + 1
    save(run / "control.json", json.dumps({"version": 1, "number": number, "command": "trace",
                                           "trace": {"first_step": 0, "steps": steps, "megabytes": 8}}))


def uncut(arguments, run, document, target, seconds):
    """The checkpoint after epoch `target` of a copy of the run that goes on from its last regular checkpoint before that."""
    copy = run.parent / "uncut" / run.name # the same name, because it is in the spec
    shutil.rmtree(copy.parent, ignore_errors=True)
    shutil.copytree(run, copy, ignore=shutil.ignore_patterns("trace", "engine.lock", "control.json"))
    for file in (copy / "checkpoints").glob("step-*.safetensors"):
        file.unlink()
    engine_run.run(arguments.engine, copy, document, seconds=seconds, stop_when=lambda folder: checkpoint(folder, target).exists())
    return checkpoint(copy, target)


def leg(arguments, setup, run, document, seconds, most, target):
    """Trains for so long, or until the checkpoint after epoch `target` is written, at most `most` seconds, with a trace now and then.
    Keeps that checkpoint from being replaced by newer ones."""
    begun = time.monotonic()
    asked, kept = [begun], run.parent / "kept.safetensors"
    kept.unlink(missing_ok=True)

    def watch(folder):
        now = time.monotonic()
        if now - asked[0] > setup.trace_seconds:
            asked[0] = now
            ask_for_trace(folder)
        if target and not kept.exists() and checkpoint(folder, target).exists():
            shutil.copyfile(checkpoint(folder, target), kept)
        return now - begun > (seconds if not target or kept.exists() else max(seconds, most))
    engine_run.run(arguments.engine, run, document, seconds=max(seconds, most) + 60.0, stop_when=watch)
    return kept


def differing(one, other):
    first, second = tensors(one), tensors(other)
    return sorted(name for name in first.keys() | second.keys() if first.get(name) != second.get(name))


def cut_compared(target, alone, kept):
    """What became of one cut."""
    if not kept.exists() or not alone.exists():
        return {"target": target, "why": "there was too little time for an epoch that is checked"}
    differ = differing(alone, kept)
    return {"target": target, "same": not differ, "why": f"{len(differ)} tensors differ, such as {differ[0]}" if differ else ""}


def soak(arguments, setup, run, document, state):
    """Trains as far as this call's time allows; false if another call is needed."""
    end, least, legs = time.monotonic() + arguments.seconds, min(60.0, 0.2 * arguments.length), 0
    while True:
        result = load(run / "result.json")
        left = arguments.length - result.get("elapsed", 0.0)
        if left < 0.05 * arguments.length:
            return True
        target = alone = None
        if legs and end - time.monotonic() < 4 * least: # for the next call, which has time to compare
            return False
        if result.get("step"):
            target = setup.next_regular(result["step"])
            alone = uncut(arguments, run, document, target, max(10.0, (end - time.monotonic()) / 2))
        room = end - time.monotonic()
        if room < least:
            return False
        legs += 1
        wait = target if alone and alone.exists() else None # else there is nothing to compare with
        kept = leg(arguments, setup, run, document, min(left, room, arguments.length / 2), room, wait)
        if target:
            state["cuts"].append(cut_compared(target, alone, kept))
            save(run.parent / "soak.json", json.dumps(state, indent=1) + "\n")


def ends(run):
    """Exit code by attempt; an attempt that was killed has none."""
    codes = {}
    for folder in sorted((run / "attempts").iterdir()):
        codes[int(folder.name)] = load(folder / "result.json").get("code")
    result = load(run / "result.json")
    if result:
        codes[result["attempt"]] = result["code"]
    return codes


def growth(values, settling):
    """Bytes at the beginning and at the end, from (seconds, bytes) of one attempt without its first seconds; None if it was too short
    to tell."""
    begin, last = values[0][0], values[-1][0]
    settled = [value for seconds, value in values if seconds >= begin + settling]
    quarter = len(settled) // 4
    return (statistics.median(settled[:quarter]), statistics.median(settled[-quarter:])) if quarter and last - begin >= 3 * settling else None


def grown(before, after):
    return after - before > max(GROWTH_BYTES, GROWTH_SHARE * before)


def quarters(rates):
    """Medians of the second quarter and of the last one; None for a few values."""
    quarter = len(rates) // 4
    return (statistics.median(rates[quarter:2 * quarter]), statistics.median(rates[-quarter:])) if quarter else None


class Recorded:
    """What the run has written, read once."""

    def __init__(self, run):
        self.memory, self.rates, self.steps, self.counts, self.losses, self.strange = {}, [], {}, {}, 0, []
        for attempt, event in engine_run.events(run):
            kind = event.get("type")
            self.counts[kind] = self.counts.get(kind, 0) + 1
            if kind != "metrics":
                continue
            self.steps[attempt] = event["step"]
            for name, value in event["values"].items():
                self.take(attempt, event, name, value)
        self.counts["trace"] = len(list(run.glob("attempts/*/trace/*/rank-0000.json*")))

    def take(self, attempt, event, name, value):
        if re.fullmatch(r"cpu/memory|gpu/\d+/memory", name):
            self.memory.setdefault((attempt, name), []).append((event["elapsed"], value))
        elif name == "train/samples_per_second":
            self.rates.append(value)
        elif name.endswith("/loss"):
            self.counts[name] = self.counts.get(name, 0) + 1
            for one in value.values() if isinstance(value, dict) else (value,):
                if isinstance(one, str) or not math.isfinite(one): # "NaN", "Infinity"
                    self.strange.append(f"{name} is {one} at step {event['step']}")


def judged(recorded, codes, cuts, settling):
    """The table, and the goals that were missed."""
    rows, missed = ["| attempt | to step | memory | at first | at last | ended with |", "|---|---|---|---|---|---|"], []
    told = set()
    for (attempt, name), values in sorted(recorded.memory.items()):
        found = growth(values, settling)
        said = f"{found[0] / MIB:,.1f} MiB | {found[1] / MIB:,.1f} MiB" if found else "– | –"
        rows.append(f"| {attempt} | {recorded.steps.get(attempt, 0):,} | {name} | {said} | {codes.get(attempt)} |")
        told |= {name} if found else set()
        if found and grown(*found):
            missed.append(f"attempt {attempt}: {name} grew by {(found[1] - found[0]) / MIB:,.1f} MiB")
    if "cpu/memory" not in told or not any(name.startswith("gpu/") for name in told):
        missed.append("no attempt is long enough to judge the memory of the engine and of the GPU")
    rows.append("")
    rates = quarters(recorded.rates)
    if rates:
        rows.append(f"Images per second, median of the second quarter: {rates[0]:,.1f}, of the last one: {rates[1]:,.1f}.")
    if not rates or rates[1] < (1.0 - FALL) * rates[0]:
        missed.append("throughput fell" if rates else "there are too few values of throughput")
    wanted = {"train/loss": "training losses", "val/loss": "validations", "checkpoint": "checkpoints", "histogram": "histograms", "trace": "traces"}
    rows.append(", ".join(f"{recorded.counts.get(key, 0):,} {word}" for key, word in wanted.items()) + ".")
    missed += [f"there are no {word}" for key, word in wanted.items() if not recorded.counts.get(key)]
    missed += recorded.strange[:3]
    missed += [f"attempt {attempt} ended with {code}" for attempt, code in codes.items() if code not in (STOPPED, None)]
    same = sum(1 for cut in cuts if cut.get("same"))
    rows.append(f"{same} of {len(cuts)} cuts left no trace: the next regular checkpoint has the bits of a run that was not cut.")
    missed += [f"the cut before the end of epoch {cut['target']}: {cut['why']}" for cut in cuts if not cut.get("same")]
    if not cuts:
        missed.append("nothing was cut and resumed")
    return rows, missed


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("engine")
    parser.add_argument("--keep", type=pathlib.Path, required=True)
    parser.add_argument("--length", type=float, default=1200.0)
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--precision", default="fp16")
    parser.add_argument("--small", action="store_true")
    parser.add_argument("--table", type=pathlib.Path)
    arguments = parser.parse_args()
    archive = cifar_training.found_archive()
    if not archive:
        return 77
    setup = Setup(arguments.small)
    run = arguments.keep / "soak" / "run"
    document = setup.spec(arguments, cifar_training.unpacked(archive, arguments.keep, setup.images).resolve())
    state = {"cuts": [], **load(run.parent / "soak.json")} if run.exists() else {"cuts": []}
    done = soak(arguments, setup, run, document, state)
    rows, missed = judged(Recorded(run), ends(run), state["cuts"], setup.settling)
    if not done:
        print("\n".join(rows + ["The soak was stopped for now: call again."]))
        return 75
    text = "\n".join(rows + [""] + [f"- missed: {one}" for one in missed]) + "\n"
    print(text)
    if arguments.table:
        save(arguments.table, f"{engine_run.version(arguments.engine)}, {arguments.device}, {arguments.precision}, {setup.net}, "
                              f"{load(run / 'result.json')['elapsed']:,.0f} s\n\n" + text)
    return 1 if missed and not arguments.small else 0


if __name__ == "__main__":
    sys.exit(main())
