#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The example of the guide: a shell script that reports with echo and stops when it is asked to.
step=${TRAINYARD_START_STEP:-0}
while [ "$step" -lt "${1:-20}" ] && [ ! -e "$TRAINYARD_STOP" ]; do
    step=$((step + 1))
    echo "{\"step\": $step, \"loss\": 0.$((1000 - step))}" >>"$TRAINYARD_EVENTS"
    sleep "${2:-0}"
done
echo "$step" >"$TRAINYARD_RUN/checkpoints/count"
echo "{\"type\": \"checkpoint\", \"file\": \"checkpoints/count\", \"step\": $step}" >>"$TRAINYARD_EVENTS"
