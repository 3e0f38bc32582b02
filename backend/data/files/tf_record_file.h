// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"
#include "backend/base/unique_handle.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>

namespace trainyard {

/// The position of a record's content in its file.
struct TfRecordPlace {
    std::uint64_t offset = 0;
    std::uint64_t length = 0;
};

/// A TFRecord file: records of length (8 bytes, little endian), masked CRC-32C of it, content, masked CRC-32C of it.
/// All functions throw Failure, which names the file. Used by one thread.
class TfRecordFile {
public:
    explicit TfRecordFile(const std::filesystem::path& path);

    /// The next record, or nullopt at the end of the file. Verifies the length's checksum but does not read the
    /// content.
    std::optional<TfRecordPlace> next();
    /// Reads a record's content and verifies its checksum.
    std::string read(const TfRecordPlace& record) const;
    /// Reads bytes of the file without verification.
    void readAt(std::uint64_t offset, std::span<std::uint8_t> out) const;

    const std::string& subject() const { return m_subject; }
    std::uint64_t size() const { return m_size; }

private:
    [[noreturn]] void fail(Reason why) const;

    std::string m_subject;
    FileDescriptor m_descriptor;
    std::uint64_t m_size = 0;
    std::uint64_t m_next = 0;
    std::int64_t m_records = 0;
};

} // namespace trainyard
