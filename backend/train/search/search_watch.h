// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"
#include "backend/protocol/event.h"
#include "backend/train/search/trial_start.h"

#include <cstdint>
#include <map>
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
    /// Takes in what the run records. A goal whose series has many values in an epoch takes the last or the best of
    /// them.
    void see(const MetricsEvent& recorded);
    /// After the last record: takes what came after the last epoch's end. Returns what to warn of: a goal without a
    /// value.
    Reason finish();
    /// Throws Failure(BadInput) if the data is such that no run writes a goal's series.
    void checkGoals(std::int64_t validationSamples, std::size_t classes) const;
    /// Records the values of an epoch's end. `elapsed`: seconds that the run has trained, its predecessors included.
    /// Returns why the run ends here; empty: it goes on. Ranks that do not write return an empty reason.
    Reason take(std::int64_t epoch, double elapsed);

private:
    Reason verdict(std::int64_t epoch);
    /// Moves the values of epochs up to this one to the trial.
    void keepSeen(int upToEpoch);

    const SearchPlace m_place;
    const int m_epochs;
    const bool m_writes;
    std::optional<SearchTrial> m_trial; ///< its own; only this process writes its file
    std::vector<int> m_rungs;
    std::vector<std::map<int, double>> m_seen; ///< for each goal, by epoch: values that the trial does not have yet
    double m_elapsedBefore = 0.0;              ///< of the runs that it continues
};

} // namespace trainyard
