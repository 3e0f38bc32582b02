#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
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
#   2c … 2f modes       the other modes of torch.compile, net by net; then the table again
#   6a nccl             the cost of NCCL with one rank, as a share of a step
#   6b ranks            two ranks on one GPU over shared memory: losses equal to one rank
#   7a memcheck         compute-sanitizer over every operator in fp16, and over training, for longer
#   7b racecheck        the same, for races in shared memory
#
# It needs no network. Its inputs, with the variable that sets each and its default:
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
FAST=fp16 PRECISIONS="fp16 bf16 tf32 fp32" SMALL="" STEPS=60 SECONDS_EACH=4 ROUNDS=2 PEER_DEVICE=cuda MOST=110
if [ -n "$REHEARSAL" ]; then
    TRAINYARD_MODULE_PATH=$(cd "$REHEARSAL" && pwd)
    export TRAINYARD_MODULE_PATH
    PRECISIONS="fp16" SMALL="--small" STEPS=3 SECONDS_EACH=0.3 ROUNDS=1 PEER_DEVICE=cpu MOST=500
fi

# The folder with CUDA's wheels; empty if there is none.
wheel_root() {
    "$PYTHON" -c 'import nvidia; print(list(nvidia.__path__)[0])' 2>/dev/null || true
}

# Libraries of wheels are on no search path; those of the build's toolkit come first. Only for the engine: PyTorch has its own.
library_path() {
    local folder roots=()
    IFS=';' read -r -a roots <<<"${TRAINYARD_CUDA_ROOT:-}"
    for folder in "${roots[@]}" /usr/local/cuda "$(wheel_root)"; do
        [ -d "$folder" ] && find -L "$folder" -maxdepth 4 \( -name stubs -o -name compat \) -prune -o -path '*/lib*' \
            \( -name 'libcud*.so.*' -o -name 'libcublas*.so.*' -o -name 'libnccl.so.*' -o -name 'libcupti.so.*' -o -name 'libnvrtc*.so.*' \) \
            -printf '%h\n' 2>/dev/null | sort -u
    done | awk '!seen[$0]++' | paste -sd:
}
with_libraries() { LD_LIBRARY_PATH="$(library_path)${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}" "$@"; }
engine() { with_libraries "$ENGINE" "$@"; }

