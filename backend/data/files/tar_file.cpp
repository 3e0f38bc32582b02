// SPDX-License-Identifier: Apache-2.0
#include "backend/data/files/tar_file.h"

#include "backend/base/error.h"
#include "backend/data/base/data_text.h"
#include "backend/data/files/packed_file.h"
#include "backend/protocol/reasons_dataset.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <optional>

namespace trainyard {
namespace {

constexpr std::size_t kBlock = 512;
constexpr int kLookedAt = 64;                                   // entries
constexpr std::uint64_t kLookedInto = std::uint64_t{192} << 20; // bytes, more than any of CIFAR's files has
using TarHeader = std::array<std::uint8_t, kBlock>;

Failure badArchive(const std::filesystem::path& archive, Reason why)
{
    return Failure(ErrorKind::BadInput, "read the archive", printable(archive.native()), std::move(why));
}

/// A number in octal digits or (GNU, above 8 GiB) in binary.
std::optional<std::uint64_t> fieldNumber(const TarHeader& header, std::size_t offset, std::size_t size)
{
    std::uint64_t value = 0;
    if ((header[offset] & 0x80) != 0) {
        for (std::size_t i = offset + size - 8; i < offset + size; ++i)
            value = value * 256 + header[i];
        return value;
    }
    bool digits = false;
    for (std::size_t i = offset; i < offset + size && header[i] != 0; ++i) {
        if (header[i] == ' ' && !digits)
            continue;
        if (header[i] == ' ')
            break;
        if (header[i] < '0' || header[i] > '7')
            return std::nullopt;
        value = value * 8 + (header[i] - '0');
        digits = true;
    }
    return value;
}

/// Verifies the header's checksum: the sum of all bytes, with its own field counted as spaces.
bool sumIsRight(const TarHeader& header)
{
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < kBlock; ++i)
        sum += i >= 148 && i < 156 ? ' ' : header[i];
    return fieldNumber(header, 148, 8) == sum;
}

std::string baseName(const TarHeader& header)
{
    const auto* text = reinterpret_cast<const char*>(header.data());
    const std::string name(text, strnlen(text, 100));
    return name.substr(name.rfind('/') + 1);
}

void skip(PackedFile& file, std::uint64_t count)
{
    std::array<std::uint8_t, 16384> bin;
    for (; count > 0; count -= std::min<std::uint64_t>(count, bin.size()))
        file.read({bin.data(), static_cast<std::size_t>(std::min<std::uint64_t>(count, bin.size()))});
}

/// An entry whose header has been read; its content follows in the file.
struct TarEntry {
    std::string name; ///< without folders
    std::uint64_t size;
    bool regular;
    std::uint64_t padding() const { return (kBlock - size % kBlock) % kBlock; }
};

/// nullopt at the archive's end. `first`: it is the first entry.
std::optional<TarEntry> nextEntry(PackedFile& file, const std::filesystem::path& archive, bool first)
{
    TarHeader header;
    file.read(header);
    if (std::all_of(header.begin(), header.end(), [](std::uint8_t byte) { return byte == 0; }) && !first)
        return std::nullopt; // two zero blocks end the archive; the rest is padding
    const std::optional<std::uint64_t> size = fieldNumber(header, 124, 12);
    if (!size || !sumIsRight(header))
        throw badArchive(archive, first ? datasetReason("dataset.not-tar") : datasetReason("dataset.tar-header"));
    if (*size > file.largestContent())
        throw badArchive(archive, datasetReason("dataset.tar-size", *size));
    return TarEntry{baseName(header), *size, header[156] == '0' || header[156] == 0};
}

std::string readContent(PackedFile& file, std::uint64_t size)
{
    constexpr std::size_t kPiece = std::size_t{4} << 20; // use memory only as data actually arrive
    std::string content;
    while (content.size() < size) {
        const std::size_t done = content.size();
        content.resize(done + std::min<std::size_t>(kPiece, size - done));
        file.read({reinterpret_cast<std::uint8_t*>(content.data()) + done, content.size() - done});
    }
    return content;
}

} // namespace

std::map<std::string, std::string> readTarFiles(const std::filesystem::path& archive,
                                                const std::set<std::string>& wanted, std::uint64_t limit)
{
    PackedFile file(archive);
    std::map<std::string, std::string> found;
    for (bool first = true;; first = false) {
        const std::optional<TarEntry> entry = nextEntry(file, archive, first);
        if (!entry)
            return found;
        const std::string& name = entry->name;
        if (!entry->regular || !wanted.contains(name)) {
            skip(file, entry->size + entry->padding());
            continue;
        }
        if (entry->size > limit)
            throw badArchive(archive, datasetReason("dataset.tar-long", PathText{printable(name)},
                                                    Count{static_cast<std::int64_t>(limit)}));
        if (found.contains(name))
            throw badArchive(archive, datasetReason("dataset.tar-twice", PathText{printable(name)}));
        found[name] = readContent(file, entry->size);
        skip(file, entry->padding());
    }
}

bool lookIntoTar(const std::filesystem::path& archive, const std::function<bool(const std::string&)>& enough)
{
    PackedFile file(archive);
    for (int i = 0; i < kLookedAt; ++i) {
        const std::optional<TarEntry> entry = nextEntry(file, archive, i == 0);
        if (!entry)
            return false;
        if (entry->regular && enough(entry->name))
            return true;
        const std::uint64_t content = entry->size + entry->padding();
        if (file.position() + content > kLookedInto)
            return false;
        skip(file, content);
    }
    return false;
}

} // namespace trainyard
