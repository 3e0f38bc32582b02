// SPDX-License-Identifier: Apache-2.0
// Runs of a search as processes: each asks for its point, is ended early or goes on, and is never trained twice.
#include "backend/base/files.h"
#include "backend/protocol/exit_code.h"
#include "backend/protocol/recorded_series.h"
#include "backend/protocol/search_folder.h"
#include "backend/protocol/series.h"
#include "tests/backend/data_files.h"
#include "tests/backend/engine_support.h"
#include "tests/support/test_environment.h"

#include <nlohmann/json.hpp>

#include <QTemporaryDir>

#include <algorithm>
#include <cmath>
#include <csignal>
#include <map>
#include <set>

namespace search_runs_test {

using namespace trainyard;
using namespace trainyard::test;

namespace {

constexpr const char* kCampaign = "search";

SearchPlan planOf(SearchSampler sampler, SearchStopping stopping = SearchStopping::None)
{
    SearchPlan plan;
    plan.parameters = {
        {.field = "/training/learning_rate/base", .kind = ParameterKind::LogUniform, .low = 0.001, .high = 0.5},
        {.field = "/training/batch_size", .kind = ParameterKind::Choice, .choices = {"16", "32"}}};
    plan.goals.front() = {series::kValLoss, false, SearchGoal::Take::Last};
    plan.sampler = sampler;
    plan.stopping = stopping;
    plan.reduction = 2;
    plan.runs = 12;
    return plan;
}

class Lab {
public:
    explicit Lab(const SearchPlan& plan, int epochs = 2)
        : m_folder(m_dir.path().toStdString(), kCampaign), m_epochs(epochs)
    {
        makeFolders(m_folder.root());
        writeFileAtomically(m_folder.planFile(), toJson(plan).dump());
    }

    RunDirectory make(int slot, int ranks = 1)
    {
        RunSpec spec = smallSpec(Architecture::SmallCnn, quickDevice());
        spec.training.epochs = m_epochs;
        spec.resources.threads = 1;
        spec.resources.ranks = ranks;
        spec.distribution.orderedSum = true;
        spec.campaign = kCampaign;
        spec.cell = slotCell(slot);
        spec.id = std::string(kCampaign) + "." + spec.cell;
        return RunDirectory::create(std::filesystem::path(m_dir.path().toStdString()) / spec.id, spec);
    }
    Ended train(const RunDirectory& run) { return runEngine({"run", QString::fromStdString(run.root().string())}); }
    SearchTrial trial(int slot) const
    {
        for (const SearchTrial& one : m_folder.readTrials())
            if (one.slot == slot)
                return one;
        return {};
    }
    const SearchFolder& folder() const { return m_folder; }
    std::filesystem::path root() const { return m_dir.path().toStdString(); }

private:
    QTemporaryDir m_dir;
    SearchFolder m_folder;
    int m_epochs;
};

} // namespace

class SearchRunsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aRunTrainsItsPoint()
    {
        Lab lab(planOf(SearchSampler::Random));
        std::set<double> rates;
        for (int slot = 1; slot <= 3; ++slot) {
            const RunDirectory run = lab.make(slot);
            const Ended ended = lab.train(run);
            QVERIFY2(ended.code == 0, ended.err.constData());
            const RunSpec spec = run.readSpec();
            const SearchTrial trial = lab.trial(slot);
            QCOMPARE(trial.end, TrialEnd::Done);
            QCOMPARE(trial.run, spec.id);
            QCOMPARE(spec.training.learningRate.base, *trial.point[0]);
            QVERIFY(spec.training.learningRate.base >= 0.001 && spec.training.learningRate.base <= 0.5);
            QCOMPARE(spec.training.batchSize, *trial.point[1] == 0.0 ? 16 : 32);
            QCOMPARE(trial.values.front().size(), std::size_t(2));
            QCOMPARE(trial.values.front().back().second, means(run, series::kValLoss).back());
            QVERIFY(trial.seconds > 0.0);
            rates.insert(spec.training.learningRate.base);
            QCOMPARE(lab.train(run).code, 0); // complete: nothing is left to train
            QCOMPARE(run.attempts().size(), std::size_t(1));
            QCOMPARE(lab.trial(slot), trial);
        }
        QCOMPARE(rates.size(), std::size_t(3));
    }

