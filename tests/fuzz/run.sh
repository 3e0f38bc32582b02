#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Runs every fuzz target for some seconds each: tests/fuzz/run.sh [SECONDS [TARGET …]]. Findings land in build/fuzz/findings
# as files; running a target with such a file as its argument shows the finding again. Ends with 1 when there is any.
set -u
cd "$(dirname "$0")/../.."
seconds=${1:-300}
[ $# -gt 0 ] && shift
build=${TRAINYARD_FUZZ_BUILD:-build/fuzz}
fixtures=tests/backend/fixtures
seeds=tests/fuzz/seeds
[ $# -gt 0 ] || set -- image exif idx pickle cifar tar csv tf_record tf_example hdf5 prepared safetensors
mkdir -p "$build/findings"
export TRAINYARD_MODULE_PATH="$PWD/$build/bin"
export ASAN_OPTIONS=allocator_may_return_null=1:handle_abort=1:detect_leaks=${LEAKS:-1}
status=0
for target in "$@"; do
    corpus="$build/corpus/$target"
    mkdir -p "$corpus"
    # Large inputs only where the format needs them.
    case $target in
    image | exif | prepared)
        given="$build/seeds/images"; longest=20000
        mkdir -p "$given"
        cp -u "$fixtures"/images/*.jpg "$fixtures"/images/*.png "$fixtures"/images/*.webp "$given"
        ;;
    pickle | cifar) given="$fixtures/datasets $seeds/pickle"; longest=20000 ;;
    tf_record | tf_example) given="$seeds/tf_record"; longest=5000 ;;
    hdf5) given="$fixtures/datasets $fixtures/datasets/jets"; longest=40000 ;;
    safetensors) given="$seeds/safetensors"; longest=5000 ;;
    *) given="$seeds/$target"; longest=5000 ;;
    esac
    printf '%s: ' "$target"
    # shellcheck disable=SC2086
    if "$build/fuzz/fuzz_$target" -max_total_time="$seconds" -max_len=$longest -timeout=30 -rss_limit_mb=3000 \
        -artifact_prefix="$build/findings/$target-" -print_final_stats=1 "$corpus" $given >"$build/findings/$target.log" 2>&1; then
        echo "no finding ($(sed -n 's/.*number_of_executed_units: *//p' "$build/findings/$target.log") inputs in $seconds s)"
    else
        echo "FINDING, see $build/findings/$target.log"
        status=1
    fi
done
exit $status
