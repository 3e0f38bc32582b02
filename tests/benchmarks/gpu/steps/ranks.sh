#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Step 6: several ranks, on one GPU and on several. Sourced by ../run_all.sh.
# shellcheck disable=SC2154 # its variables

step_6a() { kept "$RESULTS/nccl.txt" beside nccl_benchmark; }
# shellcheck disable=SC2086
step_6b() { with_libraries "$PYTHON" "$HERE/ranks_on_one_gpu.py" "$ENGINE" --device cuda $SMALL --table "$RESULTS/ranks.md"; }
step_6c() {
    local seconds=$(($(seconds_left) - 20))
    # shellcheck disable=SC2086
    with_libraries "$PYTHON" "$HERE/several_gpus.py" "$ENGINE" --seconds $seconds $SMALL --out "$RESULTS/several.json" --table "$RESULTS/several.md"
}
