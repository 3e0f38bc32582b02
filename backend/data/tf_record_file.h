// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/unique_handle.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>

namespace trainyard {

/// Where the content of a record lies in its file.
struct TfRecordPlace {
    std::uint64_t offset = 0;
    std::uint64_t length = 0;
};

/// A TFRecord file: records of length (8 bytes, little endian), masked CRC-32C of it, content, masked CRC-32C of it.
/// Everything throws Failure that names the file. Used by one thread.
class TfRecordFile {
public:
    explicit TfRecordFile(const std::filesystem::path& path);

    /// The next record; its length is verified, its content is not read. Nothing at the end of the file.
    std::optional<TfRecordPlace> next();
    /// The whole content, verified against its checksum.
    std::string read(const TfRecordPlace& record) const;
    /// Some bytes of the file, unverified.
    void readAt(std::uint64_t offset, std::span<std::uint8_t> out) const;

    const std::string& subject() const { return m_subject; }
    std::uint64_t size() const { return m_size; }

private:
    [[noreturn]] void fail(std::string reason, std::string remedy) const;

    std::string m_subject;
    FileDescriptor m_descriptor;
    std::uint64_t m_size = 0;
    std::uint64_t m_next = 0;
    std::int64_t m_records = 0;
};

} // namespace trainyard
