#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# run_all.sh with a program in the engine's place: what a call hands over, whatever became of its steps.
set -uo pipefail
HERE=$(cd "$(dirname "$0")" && pwd)
PLACE=$(mktemp -d)
trap 'rm -rf "$PLACE"' EXIT
failed=0
expect() { # expect WHAT COMMAND…
    local what=$1
    shift
    "$@" >/dev/null 2>&1 || { echo "FAILED: $what"; failed=1; }
}

mkdir -p "$PLACE/bin" "$PLACE/modules" "$PLACE/build/results"
cat >"$PLACE/bin/trainyard-engine" <<'TEXT'
#!/bin/bash
[ "$1" = bench ] && echo '{"images_per_second": 12.5, "device": "a stand-in"}'
exit 0
TEXT
chmod +x "$PLACE/bin/trainyard-engine"
printf '{"small-cnn": {"bat' >"$PLACE/build/results/compare.json" # a call was cut off while it wrote

export OUT=$PLACE/out TRAINYARD_BUILD=$PLACE/build TRAINYARD_ENGINE=$PLACE/bin/trainyard-engine TRAINYARD_REHEARSAL=$PLACE/modules
export TRAINYARD_TEST_DATA=$PLACE/none TRAINYARD_CARRIED=$PLACE/none
"$HERE/run_all.sh" 1a 3a 3c 6a 4b 5d 5e 8a >"$PLACE/said.txt" 2>&1 || { echo "FAILED: the call ended with $?"; cat "$PLACE/said.txt"; failed=1; }
TRAINYARD_CALL_SECONDS=75 "$HERE/run_all.sh" 5a 5c >>"$PLACE/said.txt" 2>&1

expect "figures go on from a broken file" grep -q '"images_per_second": 12.5' "$OUT/figures.json"
expect "the page is handed over" grep -q 'a stand-in' "$OUT/gpu.md"
expect "results are handed over" tar -tzf "$OUT/results.tar.gz" ./compare.json ./SUMMARY.txt
expect "nothing half written is" test -z "$(find "$OUT" -name '.results*')"
for step in 3c 6a 4b 5c 5d 5e 8a; do expect "step $step is skipped" grep -q "step $step skipped" "$OUT/SUMMARY.txt"; done
expect "every step of the list is there" test -z "$(for step in $("$HERE/run_all.sh" list); do grep -q "^step_$step()" "$HERE"/steps/*.sh || echo "$step"; done)"
expect "a step without enough time is continued" grep -q 'step 5a to be continued' "$OUT/SUMMARY.txt"
expect "and is not done" test ! -e "$PLACE/build/results/done/5a"
expect "why a step was skipped is no result" test ! -e "$PLACE/build/results/fusions.md" -a ! -e "$PLACE/build/results/nccl.txt"
[ $failed = 0 ] || cat "$PLACE/said.txt"
exit $failed