wheels() { # installed once, in addition to existing packages
    compgen -G "$WHEELS/*.whl" >/dev/null || return 0
    "$PYTHON" -m pip install -q --no-index --no-deps --target "$BUILD/site" --upgrade "$WHEELS"/*.whl
}
[ -d "$BUILD/site" ] && export PYTHONPATH="$BUILD/site${PYTHONPATH:+:$PYTHONPATH}"

# The content of the engine's sources, as a checksum.
sources_mark() {
    (cd "$ROOT" && find CMakeLists.txt backend packaging/cmake -type f -exec sha256sum {} + | sort -k 2 | sha256sum | cut -d ' ' -f 1)
}

step_1a() {
    [ -n "${TRAINYARD_ENGINE:-}" ] && { echo "Using the given engine: $ENGINE"; engine --version; return; }
    wheels || return 1
    local more=("-DTRAINYARD_CUDA_PYTHON=$PYTHON" -DCMAKE_DISABLE_FIND_PACKAGE_MPI=ON -DCMAKE_DISABLE_FIND_PACKAGE_HDF5=ON)
    if [ ! -e "$BUILD/CMakeCache.txt" ] && [ "$(cat "$BUILD/bin/.sources" 2>/dev/null)" = "$(sources_mark)" ] && engine --version; then
        echo "The engine in $BUILD/bin was built from these sources."
        engine devices
        return
    fi
    [ -d "$CARRIED" ] && more+=("-DCMAKE_PREFIX_PATH=$CARRIED")
    [ -n "${TRAINYARD_CUDA_ROOT:-}" ] && more+=("-DTRAINYARD_CUDA_ROOT=$TRAINYARD_CUDA_ROOT")
    [ ! -e "$BUILD/CMakeCache.txt" ] && command -v ninja >/dev/null && more+=(-G Ninja)
    cmake -S "$ROOT" -B "$BUILD" -DCMAKE_BUILD_TYPE=Release -DTRAINYARD_GUI=OFF -DTRAINYARD_TESTS=OFF "${more[@]}" &&
        cmake --build "$BUILD" --target trainyard-engine -j "$(nproc)" || return 1
    [ -e "$BUILD/bin/trainyard-cuda.so" ] || { echo "The CUDA module was not built: see above for what is missing."; return 1; }
    with_libraries ldd -r "$BUILD/bin/trainyard-cuda.so" | grep -E 'not found|undefined' && return 1
    sources_mark >"$BUILD/bin/.sources"
    engine --version && engine devices
}

# selftest NAME ARGUMENTS…: writes its JSON to selftest-NAME.json and prints the failed checks.
selftest() {
    local name=$1 status
    shift
    engine selftest --device cuda --folder "$RESULTS" --json "$@" >"$RESULTS/selftest-$name.json" 2>"$RESULTS/selftest-$name.err"
    status=$?
    "$PYTHON" "$HERE/report.py" --selftest "$RESULTS/selftest-$name.json" && [ $status = 0 ]
    status=$?
    [ $status = 0 ] || tail -3 "$RESULTS/selftest-$name.err"
    return $status
}

# One check of step 1b. Each that runs beside others has kernels chosen for itself.
check_one() {
    local only=() nets=(--only "cuda" --only "gpu")
    if [ -n "$REHEARSAL" ]; then
        only=(--only "softmax" --only "dense")
        nets=(--only "pytorch: cuda, gru" --only "training: cuda, whole masks")
    fi
    case $1 in
    fp16 | bf16 | tf32 | fp32) TRAINYARD_PLAN_CACHE=$RESULTS/plans-$1 selftest "$1" --precision "$1" "${only[@]}" ;;
    nets) TRAINYARD_PLAN_CACHE=$RESULTS/plans-nets selftest nets --full --fixtures "$ROOT/tests/backend/fixtures" "${nets[@]}" ;;
    memcheck) TRAINYARD_PLAN_CACHE=$RESULTS/plans-$1 sanitize memcheck 110 nets --full --only "replayed as launched, fp16" --only "statistics" ;;
    racecheck) TRAINYARD_PLAN_CACHE=$RESULTS/plans-$1 sanitize racecheck 110 operators --only "gpu, $FAST" ;;
    warm) # what is timed later shares the machine with nothing, so it should not have to choose or compile then
        compare --part engine --rounds 1 --steps 3 --out "$RESULTS/warm.json" --table "$RESULTS/warm.md" --timeout 110
        return 0 ;;
    compile)
        compare --part compiled --modes default --rounds 1 --seconds 0.3 --out "$RESULTS/warm-peer.json" --table "$RESULTS/warm.md" --timeout 110
        return 0 ;;
    esac
}

step_1b() {
    local status=0 one kinds="$PRECISIONS nets memcheck racecheck warm compile" jobs=() names=()
    if [ -n "$REHEARSAL" ]; then kinds="$PRECISIONS nets memcheck"; fi
    trap 'kill "${jobs[@]}" 2>/dev/null; exit 143' TERM # each is in a process group of its own
    for one in $kinds; do
        if [ -n "$REHEARSAL" ]; then check_one "$one" || status=1; continue; fi
        timeout --kill-after=5 150 "$0" --check "$one" >"$RESULTS/check-$one.txt" 2>&1 &
        jobs+=($!)
        names+=("$one")
    done
    for one in "${!jobs[@]}"; do
        wait "${jobs[$one]}" || { echo "FAILED: ${names[$one]}"; status=1; }
        cat "$RESULTS/check-${names[$one]}.txt"
    done
    return $status
}

# sanitize TOOL SECONDS NAME CHECKS…
sanitize() {
    local tool=$1 seconds=$2 name=$3 sanitizer status command=()
    shift 3
    sanitizer=$(command -v compute-sanitizer || ls "${TRAINYARD_CUDA_ROOT:-/usr/local/cuda}"/{bin,compute-sanitizer}/compute-sanitizer /usr/local/cuda/{bin,compute-sanitizer}/compute-sanitizer 2>/dev/null | head -1)
    if [ -n "$REHEARSAL" ]; then echo "no GPU: the same command without compute-sanitizer"
    elif [ -n "$sanitizer" ]; then command=("$sanitizer" --tool "$tool" --error-exitcode 9)
    else echo "compute-sanitizer is missing: install the toolkit's"; return 77; fi
    with_libraries timeout "$seconds" "${command[@]}" "$ENGINE" selftest --device cuda --precision $FAST --folder "$RESULTS" "$@" >"$RESULTS/$tool-$name.txt" 2>&1
    status=$?
    case $status in
    0) echo "$tool, $name: clean" ;;
    124) echo "$tool, $name: nothing found in $seconds s, then cut off" ; grep -q 'ERROR SUMMARY: [1-9]\|Invalid\|hazard' "$RESULTS/$tool-$name.txt" && return 1; return 0 ;;
    *) echo "$tool, $name: ended with $status"; tail -5 "$RESULTS/$tool-$name.txt"; return 1 ;;
    esac
}
sanitized() {
    local status=0 operators=("gpu, $FAST") nets=("training: cuda") norms=("replayed as launched")
    [ -n "$REHEARSAL" ] && operators=("dense") nets=("training: cuda, whole masks") norms=("training: cuda, whole masks")
    sanitize "$1" 240 operators --only "${operators[@]}" || status=$?
    sanitize "$1" 160 training --full --only "${nets[@]}" || status=$?
    sanitize "$1" 140 replayed --full --only "${norms[@]}" || status=$?
    return $status
}
step_7a() { sanitized memcheck; }
step_7b() { sanitized racecheck; }

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

# Runs $* while a training run is in the background.
while_training() {
    local folder=$RESULTS/watched pid status ended model=resnet20v2 side=64 batch=512
    [ -n "$REHEARSAL" ] && model=small-cnn side=28 batch=8
    rm -rf "$folder"
    mkdir -p "$folder"
    cat >"$folder/spec.json" <<SPEC
{"version": 1, "id": "watched", "name": "watched", "model": {"architecture": "$model"},
 "data": {"format": "synthetic", "image": {"height": $side, "width": $side, "channels": 3}},
 "training": {"epochs": 100000, "batch_size": $batch, "precision": "$FAST", "checkpoint_every_epochs": 0},
 "resources": {"device": "cuda", "threads": $([ -n "$REHEARSAL" ] && echo 1 || echo 0)}}
SPEC
    LD_LIBRARY_PATH="$(library_path)" "$ENGINE" run "$folder" >"$folder/said.txt" 2>&1 & # not a function, so that $! is the engine itself
    pid=$!
    local waited # the first start chooses plans
    for ((waited = 0; waited < 150; waited++)); do
        grep -qs train/loss "$folder"/attempts/*/events/rank-0000.jsonl && break
        kill -0 $pid 2>/dev/null || break
        sleep 1
    done
    sleep 2
    "$@"
    status=$?
    kill -TERM $pid 2>/dev/null
    wait $pid
    ended=$?
    [ $ended = 3 ] || { echo "the run ended with $ended:"; tail -3 "$folder/said.txt"; status=1; }
    return $status
}

