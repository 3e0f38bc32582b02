# SPDX-License-Identifier: Apache-2.0
# Shared by quickstart and check: messages, installing, building. Sourced, not run.

ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
. "$ROOT/packaging/packages.sh"
. "$ROOT/packaging/progress.sh"

say() { printf '\n==> %s\n' "$*"; }
fail() {
    printf '\nFAILED: %s\n' "$*" >&2
    exit 1
}

as_root() {
    if [ "$(id -u)" = 0 ]; then
        "$@"
    else
        sudo "$@"
    fi
}

# Prints those of the given packages that are not installed.
missing_packages() {
    local package
    for package in "$@"; do
        dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q '^install ok installed' || printf '%s ' "$package"
    done
}

install_packages() {
    local missing
    missing=$(missing_packages "$@")
    if [ -z "$missing" ]; then
        echo "All $# Debian packages are installed."
        return
    fi
    command -v apt-get >/dev/null || fail "these packages are missing and apt-get was not found: $missing"
    [ "$(id -u)" = 0 ] || command -v sudo >/dev/null || fail "these packages are missing; install them as root: apt-get install $missing"
    say "Installing $(echo "$missing" | wc -w) of them with their dependencies"
    # shellcheck disable=SC2086 # the list is meant to be split
    if ! { as_root apt-get update -qq && as_root env DEBIAN_FRONTEND=noninteractive apt-get install -yqq \
        --no-install-recommends $missing; } </dev/null >"/tmp/trainyard-apt-$$.log" 2>&1; then
        cat "/tmp/trainyard-apt-$$.log" >&2
        rm -f "/tmp/trainyard-apt-$$.log"
        fail "apt-get install $missing (see its output above; is the network available?)"
    fi
    rm -f "/tmp/trainyard-apt-$$.log"
}

# Number of compile jobs: one per core, but at least 1.5 GiB of memory for each.
build_jobs() {
    local cores memory
    cores=$(nproc)
    memory=$(awk '/MemAvailable/ { print int($2 / 1572864) }' /proc/meminfo)
    [ "$memory" -ge 1 ] || memory=1
    [ "$cores" -le "$memory" ] && echo "$cores" || echo "$memory"
}

# [BUILD_TARGET="target …"] build PRESET [cmake options …]: configures and builds everything, or these targets. Shows progress instead of
# file names; the full output is in build/PRESET/build.log.
build() {
    local preset=$1 folder=$ROOT/build/$1 target=${BUILD_TARGET:-all} jobs log started
    shift
    jobs=$(build_jobs)
    log=$folder/build.log
    say "Building (preset $preset, $jobs at a time, into build/$preset)"
    mkdir -p "$folder"
    (cd "$ROOT" && cmake --preset "$preset" "$@" >"$log" 2>&1) || {
        cat "$log" >&2
        fail "cmake --preset $preset (see its output above)"
    }
    started=$SECONDS
    # The cost of steps is estimated from their names: first comes the list of all steps, then each step as it ends. A dry run ends
    # after the step that makes build.ninja anew where that is due, as it is where translations were just made: it goes without.
    awk '/^build .*build\.ninja.*: RERUN_CMAKE/ { skip = 1 } /^$/ { skip = 0 } !skip' "$folder/build.ninja" >"$folder/steps.ninja"
    {
        # shellcheck disable=SC2086 # several targets
        ninja -C "$folder" -f steps.ninja -n $target 2>/dev/null || true
        echo "== begin"
        # shellcheck disable=SC2086
        NINJA_STATUS='[%f/%t] ' cmake --build "$folder" -j "$jobs" --target $target 2>&1 || echo "== failed"
    } | tee -a "$log" | show_progress ||
        fail "the build (the first error is above; the full output is in build/$preset/build.log)"
    echo "Built in $(((SECONDS - started) / 60)) min $(((SECONDS - started) % 60)) s."
}
