#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# What a call hands over. Sourced by ../run_all.sh.
# shellcheck disable=SC2154 # its variables

# Writes all results to $OUT: whole or not at all.
pack() {
    mkdir -p "$OUT"
    tar -czf "$OUT/.results.$BASHPID" --exclude=./inductor --exclude='./plans-*' -C "$RESULTS" . 2>/dev/null # files may grow meanwhile
    mv "$OUT/.results.$BASHPID" "$OUT/results.tar.gz"
}
keep_packing() { while sleep 30; do pack; done; }

# Called after every step, because a call that is cut off leaves only what is there by then.
hand_over() {
    "$PYTHON" "$HERE/report.py" "$RESULTS" --engine "$ENGINE" --out "$RESULTS/gpu.md" || true
    "$PYTHON" "$HERE/figures.py" "$RESULTS" --out "$RESULTS/figures.json" || true
    [ -n "${OUT:-}" ] || return 0
    pack
    cp "$RESULTS/SUMMARY.txt" "$RESULTS/gpu.md" "$RESULTS/figures.json" "$OUT/" 2>/dev/null
    rm -f "$OUT"/.results.*
    if [ "$1" = 1a ] && [ -e "$BUILD/bin/.sources" ]; then tar -czf "$OUT/engine.tar.gz" -C "$BUILD" bin; fi
}
