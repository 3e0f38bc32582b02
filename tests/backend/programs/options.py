#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Options of every kind that argparse has; tests read its --help."""
import argparse

parser = argparse.ArgumentParser(description="Trains a network.", formatter_class=argparse.ArgumentDefaultsHelpFormatter)
parser.add_argument("data", help="folder of the images")
parser.add_argument("-b", "--batch-size", type=int, default=128, metavar="N", help="samples a step, on each rank")
parser.add_argument("--lr", type=float, default=0.1, help="learning rate")
parser.add_argument("--schedule", choices=["cosine", "step", "constant"], default="cosine", help="how the rate falls")
parser.add_argument("--amp", action="store_true", help="mixed precision")
parser.add_argument("--pin-memory", action=argparse.BooleanOptionalAction, default=True, help="page-locked batches")
parser.add_argument("--weight-decay", type=float, default=1e-4,
                    help="strength of the decay, with a help that is so long that argparse has to break it into several lines")
parser.add_argument("--layers", type=int, nargs="+", default=[64, 64], help="widths")
parser.add_argument("--a-flag-with-a-very-long-name-indeed", type=int, default=3, help="on a line of its own")
parser.add_argument("--resume", metavar="FILE", help="checkpoint to go on from")
parser.add_argument("--version", action="version", version="1.0")

if __name__ == "__main__":
    print(vars(parser.parse_args()))
