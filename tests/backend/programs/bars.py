# SPDX-License-Identifier: Apache-2.0
"""Prints what tqdm and Keras print: bars.py"""
import sys
import time

print("Epoch 1/2")
for i in range(1, 101):
    sys.stderr.write("\rtrain: %d%%|##  | %d/100 [00:01<00:02, 20.0it/s]" % (i, i))
    sys.stderr.flush()
    time.sleep(0.02)
sys.stderr.write("\n")
print("\x1b[31mdone\x1b[0m")
