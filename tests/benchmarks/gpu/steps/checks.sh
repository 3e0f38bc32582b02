#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Step 1, building and checking, and step 7, compute-sanitizer. Sourced by ../run_all.sh.
# shellcheck disable=SC2154 # its variables

# The content of the engine's sources, as a checksum.
sources_mark() {
    (cd "$ROOT" && find CMakeLists.txt backend packaging/cmake -type f -exec sha256sum {} + | sort -k 2 | sha256sum | cut -d ' ' -f 1)
}

step_1a() {
    wheels || return 1
    [ -n "${TRAINYARD_ENGINE:-}" ] && { echo "Using the given engine: $ENGINE"; engine --version; return; }
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