# watch WHO [COMMAND…]: what the devices report to the user WHO; COMMAND starts a program as that user.
watch() {
    local who=$1 status=0 place seconds=12
    [ -n "$REHEARSAL" ] && seconds=3
    shift
    place=$(mktemp -d) # a user without rights may have no access to the sources
    chmod 777 "$place"
    cp -r "$(dirname "$ENGINE")" "$place/bin"
    chmod -R a+rX "$place/bin"
    local asks=("$@" env HOME="$place" LD_LIBRARY_PATH="$(library_path)" "$place/bin/trainyard-engine" devices)
    "${asks[@]}" --json >"$RESULTS/devices-$who.json" || status=1
    "${asks[@]}" | tee "$RESULTS/devices-$who.txt"
    "${asks[@]}" --record "$place/samples.jsonl" --seconds $seconds --interval 0.1 | tee "$RESULTS/samples-$who.txt" || status=1
    cp "$place/samples.jsonl" "$RESULTS/samples-$who.jsonl" || status=1
    rm -rf "$place"
    return $status
}

step_4a() {
    local status=0
    # Without privileges, counters may be refused: both must work, and the second must say what is missing.
    if [ "$(id -u)" = 0 ] && id -u nobody >/dev/null 2>&1 && command -v setpriv >/dev/null; then
        while_training watch nobody setpriv --reuid "$(id -u nobody)" --clear-groups || status=1
    fi
    while_training watch "$(id -un)" || status=1
    # What the run itself recorded: its GPU series, and the cost of its monitoring thread.
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
    if [ -n "$REHEARSAL" ]; then echo "no GPU: nothing to describe"; return 77; fi
    with_libraries "$PYTHON" "$HERE/describe_device.py" "$RESULTS/cudnn-device.json"
}

