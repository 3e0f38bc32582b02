// SPDX-License-Identifier: Apache-2.0
// How many epochs ASHA trains until it has the best value of a search that trained all of its runs to their end. Takes
// the curves of that search's runs, and replays them with the engine's rules.
//   trainyard_asha_benchmark RUNS_FOLDER CAMPAIGN [FIRST_RUNG REDUCTION WORKERS]
#include "backend/base/error.h"
#include "backend/protocol/search_folder.h"
#include "backend/search/next_trial.h"
#include "backend/search/rungs.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <vector>

using namespace trainyard;

namespace {

using Curve = std::vector<std::pair<int, double>>;

/// Workers that train an epoch each in turn.
class Replay {
public:
    Replay(SearchPlan plan, std::vector<SearchTrial> whole, int workers, double target)
        : m_plan(std::move(plan)), m_whole(std::move(whole)), m_workers(static_cast<std::size_t>(workers), kIdle),
          m_target(target), m_length(m_whole.front().values.front().back().first)
    {
    }

    /// Epochs trained until the target is reached; nullopt: it never is.
    std::optional<int> run()
    {
        for (bool busy = true; busy;) {
            busy = false;
            for (std::size_t& running : m_workers) {
                if (running == kIdle && !begin(running))
                    continue;
                busy = true;
                ++m_epochs;
                if (!trainEpoch(m_trials[running]))
                    running = kIdle;
                if (m_best <= m_target)
                    return m_epochs;
            }
        }
        return std::nullopt;
    }
    int epochs() const { return m_epochs; }
    double best() const { return m_best; }

private:
    static constexpr std::size_t kIdle = std::numeric_limits<std::size_t>::max();

    bool begin(std::size_t& worker)
    {
        TrialQuestion question{static_cast<int>(m_trials.size()) + 1, m_length, 1, 0.0, {}};
        question.mayContinue = [this](int slot) { return m_continued.insert(slot).second; };
        SearchTrial trial = *nextTrial(m_plan, m_trials, question).trial;
        if (trial.kind == TrialKind::New) {
            if (m_next == m_whole.size())
                return false;
            trial.point = m_whole[m_next].point;
            m_curveOf[trial.slot] = m_next++;
        } else {
            m_curveOf[trial.slot] = m_curveOf.at(trial.from);
        }
        worker = m_trials.size();
        m_trials.push_back(std::move(trial));
        return true;
    }

    /// Whether the run goes on.
    bool trainEpoch(SearchTrial& trial)
    {
        Curve& values = trial.values.front();
        const int epoch = (values.empty() ? 0 : values.back().first) + 1;
        const Curve& whole = m_whole[m_curveOf.at(trial.slot)].values.front();
        const auto at = std::find_if(whole.begin(), whole.end(), [&](const auto& one) { return one.first == epoch; });
        values.emplace_back(epoch, at->second);
        m_best = std::min(m_best, at->second);
        if (epoch == m_length) {
            trial.end = TrialEnd::Done;
            return false;
        }
        const std::vector<int> rungs = rungsOf(m_plan, m_trials, trial.slot, m_length);
        if (std::find(rungs.begin(), rungs.end(), epoch) == rungs.end() || epoch <= trial.startEpoch ||
            judgeAtRung(m_plan, m_trials, trial.slot, epoch, m_length).goesOn)
            return true;
        trial.end = TrialEnd::Stopped;
        trial.rung = epoch;
        return false;
    }

    const SearchPlan m_plan;
    const std::vector<SearchTrial> m_whole;
    std::vector<std::size_t> m_workers; ///< trials
    const double m_target;
    const int m_length;
    std::vector<SearchTrial> m_trials;
    std::map<int, std::size_t> m_curveOf; ///< by slot
    std::set<int> m_continued;
    std::size_t m_next = 0;
    int m_epochs = 0;
    double m_best = std::numeric_limits<double>::infinity();
};

int replay(int argc, char** argv)
{
    const SearchFolder folder(argv[1], argv[2]);
    std::vector<SearchTrial> whole = folder.readTrials();
    std::erase_if(whole, [](const SearchTrial& trial) { return trial.end != TrialEnd::Done; });
    if (whole.empty())
        throw Failure(ErrorKind::NotFound, "replay the search", argv[2], "it has no runs that ended");
    // Its goal is to be minimised, and a run's value is its best: else a run that only overfits later would count as
    // better before its end.
    double target = std::numeric_limits<double>::infinity();
    std::size_t epochs = 0;
    for (const SearchTrial& trial : whole) {
        for (const auto& [epoch, value] : trial.values.front())
            target = std::min(target, value);
        epochs += trial.values.front().size();
    }
    SearchPlan plan;
    plan.parameters.emplace_back().field = "/replayed";
    plan.goals[0] = {"val/loss", false, SearchGoal::Take::Best};
    plan.sampler = SearchSampler::Random;
    plan.runs = kMostSearchRuns;
    plan.stopping = SearchStopping::Asha;
    plan.firstRung = argc > 3 ? std::atoi(argv[3]) : 1;
    plan.reduction = argc > 4 ? std::atoi(argv[4]) : 3;
    Replay replay(plan, whole, argc > 5 ? std::atoi(argv[5]) : 2, target);
    const std::optional<int> reached = replay.run();
    std::printf("%zu whole runs: %zu epochs, best %.4f\n", whole.size(), epochs, target);
    if (reached)
        std::printf("ASHA: the same value after %d epochs, %.0f %%\n", *reached,
                    100.0 * *reached / static_cast<double>(epochs));
    else
        std::printf("ASHA: %.4f after %d epochs, %.0f %%\n", replay.best(), replay.epochs(),
                    100.0 * replay.epochs() / static_cast<double>(epochs));
    return 0;
}

} // namespace

int main(int argc, char** argv)
{
    if (argc < 3) {
        std::fprintf(stderr,
                     "usage: trainyard_asha_benchmark RUNS_FOLDER CAMPAIGN [FIRST_RUNG [REDUCTION [WORKERS]]]\n");
        return 2;
    }
    try {
        return replay(argc, argv);
    } catch (const Failure& failure) {
        std::fprintf(stderr, "%s\n", failure.error().text().c_str());
        return 1;
    }
}
