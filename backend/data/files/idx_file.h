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
    std::vector<std::uint8_t> pixels; ///< count × height × width; empty if only the header was read
};

enum class IdxPart { Header, Everything };

/// Reads a plain or gzip-compressed file of images and checks magic, value type, dimensions and exact length. With
/// IdxPart::Header it does not check the length of a compressed file. Throws Failure, which names the file and the
/// problem.
IdxImages readIdxImages(const std::filesystem::path& path, IdxPart part = IdxPart::Everything);

/// Reads the labels (magic 00 00 08 01, count, one byte each) in the same way.
std::vector<std::uint8_t> readIdxLabels(const std::filesystem::path& path);

} // namespace trainyard
