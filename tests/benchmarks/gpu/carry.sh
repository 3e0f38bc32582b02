#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Collects into FOLDER what run_all.sh needs and a bare GPU machine lacks: headers and static libraries of the engine's dependencies
# (x86-64, from this machine's packages), CIFAR-10's JPEGs and MNIST.
#
#   tests/benchmarks/gpu/carry.sh FOLDER [DATA]      DATA: $TRAINYARD_TEST_DATA or ../shared/data
#
# About 35 MB with the data. On the GPU machine: TRAINYARD_CARRIED=FOLDER run_all.sh.
set -euo pipefail
[ $# -ge 1 ] || { sed -n '3,9p' "$0"; exit 2; }
mkdir -p "$1"
TARGET=$(cd "$1" && pwd)
ROOT=$(cd "$(dirname "$0")/../../.." && pwd)
DATA=${2:-${TRAINYARD_TEST_DATA:-$ROOT/../shared/data}}
LIBRARIES=/usr/lib/$(gcc -print-multiarch)
mkdir -p "$TARGET/include" "$TARGET/lib" "$TARGET/share/cmake"

copy() { cp -rL "$1" "$2" 2>/dev/null || { echo "not here: $1"; missing=1; }; }
missing=0
for header in CLI nlohmann webp; do copy "/usr/include/$header" "$TARGET/include/"; done
for header in turbojpeg.h jpeglib.h jmorecfg.h jerror.h jpegint.h png.h pngconf.h pnglibconf.h zlib.h zconf.h; do
    for folder in /usr/include "/usr/include/$(gcc -print-multiarch)" /usr/include/libpng16; do
        [ -e "$folder/$header" ] && { cp -L "$folder/$header" "$TARGET/include/"; break; }
    done
    [ -e "$TARGET/include/$header" ] || { echo "not here: $header"; missing=1; }
done
copy "/usr/include/$(gcc -print-multiarch)/jconfig.h" "$TARGET/include/"
for library in libturbojpeg.a libpng16.a libz.a libwebp.a; do copy "$LIBRARIES/$library" "$TARGET/lib/"; done
for package in CLI11 nlohmann_json; do
    for folder in /usr/share/cmake /usr/lib/cmake "$LIBRARIES/cmake"; do
        [ -d "$folder/$package" ] && cp -rL "$folder/$package" "$TARGET/share/cmake/"
    done
    [ -d "$TARGET/share/cmake/$package" ] || { echo "not here: the CMake package $package"; missing=1; }
done
mkdir -p "$TARGET/data"
for file in cifar10-jpeg.tar.xz mnist-train-images-idx3-ubyte.gz mnist-train-labels-idx1-ubyte.gz mnist-t10k-images-idx3-ubyte.gz \
    mnist-t10k-labels-idx1-ubyte.gz; do
    copy "$DATA/$file" "$TARGET/data/"
done
du -sh "$TARGET"
exit $missing
