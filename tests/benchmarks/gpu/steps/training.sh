#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Steps 4c, 4d, 5 and 8: complete runs. Sourced by ../run_all.sh.
# shellcheck disable=SC2154 # its variables

# shellcheck disable=SC2086
step_4c() { with_libraries "$PYTHON" "$HERE/runs.py" "$ENGINE" resume --precision $FAST $SMALL --table "$RESULTS/resume.md"; }
# shellcheck disable=SC2086
step_4d() { with_libraries "$PYTHON" "$HERE/runs.py" "$ENGINE" images --precision $FAST $SMALL --table "$RESULTS/images.md"; }

# Data and runs that the next call continues.
RUNS=$BUILD/runs${REHEARSAL:+/small}

# cifar WHAT: keeps data and run in $RUNS, so that the next call continues.
cifar() {
    local small=() seconds=$(($(seconds_left) - 60))
    if [ $seconds -lt 30 ]; then echo "too little time is left in this call"; return 75; fi
    [ -n "$REHEARSAL" ] && small=(--images 60 --epochs 3 --image 32 --batch 20 --model small-cnn)
    with_libraries "$PYTHON" "$BENCH/cifar_training.py" "$ENGINE" "$1" --device cuda --precision $FAST "${small[@]}" --table "$RESULTS/$1.md" \
        --figures "$RESULTS/$1.json" --keep "$RUNS" --seconds $seconds
}
# The engine's figures beside PyTorch's, whichever step comes first.
cifar_table() { "$PYTHON" "$HERE/cifar_table.py" "$RESULTS/resnet20v2.json" "$RESULTS/resnet20v2-peer.json" --table "$RESULTS/resnet20v2-peer.md"; }

step_5a() { cifar reference-c; }
step_5b() {
    local status=0
    cifar resnet20v2 || status=$?
    cifar_table
    return $status
}
step_5d() {
    local small=() status=0 seconds=$(($(seconds_left) - 40))
    if [ $seconds -lt 30 ]; then echo "too little time is left in this call"; return 75; fi
    [ -n "$REHEARSAL" ] && small=(--images 60 --epochs 3 --batch 20)
    "$PYTHON" "$BENCH/peer_cifar.py" --device $PEER_DEVICE --precision $FAST "${small[@]}" --keep "$RUNS" --seconds $seconds \
        --out "$RESULTS/resnet20v2-peer.json" || status=$?
    cifar_table
    return $status
}
step_5e() {
    # shellcheck disable=SC2086
    with_libraries "$PYTHON" "$HERE/look.py" "$ENGINE" "$RUNS/resnet20v2" "$RUNS/reference-c" --precisions $LOOKED_IN $SMALL \
        --out "$RESULTS/look.json" --table "$RESULTS/look.md"
}
step_5c() {
    local small=() net both="small-cnn gru" status=0 table=$RESULTS/mnist.md
    [ -n "$REHEARSAL" ] && both=gru small=(--epochs 1 --samples 100)
    [ -e "$RESULTS/done/5c" ] && rm -f "$table" "$RESULTS/done/5c" # asked for again
    [ -e "$table" ] || printf '| net | epochs | accuracy | goal | by epoch | seconds, of them a middle epoch |\n|---|---|---|---|---|---|\n' >"$table"
    for net in $both; do
        if grep -q "^| $net |" "$table"; then continue; fi # before a cut
        with_libraries "$PYTHON" "$BENCH/mnist_accuracy.py" "$ENGINE" --only "$net" --device cuda --precision $FAST --table "$table" "${small[@]}" ||
            status=$?
    done
    [ $status != 77 ] || rm -f "$table"
    return $status
}

step_8a() {
    local length=${TRAINYARD_SOAK_SECONDS:-1200} seconds=$(($(seconds_left) - 40))
    [ -n "$REHEARSAL" ] && length=${TRAINYARD_SOAK_SECONDS:-40}
    if [ $seconds -lt 30 ]; then echo "too little time is left in this call"; return 75; fi
    # shellcheck disable=SC2086
    with_libraries "$PYTHON" "$HERE/soak.py" "$ENGINE" --keep "$RUNS" --length "$length" --seconds $seconds --precision $FAST $SMALL \
        --table "$RESULTS/soak.md"
}