    void anySeriesIsAGoal()
    {
        SearchPlan plan = planOf(SearchSampler::Random);
        plan.goals = {{series::kTrainLoss, false, SearchGoal::Take::Best},
                      {series::kLearningRate, true, SearchGoal::Take::Last},
                      {series::kMaskDistance, false, SearchGoal::Take::Last}};
        Lab lab(plan, 3);
        const RunDirectory run = lab.make(1);
        RunSpec spec = run.readSpec();
        spec.monitoring.maskShare = 0.5;
        writeFileAtomically(run.spec(), toText(spec));
        const Ended ended = lab.train(run);
        QVERIFY2(ended.code == 0, ended.err.constData());
        const auto values = lab.trial(1).values;
        QCOMPARE(values.size(), std::size_t(3));
        const std::int64_t steps = bodies<StartedEvent>(readEvents(run, 1)).front().stepsPerEpoch;
        std::map<int, double> best, last; // by epoch, from the events
        for (const auto& [step, value] : curve(run, series::kTrainLoss)) {
            const int epoch = static_cast<int>((step - 1) / steps) + 1;
            best[epoch] = best.contains(epoch) ? std::min(best[epoch], value.mean) : value.mean;
        }
        for (const auto& [step, value] : curve(run, series::kLearningRate))
            last[static_cast<int>((step - 1) / steps) + 1] = value.mean;
        QCOMPARE(values[0], (std::vector<std::pair<int, double>>(best.begin(), best.end())));
        QCOMPARE(values[1], (std::vector<std::pair<int, double>>(last.begin(), last.end())));
        QCOMPARE(values[0].size(), std::size_t(3));
        QCOMPARE(values[2].back().second, means(run, series::kMaskDistance).back());
        QCOMPARE(values[2].back().first, 3);
    }

    void aGoalThatTheDataDoesNotAllowIsRefused()
    {
        SearchPlan plan = planOf(SearchSampler::Random);
        plan.goals.front() = {series::kValTop5, true, SearchGoal::Take::Last};
        Lab lab(plan, 1);
        const RunDirectory run = lab.make(1);
        const Workspace images;
        writeImageFolder(images, "few", {"a", "b", "c", "d"}, 8);
        RunSpec spec = run.readSpec();
        spec.data = DataSpec();
        spec.data.format = DataFormat::Folder;
        spec.data.path = images.path("few").string();
        spec.data.image = {28, 28, 1};
        writeFileAtomically(run.spec(), toText(spec));
        const Ended ended = lab.train(run);
        QCOMPARE(ended.code, static_cast<int>(ExitCode::BadSpec));
        QVERIFY2(ended.err.contains("only 4 classes") && ended.err.contains("Choose another goal"),
                 ended.err.constData());
        QCOMPARE(lab.trial(1).end, TrialEnd::Failed);
    }

    void aGoalWithoutAValueIsToldAndCountsAsTheWorst()
    {
        SearchPlan plan = planOf(SearchSampler::Random);
        plan.goals.front() = {series::kTimeToTarget, false, SearchGoal::Take::Last};
        Lab lab(plan, 1);
        const RunDirectory run = lab.make(1);
        RunSpec spec = run.readSpec();
        spec.training.target = {WatchedSeries::TrainLoss, 1e-6};
        writeFileAtomically(run.spec(), toText(spec));
        QCOMPARE(lab.train(run).code, 0);
        QVERIFY(lab.trial(1).values.front().empty() && lab.trial(1).end == TrialEnd::Done);
        const auto messages = bodies<MessageEvent>(readEvents(run, 1));
        QVERIFY(std::any_of(messages.begin(), messages.end(), [](const MessageEvent& message) {
            return message.text.code == "training.goal-without-value";
        }));
    }

    /// The series that a spec promises are those that its run writes.
    void runsWriteTheSeriesOfTheirSpec()
    {
        for (const int ranks : {1, 2}) {
            QTemporaryDir folder;
            RunSpec spec = smallSpec(Architecture::SmallCnn, quickDevice());
            spec.training.epochs = 2; // the series of a second are there even if the run is shorter
            spec.data.trainSamples = 600;
            spec.resources.ranks = ranks;
            spec.monitoring.maskShare = 0.5;
            spec.pruning.method = PruningMethod::Magnitude;
            const RunDirectory run =
                RunDirectory::create(std::filesystem::path(folder.path().toStdString()) / "a", spec);
            const Ended ended = runEngine({"run", QString::fromStdString(run.root().string())});
            QVERIFY2(ended.code == 0, ended.err.constData());
            std::set<std::string> found;
            for (const MetricsEvent& event : bodies<MetricsEvent>(readEvents(run, 1)))
                for (const auto& [name, value] : event.values)
                    found.insert(name);
            for (const std::string& name : found)
                if (!name.starts_with("gpu/")) // of a machine that has some
                    QVERIFY2(isRecorded(spec, name), name.c_str());
            for (const std::string& name : recordedSeries(spec))
                QVERIFY2(found.contains(name), name.c_str());
            QVERIFY(found.contains(series::rank(1, "allreduce")) == (ranks == 2));
        }
    }

