// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/reason.h"
#include "backend/protocol/search_folder.h"
#include "backend/protocol/search_plan.h"

#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace trainyard {

enum class SearchRunState {
    Waiting, ///< its point is not known yet; or never, as the budget was used up: then `endedAt` is set
    Running,
    Done,    ///< after its last epoch
    Stopped, ///< early, by the search
    Failed   ///< ended in any other way: `reason`
};

/// When and where an attempt of a run trained.
struct RunStretch {
    double from = 0.0, to = 0.0; ///< Unix seconds; `to` 0: it still trains
    std::string host;
};

/// What is known about one run of a search.
struct SearchRun {
    std::string id;   ///< run id
    std::string name; ///< the run's displayed name
    int slot = 0;     ///< from 1
    SearchRunState state = SearchRunState::Waiting;
    Reason reason;                    ///< from the queue or the run; Stopped: at which rung and cut
    std::optional<SearchPoint> point; ///< nullopt while waiting
    TrialKind kind = TrialKind::New;
    int from = 0; ///< slot of the run that is continued or repeated; 0 = none
    std::uint64_t seed = 1;
    std::string machine;                   ///< displayed name
    double startedAt = 0.0, endedAt = 0.0; ///< Unix seconds; 0 = not yet
    std::vector<RunStretch> stretches;     ///< its attempts in their order
    double seconds = 0.0;                  ///< trained by this run, without waiting
    int ranks = 1;
    double epoch = 0.0; ///< epochs trained, those of its predecessors included
    int epochs = 0;     ///< of a full run; 0 = unknown, as of a program
    int startEpoch = 0; ///< at which it continues a predecessor
    /// For each goal of the plan: (epoch, value) in the goal's own unit, ascending, its predecessors' included.
    std::vector<std::vector<std::pair<double, double>>> curves;
};

inline constexpr double kUnknownValue = std::numeric_limits<double>::quiet_NaN();

/// One point of the space with all runs that trained it with the same seed: a run and those that continue it.
struct SearchTry {
    std::vector<std::size_t> runs; ///< indices into the runs, in the order in which they continue each other
    SearchPoint point;
    SearchRunState state = SearchRunState::Waiting; ///< that of the last run
    bool repeat = false;                            ///< a leader's further seed
    std::vector<double> values;                     ///< for each goal: the value so far, NaN if there is none
    double epoch = 0.0;
    std::optional<std::size_t> means; ///< the first try of a repeated point: its place in SearchReport::repeated
    bool onFront = false;             ///< no other finished try is better in every goal; only with several goals
};

/// How much a parameter matters for the first goal: the share of the variance of the values over the space that it
/// explains alone, by functional ANOVA on a random forest (Hutter, Hoos, Leyton-Brown 2014). A try that was stopped
/// counts with the value that it had, a failed one with the worst value. Values far worse than all others are moved to
/// three interquartile ranges from the quartiles, so that a single diverged run does not explain everything.
struct ParameterImportance {
    std::size_t parameter = 0;        ///< index in the plan
    double share = kUnknownValue;     ///< [0, 1]
    double deviation = kUnknownValue; ///< over bootstrap samples of the tries
    bool told = false;                ///< larger than what values shuffled at random give, at 5 % over all parameters
    /// Range of the parameter in which the best tries lie (numbers), or the best choice; as values of the parameter.
    std::optional<std::pair<double, double>> best;
};

/// A point that was trained with several seeds; only tries that are done count.
struct RepeatedPoint {
    std::vector<std::size_t> tries; ///< two or more, by slot
    std::vector<double> mean;       ///< for each goal
    double deviation = 0.0;         ///< sample standard deviation of the first goal
};

/// A surface of the forest's mean over one or two parameters, all others averaged.
struct SearchSlice {
    std::vector<double> x;         ///< in the parameter's own unit, ascending; choices by index
    std::vector<double> mean;      ///< predicted value of the goal
    std::vector<double> low, high; ///< ± one standard deviation over the trees
};
struct SearchContour {
    std::vector<double> x, y;
    std::vector<double> mean; ///< row by row: mean[j · x.size() + i] at (x[i], y[j])
};

class SearchForest;

struct SearchReport {
    std::vector<SearchTry> tries;                ///< by the slot of their first run
    std::vector<double> bestSoFar;               ///< for each try in the order in which they ended; first goal
    std::vector<std::size_t> bestOrder;          ///< the tries in that order
    std::optional<std::size_t> best;             ///< try; with several goals the best in the first
    std::vector<RepeatedPoint> repeated;         ///< the best mean of the first goal first
    bool decidedByMeans = false;                 ///< `best` is the first try of the point with the best mean
    std::vector<ParameterImportance> importance; ///< in descending order of share; empty when there are too few tries
    double together = kUnknownValue;             ///< share explained only by several parameters together
    int triesNeeded = 0;                         ///< that must still end before importance can be told; 0 when it is
    std::vector<Reason> findings; ///< what the search has learnt, one sentence each, the most important first
    int waiting = 0, running = 0, done = 0, stopped = 0, failed = 0; ///< runs that no other one continues
    int continued = 0;                                               ///< ended runs that another one continues
    double deviceHours = 0.0;                                        ///< ranks × duration, summed
    double hours = 0.0;                                              ///< since the first run started
    double secondsLeft = kUnknownValue;                              ///< until all runs have ended; NaN: unknown
    double epochsTrained = 0.0;                                      ///< all runs
    std::shared_ptr<const SearchForest>
        forest; ///< that slices and contours are read from; null when there are too few tries
};

/// Whether its last run has ended, in whatever way.
bool hasEnded(const SearchTry& one);
/// The number of runs that have ended, in whatever way, those that another one continues included.
int endedRuns(const SearchReport& report);
/// The number of tries that have to end before importance is told: 10 or twice the parameters, at most 40.
int triesForImportance(const SearchPlan& plan);
/// The number of points that the search can try at most: those that it has begun, and one for each run that is left and
/// not for the leaders' further seeds. Of a search that is over, those that it has tried.
int mostTries(const SearchPlan& plan, const SearchReport& report);
/// Whether the plan has too few runs for importance to be told, however long it goes on.
bool neverTellsImportance(const SearchPlan& plan, const SearchReport& report);

/// No side effects; the same runs always give the same report. Takes less than 0.3 s for 10,000 runs. `now`: Unix
/// seconds. `atOnce`: runs that train at the same time; 0 = unknown.
SearchReport analyseSearch(const SearchPlan& plan, const std::vector<SearchRun>& runs, double now, int atOnce);

/// The forest's prediction for the first goal; both throw Failure(BadInput) when there are too few tries.
SearchSlice sliceOf(const SearchPlan& plan, const SearchReport& report, std::size_t parameter);
SearchContour contourOf(const SearchPlan& plan, const SearchReport& report, std::size_t x, std::size_t y);

} // namespace trainyard
