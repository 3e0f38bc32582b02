#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# shellcheck disable=SC2034 # the parts in steps/ use the variables
# Everything that can only be proven on a GPU, in steps of under 10 minutes that can be called separately or in sequence:
#
#   tests/benchmarks/gpu/run_all.sh [STEP…]     without a name: all steps not done yet; "list" prints them in this order
#
#   1a build            engine-only with the CUDA module, from an installed toolkit, the vendor's Python wheels or both
#   1b checks           at once: every operator in every precision against the reference; nets against PyTorch's fixtures, replay =
#                       launches, optimizers; compute-sanitizer; choice of kernels and torch.compile's cache for what is timed later
#   2a eager            eager PyTorch: AMP, channels_last, cudnn.benchmark
#   3a engine           the engine on the same list, and the table of ratios
#   2b compiled         torch.compile in its default mode; then the table again
#   3c fusions          cuDNN's fused kernels beside what they would replace
#   4c resume           resumed runs = uninterrupted runs, bit for bit
#   4d images           images that stay on the GPU compared with images that each step transfers
#   4a monitoring       what NVML, GPM and CUPTI report as root and otherwise; samples while a run trains; the cost of monitoring
#   3b details          by net and precision: three lines of memory, masks, planned memory, unfused plans, "auto", too large
#   4b devices          cuDNN's description of this device
#   5a reference-c      ResNet50V2 on CIFAR-10 at 128 × 128 from JPEGs, compared with the published table
#   5c mnist            the small CNN and the GRU on MNIST
#   5b resnet20v2       ResNet20V2 on CIFAR-10, 60 epochs; stopped in time and continued by the next call
#   5d peer             the same 60 epochs in PyTorch, and a table of both: accuracy by epoch, seconds to it; continued likewise
#   5e look             predictions, activity and Grad-CAM of the nets that 5a and 5b trained = those of the CPU
#   3d histograms       the cost of a record of weights, gradients and activations, and of a net that joins no layers for them
#   6c several          on 2, 4 and 8 GPUs: losses equal to one rank, speed and efficiency, asynchronous modes; continued likewise
#   2c … 2f modes       the other modes of torch.compile, net by net; then the table again
#   6a nccl             the cost of NCCL with one rank, as a share of a step
#   6b ranks            two ranks on one GPU over shared memory: losses equal to one rank
#   8a soak             20 minutes of training with validation, checkpoints, traces and histograms; continued likewise: no growth of
#                       memory, no fall of speed, and the same bits where a call ended
#   7a memcheck         compute-sanitizer over every operator in fp16, and over training, for longer
#   7b racecheck        the same, for races in shared memory
#
# The steps are in steps/, by subject. They need no network. Their inputs, with the variable that sets each and its default:
#   TRAINYARD_BUILD       build/gpu in the source folder: for the build, and for the results of all calls (results/)
#   OUT                   none; if set, SUMMARY.txt (one line per step), gpu.md (all tables), figures.json (all figures, for the
#                         README), results.tar.gz (all results, for charts.py) and engine.tar.gz (the built engine) are written
#                         there after every step, and the results twice a minute during one
#   TRAINYARD_CALL_SECONDS  none: seconds that this call may take; steps beyond are cut off or left for the next call
#   TRAINYARD_ENGINE      $TRAINYARD_BUILD/bin/trainyard-engine: an engine that is already built (step 1a is then skipped)
#   TRAINYARD_CUDA_ROOT   folders of a toolkit or its wheels, searched before /usr/local/cuda and the wheels of TRAINYARD_PYTHON
#   TRAINYARD_CARRIED     build/carried: headers and static libraries that a bare machine lacks, collected by carry.sh
#   TRAINYARD_WHEELS      $TRAINYARD_CARRIED/wheels: Python wheels to install first, if any
#   TRAINYARD_PYTHON      python3: a Python with PyTorch
#   TRAINYARD_TEST_DATA   $TRAINYARD_CARRIED/data, else ../shared/data: CIFAR-10's JPEGs and MNIST
#   TRAINYARD_SOAK_SECONDS  1200: how long step 8a trains in all; 40 in a rehearsal
#   TRAINYARD_REHEARSAL   none; a folder with the emulator's trainyard-cuda.so (build/release/tests/emulated): runs every step at
#                         a small size without a GPU, with PyTorch on the CPU. Shows only that the steps work, no goal and no speed.
set -uo pipefail

