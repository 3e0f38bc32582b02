#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""ResNet20V2 on CIFAR-10 in the engine and in PyTorch: accuracy by epoch, and seconds of training to it.

    cifar_table.py ENGINE.json PEER.json [--table FILE.md]

The files are those of cifar_training.py --figures and peer_cifar.py --out; what is missing is shown as –. Writes nothing if both are.
"""
import argparse
import pathlib
import sys

from asking import load, save

SHOWN, TARGETS = (1, 2, 5, 10, 20, 30, 40, 50, 60), (0.80, 0.85, 0.90)


def seconds_to(epochs, target):
    """Seconds of training until an epoch reached this accuracy on the test images; None if none did."""
    spent = 0.0
    for epoch in epochs:
        spent += epoch["seconds"]
        if epoch["top1"] >= target:
            return spent
    return None


def row(name, values, text):
    return f"| {name} | " + " | ".join(text.format(value) if value is not None else "–" for value in values) + " |"


def table(engine, peer):
    """Lines; empty if nothing was measured."""
    both = [engine.get("epochs", []), peer.get("epochs", [])]
    if not any(both):
        return []
    lines = ["| ResNet20V2 on CIFAR-10 | Trainyard | PyTorch |", "|---|---|---|"]
    for number in SHOWN:
        values = [100 * one[number - 1]["top1"] if number <= len(one) else None for one in both]
        if any(value is not None for value in values):
            lines.append(row(f"accuracy on the test images after epoch {number}", values, "{:.2f} %"))
    for target in TARGETS:
        lines.append(row(f"seconds of training to {100 * target:.0f} %", [seconds_to(one, target) for one in both], "{:.1f}"))
    lines.append(row("seconds of a middle epoch", [sorted(epoch["seconds"] for epoch in one)[len(one) // 2] if one else None for one in both], "{:.2f}"))
    lines.append(row("seconds of all epochs", [sum(epoch["seconds"] for epoch in one) if one else None for one in both], "{:.1f}"))
    return lines + ["", "; ".join(one for one in (engine.get("library"), peer.get("library"), peer.get("device")) if one)]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("engine", type=pathlib.Path)
    parser.add_argument("peer", type=pathlib.Path)
    parser.add_argument("--table", type=pathlib.Path)
    arguments = parser.parse_args()
    lines = table(load(arguments.engine), load(arguments.peer))
    print("\n".join(lines))
    if lines and arguments.table:
        save(arguments.table, "\n".join(lines) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