# shellcheck disable=SC2086
step_4c() { with_libraries "$PYTHON" "$HERE/runs.py" "$ENGINE" resume --precision $FAST $SMALL --table "$RESULTS/resume.md"; }
# shellcheck disable=SC2086
step_4d() { with_libraries "$PYTHON" "$HERE/runs.py" "$ENGINE" images --precision $FAST $SMALL --table "$RESULTS/images.md"; }

# cifar WHAT: keeps data and run in $BUILD/runs, so that the next call continues.
cifar() {
    local small=() seconds=$(($(seconds_left) - 60))
    if [ $seconds -lt 30 ]; then echo "too little time is left in this call"; return 75; fi
    [ -n "$REHEARSAL" ] && small=(--images 60 --epochs 3 --image 32 --batch 20 --model small-cnn)
    with_libraries "$PYTHON" "$BENCH/cifar_training.py" "$ENGINE" "$1" --device cuda --precision $FAST "${small[@]}" --table "$RESULTS/$1.md" \
        --keep "$BUILD/runs${REHEARSAL:+/small}" --seconds $seconds
}
step_5a() { cifar reference-c; }
step_5b() { cifar resnet20v2; }
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

# beside NAME ARGUMENTS…: the program trainyard_NAME beside the engine; one that was built elsewhere brings it along.
beside() {
    local program
    program=$(dirname "$ENGINE")/trainyard_$1
    shift
    if [ -n "$REHEARSAL" ]; then echo "no GPU: nothing to measure"; return 77; fi
    if [ -z "${TRAINYARD_ENGINE:-}" ] && [ -e "$BUILD/CMakeCache.txt" ]; then
        cmake -S "$ROOT" -B "$BUILD" -DTRAINYARD_BENCHMARKS=ON >/dev/null && cmake --build "$BUILD" --target "$(basename "$program")" -j "$(nproc)" >&2 ||
            { echo "$(basename "$program") has not been built"; return 77; }
    fi
    [ -x "$program" ] || { echo "$program is missing"; return 77; }
    with_libraries "$program" "$@"
}
# kept FILE COMMAND…: keeps what it says, as far as it comes, but not why it was skipped.
kept() {
    local file=$1 status
    shift
    "$@" | tee "$file"
    status=${PIPESTATUS[0]}
    [ "$status" != 77 ] || rm -f "$file"
    return "$status"
}
step_6a() { kept "$RESULTS/nccl.txt" beside nccl_benchmark; }
# shellcheck disable=SC2086
step_6b() { with_libraries "$PYTHON" "$HERE/ranks_on_one_gpu.py" "$ENGINE" --device cuda $SMALL --table "$RESULTS/ranks.md"; }

# Ordered by importance: a machine may be available for ten minutes only.
STEPS_ALL="1a 1b 3a 2a 2b 3c 4c 4d 4a 3b 4b 5a 5c 5b 2c 2d 2e 2f 6a 6b 7a 7b"
BEGUN=$(date +%s)
# Seconds that a step may take now.
seconds_left() {
    local left=$LIMIT
    [ -n "${TRAINYARD_CALL_SECONDS:-}" ] && left=$((${CALL_BEGUN:-$BEGUN} + TRAINYARD_CALL_SECONDS - $(date +%s) - 10))
    echo $((left < LIMIT ? left : LIMIT))
}

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
    [ "$step" = 1a ] && [ $status != 0 ] && { echo "Nothing can be done without an engine."; break; }
done
exit $failed
