// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/engine/engine_build.h"

#include "cluster/transport/private_umask.h"
#include "cluster/transport/shell_quote.h"

#include <charconv>

namespace trainyard {
namespace {

constexpr std::string_view kMark = "trainyard-build: ";

const char* const kBody = R"sh(
exec </dev/null 2>&1
export LC_ALL=C
mark() { printf 'trainyard-build: %s %s\n' "$1" "$2"; }
step() { mark step "$1 5 $2"; }
fail() { mark error "$1"; mark remedy "$2"; exit 1; }
ready() { [ -x "$final/bin/trainyard-engine" ] && "$final/bin/trainyard-engine" --version 2>/dev/null | grep -qxF "$version"; }
if ready; then mark done "$final"; exit 0; fi

# Modules of a name, the newest first; nothing where there are none.
modules() { type module >/dev/null 2>&1 && module -t avail "$1" 2>&1 | sed 's/(.*//' | grep -i "^$1/" | grep '^[A-Za-z0-9_.+/-]*$' | sort -Vr | head -n 8; }
newer() { [ "$(printf '%s\n%s\n' "$1" "$2" | sort -V | head -n 1)" = "$1" ]; } # LEAST HAVE

step 1 unpack
folder=$(dirname "$final")
mkdir -p "$folder" || fail "the folder for engines cannot be made: $folder" "Check the disk and the home folder of that machine."
stage="$folder/.$(basename "$final").tmp-$(hostname)-$$"
work= child=
trap '[ -z "$child" ] || { pkill -P "$child"; kill "$child"; } 2>/dev/null; rm -rf "$work" "$stage"' EXIT
trap 'exit 143' TERM INT
for place in "${TMPDIR:-/tmp}" /tmp "$folder"; do
    free=$(df -Pk "$place" 2>/dev/null | awk 'NR == 2 { print $4 }')
    [ "${free:-0}" -ge 800000 ] || continue
    try=$(mktemp -d "$place/trainyard-build-XXXXXX" 2>/dev/null) || continue
    printf '#!/bin/sh\nexit 0\n' >"$try/try" && chmod +x "$try/try" && "$try/try" 2>/dev/null && work=$try && break
    rm -rf "$try"
done
[ -n "$work" ] || fail "no folder there has the 800 MB that building takes, and lets programs run" "Make room in the home folder or in /tmp."
tar -xzf "$archive" -C "$work" || fail "the sources cannot be unpacked" "Install the engine again: they are sent anew."
source=$work
[ -e "$source/CMakeLists.txt" ] || source=$(dirname "$work"/*/CMakeLists.txt)

step 2 compiler
fits() { command -v "$1" >/dev/null 2>&1 && have=$("$1" -dumpfullversion 2>/dev/null) && [ -n "$have" ] && newer 11 "$have"; }
compiler= seen=
for one in ${CXX:-} g++ g++-14 g++-13 g++-12 g++-11 /opt/rh/gcc-toolset-14/root/usr/bin/g++ /opt/rh/gcc-toolset-13/root/usr/bin/g++ \
    /opt/rh/gcc-toolset-12/root/usr/bin/g++ /opt/rh/gcc-toolset-11/root/usr/bin/g++; do
    if fits "$one"; then compiler=$(command -v "$one"); break; fi
    [ -z "$have" ] || seen=$have
    have=
done
if [ -z "$compiler" ]; then
    for one in $(modules gcc) $(modules GCC); do
        module load "$one" >/dev/null 2>&1
        if fits g++; then compiler=$(command -v g++); mark used "module $one"; break; fi
        module unload "$one" >/dev/null 2>&1
    done
fi
if [ -z "$compiler" ]; then
    [ -z "$seen" ] && was="there is no C++ compiler" || was="its g++ is version $seen"
    fail "$was, and g++ 11 or newer is needed" "Name the module of a newer one in the machine's prologue (\"module load gcc/12\"), or install the engine built on this workstation."
fi
fits "$compiler"
cc=$(dirname "$compiler")/$(basename "$compiler" | sed 's/g++/gcc/')
cmake= seen=
least=$(sed -n 's/.*cmake_minimum_required(VERSION \([0-9.]*\).*/\1/p' "$source/CMakeLists.txt" | head -n 1 | sed 's/\.\.\..*//')
right() { command -v "$1" >/dev/null 2>&1 && had=$("$1" --version 2>/dev/null | sed -n 's/.*version \([0-9.]*\).*/\1/p' | head -n 1) && [ -n "$had" ] && newer "$least" "$had"; }
for one in cmake cmake3 "$HOME/.local/bin/cmake"; do
    if right "$one"; then cmake=$(command -v "$one"); break; fi
    [ -z "$had" ] || seen=$had
    had=
done
if [ -z "$cmake" ]; then
    for one in $(modules cmake) $(modules CMake); do
        module load "$one" >/dev/null 2>&1
        if right cmake; then cmake=$(command -v cmake); mark used "module $one"; break; fi
        module unload "$one" >/dev/null 2>&1
    done
fi
if [ -z "$cmake" ]; then
    [ -z "$seen" ] && was="there is no CMake" || was="its CMake is version $seen"
    fail "$was, and CMake $least or newer is needed" "Name its module in the machine's prologue (\"module load cmake\"), install it there with \"pip install --user cmake\", or install the engine built on this workstation."
fi
# CUDA 12 or 13 and what goes with it, and MPI, where modules bring them.
if ! command -v nvcc >/dev/null 2>&1; then
    for one in $(modules cuda | grep -i '/1[23]\.') $(modules CUDA | grep -i '/1[23]\.'); do
        module load "$one" >/dev/null 2>&1 && command -v nvcc >/dev/null 2>&1 && { mark used "module $one"; break; }
    done
fi
if command -v nvcc >/dev/null 2>&1; then
    for name in cudnn cuDNN nccl NCCL; do
        for one in $(modules $name | head -n 1); do module load "$one" >/dev/null 2>&1 && mark used "module $one"; done
    done
fi
with="g++ $have"
cuda=$(nvcc --version 2>/dev/null | sed -n 's/.*release \([0-9.]*\).*/\1/p')
cudaoption=
case $cuda in
12.* | 13.*) with="$with, CUDA $cuda" ;;
?*) mark lacks "CUDA: its version $cuda is neither 12 nor 13"; cudaoption=-DTRAINYARD_CUDA=OFF ;;
esac
command -v mpicc >/dev/null 2>&1 && with="$with, MPI"

step 3 "configure: $with"
export CCACHE_BASEDIR="$work" CCACHE_NOHASHDIR=1 # where there is one: the folder's name is another each time
generator="Unix Makefiles"
command -v ninja >/dev/null 2>&1 && generator=Ninja
if ! "$cmake" -S "$source" -B "$work/build" -G "$generator" -DCMAKE_BUILD_TYPE=Release -DTRAINYARD_GUI=OFF -DTRAINYARD_TESTS=OFF \
    -DTRAINYARD_BENCHMARKS=OFF -DTRAINYARD_ALL_ARCHITECTURES=ON -DCMAKE_CXX_COMPILER="$compiler" -DCMAKE_C_COMPILER="$cc" \
    -DCMAKE_INSTALL_PREFIX="$work/out" -DCMAKE_INSTALL_RPATH_USE_LINK_PATH=ON $cudaoption >"$work/configured"; then
    cat "$work/configured"
    lacks=
    grep -q TURBOJPEG "$work/configured" && lacks="$lacks, libjpeg-turbo"
    grep -q 'TRAINYARD_PNG' "$work/configured" && lacks="$lacks, libpng"
    grep -q 'TRAINYARD_ZLIB' "$work/configured" && lacks="$lacks, zlib"
    [ -z "$lacks" ] || fail "the headers and libraries of ${lacks#, } are not there" "Name their modules in the machine's prologue, or install the engine built on this workstation."
    fail "CMake refuses: $(grep -m 1 -A 3 'CMake Error' "$work/configured" | tr -s '\n ' ' ' | cut -c 1-300)" "The log has all it says; or install the engine built on this workstation."
fi
cat "$work/configured"
grep -e 'not found:' -e 'No CUDA module' "$work/configured" | sed 's/^-- //' | while read -r line; do mark lacks "$line"; done

step 4 "compile: $with"
cores=$jobs
if [ "$cores" = 0 ]; then
    cores=${SLURM_CPUS_PER_TASK:-$(nproc 2>/dev/null || echo 1)}
    memory=$(awk '/MemAvailable/ { print int($2 / 1200000) }' /proc/meminfo 2>/dev/null) # some 1.2 GB a compiler
    [ "${memory:-1}" -ge 1 ] || memory=1
    [ "$cores" -le "$memory" ] || cores=$memory
fi
"$cmake" --build "$work/build" --parallel "$cores" --target all >"$work/compiled" &
child=$!
shown=0
while kill -0 $child 2>/dev/null; do
    sleep 1
    line=$(grep -a '^\[' "$work/compiled" | tail -n 1)
    [ "$line" = "$shown" ] || printf '%s\n' "$line"
    shown=$line
done
if ! wait $child; then
    grep -a -m 5 -B 2 -A 6 -e 'error' -e 'Error' "$work/compiled"
    tail -n 20 "$work/compiled"
    case $(cat "$work/compiled") in
    *'No space left'*) fail "the disk is full" "Make room in the home folder or in /tmp." ;;
    *'Killed signal'*) fail "there was not enough memory for the compiler" "Ask for more memory, or fewer cores, for the job." ;;
    esac
    child=
    fail "the compiler stopped: $(grep -a -m 1 -i 'error' "$work/compiled" | cut -c 1-300)" "The log has all it says; or install the engine built on this workstation."
