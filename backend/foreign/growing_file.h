// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/unique_handle.h"

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace trainyard::foreign {

/// Tells a file that was written or replaced from one that is as it was.
struct FileStamp {
    std::uint64_t device = 0, inode = 0;
    std::int64_t size = 0, modified = 0; ///< bytes, nanoseconds
    friend bool operator==(const FileStamp&, const FileStamp&) = default;
};

/// A file that its program may be writing, read from a position that can be saved. The file's first bytes are kept to
/// tell a file that was begun again from one that has grown, and, if wanted, the last ones before the position. Throws
/// Failure if the file cannot be read.
class GrowingFile {
public:
    explicit GrowingFile(std::filesystem::path path) : m_path(std::move(path)) {}

    enum class State {
        Missing,
        Whole,   ///< nothing behind the position
        Grown,   ///< there is more to read
        Shorter, ///< it begins as before but ends before the position: it is being written again
        Replaced ///< it begins with other bytes than before, or has others before the position: call restart()
    };
    /// From now on, close() keeps the bytes before the position: for files whose bytes never change once they were
    /// read.
    void keepEnding() { m_keepsEnding = true; }
    /// Opens the file and compares it with the position. Refuses what is not a regular file.
    State open();
    void close();
    void restart(); ///< moves the position to the beginning of the open file

    /// Bytes from the position on, at least `wanted` unless the file ends earlier. Valid until the next call.
    std::string_view peek(std::size_t wanted);
    void skip(std::size_t bytes);       ///< moves the position; may go beyond what was peeked
    void rewindTo(std::int64_t offset); ///< moves the position back
    /// The bytes after `end` will probably be skipped: peek() reads them only if it must. Holds until open().
    void readAheadTo(std::int64_t end) { m_aheadTo = end; }

    std::int64_t offset() const { return m_offset; }
    std::int64_t size() const { return m_stamp.size; } ///< when it was opened
    const FileStamp& stamp() const { return m_stamp; } ///< the same
    const std::filesystem::path& path() const { return m_path; }

    nlohmann::json save() const;
    void
    load(const nlohmann::json& saved); ///< throws nlohmann's exceptions or Refusal for text that save() did not write

private:
    void rememberBeginning();
    void rememberEnding();
    std::string readAt(std::int64_t offset, std::size_t bytes) const;

    std::filesystem::path m_path;
    FileDescriptor m_file;
    FileStamp m_stamp;
    std::int64_t m_aheadTo = 0;
    std::int64_t m_offset = 0;
    std::string m_beginning; ///< the file's first bytes, at most as many as lie before the position
    bool m_keepsEnding = false;
    std::int64_t m_endingAt = 0; ///< where m_ending ends
    std::string m_ending;
    std::string m_buffer;
    std::size_t m_used = 0; ///< of the buffer; it begins at m_offset - m_used
};

} // namespace trainyard::foreign
