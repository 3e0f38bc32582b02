// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <filesystem>
#include <vector>

namespace trainyard {

/// Images of an IDX file (the format of MNIST: http://yann.lecun.com/exdb/mnist/): magic 00 00 08 03, then count,
/// height and width as big-endian 32-bit numbers, then the pixels row by row.
struct IdxImages {
    std::int64_t count = 0;
    int height = 0;
    int width = 0;
    std::vector<std::uint8_t> pixels; ///< count × height × width; empty when only the header was read
};

enum class IdxPart { Header, Everything };

/// Reads a plain or gzip-packed file of images, strictly: magic, value type, dimensions, length and end must all agree.
/// With IdxPart::Header the length of a packed file stays unchecked. Throws Failure that names the file and what is
/// wrong.
IdxImages readIdxImages(const std::filesystem::path& path, IdxPart part = IdxPart::Everything);

/// The labels (magic 00 00 08 01, count, one byte each), in the same way.
std::vector<std::uint8_t> readIdxLabels(const std::filesystem::path& path);

} // namespace trainyard