fi
child=
tail -n 1 "$work/compiled"

step 5 install
"$cmake" --install "$work/build" --component engine >/dev/null || fail "it could not be installed" "Check the disk of that machine."
mkdir -p "$folder" && rm -rf "$stage" && cp -R "$work/out" "$stage" || fail "the folder for engines cannot be written: $folder" "Check the disk and the quota of that machine."
said=$("$stage/bin/trainyard-engine" --version)
[ "$said" = "$version" ] || fail "what was built says \"$said\" and not \"$version\"" "Install the engine again."
"$stage/bin/trainyard-engine" devices || fail "what was built does not run there" "The log has what it says."
sync "$stage" 2>/dev/null
if ready; then mark done "$final"; exit 0; fi
[ ! -e "$final" ] || mv -T "$final" "$folder/.$(basename "$final").old-$$" # one that does not run
mv -T "$stage" "$final" || ready || fail "it could not be put in its place" "Check the disk of that machine."
mark done "$final"
)sh";

} // namespace

std::string engineBuildScript(const EngineBuild& build)
{
    return std::string(kPrivateUmask) + "archive=" + shellQuoted(build.archive) +
           "\nfinal=" + shellQuoted(build.final) + "\nversion=" + shellQuoted(build.version) +
           "\njobs=" + std::to_string(build.jobs) + kBody;
}

