#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compares the histograms in a run's events with NumPy's count of its checkpoints.

    check_histograms.py RUN STEP RATE

RUN has checkpoints of the steps STEP - 1 and STEP and was trained by plain gradient descent at the rate RATE, so the
difference of the two is the gradient of STEP. Prints how many tensors were compared. Ends with 77 and says so when a
package is missing.
"""
import json
import pathlib
import sys

try:
    import numpy
    from safetensors.numpy import load_file
except ImportError as error:
    print(f"skipped: {error}")
    sys.exit(77)

LOWEST, BINS = -40, 120
run, step, rate = pathlib.Path(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])


def counts_of(values):
    """By signed bin: two an octave, bin 1 from 2^-40."""
    values = values.astype(numpy.float64).ravel()
    fraction, exponent = numpy.frexp(numpy.abs(values))
    bins = numpy.clip(2 * (exponent - 1 - LOWEST) + (fraction >= 0.75), 0, BINS - 1) + 1
    bins = numpy.where(values == 0, 0, numpy.where(values < 0, -bins, bins))
    found, counts = numpy.unique(bins, return_counts=True)
    return dict(zip(found.tolist(), counts.tolist()))


def counts_in(event):
    at, counts = event["first"], {}
    for count in event["counts"]:
        if count > 0:
            counts[at] = count
        at += -count if count < 0 else 1
    return counts


def close(found, expected, tolerance):
    return abs(found - expected) <= tolerance


events = [json.loads(line) for line in (run / "attempts/0001/events/rank-0000.jsonl").read_text().splitlines()]
events = [event for event in events if event["type"] == "histogram" and event["step"] == step]


def tensors_of(at):
    return load_file(run / f"checkpoints/step-{at:08d}.safetensors")


before, after = tensors_of(step - 1), tensors_of(step)
compared = {"weights": 0, "gradients": 0}
for event in events:
    name = event["layer"] + "/" + event.get("tensor", "")
    if event["kind"] == "weights":
        values = after[name]
        assert counts_in(event) == counts_of(values), name
        assert event["min"] == values.min() and event["max"] == values.max(), name
        assert close(event["mean"], values.mean(dtype=numpy.float64), 1e-9), name
        assert close(event["deviation"], values.std(dtype=numpy.float64), 1e-7), name
    elif event["kind"] == "gradients":
        values = (before[name].astype(numpy.float64) - after[name]) / rate  # rounded to the weights' precision
        rounding = 2.0 ** -23 * max(abs(before[name]).max(), 1e-30) / rate
        assert close(event["min"], values.min(), rounding) and close(event["max"], values.max(), rounding), name
        assert close(event["mean"], values.mean(), rounding), name
        assert close(event["deviation"], values.std(), rounding), name
        assert sum(counts_in(event).values()) == values.size, name
        edge = 2.0 ** 7 * rounding  # the bins above it are hardly touched by the rounding
        for sign in (1, -1):
            least = 2 * (int(numpy.ceil(numpy.log2(edge))) - LOWEST) + 1
            large = sum(count for at, count in counts_in(event).items() if sign * at >= least)
            expected = sum(count for at, count in counts_of(values).items() if sign * at >= least)
            assert abs(large - expected) <= 0.02 * values.size + 1, (name, large, expected)
    else:
        continue
    compared[event["kind"]] += 1
assert compared["weights"] == compared["gradients"] > 0, compared
print(compared["weights"])
