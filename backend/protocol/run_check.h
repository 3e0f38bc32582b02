// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"

#include <cstdint>
#include <filesystem>
#include <istream>
#include <set>
#include <string>
#include <vector>

namespace trainyard {

/// Something in a run directory that the contract does not allow.
struct RunFinding {
    std::string file;      ///< relative to the run directory; empty: the directory itself
    std::int64_t line = 0; ///< from 1; 0 = the whole file
    bool error = true;     ///< false: readers cope with it, such as the torn last line of a run that is writing
    Reason found;
    Reason allowed;

    Reason why() const; ///< "FOUND; allowed: ALLOWED"
};

struct RunCheck {
    static constexpr std::size_t kMostFindings = 1000;

    std::vector<RunFinding> findings; ///< at most kMostFindings
    std::int64_t errors = 0;
    std::int64_t warnings = 0;
    std::int64_t files = 0;
    std::int64_t lines = 0; ///< of events

    void add(RunFinding finding);
};

/// Where a file of events lies, as far as its lines must agree with that.
struct EventsPlace {
    std::string file;
    std::string run; ///< id in spec.json; empty: unknown
    int attempt = 1;
    int rank = 0;
    bool complete = false; ///< the attempt trained to its end: nobody writes the file any more
};

/// Checks a run directory against the contract (resources/guide/run-directory.md): spec, control, attempts, events,
/// result. Reads each file once and holds one line at a time. Does not throw: what cannot be read is a finding.
RunCheck checkRunDirectory(const std::filesystem::path& root);

/// The lines of one file of events.
void checkEvents(std::istream& lines, const EventsPlace& place, RunCheck& check);

} // namespace trainyard
