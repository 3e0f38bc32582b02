// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/program/copy_rules.h"
#include "backend/protocol/event.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace trainyard {

/// When an attempt's time began to count, for lines that do not say how long the run has trained.
struct InboxClock {
    double startedAt = 0.0; ///< Unix seconds
    double elapsedBefore = 0.0;
};

/// Reads what a program writes for its sidecar: the files *.jsonl of one folder, each appended to by its own writers.
/// Only whole lines are read before finish(). Every event that comes of a line says in Event::from where the line
/// ended, so that the events themselves record how far each file has been read. One thread.
class Inbox {
public:
    static constexpr std::size_t kLongestLine = std::size_t{1} << 20;
    static constexpr int kMostComplaints = 20; ///< about lines that are no events

    explicit Inbox(std::filesystem::path folder, InboxClock clock = {}, CopyRules rules = {{}, false})
        : m_folder(std::move(folder)), m_clock(clock), m_rules(std::move(rules))
    {
    }

    /// Where to go on; for an attempt whose events were written by another process.
    void goOn(std::map<std::string, std::int64_t> offsets) { m_offsets = std::move(offsets); }

    /// Passes on the events of new lines, of about `limit` bytes at most. Returns whether there may be more.
    bool read(const std::function<void(Event&&)>& take, std::size_t limit = std::size_t{8} << 20);
    /// The program writes no more: passes on the event of a last line that lacks its line end. One that was cut off is
    /// no event; `tell`: passes on a message that says so.
    void finish(const std::function<void(Event&&)>& take, bool tell);
    /// Whether the Python helper has begun to write.
    bool helperSeen() const { return m_helper; }
    int uncomplained() const { return m_bad > kMostComplaints ? m_bad - kMostComplaints : 0; }

private:
    std::size_t readFile(const std::string& name, const std::function<void(Event&&)>& take, std::size_t limit);
    void finishFile(const std::string& name, const std::function<void(Event&&)>& take, bool tell);
    /// `end`: where the next line begins.
    void line(const std::string& name, std::int64_t begin, std::int64_t end, std::string_view text,
              const std::function<void(Event&&)>& take);

    const std::filesystem::path m_folder;
    const InboxClock m_clock;
    CopyRules m_rules;
    std::map<std::string, std::int64_t> m_offsets;
    bool m_helper = false;
    int m_bad = 0;
};

/// "log.jsonl", 120 → "log.jsonl@120", and back.
std::string fromText(std::string_view file, std::int64_t offset);
bool parseFrom(std::string_view from, std::string& file, std::int64_t& offset);

} // namespace trainyard
