// SPDX-License-Identifier: Apache-2.0
#include "backend/data/files/idx_file.h"

#include "backend/base/error.h"
#include "backend/data/base/data_text.h"
#include "backend/data/files/packed_file.h"
#include "backend/protocol/reasons_dataset.h"

#include <algorithm>
#include <new>
#include <string>

namespace trainyard {
namespace {

constexpr std::uint32_t kLargestSide = 16'384;
constexpr std::uint8_t kUnsignedByte = 0x08;

Failure badIdx(const std::filesystem::path& path, Reason why)
{
    return Failure(ErrorKind::BadInput, "read", printable(path.native()), std::move(why));
}

std::string typeName(std::uint8_t type)
{
    switch (type) {
    case 0x08: return "unsigned bytes";
    case 0x09: return "signed bytes";
    case 0x0B: return "16-bit numbers";
    case 0x0C: return "32-bit numbers";
    case 0x0D: return "32-bit floating-point numbers";
    case 0x0E: return "64-bit floating-point numbers";
    default: return "an unknown type (" + std::to_string(type) + ")";
    }
}

/// The sizes from the header, checked for magic, type and number of dimensions.
std::vector<std::uint32_t> readHeader(PackedFile& file, const std::filesystem::path& path, std::uint8_t dimensions)
{
    std::uint8_t magic[4];
    file.read(magic);
    if (magic[0] != 0 || magic[1] != 0)
        throw badIdx(path, datasetReason("dataset.not-idx"));
    if (magic[2] != kUnsignedByte)
        throw badIdx(path, datasetReason("dataset.idx-type", typeName(magic[2])));
    if (magic[3] != dimensions)
        throw badIdx(path, dimensions == 3 ? datasetReason("dataset.idx-dimensions-images", magic[3], dimensions)
                                           : datasetReason("dataset.idx-dimensions-labels", magic[3], dimensions));
    std::vector<std::uint32_t> sizes;
    for (int i = 0; i < dimensions; ++i) {
        std::uint8_t bytes[4];
        file.read(bytes);
        sizes.push_back((std::uint32_t{bytes[0]} << 24) | (std::uint32_t{bytes[1]} << 16) |
                        (std::uint32_t{bytes[2]} << 8) | bytes[3]);
    }
    if (sizes[0] == 0)
        throw badIdx(path, datasetReason("dataset.idx-nothing"));
    return sizes;
}

/// Throws if the header contradicts the file's size, before anything is allocated.
void checkLength(const PackedFile& file, const std::filesystem::path& path, std::uint64_t content)
{
    const std::uint64_t whole = file.position() + content;
    if (whole > file.largestContent() || (!file.packed() && whole != file.fileSize()))
        throw badIdx(path, file.packed()
                               ? datasetReason("dataset.idx-promises-packed", Count{static_cast<std::int64_t>(whole)},
                                               Count{static_cast<std::int64_t>(file.fileSize())})
                               : datasetReason("dataset.idx-promises", Count{static_cast<std::int64_t>(whole)},
                                               Count{static_cast<std::int64_t>(file.fileSize())}));
}

std::vector<std::uint8_t> readContent(PackedFile& file, const std::filesystem::path& path, std::uint64_t content)
{
    constexpr std::size_t kPiece = std::size_t{16} << 20; // use memory only as data actually arrive
    std::vector<std::uint8_t> bytes;
    try {
        bytes.reserve(content);
        while (bytes.size() < content) {
            const std::size_t done = bytes.size();
            bytes.resize(done + std::min<std::size_t>(kPiece, content - done));
            file.read({bytes.data() + done, bytes.size() - done});
        }
    } catch (const std::bad_alloc&) {
        throw Failure(ErrorKind::OutOfMemory, "read", printable(path.native()),
                      datasetReason("dataset.idx-memory", Count{static_cast<std::int64_t>(content)}));
    }
    file.expectEnd();
    return bytes;
}

} // namespace

IdxImages readIdxImages(const std::filesystem::path& path, IdxPart part)
{
    PackedFile file(path);
    const std::vector<std::uint32_t> sizes = readHeader(file, path, 3);
    for (const std::uint32_t side : {sizes[1], sizes[2]}) {
        if (side == 0 || side > kLargestSide)
            throw badIdx(path, datasetReason("dataset.idx-image-size", sizeText(sizes[2], sizes[1])));
    }
    const std::uint64_t content = std::uint64_t{sizes[0]} * sizes[1] * sizes[2];
    checkLength(file, path, content);
    IdxImages images;
    images.count = sizes[0];
    images.height = static_cast<int>(sizes[1]);
    images.width = static_cast<int>(sizes[2]);
    if (part == IdxPart::Everything)
        images.pixels = readContent(file, path, content);
    return images;
}

std::vector<std::uint8_t> readIdxLabels(const std::filesystem::path& path)
{
    PackedFile file(path);
    const std::vector<std::uint32_t> sizes = readHeader(file, path, 1);
    checkLength(file, path, sizes[0]);
    return readContent(file, path, sizes[0]);
}

} // namespace trainyard
