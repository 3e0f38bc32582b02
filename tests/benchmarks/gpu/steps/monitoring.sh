#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Steps 4a and 4b: what the GPU reports. Sourced by ../run_all.sh.
# shellcheck disable=SC2154 # its variables

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
    "$PYTHON" - "$RESULTS/watched" "$BENCH" >"$RESULTS/monitoring.txt" <<'PY' || status=1
import sys
sys.path.insert(0, sys.argv[2])
import engine_run
series = {}
for _, event in engine_run.events(sys.argv[1]):
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
