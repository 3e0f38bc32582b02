#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Times what NumPy needs for the percentiles of a .safetensors file's weights: the layers' and those of all together.

    peer_magnitudes.py FILE [--rounds N]
FILE is what trainyard_pruning_benchmark --keep writes. Percentiles are elements of the sorted array (inverted_cdf).
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
    """Percentiles alone, no counts of what is left."""
    layers = [(dims, values) for _, dims, values in tensors(path)]
    percents = np.arange(0, 1001) / 10
    for _, values in layers:
        np.percentile(values, np.arange(101), method="inverted_cdf")
    return np.percentile(
        np.concatenate([values for dims, values in layers if dims >= 2]), percents, method="inverted_cdf"
    )


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("file")
    parser.add_argument("--rounds", type=int, default=3)
    arguments = parser.parse_args()
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
