// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/store/types.h"

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace trainyard {

/// What was read of each run of a campaign. A run that has not moved since is not read again. One thread.
template <typename Value>
class RunCache {
public:
    /// What is known of the run; `read` returns it if the run has moved.
    template <typename Read>
    const Value& of(const RunRow& row, Read&& read)
    {
        Entry& entry = m_entries[row.id];
        if (entry.step != row.step || entry.attempts != row.attempts || entry.lastEventAt != row.lastEventAt)
            entry = {row.step, row.attempts, row.lastEventAt, std::forward<Read>(read)()};
        return entry.value;
    }
    /// Forgets all runs but these.
    void keep(const std::vector<RunRow>& rows)
    {
        std::set<std::string> ids;
        for (const RunRow& row : rows)
            ids.insert(row.id);
        std::erase_if(m_entries, [&](const auto& entry) { return !ids.contains(entry.first); });
    }

private:
    struct Entry {
        std::int64_t step = -1;
        int attempts = 0;
        double lastEventAt = 0.0;
        Value value;
    };
    std::map<std::string, Entry> m_entries;
};

} // namespace trainyard
