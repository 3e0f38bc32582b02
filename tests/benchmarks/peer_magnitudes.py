#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Times how long NumPy takes for the percentiles of the weights in a .safetensors file: per layer and overall.

    peer_magnitudes.py FILE [--rounds N] [--check ANSWER]
FILE is written by trainyard_pruning_benchmark --keep. Percentiles are elements of the sorted array (inverted_cdf).
ANSWER is the output of "trainyard-engine inspect weights FILE --json": every number in it is compared with NumPy's.
"""
import argparse
import json
import statistics
import time

import numpy as np


def tensors(path):
    with open(path, "rb") as file:
        length = int.from_bytes(file.read(8), "little")
        header = json.loads(file.read(length))
        data = np.frombuffer(file.read(), dtype=np.float32)
    for name, entry in header.items():
        if name != "__metadata__":
            begin, end = entry["data_offsets"]
            yield name, len(entry["shape"]), np.abs(data[begin // 4 : end // 4])


def at(sorted_values, steps):
    ranks = np.maximum((np.arange(steps + 1) * len(sorted_values) + steps - 1) // steps, 1) - 1
    return sorted_values[ranks]


def by_sorting(path):
    layers = [(name, dims, np.sort(values)) for name, dims, values in tensors(path)]
    each = {name: at(values, 100) for name, _, values in layers}
    all_of_them = np.sort(np.concatenate([values for _, dims, values in layers if dims >= 2]))
    thresholds = at(all_of_them, 1000)
    left = {name: len(values) - np.searchsorted(values, thresholds, side="right") for name, _, values in layers}
    return thresholds, each, left


def by_partition(path):
    """Only percentiles, without the counts of weights left."""
    layers = [(dims, values) for _, dims, values in tensors(path)]
    percents = np.arange(0, 1001) / 10
    for _, values in layers:
        np.percentile(values, np.arange(101), method="inverted_cdf")
    return np.percentile(
        np.concatenate([values for dims, values in layers if dims >= 2]), percents, method="inverted_cdf"
    )


def check(path, answer):
    """Number of lists in the answer that differ from NumPy's."""
    values = {name: np.sort(tensor) for name, _, tensor in tensors(path)}
    layers = answer["layers"]
    everything = np.sort(np.concatenate([values[layer["parameter"]] for layer in layers if layer["prunable"]]))
    thresholds = at(everything, 1000)
    edges = 10.0 ** ((answer["all"]["histogram_begin"] + np.arange(len(answer["all"]["histogram"]) + 1)) / 20)
    wrong = [not np.array_equal(np.float32(answer["all"]["percentiles"]), thresholds),
             not np.array_equal(np.histogram(everything[everything > 0], edges)[0], answer["all"]["histogram"]),
             not np.isclose(answer["all"]["mean"], everything.astype(np.float64).mean(), rtol=1e-12)]
    for layer in layers:
        own = values[layer["parameter"]]
        wrong.append(not np.array_equal(np.float32(layer["spread"]["percentiles"]), at(own, 100)))
        if layer["left"]:
            left = len(own) - np.searchsorted(own, thresholds, side="right")
            wrong.append(not np.array_equal(left, layer["left"]))
    return sum(wrong), len(wrong)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("file")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--check", metavar="ANSWER")
    arguments = parser.parse_args()
    if arguments.check:
        with open(arguments.check, encoding="utf-8") as file:
            wrong, compared = check(arguments.file, json.load(file))
        print(f"{compared} lists compared, {wrong} differ")
        return
    results = {}
    for name, work in (("sorting", by_sorting), ("partition", by_partition)):
        seconds = []
        for _ in range(arguments.rounds):
            begin = time.perf_counter()
            results[name] = work(arguments.file)
            seconds.append(time.perf_counter() - begin)
        print(f"NumPy {np.__version__}, reading and {name}: median {1e3 * statistics.median(seconds):.0f} ms, "
              f"slowest {1e3 * max(seconds):.0f} ms")


if __name__ == "__main__":
    main()
