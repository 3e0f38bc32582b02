# SPDX-License-Identifier: Apache-2.0
# show_progress: reads ninja's output and shows progress and the estimated remaining time. On a terminal it rewrites a single
# line, elsewhere it prints a line every half minute. Warnings and errors are passed through. Standard input: the steps of a dry
# run, "== begin", the steps as they end, and "== failed" if the build failed. Returns 1 if the build failed. Sourced by
# common.sh.

# Cost of a step in tenths of a second on one core, measured in November 2026; only the proportions matter.
step_cost() {
    case $1 in
    *Unity/unity_*) cost=120 ;;
    *"Building CUDA"*) cost=600 ;;
    *"Building CXX"* | *"Building C object"*) cost=40 ;;
    *"Linking CXX executable"* | *"Linking CXX shared"*) cost=10 ;;
    *) cost=3 ;;
    esac
}

# rest_text ELAPSED DONE ALL: ", about 3 min left", once enough steps are done for an estimate.
rest_text() {
    rest=""
    [ "$1" -ge 10 ] && [ $((50 * $2)) -ge "$3" ] || return 0
    local seconds=$(($1 * ($3 - $2) / $2))
    [ $seconds -lt 0 ] && seconds=0
    rest=", less than a minute left"
    [ $seconds -lt 50 ] || rest=", about $(((seconds + 30) / 60)) min left"
}

show_progress() {
    local line counts cost rest building=no failed=0 all=0 done_cost=0 began=$SECONDS told=$SECONDS terminal=no
    [ -t 1 ] && terminal=yes
    while IFS= read -r line; do
        case $line in
        "== begin") building=yes began=$SECONDS ;;
        "== failed") failed=1 ;;
        "["[0-9]*/[0-9]*"] "*)
            step_cost "$line"
            if [ $building = no ]; then
                all=$((all + cost))
                continue
            fi
            done_cost=$((done_cost + cost))
            [ $terminal = yes ] || [ $((SECONDS - told)) -ge 30 ] || continue
            told=$SECONDS
            counts=${line%%]*}
            counts=${counts#[}
            rest_text $((SECONDS - began)) "$done_cost" "$all"
            counts="$((100 * done_cost / (all > 0 ? all : 1))) % (step ${counts%/*} of ${counts#*/})$rest"
            if [ $terminal = yes ]; then printf '\r\033[K%s' "$counts"; else printf '%s\n' "$counts"; fi
            ;;
        "ninja: Entering directory"* | "ninja: no work to do"* | "ninja: build stopped"*) ;;
        *)
            [ $building = yes ] || continue
            [ $terminal = no ] || printf '\r\033[K'
            printf '%s\n' "$line"
            ;;
        esac
    done
    [ $terminal = no ] || printf '\r\033[K'
    return $failed
}
