// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/unique_handle.h"
#include "backend/data/base/content_hash.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace trainyard {

/// One image in the table at the end of a shard. 32 bytes, little-endian like the whole file.
struct PreparedRecord {
    std::uint64_t offset = 0; ///< of its bytes in the file
    std::uint64_t hash = 0;   ///< first word of their ContentHash
    std::uint32_t bytes = 0;
    std::uint16_t height = 0;
    std::uint16_t width = 0;
    std::uint8_t channels = 0;
    std::uint8_t jpeg =
        0; ///< 1: a JPEG file; 0: height × width × channels bytes; kUnreadable: storedReason() why there is no image
    std::uint8_t unused[6] = {};
    static constexpr std::uint8_t kUnreadable = 2;
};
static_assert(sizeof(PreparedRecord) == 32);

/// First word of the bytes' hash.
std::uint64_t preparedHash(std::span<const std::uint8_t> bytes);

/// Writes a shard to a temporary file and renames it when complete, so that readers, also on other machines that share
/// the folder, see the whole file or none. Without finish() the temporary file is removed. Used by one thread.
class PreparedShardWriter {
public:
    /// Throws Failure if the file cannot be created.
    PreparedShardWriter(std::filesystem::path file, const ContentHash& key, std::uint32_t number);
    ~PreparedShardWriter();
    PreparedShardWriter(const PreparedShardWriter&) = delete;
    PreparedShardWriter& operator=(const PreparedShardWriter&) = delete;

    /// `record` gives size and kind; offset, bytes and hash are set here. Throws Failure(NoSpace or Io).
    void add(PreparedRecord record, std::span<const std::uint8_t> bytes);
    /// Completes the file and returns its size in bytes.
    std::uint64_t finish();

private:
    void write(std::span<const std::uint8_t> bytes);
    void flush();

    std::filesystem::path m_file;
    std::filesystem::path m_temporary;
    ContentHash m_key;
    std::uint32_t m_number;
    FileDescriptor m_descriptor;
    std::vector<std::uint8_t> m_buffer;
    std::vector<PreparedRecord> m_records;
    std::uint64_t m_written = 0;
};

/// A complete shard, mapped into memory. Thread-safe.
class PreparedShard {
public:
    /// Null if the file does not exist or is damaged; `reason` then names the fault (header, table, length). intact()
    /// verifies the checksums of images.
    static std::unique_ptr<const PreparedShard> open(const std::filesystem::path& file, const ContentHash& key,
                                                     std::uint32_t number, std::uint32_t records,
                                                     std::string* reason = nullptr);
    ~PreparedShard();
    PreparedShard(const PreparedShard&) = delete;
    PreparedShard& operator=(const PreparedShard&) = delete;

    PreparedRecord record(std::uint32_t index) const;
    std::span<const std::uint8_t> bytes(const PreparedRecord& record) const
    {
        return {m_data + record.offset, record.bytes};
    }
    bool intact(std::uint32_t index) const;
    std::uint64_t size() const { return m_size; }

private:
    PreparedShard(const std::uint8_t* data, std::uint64_t size) : m_data(data), m_size(size) {}
    std::string problem(const ContentHash& key, std::uint32_t number, std::uint32_t records);

    const std::uint8_t* m_data;
    std::uint64_t m_size;
    std::uint64_t m_table = 0;
};

} // namespace trainyard