    void aRunThatWasEndedEarlyGoesOnAsIfItHadNotBeen()
    {
        Lab lab(planOf(SearchSampler::Random, SearchStopping::Asha), 3);
        std::optional<SearchTrial> continued;
        for (int slot = 1; slot <= 12 && !continued; ++slot) {
            const RunDirectory run = lab.make(slot);
            const Ended ended = lab.train(run);
            QVERIFY2(ended.code == 0, ended.err.constData());
            const SearchTrial trial = lab.trial(slot);
            if (trial.end == TrialEnd::Stopped) {
                QCOMPARE(run.readResult()->epoch, double(trial.rung));
                QVERIFY(run.readResult()->message.code.starts_with("training.search-"));
                QCOMPARE(lab.train(run).code, 0); // it is over, not to be trained on
                QCOMPARE(run.attempts().size(), std::size_t(1));
            }
            if (trial.kind == TrialKind::Continue)
                continued = trial;
        }
        QVERIFY(continued);
        const SearchTrial from = lab.trial(continued->from);
        QCOMPARE(continued->startEpoch, from.rung);
        const RunDirectory run(lab.root() / continued->run);
        QCOMPARE(run.readSpec().parent->run, from.run);

        RunSpec whole = run.readSpec(); // the same without a search
        whole.parent.reset();
        whole.campaign.clear();
        whole.cell.clear();
        whole.id = "whole";
        const RunDirectory other = RunDirectory::create(lab.root() / "whole", whole);
        QCOMPARE(lab.train(other).code, 0);
        const auto expected = curve(other, series::kValLoss);
        const auto found = curve(run, series::kValLoss);
        QVERIFY(!found.empty());
        for (const auto& [step, value] : found)
            QCOMPARE(value.mean, expected.at(step).mean); // to the last bit
        const std::vector<double> values = means(other, series::kValLoss);
        for (const auto& [epoch, value] : continued->values.front())
            QCOMPARE(value, values[static_cast<std::size_t>(epoch - 1)]);
    }

    /// Slots 1 to 5 are new points; the two best of them get two more seeds each.
    void theLeadersAreTrainedWithFurtherSeeds()
    {
        SearchPlan plan = planOf(SearchSampler::Random);
        plan.leaders = 2;
        plan.repeats = 3;
        plan.runs = 9;
        Lab lab(plan, 1);
        for (int slot = 1; slot <= plan.runs; ++slot) {
            const Ended ended = lab.train(lab.make(slot));
            QVERIFY2(ended.code == 0, ended.err.constData());
        }
        std::vector<std::pair<double, int>> ranked; // by loss
        for (int slot = 1; slot <= 5; ++slot) {
            QCOMPARE(lab.trial(slot).kind, TrialKind::New);
            ranked.emplace_back(lab.trial(slot).values.front().back().second, slot);
        }
        std::sort(ranked.begin(), ranked.end());
        std::map<int, std::set<std::uint64_t>> seeds; // by the slot that is repeated
        for (int slot = 6; slot <= 9; ++slot) {
            const SearchTrial repeat = lab.trial(slot);
            const SearchTrial first = lab.trial(repeat.from);
            QCOMPARE(repeat.kind, TrialKind::Repeat);
            QCOMPARE(repeat.point, first.point);
            const RunSpec spec = RunDirectory(lab.root() / repeat.run).readSpec();
            QCOMPARE(spec.seed, repeat.seed);
            QCOMPARE(spec.training.learningRate.base, *first.point[0]);
            QVERIFY(repeat.values.front().back().second != first.values.front().back().second); // another seed, really
            seeds[repeat.from].insert({repeat.seed, first.seed});
        }
        QCOMPARE(seeds.size(), std::size_t(2));
        for (const int place : {0, 1})
            QCOMPARE(seeds[ranked[std::size_t(place)].second].size(), std::size_t(3)); // all different
    }

    void ranksEndTogether()
    {
        Lab lab(planOf(SearchSampler::Random, SearchStopping::Asha));
        const RunDirectory run = lab.make(1, 2);
        const Ended ended = lab.train(run);
        QVERIFY2(ended.code == 0, ended.err.constData());
        QCOMPARE(lab.trial(1).end, TrialEnd::Stopped);
        QCOMPARE(lab.trial(1).rung, 1);
        QCOMPARE(run.readResult()->epoch, 1.0);
    }

    void aPauseNamesItsEpochAndTheRunsThatCame()
    {
        SearchPlan plan = planOf(SearchSampler::Random, SearchStopping::Asha);
        plan.firstRung = 2;
        plan.reduction = 3;
        Lab lab(plan, 3);
        const RunDirectory run = lab.make(1);
        QCOMPARE(lab.train(run).code, 0);
        const std::string why = run.readResult()->message.words;
        QVERIFY2(why.starts_with("the search pauses it at epoch 2: one run in 3 goes on, and only 1 run"), why.c_str());
    }

