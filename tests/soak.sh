#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Provokes failures many times and prints what was lost, as a table for tests/benchmarks/results:
#   tests/soak.sh [--preset release] [--rounds 200] [NAME …]
# NAME: engine, disk, window, program, link; without one, all. The test programs must be built. `disk` needs root; `link` needs
# what packaging/check --with-cluster installs. Ends with 1 if anything was lost, doubled or altered.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 2
preset=release rounds=200 names=()
while [ $# -gt 0 ]; do
    case $1 in
    --preset) preset=${2:?} && shift ;;
    --rounds) rounds=${2:?} && shift ;;
    engine | disk | window | program | link) names+=("$1") ;;
    *) sed -n '3,7s/^# //p' "$0" >&2; exit 2 ;;
    esac
    shift
done
[ ${#names[@]} -gt 0 ] || names=(engine disk window program link)

build=$PWD/build/$preset
home=$(mktemp -d)
log=$build/soak.log
trap 'rm -rf "$home"' EXIT
# As ctest sets them (packaging/cmake/TrainyardTesting.cmake), without its time limits.
export QT_QPA_PLATFORM=offscreen HOME=$home TRAINYARD_BIN_DIR=$build/bin TRAINYARD_MODULE_PATH=$build/bin
export TRAINYARD_SOURCE_DIR=$PWD QTEST_FUNCTION_TIMEOUT=2000000000 GOMP_SPINCOUNT=300
export TRAINYARD_SOAK_ROUNDS=$rounds

: >"$log"
failed=0
# soak COMMAND …: runs a test and prints its figures as rows.
soak() {
    local begun=$SECONDS code
    echo "==> $*" >>"$log"
    "$@" >>"$log" 2>&1
    code=$?
    awk -v command="==> $*" '$0 == command { found = 1 } found && sub(/^.*soak: /, "")' "$log" |
        sed -E 's/^([^:]*): (.*)$/| \1 | \2 |/'
    [ $code = 0 ] || { failed=1 && echo "| $* | FAILED with $code; see $log |"; }
    [ $code = 0 ] && echo "| | in $((SECONDS - begun)) s |"
}

echo "$(date -u +%F), $(nproc) cores, $(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -n 1), $(git rev-parse --short HEAD)"
echo
echo "| failure | figures |"
echo "|---|---|"
for name in "${names[@]}"; do
    case $name in
    engine) soak "$build/tests/backend_engine_tests" kill_resume ;;
    disk)
        soak "$build/tests/backend_engine_tests" full_disk
        soak "$build/tests/storage_tests" ingest_property fullDisksLoseNothing
        ;;
    window) soak "$build/tests/gui_engine_tests" window_kill ;;
    program)
        soak "$build/tests/backend_engine_tests" program_kills
        soak "$build/tests/gui_engine_tests" program_kill
        ;;
    link)
        N=2 CPUS=4 TRAINYARD_WITH_CLUSTER=1 soak tests/support/with_cluster.sh \
            "$build/tests/gui_lab_tests" remote_soak nothingIsLostNorDoneTwice
        ;;
    esac
done
exit $failed
