// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/error.h"
#include "backend/base/reason.h"
#include "backend/base/unique_handle.h"
#include "backend/protocol/event.h"

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace trainyard {

/// Appends events to one file of an attempt, numbered and in order, from a thread of its own: push() never waits for
/// the disk. A batch is written at least every `interval` seconds. After a failed write the file ends with its last
/// whole line, and failure() tells why. What was not written is kept and tried again with the next batch, in the same
/// order, so that a disk that has room again leaves no gap. Only what goes beyond `mostOwed` bytes is lost; a message
/// event in its place tells how much that was. Any thread may push.
class EventWriter {
public:
    static constexpr std::size_t kMostOwed = std::size_t{64} << 20;

    /// Creates the file; throws Failure when that fails (it must not exist yet: every attempt has its own).
    explicit EventWriter(std::filesystem::path path, double interval = 0.2, std::size_t mostOwed = kMostOwed);
    /// Writes what is left and joins the thread.
    ~EventWriter();
    EventWriter(const EventWriter&) = delete;
    EventWriter& operator=(const EventWriter&) = delete;

    void push(EventBody body);
    /// An event that is copied from elsewhere: `time` (Unix seconds) is when it happened, `from` is Event::from.
    void push(EventBody body, double time, std::string from);
    /// Returns when everything pushed before has been written, and synced to the disk if `sync`.
    /// Throws the Failure of a write that failed now.
    void flush(bool sync = false);
    /// The Error of the last write if that failed; cheap while all is well.
    std::optional<Error> failure() const;

private:
    void work();
    /// Writes what is owed and then the batch; throws Failure when not all of it could be written.
    void write(std::vector<Event>& batch);
    /// Numbers the events and adds their lines to what is owed. Beyond `most` bytes, events are only counted.
    void owe(std::vector<Event>& batch, std::size_t most);
    bool addLine(Event& event);
    void tellLoss();
    /// Appends what is owed or throws Failure after cutting off the torn line.
    void append();
    bool cut();

    const std::filesystem::path m_path;
    const double m_interval;
    const std::size_t m_mostOwed;
    FileDescriptor m_file;

    // Writer thread only.
    std::int64_t m_size = 0;   ///< bytes of whole lines in the file
    bool m_torn = false;       ///< the file is longer than that
    std::string m_owed;        ///< lines that are not in the file yet
    std::int64_t m_number = 0; ///< of the last of all these lines
    std::int64_t m_lost = 0;   ///< events after them that were only counted …
    double m_lostAt = 0.0;     ///< … since then (Unix seconds)
    Reason m_why;              ///< of the last write that failed

    mutable std::mutex m_mutex;
    std::condition_variable m_wake; ///< something to write now, or the end
    std::condition_variable m_tried;
    std::vector<Event> m_pending;
    std::int64_t m_pushed = 0; ///< events
    std::int64_t m_done = 0;   ///< how many of them are in the file or told to be lost
    std::int64_t m_tries = 0;  ///< that have ended
    bool m_trying = false;
    bool m_hurry = false;
    bool m_end = false;
    std::atomic<bool> m_failed = false;
    std::optional<Error> m_error;
    std::thread m_thread;
};

} // namespace trainyard
