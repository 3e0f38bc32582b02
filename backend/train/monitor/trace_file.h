// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/error.h"
#include "backend/base/unique_handle.h"

#include <condition_variable>
#include <filesystem>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>

namespace trainyard {

/// Appends text to a new file from a thread of its own, at least twice a second. Any thread may append; one waits only
/// while 16 MB wait for the disk. After a failed write nothing more is written.
class TraceFile {
public:
    /// Throws Failure when the file cannot be made, or is there already.
    explicit TraceFile(std::filesystem::path path);
    ~TraceFile();
    TraceFile(const TraceFile&) = delete;
    TraceFile& operator=(const TraceFile&) = delete;

    void append(std::string_view text);
    /// Writes what is left and ends the thread; what went wrong, if anything.
    std::optional<Error> close();
    const std::filesystem::path& path() const { return m_path; }

private:
    void work();
    void write(const std::string& text);

    const std::filesystem::path m_path;
    FileDescriptor m_file;
    std::mutex m_mutex;
    std::condition_variable m_wake, m_room;
    std::string m_pending;
    bool m_end = false;
    std::optional<Error> m_error;
    std::thread m_thread;
};

} // namespace trainyard
