// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"
#include "backend/protocol/search_plan.h"

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace trainyard {

/// What a run of a search was asked to do when it started.
enum class TrialKind {
    New,      ///< a new point
    Continue, ///< goes on with the run `from`, from its checkpoint at a rung
    Repeat    ///< the point of `from` with another seed
};

/// How a run of a search ended.
enum class TrialEnd {
    None,    ///< it has not ended
    Done,    ///< after its last epoch
    Stopped, ///< early, by the search
    Failed   ///< diverged or failed; counts as the worst
};

/// One run of a search, as SEARCH/trials/0007.json holds it. Only the engine of that run writes the file.
struct SearchTrial {
    int slot = 0;    ///< from 1; the run's cell is "t0007"
    std::string run; ///< id of the run
    TrialKind kind = TrialKind::New;
    int from = 0; ///< slot of the run that is continued or repeated
    SearchPoint point;
    std::uint64_t seed = 1;
    double askedAt = 0.0; ///< Unix seconds
    int startEpoch = 0;   ///< epochs that an earlier run of this point has trained
    /// For each goal: (epoch, value), ascending. A continued run begins with the values of its predecessors.
    std::vector<std::vector<std::pair<int, double>>> values;
    double seconds = 0.0; ///< trained by this run
    int ranks = 1;
    TrialEnd end = TrialEnd::None;
    int rung = 0;     ///< Stopped: the epoch at which it was ended; it can be continued from there
    double cut = 0.0; ///< Stopped: the value that it would have needed
    friend bool operator==(const SearchTrial&, const SearchTrial&) = default;
};

/// RUNS/.searches/ID, the folder that the runs of a search share:
///   search.json      the plan; written before any run starts
///   trials/0007.json what is known of each run
///   claims/…         files that exactly one run can create
class SearchFolder {
public:
    /// `runs`: the folder of the run directories.
    SearchFolder(const std::filesystem::path& runs, const std::string& campaign);
    const std::filesystem::path& root() const { return m_root; }
    std::filesystem::path planFile() const { return m_root / "search.json"; }
    std::filesystem::path trialFile(int slot) const;

    /// The trials so far by slot. Skips files that are damaged or not yet whole.
    std::vector<SearchTrial> readTrials() const;
    /// Throws Failure.
    void write(const SearchTrial& trial) const;
    /// nullopt: the run of this slot has not asked yet, or its file is damaged.
    std::optional<SearchTrial> readTrial(int slot) const;
    /// Whether the run of slot `by` has the claim on what is named `what` of the run of `slot`. The first that asks
    /// gets it and keeps it for good: asking again, it gets the same answer. Throws Failure.
    bool claim(const std::string& what, int slot, int by) const;

private:
    std::filesystem::path m_root;
};

/// Slot 7 has cell "t0007". nullopt for other cells.
std::string slotCell(int slot);
std::optional<int> slotOfCell(std::string_view cell);

std::string trialText(const SearchTrial& trial);
std::optional<SearchTrial> parseTrial(std::string_view text);

/// The trial of a slot, or null.
const SearchTrial* trialOf(std::span<const SearchTrial> trials, int slot);

/// Whether a run that completed with this message was ended early by its search.
bool isEndedBySearch(const Reason& message);

/// The epoch to which a search counts a recorded value: that in which its step lies, from 1. 0.3 → 1, 1.0 → 1.
int countedEpoch(double epoch);

/// Whether a is better than b for this goal. NaN is the worst.
bool isBetter(const SearchGoal& goal, double a, double b);

/// The value of a goal up to an epoch (0: all): the last or the best one; NaN where there is none.
double goalValue(const SearchGoal& goal, const std::vector<std::pair<int, double>>& values, int upToEpoch = 0);

} // namespace trainyard
