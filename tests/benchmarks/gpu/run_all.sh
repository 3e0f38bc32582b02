#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Everything that can only be proven on a GPU, in steps of under 10 minutes each that are called one by one or all in a row:
#
#   tests/benchmarks/gpu/run_all.sh [STEP…]     all steps without a name; "list" names them
#
#   1a build            engine-only with the CUDA module, from an installed toolkit or the vendor's Python wheels
#   1b selftest         the machine's own check on the GPU, every operator in every precision, against the reference
#   1c sanitizer        compute-sanitizer's memcheck and racecheck over a short training
#   2a eager            PyTorch eager: AMP, channels_last, cudnn.benchmark
#   2b … 2e compiled    torch.compile, the best of its modes, net by net
#   3a engine           the engine on the same list, and the table of ratios
#   3b details          where a step goes by precision, the three lines of memory, what masks cost
#   4a monitoring       what NVML, GPM and CUPTI tell as root and not; samples while a run trains; what watching costs
#   4b devices          cuDNN's description of this device
#   5a reference-c      ResNet50V2 on CIFAR-10 at 128 × 128 from JPEGs, beside the published table
#   5b resnet20v2       ResNet20V2 on CIFAR-10, 60 epochs
#   5c mnist            the small CNN and the GRU on MNIST
#   6a nccl             what NCCL costs one rank, as a share of a step
#   6b ranks            two ranks on one GPU over shared memory: the losses of one rank
#
# It needs no network. What it reads, each by its default or the variable that names it:
#   TRAINYARD_BUILD       build/gpu of the sources: where it builds, and keeps its results from call to call (results/)
#   OUT                   none; where it is set, SUMMARY.txt (a line a step), LOG.txt, the table and results.tar.gz (all there is) come
#                         there at the end of every call
#   TRAINYARD_ENGINE      $TRAINYARD_BUILD/bin/trainyard-engine: an engine that is built already (1a is then left out)
#   TRAINYARD_CUDA_ROOT   an installed toolkit, else the folder nvidia of the wheels in TRAINYARD_PYTHON's site-packages
#   TRAINYARD_CARRIED     build/carried: headers and static libraries that a bare machine lacks, made by carry.sh beside this
#   TRAINYARD_WHEELS      $TRAINYARD_CARRIED/wheels: Python wheels to install first, where there are any
#   TRAINYARD_PYTHON      python3: a Python with PyTorch
#   TRAINYARD_TEST_DATA   $TRAINYARD_CARRIED/data, else ../shared/data: CIFAR-10's JPEGs and MNIST
#   TRAINYARD_DEVICE      cuda; "cpu" tries every step small, without a GPU
set -uo pipefail

HERE=$(cd "$(dirname "$0")" && pwd)
ROOT=$(cd "$HERE/../../.." && pwd)
DEVICE=${TRAINYARD_DEVICE:-cuda}
BUILD=${TRAINYARD_BUILD:-$ROOT/build/gpu}
CARRIED=${TRAINYARD_CARRIED:-$ROOT/build/carried}
WHEELS=${TRAINYARD_WHEELS:-$CARRIED/wheels}
PYTHON=${TRAINYARD_PYTHON:-python3}
ENGINE=${TRAINYARD_ENGINE:-$BUILD/bin/trainyard-engine}
RESULTS=${TRAINYARD_RESULTS:-$BUILD/results}
LIMIT=${TRAINYARD_STEP_SECONDS:-570}
BENCH=$ROOT/tests/benchmarks
mkdir -p "$RESULTS"
RESULTS=$(cd "$RESULTS" && pwd)
if [ -z "${TRAINYARD_TEST_DATA:-}" ]; then
    if [ -d "$CARRIED/data" ]; then TRAINYARD_TEST_DATA=$CARRIED/data; else TRAINYARD_TEST_DATA=$ROOT/../shared/data; fi
fi
export TRAINYARD_TEST_DATA
if [ "$DEVICE" = cpu ]; then
    FAST=fp32 PRECISIONS="fp32" SMALL="--small" STEPS=3 SECONDS_EACH=0.3 ROUNDS=1
else
    FAST=fp16 PRECISIONS="fp16 bf16 tf32 fp32" SMALL="" STEPS=60 SECONDS_EACH=4 ROUNDS=2
fi

say() { echo "== $*"; }