void readEngineBuild(std::string_view line, EngineBuildLog& log)
{
    const auto numbers = [](std::string_view text, int& first, int& second, char between) -> std::string_view {
        const char* end = text.data() + text.size();
        const auto one = std::from_chars(text.data(), end, first);
        if (one.ec != std::errc() || one.ptr == end || *one.ptr != between)
            return {};
        const auto two = std::from_chars(one.ptr + 1, end, second);
        return two.ec == std::errc() ? std::string_view(two.ptr, static_cast<std::size_t>(end - two.ptr))
                                     : std::string_view();
    };
    if (line.rfind('[', 0) == 0) { // "[12/349] Building …" of Ninja, "[ 12%] Building …" of make
        int done = 0, total = 0;
        std::string_view rest = line.substr(1);
        rest.remove_prefix(std::min(rest.size(), rest.find_first_not_of(' ')));
        if (!numbers(rest, done, total, '/').empty()) {
            log.done = done;
            log.total = total;
        } else if (const auto one = std::from_chars(rest.data(), rest.data() + rest.size(), done);
                   one.ec == std::errc() && one.ptr != rest.data() + rest.size() && *one.ptr == '%') {
            log.done = done;
            log.total = 100;
        }
        return;
    }
    if (line.rfind(kMark, 0) != 0)
        return;
    line.remove_prefix(kMark.size());
    const std::size_t space = std::min(line.find(' '), line.size());
    const std::string_view word = line.substr(0, space);
    const std::string text(line.substr(std::min(line.size(), space + 1)));
    if (word == "step") {
        const std::string_view rest = numbers(text, log.step, log.steps, ' ');
        log.text = rest.empty() ? std::string() : std::string(rest.substr(1));
        log.done = log.total = 0;
    } else if (word == "lacks") {
        log.missing += (log.missing.empty() ? "" : "\n") + text;
    } else if (word == "error") {
        log.error = Error{ErrorKind::Unsupported, "build the engine there", {}, text, {}, 0};
    } else if (word == "remedy" && log.error) {
        log.error->remedy = text;
    }
}

} // namespace trainyard
