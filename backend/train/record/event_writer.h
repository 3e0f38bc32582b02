// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/error.h"
#include "backend/base/unique_handle.h"
#include "backend/protocol/event.h"

#include <atomic>
#include <condition_variable>
#include <filesystem>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace trainyard {

/// Appends events to one file of an attempt, numbered and in order, from a thread of its own: push() never waits for
/// the disk. A batch is written at least every `interval` seconds. After a failed write nothing more is written, the
/// file ends with its last whole line, and failure() tells why. Any thread may push.
class EventWriter {
public:
    /// Creates the file; throws Failure when that fails (it must not exist yet: every attempt has its own).
    explicit EventWriter(std::filesystem::path path, double interval = 0.2);
    /// Writes what is left and joins the thread.
    ~EventWriter();
    EventWriter(const EventWriter&) = delete;
    EventWriter& operator=(const EventWriter&) = delete;

    void push(EventBody body);
    /// An event that is copied from elsewhere: `time` (Unix seconds) is when it happened, `from` is Event::from.
    void push(EventBody body, double time, std::string from);
    /// Returns when everything pushed before has been written, and synced to the disk if `sync`.
    /// Throws the Failure of a failed write.
    void flush(bool sync = false);
    /// The Error of the write that failed; cheap while all is well.
    std::optional<Error> failure() const;

private:
    void work();
    /// Appends the bytes or throws Failure after cutting off what was written of them.
    void append(const std::string& bytes);
    void fail(Error error);

    const std::filesystem::path m_path;
    const double m_interval;
    FileDescriptor m_file;
    std::int64_t m_size = 0; ///< bytes of whole lines in the file; writer thread only
    mutable std::mutex m_mutex;
    std::condition_variable m_wake; ///< something to write now, or the end
    std::condition_variable m_written;
    std::vector<Event> m_pending;
    std::int64_t m_pushed = 0; ///< numbers given out
    std::int64_t m_done = 0;   ///< number of the last event written
    bool m_hurry = false;
    bool m_end = false;
    std::atomic<bool> m_failed = false;
    std::optional<Error> m_error;
    std::thread m_thread;
};

} // namespace trainyard