    void aKilledRunKeepsItsPoint()
    {
        Lab lab(planOf(SearchSampler::Random), 40);
        const RunDirectory run = lab.make(1);
        const std::unique_ptr<QProcess> process = startRun(run);
        QVERIFY(waitForEvents(run, [](const auto& events) { return !bodies<CheckpointEvent>(events).empty(); }));
        const SearchTrial before = lab.trial(1);
        process->kill();
        process->waitForFinished();
        const std::unique_ptr<QProcess> again = startRun(run);
        QVERIFY(waitForEvents(run, [&](const auto& events) {
            return run.attempts().size() == 2 && !bodies<CheckpointEvent>(events).empty();
        }));
        ::kill(static_cast<pid_t>(again->processId()), SIGTERM);
        QCOMPARE(waitFor(*again).code, 3);
        const SearchTrial after = lab.trial(1);
        QCOMPARE(after.point, before.point);
        QCOMPARE(after.askedAt, before.askedAt);
        QCOMPARE(after.end, TrialEnd::None);
        for (std::size_t i = 0; i < after.values.front().size(); ++i)
            QCOMPARE(after.values.front()[i].first, static_cast<int>(i) + 1); // no epoch twice, none missing
    }

    void runsThatStartTogetherGetDifferentPoints()
    {
        Lab lab(planOf(SearchSampler::Bayesian), 1);
        std::vector<std::unique_ptr<QProcess>> processes;
        for (int slot = 1; slot <= 6; ++slot)
            processes.push_back(startRun(lab.make(slot)));
        for (const auto& process : processes)
            QCOMPARE(waitFor(*process).code, 0);
        std::set<double> rates;
        for (int slot = 1; slot <= 6; ++slot)
            rates.insert(*lab.trial(slot).point[0]);
        QCOMPARE(rates.size(), std::size_t(6));
        QVERIFY(!std::filesystem::exists(lab.folder().root() / "asking.lock"));
    }

    void aUsedUpBudgetEndsARunBeforeItTrains()
    {
        SearchPlan plan = planOf(SearchSampler::Random);
        plan.deviceHours = 1e-9;
        Lab lab(plan, 1);
        QCOMPARE(lab.train(lab.make(1)).code, 0);
        const RunDirectory run = lab.make(2);
        QCOMPARE(lab.train(run).code, 3);
        QCOMPARE(QString::fromStdString(run.readResult()->message.code), "run.search-device-hours");
        QCOMPARE(run.readResult()->step, 0);
    }

    void aFailedRunIsTold()
    {
        Lab lab(planOf(SearchSampler::Random), 1);
        const RunDirectory run = lab.make(1);
        RunSpec spec = run.readSpec();
        spec.data.format = DataFormat::Folder;
        spec.data.path = "/nowhere";
        writeFileAtomically(run.spec(), toText(spec));
        QVERIFY(lab.train(run).code != 0);
        QCOMPARE(lab.trial(1).end, TrialEnd::Failed);
    }

    void aCampaignThatNamesAnotherPlaceIsNoSearch()
    {
        Lab lab(planOf(SearchSampler::Random), 1);
        const RunDirectory run = lab.make(1);
        RunSpec spec = run.readSpec();
        spec.campaign = "../.searches/" + std::string(kCampaign);
        writeFileAtomically(run.spec(), toText(spec));
        QCOMPARE(lab.train(run).code, 0);
        QVERIFY(lab.folder().readTrials().empty());
        QVERIFY(run.readSpec() == spec);
    }

    void aDamagedTrialOfAnotherRunDoesNoHarm()
    {
        Lab lab(planOf(SearchSampler::Random, SearchStopping::Asha), 2);
        QCOMPARE(lab.train(lab.make(1)).code, 0);
        writeFileAtomically(lab.folder().trialFile(1), "{");
        QCOMPARE(lab.train(lab.make(2)).code, 0);
        QVERIFY(lab.trial(2).end != TrialEnd::None);
    }

    void aDamagedPlanIsNamed()
    {
        Lab lab(planOf(SearchSampler::Random), 1);
        writeFileAtomically(lab.folder().planFile(), "{\"parameters\": {}}");
        const RunDirectory run = lab.make(1);
        const Ended ended = lab.train(run);
        QVERIFY(ended.code != 0);
        QCOMPARE(static_cast<int>(run.readResult()->code), ended.code);
        QVERIFY2(ended.err.contains("search.json") && ended.err.contains("/parameters"), ended.err.constData());
    }
};

TRAINYARD_TEST(SearchRunsTest)

} // namespace search_runs_test

#include "search_runs_test.moc"
