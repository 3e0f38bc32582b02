// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/event.h"

#include <filesystem>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard {

/// What keeps a program from announcing a file as its checkpoint; empty: nothing. A path is relative to the run
/// directory and lies below it, or it is a whole path, as of a scratch disk; it has no "..". With `exists`, there is a
/// file or folder.
Reason checkpointRefusal(const std::filesystem::path& run, std::string_view file, bool exists);

/// Keeps out of the events what their readers would refuse: a program's lines are copied only as far as the contract of
/// run directories allows. One thread.
class CopyRules {
public:
    /// Files that are named must exist, unless the lines are old (`live` is false): a program removes checkpoints, too.
    CopyRules(std::filesystem::path run, bool live) : m_run(std::move(run)), m_live(live) {}

    /// Why the event is not copied; empty: it is.
    Reason refusal(const EventBody& body) const;
    /// Takes out the series that are refused. Returns what to tell of them, of each once.
    std::vector<Reason> cleanUp(MetricsEvent& metrics);

private:
    Reason refusalOf(std::string_view series);

    const std::filesystem::path m_run;
    const bool m_live;
    std::set<std::string, std::less<>> m_series;
    std::set<std::string, std::less<>> m_told; ///< series that were left out, as they were told
    bool m_countTold = false;
};

} // namespace trainyard