# The folder with CUDA's wheels, empty when there is none.
wheel_root() {
    "$PYTHON" -c 'import nvidia; print(list(nvidia.__path__)[0])' 2>/dev/null || true
}

cuda_root() {
    if [ -n "${TRAINYARD_CUDA_ROOT:-}" ]; then echo "$TRAINYARD_CUDA_ROOT"; return; fi
    local nvcc
    nvcc=$(command -v nvcc || ls /usr/local/cuda/bin/nvcc 2>/dev/null || true)
    if [ -n "$nvcc" ]; then (cd "$(dirname "$(readlink -f "$nvcc")")/.." && pwd); else wheel_root; fi
}

# The libraries of wheels are on no search path.
library_path() {
    local folder
    for folder in "$(cuda_root)" "$(wheel_root)"; do
        [ -d "$folder" ] && find "$folder" -maxdepth 3 -name 'lib*.so.*' -printf '%h\n' 2>/dev/null
    done | sort -u | paste -sd:
}
export LD_LIBRARY_PATH="$(library_path)${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"

wheels() { # installed once, beside what there is
    compgen -G "$WHEELS/*.whl" >/dev/null || return 0
    "$PYTHON" -m pip install -q --no-index --no-deps --target "$BUILD/site" --upgrade "$WHEELS"/*.whl
}
[ -d "$BUILD/site" ] && export PYTHONPATH="$BUILD/site${PYTHONPATH:+:$PYTHONPATH}"

step_1a() {
    [ -n "${TRAINYARD_ENGINE:-}" ] && { echo "An engine is named: $ENGINE"; "$ENGINE" --version; return; }
    wheels || return 1
    local more=()
    [ -d "$CARRIED" ] && more+=("-DCMAKE_PREFIX_PATH=$CARRIED")
    if [ "$DEVICE" = cpu ]; then more+=(-DTRAINYARD_CUDA=OFF); else more+=("-DTRAINYARD_CUDA_ROOT=$(cuda_root)"); fi
    command -v ninja >/dev/null && more+=(-G Ninja)
    cmake -S "$ROOT" -B "$BUILD" -DCMAKE_BUILD_TYPE=Release -DTRAINYARD_GUI=OFF "${more[@]}" &&
        cmake --build "$BUILD" --target trainyard-engine -j "$(nproc)" && "$ENGINE" --version && "$ENGINE" devices
}

step_1b() {
    local status=0 precision
    "$ENGINE" selftest --device "$DEVICE" --full --fixtures "$ROOT/tests/backend/fixtures" --folder "$RESULTS" --json >"$RESULTS/selftest-full.json" ||
        status=1
    for precision in $PRECISIONS; do
        "$ENGINE" selftest --device "$DEVICE" --precision "$precision" --folder "$RESULTS" | tee "$RESULTS/selftest-$precision.txt" || status=1
    done
    return $status
}

step_1c() {
    local sanitizer
    sanitizer=$(command -v compute-sanitizer || ls "$(cuda_root)"/bin/compute-sanitizer "$(cuda_root)"/compute-sanitizer/compute-sanitizer 2>/dev/null | head -1)
    if [ "$DEVICE" = cpu ]; then
        echo "no GPU: the same command without compute-sanitizer"
        "$ENGINE" bench small-cnn --image 28x28x1 --batch 8 --steps 3 --device cpu --precision fp32 >"$RESULTS/sanitizer.txt"
        return
    fi
    [ -n "$sanitizer" ] || { echo "compute-sanitizer is not there: install the toolkit's or carry it"; return 77; }
    local status=0 tool
    for tool in memcheck racecheck; do
        for net in "small-cnn --image 28x28x1" "resnet20v2 --image 32x32x3" "mobilenet-v2 --image 32x32x3" "gru --image 28x28x1"; do
            # shellcheck disable=SC2086
            timeout 120 "$sanitizer" --tool $tool --error-exitcode 9 "$ENGINE" bench $net --batch 8 --steps 3 --device cuda --precision $FAST \
                >>"$RESULTS/sanitizer.txt" 2>&1 || { status=1; echo "$tool of $net: see sanitizer.txt"; }
        done
    done
    return $status
}

compare() {
    # shellcheck disable=SC2086
    "$PYTHON" "$HERE/compare.py" "$ENGINE" --device "$DEVICE" --precision $FAST --python "$PYTHON" --rounds $ROUNDS --seconds $SECONDS_EACH \
        --steps $STEPS $SMALL --out "$RESULTS/compare.json" "$@"
}
step_2a() { compare --part eager; }
step_2b() { compare --part compiled --rounds 1 --timeout 170 --only resnet50v2-128; }
step_2c() { compare --part compiled --rounds 1 --timeout 170 --only resnet50v2-224; }
step_2d() { compare --part compiled --rounds 1 --timeout 170 --only mobilenetv2-224; }
step_2e() { compare --part compiled --rounds 1 --timeout 90 --only small-cnn gru; }
step_3a() { compare --part engine --table "$RESULTS/compare.md"; }

step_3b() {
    local net image batch precision status=0
    while read -r net image batch; do
        [ "$DEVICE" = cpu ] && batch=8
        for precision in $PRECISIONS; do
            "$ENGINE" bench "$net" --image "$image" --batch "$batch" --device "$DEVICE" --precision "$precision" --steps $STEPS --mask \
                | tee "$RESULTS/bench-$net-${image%%x*}-$precision.txt" || status=1
        done
    done <<<"resnet50-v2 128x128x3 256
resnet50-v2 224x224x3 256
mobilenet-v2 224x224x3 256
small-cnn 28x28x1 128
gru 28x28x1 128"
    return $status
}

# Trains in the background while $* is run.
while_training() {
    local folder=$RESULTS/watched pid status
    rm -rf "$folder"
    mkdir -p "$folder"
    cat >"$folder/spec.json" <<SPEC
{"version": 1, "id": "watched", "name": "watched", "model": {"architecture": "resnet20v2"},
 "data": {"format": "synthetic", "image": {"height": 64, "width": 64, "channels": 3}},
 "training": {"epochs": 100000, "batch_size": $([ "$DEVICE" = cpu ] && echo 16 || echo 512), "precision": "$FAST", "checkpoint_every_epochs": 0},
 "resources": {"device": "$DEVICE", "threads": $([ "$DEVICE" = cpu ] && echo 1 || echo 0)}}
SPEC
    "$ENGINE" run "$folder" >"$folder/said.txt" 2>&1 &
    pid=$!
    sleep "${WARM_UP:-8}"
    "$@"
    status=$?
    kill -TERM $pid 2>/dev/null
    wait $pid
    local ended=$?
    [ $ended = 3 ] || { echo "the run ended with $ended:"; tail -3 "$folder/said.txt"; status=1; }
    return $status
}

watch() {
    local who=$1 status=0
    "$ENGINE" devices --json >"$RESULTS/devices-$who.json" || status=1
    "$ENGINE" devices | tee "$RESULTS/devices-$who.txt"
    "$ENGINE" devices --record "$RESULTS/samples-$who.jsonl" --seconds "${WATCH_SECONDS:-12}" --interval 0.1 | tee "$RESULTS/samples-$who.txt" || status=1
    return $status
}

step_4a() {
    local status=0 nobody
    # Without privileges counters may be refused: both must work, the second saying what is absent.
    while_training watch "$(id -un)" || status=1
    if [ "$(id -u)" = 0 ] && nobody=$(id -u nobody 2>/dev/null) && command -v setpriv >/dev/null; then
        chmod a+rwx "$RESULTS"
        while_training setpriv --reuid "$nobody" --clear-groups env HOME=/tmp TRAINYARD_RESULTS="$RESULTS" TRAINYARD_ENGINE="$ENGINE" TRAINYARD_BUILD="$BUILD" \
            TRAINYARD_DEVICE="$DEVICE" WATCH_SECONDS="${WATCH_SECONDS:-12}" "$HERE/run_all.sh" watch nobody || status=1
    fi
    # What the run itself recorded: its GPU series, and what its monitoring thread cost.
    "$PYTHON" - "$RESULTS/watched" >"$RESULTS/monitoring.txt" <<'PY' || status=1
import sys, pathlib, json
series = {}
for file in pathlib.Path(sys.argv[1]).glob("attempts/*/events/rank-0000.jsonl"):
    for line in file.read_text().splitlines():
        event = json.loads(line)
        if event.get("type") == "metrics":
            for name, value in event["values"].items():
                if name.startswith(("gpu/", "cpu/")):
                    series.setdefault(name, []).append(value if isinstance(value, (int, float)) else value["mean"])
for name, values in sorted(series.items()):
    print(f"{name:36} {len(values):5} values, mean {sum(values) / len(values):.4g}, {min(values):.4g} to {max(values):.4g}")
cost = series.get("cpu/monitoring", [])
sys.exit(0 if cost and sum(cost) / len(cost) < 0.5 else 1)
PY
    cat "$RESULTS/monitoring.txt"
    rm -rf "$RESULTS/watched"
    return $status
}

