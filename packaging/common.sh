# SPDX-License-Identifier: Apache-2.0
# What quickstart and check share: speaking, installing, building. Sourced, not run.

ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
. "$ROOT/packaging/packages.sh"

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
    say "Installing: $missing"
    as_root env DEBIAN_FRONTEND=noninteractive apt-get update -q </dev/null || fail "apt-get update (is the network there?)"
    # shellcheck disable=SC2086 # the list is meant to be split
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -yq --no-install-recommends $missing </dev/null ||
        fail "apt-get install $missing"
}

# Compile jobs: one a core, but no more than 1.5 GiB of memory each allow.
build_jobs() {
    local cores memory
    cores=$(nproc)
    memory=$(awk '/MemAvailable/ { print int($2 / 1572864) }' /proc/meminfo)
    [ "$memory" -ge 1 ] || memory=1
    [ "$cores" -le "$memory" ] && echo "$cores" || echo "$memory"
}

# build PRESET [cmake options …]
build() {
    local preset=$1
    shift
    say "Building ($preset, $(build_jobs) jobs, into build/$preset)"
    (cd "$ROOT" && cmake --preset "$preset" "$@" >"/tmp/trainyard-configure-$$.log" 2>&1) || {
        cat "/tmp/trainyard-configure-$$.log" >&2
        rm -f "/tmp/trainyard-configure-$$.log"
        fail "cmake --preset $preset (its output stands above)"
    }
    rm -f "/tmp/trainyard-configure-$$.log"
    cmake --build "$ROOT/build/$preset" -j "$(build_jobs)" || fail "the build (the first error stands above)"
}
