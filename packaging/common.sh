# SPDX-License-Identifier: Apache-2.0
# What quickstart and check share: speaking, installing, building. Sourced, not run.

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

# The given packages that are not installed.
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
        echo "All $# Debian packages are there."
        return
    fi
    command -v apt-get >/dev/null || fail "these packages are missing and there is no apt-get: $missing"
    [ "$(id -u)" = 0 ] || command -v sudo >/dev/null || fail "these packages are missing; install them as root: apt-get install $missing"
    say "Installing $(echo "$missing" | wc -w) of them, and what they need"
    # shellcheck disable=SC2086 # the list is meant to be split
    if ! { as_root apt-get update -qq && as_root env DEBIAN_FRONTEND=noninteractive apt-get install -yqq \
        --no-install-recommends $missing; } </dev/null >"/tmp/trainyard-apt-$$.log" 2>&1; then
        cat "/tmp/trainyard-apt-$$.log" >&2
        rm -f "/tmp/trainyard-apt-$$.log"
        fail "apt-get install $missing (its output stands above; is the network there?)"
    fi
    rm -f "/tmp/trainyard-apt-$$.log"
}

# Compile jobs: one a core, but no more than 1.5 GiB of memory each allow.
build_jobs() {
    local cores memory
    cores=$(nproc)
    memory=$(awk '/MemAvailable/ { print int($2 / 1572864) }' /proc/meminfo)
    [ "$memory" -ge 1 ] || memory=1
    [ "$cores" -le "$memory" ] && echo "$cores" || echo "$memory"
}

# [BUILD_TARGET=target] build PRESET [cmake options …]: configures and builds all, or one target. Says how far it is instead
# of naming each file; the whole output is in build/PRESET/build.log.
build() {
    local preset=$1 folder=$ROOT/build/$1 target=${BUILD_TARGET:-all} jobs log started
    shift
    jobs=$(build_jobs)
    log=$folder/build.log
    say "Building (preset $preset, $jobs at a time, into build/$preset)"
    mkdir -p "$folder"
    (cd "$ROOT" && cmake --preset "$preset" "$@" >"$log" 2>&1) || {
        cat "$log" >&2
        fail "cmake --preset $preset (its output stands above)"
    }
    started=$SECONDS
    # What the steps cost is known from their names: first the list of all steps, then each step as it ends.
    {
        ninja -C "$folder" -n "$target" 2>/dev/null || true
        echo "== begin"
        NINJA_STATUS='[%f/%t] ' cmake --build "$folder" -j "$jobs" --target "$target" 2>&1 || echo "== failed"
    } | tee -a "$log" | show_progress ||
        fail "the build (the first error stands above; everything is in build/$preset/build.log)"
    echo "Built in $(((SECONDS - started) / 60)) min $(((SECONDS - started) % 60)) s."
}
