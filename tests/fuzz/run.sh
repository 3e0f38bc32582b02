#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Runs the fuzz targets, an hour in all: tests/fuzz/run.sh [SECONDS_IN_ALL [TARGET …]]. Prints a row of a table for each. Findings
# land in build/fuzz/findings as files; TRAINYARD_FUZZ_TARGET=NAME build/fuzz/fuzz/trainyard_fuzz FILE shows one again. Ends with
# 1 if there is any. `run.sh --keep [TARGET …]` makes corpus.tar.gz anew: the smallest inputs that reach all that was reached.
set -u
cd "$(dirname "$0")/../.."
build=${TRAINYARD_FUZZ_BUILD:-build/fuzz}
fixtures=tests/backend/fixtures
program=$build/fuzz/trainyard_fuzz
export TRAINYARD_SOURCE_DIR=$PWD TRAINYARD_MODULE_PATH="$PWD/$build/bin"
export ASAN_OPTIONS=allocator_may_return_null=1:handle_abort=1:detect_leaks=${LEAKS:-1}
export UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1
all=$(TRAINYARD_FUZZ_TARGET= "$program" -runs=0 -artifact_prefix="$build/" 2>&1 | sed -n 's/.*there are: *//p')
[ -n "$all" ] || { echo "$program is missing: cmake --preset fuzz && cmake --build --preset fuzz" >&2; exit 2; }

# The inputs to begin with: seeds of its own, fixtures of other tests, and the kept corpus.
given() { # TARGET
    case $1 in
    image | exif | prepared) echo "$fixtures"/images/*.jpg "$fixtures"/images/*.png "$fixtures"/images/*.webp ;;
    pickle | cifar) echo "$fixtures"/datasets/*.pickle ;;
    hdf5) echo "$fixtures"/datasets/*.h5 "$fixtures"/datasets/jets/* ;;
    tf_example) echo tests/fuzz/seeds/tf_record/* ;;
    onnx) echo "$fixtures"/import/torch-gru.onnx "$fixtures"/import/torch-old-gru.onnx "$fixtures"/import/torch-flat.onnx ;;
    keras) echo "$fixtures"/import/keras?-flat.json "$fixtures"/import/keras?-gru.json ;;
    keras_weights) echo "$fixtures"/import/keras3-flat.weights.h5 "$fixtures"/import/keras2-flat*.h5 ;;
    esac
    [ "$1" = cifar ] && echo tests/fuzz/seeds/pickle/*
    [ -d "tests/fuzz/seeds/$1" ] && echo "tests/fuzz/seeds/$1"/*
}
longest() { # TARGET: large inputs only where the format needs them
    case $1 in
    hdf5 | keras_weights) echo 60000 ;;
    tensorboard_log | wandb_log) echo 30000 ;; # nested deeply
    image | exif | prepared | pickle | cifar | onnx | library_needs) echo 20000 ;;
    keras | trace | probe) echo 12000 ;;
    *) echo 5000 ;;
    esac
}
prepare() { # TARGET
    mkdir -p "$build/given/$1" "$build/corpus/$1"
    # shellcheck disable=SC2046
    cp -u $(given "$1") "$build/given/$1"
}

mkdir -p "$build/findings" "$build/corpus"
[ -f tests/fuzz/corpus.tar.gz ] && tar -C "$build/corpus" -xzf tests/fuzz/corpus.tar.gz
if [ "${1:-}" = --keep ]; then
    shift
    kept=$build/kept
    mkdir -p "$kept"
    [ -f tests/fuzz/corpus.tar.gz ] && [ $# -gt 0 ] && tar -C "$kept" -xzf tests/fuzz/corpus.tar.gz
    # shellcheck disable=SC2086
    [ $# -gt 0 ] || set -- $all
    for target in "$@"; do
        prepare "$target"
        rm -rf "${kept:?}/$target"
        mkdir -p "$kept/$target"
        TRAINYARD_FUZZ_TARGET=$target "$program" -merge=1 -timeout=30 -rss_limit_mb=3000 -max_len="$(longest "$target")" \
            "$kept/$target" "$build/corpus/$target" "$build/given/$target" >"$build/findings/$target-merge.log" 2>&1
        # The shortest first, as many as have room.
        find "$kept/$target" -type f -printf '%s %p\n' | sort -n |
            awk -v room="${ROOM:-60000}" '{ room -= $1; if (room < 0 && NR > 1) print $2 }' | xargs -r rm -f
    done
    tar -C "$kept" --sort=name --mtime=@0 --owner=0 --group=0 --numeric-owner -cf - . | gzip -9n >tests/fuzz/corpus.tar.gz
    ls -l tests/fuzz/corpus.tar.gz
    exit 0
fi
seconds=${1:-3600}
[ $# -gt 0 ] && shift
[ $# -gt 0 ] || set -- $all
each=$((seconds / $#))
status=0 inputs=0
echo "| target | seconds | inputs | coverage | findings |"
echo "|---|---|---|---|---|"
for target in "$@"; do
    prepare "$target"
    log=$build/findings/$target.log
    found="none"
    TRAINYARD_FUZZ_TARGET=$target "$program" -max_total_time="$each" -max_len="$(longest "$target")" -timeout=30 \
        -rss_limit_mb=3000 -artifact_prefix="$build/findings/$target-" -print_final_stats=1 "$build/corpus/$target" \
        "$build/given/$target" >"$log" 2>&1 || { found="see $log"; status=1; }
    done=$(sed -n 's/.*number_of_executed_units: *//p' "$log")
    inputs=$((inputs + ${done:-0}))
    echo "| $target | $each | ${done:-?} | $(sed -n 's/.* cov: \([0-9]*\).*/\1/p' "$log" | tail -n 1) | $found |"
done
echo
echo "$inputs inputs in all, status $status"
exit $status
