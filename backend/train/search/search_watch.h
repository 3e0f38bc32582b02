// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"
#include "backend/train/checkpoint/epoch_watch.h"
#include "backend/train/search/trial_start.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace trainyard {

/// Tells the search how its run does, and whether the run goes on. One on every rank; only the rank that writes what a
/// run writes reads and writes the search's folder. Used by the training thread.
class SearchWatch {
public:
    SearchWatch(SearchPlace place, const RunSpec& spec, bool writes);
    /// Null for a run that belongs to no search.
    static std::unique_ptr<SearchWatch> of(const RunDirectory& directory, const RunSpec& spec, bool writes);

    /// The first epoch after which the run may be ended; 0: none. Ranks on other machines may see older files of the
    /// search than the first rank, so they take its number.
    std::int64_t firstRung() const { return m_rungs.empty() ? 0 : m_rungs.front(); }
    void setFirstRung(std::int64_t epoch);

    /// Whether the run may be ended after this epoch. The same on every rank.
    bool judgesAt(std::int64_t epoch) const;
    /// Records the values of an epoch's end. `elapsed`: seconds that the run has trained, its predecessors included.
    /// Returns why the run ends here; empty: it goes on. Ranks that do not write return an empty reason.
    Reason take(std::int64_t epoch, const EpochValues& values, double epochSeconds, double elapsed);

private:
    Reason verdict(std::int64_t epoch);

    const SearchPlace m_place;
    const int m_epochs;
    const bool m_writes;
    std::optional<SearchTrial> m_trial; ///< its own; only this process writes its file
    std::vector<int> m_rungs;
    double m_elapsedBefore = 0.0; ///< of the runs that it continues
};

} // namespace trainyard