step_4b() {
    if [ "$DEVICE" = cpu ]; then echo "no GPU: nothing to describe"; return 0; fi
    "$PYTHON" "$HERE/describe_device.py" "$RESULTS/cudnn-device.json"
}

small_training() { [ "$DEVICE" = cpu ] && echo "--images 200 --epochs 1 --image 32 --batch 20" || true; }
step_5a() {
    # shellcheck disable=SC2046
    "$PYTHON" "$BENCH/cifar_training.py" "$ENGINE" reference-c --device "$DEVICE" --precision $FAST $(small_training) --table "$RESULTS/reference-c.md"
}
step_5b() {
    # shellcheck disable=SC2046
    "$PYTHON" "$BENCH/cifar_training.py" "$ENGINE" resnet20v2 --device "$DEVICE" --precision $FAST $(small_training) --table "$RESULTS/resnet20v2.md"
}
step_5c() {
    rm -f "$RESULTS/mnist.md"
    # shellcheck disable=SC2046
    "$PYTHON" "$BENCH/mnist_accuracy.py" "$ENGINE" --device "$DEVICE" --precision $FAST --table "$RESULTS/mnist.md" \
        $([ "$DEVICE" = cpu ] && echo "--only gru --epochs 1")
}

# An engine that is named was built elsewhere, and the benchmark lies beside it.
step_6a() {
    local benchmark
    benchmark=$(dirname "$ENGINE")/trainyard_nccl_benchmark
    if [ "$DEVICE" = cpu ]; then echo "no GPU: nothing to measure"; return 0; fi
    if [ -z "${TRAINYARD_ENGINE:-}" ]; then
        cmake -S "$ROOT" -B "$BUILD" -DTRAINYARD_BENCHMARKS=ON >/dev/null && cmake --build "$BUILD" --target trainyard_nccl_benchmark -j "$(nproc)" ||
            { echo "NCCL's module has not been built: its header or library is missing"; return 77; }
    fi
    [ -x "$benchmark" ] || { echo "$benchmark is not there"; return 77; }
    "$benchmark" | tee "$RESULTS/nccl.txt"
}
step_6b() { "$PYTHON" "$HERE/ranks_on_one_gpu.py" "$ENGINE" --device "$DEVICE" --table "$RESULTS/ranks.md"; }

