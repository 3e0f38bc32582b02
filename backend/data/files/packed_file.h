// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <string>

namespace trainyard {

/// Reads a file sequentially and decompresses it if its content is gzip, whatever its name. Never decompresses more
/// than requested, which defeats decompression bombs. Used by one thread. All functions throw Failure, which names the
/// file.
class PackedFile {
public:
    explicit PackedFile(const std::filesystem::path& path);
    ~PackedFile();

    bool packed() const;
    /// Size on disk, bytes.
    std::uint64_t fileSize() const;
    /// Upper bound of the content's size in bytes: exact for a plain file, by deflate's limit of 1,032 : 1 for a
    /// compressed one.
    std::uint64_t largestContent() const;
    /// Bytes delivered so far.
    std::uint64_t position() const;

    /// Fills `out`; throws Failure(BadInput) if the content ends early or is corrupt.
    void read(std::span<std::uint8_t> out);
    /// Throws Failure(BadInput) if there is more content, or if a compressed file is corrupt or followed by other
    /// bytes.
    void expectEnd();

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

} // namespace trainyard
