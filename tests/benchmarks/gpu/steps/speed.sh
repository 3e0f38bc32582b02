#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Steps 2 and 3: speed, compared with PyTorch and in detail. Sourced by ../run_all.sh.
# shellcheck disable=SC2154 # its variables

# Later options override earlier ones. PyTorch must not see the engine's libraries: compare.py gives them to the engine alone.
compare() {
    # shellcheck disable=SC2086
    "$PYTHON" "$HERE/compare.py" "$ENGINE" --precision $FAST --python "$PYTHON" --rounds $ROUNDS --seconds $SECONDS_EACH \
        --steps $STEPS $SMALL --peer-device $PEER_DEVICE --libraries "$(library_path)" --out "$RESULTS/compare.json" \
        --table "$RESULTS/compare.md" "$@"
}
export TORCHINDUCTOR_CACHE_DIR=$RESULTS/inductor TORCHINDUCTOR_FX_GRAPH_CACHE=1
peer() { # large nets take minutes without a GPU
    local only=()
    [ -n "$REHEARSAL" ] && only=(--only small-cnn)
    compare --part "$@" "${only[@]}"
}
step_2a() { peer eager --timeout 100; }
step_2b() { peer compiled --modes default --timeout 100; }
step_2c() { peer compiled --rounds 1 --timeout 180 --only resnet50v2-128; }
step_2d() { peer compiled --rounds 1 --timeout 180 --only resnet50v2-224; }
step_2e() { peer compiled --rounds 1 --timeout 180 --only mobilenetv2-224; }
step_2f() { peer compiled --rounds 1 --timeout 180 --only resnet20v2 small-cnn gru; }
step_3a() {
    local only=()
    [ -n "$REHEARSAL" ] && only=(--only small-cnn)
    compare --part engine --timeout $MOST "${only[@]}"
}
step_3c() { kept "$RESULTS/fusions.md" beside fusion_benchmark 128 256 "$FAST"; }

step_3b() {
    local only=()
    [ -n "$REHEARSAL" ] && only=(--only small-cnn)
    # shellcheck disable=SC2086
    with_libraries "$PYTHON" "$HERE/details.py" "$ENGINE" --precisions $PRECISIONS --steps $STEPS $SMALL --timeout $MOST --out "$RESULTS/details.json" \
        --table "$RESULTS/details.md" "${only[@]}"
}

step_3d() {
    local only=()
    [ -n "$REHEARSAL" ] && only=(--only small-cnn)
    # shellcheck disable=SC2086
    with_libraries "$PYTHON" "$HERE/histogram_cost.py" "$ENGINE" --precision $FAST $SMALL --out "$RESULTS/histograms.json" \
        --table "$RESULTS/histograms.md" "${only[@]}"
}
