#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# The engine with its libraries, programs beside it, and the time that is left. Sourced by ../run_all.sh.
# shellcheck disable=SC2154 # its variables

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

BEGUN=$(date +%s)
# Seconds that a step may take now.
seconds_left() {
    local left=$LIMIT
    [ -n "${TRAINYARD_CALL_SECONDS:-}" ] && left=$((${CALL_BEGUN:-$BEGUN} + TRAINYARD_CALL_SECONDS - $(date +%s) - 10))
    echo $((left < LIMIT ? left : LIMIT))
}
