// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <string>

namespace trainyard {

/// Reads a file from its beginning to its end, unpacking it on the way when its content is gzip (whatever its name).
/// Never unpacks more than was asked for, so a decompression bomb stays packed. Used by one thread.
/// Everything throws Failure that names the file.
class PackedFile {
public:
    explicit PackedFile(const std::filesystem::path& path);
    ~PackedFile();

    bool packed() const;
    /// Size on disk, bytes.
    std::uint64_t fileSize() const;
    /// The most bytes that the content can have: exact for a plain file, deflate's limit of 1,032 : 1 for a packed one.
    std::uint64_t largestContent() const;
    /// Bytes delivered so far.
    std::uint64_t position() const;

    /// Fills `out`; throws Failure(BadInput) when the content ends before, or is corrupt.
    void read(std::span<std::uint8_t> out);
    /// Throws Failure(BadInput) when there is more content, or a packed file is corrupt or followed by other bytes.
    void expectEnd();

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

} // namespace trainyard