HERE=$(cd "$(dirname "$0")" && pwd)
ROOT=$(cd "$HERE/../../.." && pwd)
BUILD=${TRAINYARD_BUILD:-$ROOT/build/gpu}
CARRIED=${TRAINYARD_CARRIED:-$ROOT/build/carried}
WHEELS=${TRAINYARD_WHEELS:-$CARRIED/wheels}
PYTHON=${TRAINYARD_PYTHON:-python3}
ENGINE=${TRAINYARD_ENGINE:-$BUILD/bin/trainyard-engine}
RESULTS=${TRAINYARD_RESULTS:-$BUILD/results}
LIMIT=${TRAINYARD_STEP_SECONDS:-570}
REHEARSAL=${TRAINYARD_REHEARSAL:-}
BENCH=$ROOT/tests/benchmarks
mkdir -p "$RESULTS/done"
RESULTS=$(cd "$RESULTS" && pwd)
export TRAINYARD_PLAN_CACHE=${TRAINYARD_PLAN_CACHE:-$RESULTS/plans} # chosen once, not in every call
if [ -z "${TRAINYARD_TEST_DATA:-}" ]; then
    if [ -d "$CARRIED/data" ]; then TRAINYARD_TEST_DATA=$CARRIED/data; else TRAINYARD_TEST_DATA=$ROOT/../shared/data; fi
fi
export TRAINYARD_TEST_DATA
FAST=fp16 PRECISIONS="fp16 bf16 tf32 fp32" SMALL="" STEPS=60 SECONDS_EACH=4 ROUNDS=2 PEER_DEVICE=cuda MOST=110 LOOKED_IN="fp32 fp16 bf16"
if [ -n "$REHEARSAL" ]; then
    TRAINYARD_MODULE_PATH=$(cd "$REHEARSAL" && pwd)
    export TRAINYARD_MODULE_PATH
    PRECISIONS="fp16" SMALL="--small" STEPS=3 SECONDS_EACH=0.3 ROUNDS=1 PEER_DEVICE=cpu MOST=500 LOOKED_IN="fp16"
fi

for part in engine checks speed monitoring training ranks results; do
    # shellcheck source=/dev/null
    source "$HERE/steps/$part.sh"
done

# Ordered by importance: a machine may be available for ten minutes only.
STEPS_ALL="1a 1b 3a 2a 2b 3c 4c 4d 4a 3b 4b 5a 5c 5b 5d 5e 3d 6c 2c 2d 2e 2f 6a 6b 8a 7a 7b"
case "${1:-}" in
list) echo "$STEPS_ALL"; exit ;;
--one) step_"$2"; exit ;;                  # under its own time limit
--check) check_one "$2"; exit ;;
esac

wanted=()
for step in ${*:-$STEPS_ALL}; do # "3" means 3a, 3b …
    found=$(tr ' ' '\n' <<<"$STEPS_ALL" | grep "^$step") || { echo "There is no step $step; \"$0 list\" prints them."; exit 2; }
    # shellcheck disable=SC2206
    wanted+=($found)
done
failed=0
export CALL_BEGUN=$BEGUN
for step in "${wanted[@]}"; do
    [ $# = 0 ] && [ -e "$RESULTS/done/$step" ] && continue
    limit=$(seconds_left)
    if [ "$limit" -lt 45 ]; then echo "Step $step and the following ones are left for the next call."; break; fi
    echo "== step $step" | tee -a "$RESULTS/LOG.txt"
    begun=$SECONDS packer=
    if [ -n "${OUT:-}" ]; then keep_packing >/dev/null 2>&1 & packer=$!; fi
    timeout --kill-after=10 "$limit" "$0" --one "$step" 2>&1 | tee -a "$RESULTS/LOG.txt"
    status=${PIPESTATUS[0]}
    if [ -n "$packer" ]; then kill "$packer"; wait "$packer" 2>/dev/null; fi
    case $status in 0) word=ok ;; 75) word="to be continued" ;; 77) word=skipped ;; 124 | 137) word="cut off after $limit s" ;; *) word="failed ($status)" ;; esac
    case $status in 0 | 77) touch "$RESULTS/done/$step" ;; 75) ;; *) failed=1 ;; esac
    echo "$(date -u +%FT%TZ) step $step $word, $((SECONDS - begun)) s" | tee -a "$RESULTS/SUMMARY.txt"
    hand_over "$step"
    [ "$step" = 1a ] && [ "$status" != 0 ] && { echo "Nothing can be done without an engine."; break; }
done
exit $failed