STEPS_ALL="1a 1b 1c 2a 2b 2c 2d 2e 3a 3b 4a 4b 5a 5b 5c 6a 6b"
case "${1:-}" in
list) echo "$STEPS_ALL"; exit ;;
watch) watch "$2"; exit ;;                 # 4a calls itself so as another user
--one) step_"$2"; exit ;;                  # under its own time limit
esac

wanted=()
for step in ${*:-$STEPS_ALL}; do # "3" is all of 3a, 3b …
    found=$(tr ' ' '\n' <<<"$STEPS_ALL" | grep "^$step") || { echo "There is no step $step; \"$0 list\" names them."; exit 2; }
    # shellcheck disable=SC2206
    wanted+=($found)
done
failed=0
for step in "${wanted[@]}"; do
    say "step $step" | tee -a "$RESULTS/LOG.txt"
    begun=$SECONDS
    timeout --kill-after=10 "$LIMIT" "$0" --one "$step" 2>&1 | tee -a "$RESULTS/LOG.txt"
    status=${PIPESTATUS[0]}
    case $status in 0) word=ok ;; 77) word=skipped ;; 124 | 137) word="cut off after $LIMIT s" ;; *) word="failed ($status)" ;; esac
    [ "$status" = 0 ] || [ "$status" = 77 ] || failed=1
    echo "$(date -u +%FT%TZ) step $step $word, $((SECONDS - begun)) s" | tee -a "$RESULTS/SUMMARY.txt"
done
if [ -n "${OUT:-}" ]; then
    mkdir -p "$OUT"
    for file in SUMMARY.txt LOG.txt compare.md; do [ -e "$RESULTS/$file" ] && cp "$RESULTS/$file" "$OUT/"; done
    tar -czf "$OUT/results.tar.gz" -C "$RESULTS" .
fi
exit $failed
