// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/campaigns/study_outlook.h"

#include "backend/protocol/series.h"
#include "gui/command_line/campaign_lines.h"
#include "gui/command_line/study_forecast.h"
#include "gui/parts/app_settings.h"
#include "tests/support/test_environment.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace study_outlook_test {

using namespace trainyard;

namespace {

/// A complete run of two epochs of ten steps with 64 samples a rank.
StudyRun runOf(int ranks, double stepSeconds)
{
    StudyRun run;
    run.ranks = ranks;
    run.state = StudyRun::State::Whole;
    for (int epoch = 1; epoch <= 2; ++epoch) {
        const double time = 10.0 * stepSeconds * epoch;
        run.curves[series::kEpochSeconds].push_back(
            {epoch * 640 * std::int64_t{ranks}, double(epoch), time, 10.0 * stepSeconds});
        run.curves[series::kCompute].push_back({epoch * 640 * std::int64_t{ranks}, double(epoch), time, 1.0});
    }
    return run;
}

CampaignPointer studyOf(const std::vector<StudyRun>& runs)
{
    auto study = std::make_shared<CampaignSnapshot>();
    study->study = true;
    study->base.training.batchSize = 64;
    study->base.distribution.scaling = ScalingRule::Linear;
    study->base.resources.threads = 2;
    study->runs = runs;
    study->forecast = forecastBasis(study->base, runs, 0.0, 25e6);
    return study;
}

/// A partition for each number of GPUs of a node; the first is the default.
ClusterFacts clusterOf(const std::vector<int>& gpus)
{
    ClusterFacts facts;
    for (const int count : gpus) {
        ClusterPartition partition;
        partition.name = "gpu" + std::to_string(count);
        partition.isDefault = facts.partitions.empty();
        NodeGroup group;
        group.nodes = 4;
        group.cpus = 32;
        group.gpus = {{"a100", count}};
        partition.groups = {group};
        facts.partitions.push_back(partition);
    }
    return facts;
}

} // namespace

class StudyOutlookTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    int m_number = 0;
    QString file() { return m_folder.filePath(QStringLiteral("settings%1.ini").arg(++m_number)); }

private slots:
    void saysWhatTheCommandSays()
    {
        AppSettings settings(file());
        StudyOutlook outlook({}, settings);
        const CampaignPointer study = studyOf({runOf(1, 0.064), runOf(2, 0.066)});
        outlook.setStudy(study);
        commands::StudyOptions options; // of `trainyard study report`
        options.upTo = 512;
        QVERIFY(placeOf(outlook.choice()) == commands::placeOf(options)); // both begin with the same
        options.perNode = 4;
        options.network = "hdr";
        options.price = 2.0;
        OutlookChoice choice;
        choice.perNode = 4;
        choice.network = "hdr";
        choice.price = 2.0;
        outlook.setChoice(choice);
        const auto told = forecastStudy(study->forecast, commands::placeOf(options));
        QVERIFY(told && outlook.forecast());
        QCOMPARE(commands::forecastJson(*outlook.forecast(), study->base).dump(),
                 commands::forecastJson(*told, study->base).dump());
        std::string lines;
        for (const std::string& line : commands::forecastLines(*told, study->base))
            lines += (lines.empty() ? "" : " ") + line;
        QCOMPARE(outlook.sentence() + QLatin1Char(' ') + outlook.doubts(), QString::fromStdString(lines));
        // A rate and a latency of one's own, as with --bandwidth and --latency.
        options.gigabits = 40.0;
        options.microseconds = 7.0;
        choice.network = kOwnNetwork;
        choice.gigabits = 40.0;
        choice.microseconds = 7.0;
        outlook.setChoice(choice);
        QVERIFY(placeOf(outlook.choice()) == commands::placeOf(options));
    }

    void keepsAndLimitsWhatIsChosen()
    {
        const QString where = file();
        {
            AppSettings settings(where);
            StudyOutlook outlook({}, settings);
            OutlookChoice choice;
            choice.upTo = 1'000'000;
            choice.perNode = 0;
            choice.network = "token-ring";
            choice.price = 2.5;
            QSignalSpy changed(&outlook, &StudyOutlook::changed);
            outlook.setChoice(choice);
            QCOMPARE(changed.size(), 1);
            outlook.setChoice(outlook.choice()); // the same
            QCOMPARE(changed.size(), 1);
        }
        AppSettings settings(where);
        const StudyOutlook outlook({}, settings);
        QCOMPARE(outlook.choice().upTo, kMostForecastRanks);
        QCOMPARE(outlook.choice().perNode, 1);
        QCOMPARE(outlook.choice().network, std::string(kUsualNetwork));
        QCOMPARE(outlook.choice().price, 2.5);
    }

    void aStudyWithoutManyRanksHasNone()
    {
        AppSettings settings(file());
        StudyOutlook outlook({}, settings);
        QVERIFY(!outlook.forecast() && outlook.sentence().isEmpty());
        outlook.setStudy(studyOf({runOf(1, 0.064)}));
        QVERIFY(!outlook.forecast() && outlook.sentence().isEmpty() && outlook.doubts().isEmpty());
        outlook.setStudy(studyOf({runOf(1, 0.064), runOf(2, 0.066)}));
        QVERIFY(outlook.forecast().has_value());
        outlook.setStudy(nullptr);
        QVERIFY(!outlook.forecast());
    }

    void aClusterTellsTheRanksOfItsNodes()
    {
        RunSpec spec;
        spec.resources.device = DeviceKind::Cuda;
        QCOMPARE(ranksPerNode(clusterOf({4, 8}), spec), 4);
        spec.resources.placement.partition = "gpu8";
        QCOMPARE(ranksPerNode(clusterOf({4, 8}), spec), 8);
        spec.resources.device = DeviceKind::Cpu;
        spec.resources.threads = 2;
        QCOMPARE(ranksPerNode(clusterOf({4}), spec), 16);
        QCOMPARE(ranksPerNode({}, spec), 0);
    }

    void takesTheNodesOfAMachine()
    {
        AppSettings settings(file());
        StudyOutlook outlook({}, settings);
        outlook.setStudy(studyOf({runOf(1, 0.064), runOf(2, 0.066)}));
        outlook.chooseMachine(QStringLiteral("hpc"));
        outlook.takeNodes(QStringLiteral("other"), clusterOf({4})); // an answer that comes late
        QCOMPARE(outlook.choice().perNode, 8);
        outlook.takeNodes(QStringLiteral("hpc"), clusterOf({4}));
        QCOMPARE(outlook.choice().perNode, 16); // 32 cores, 2 threads a rank
        QCOMPARE(outlook.choice().machine, QStringLiteral("hpc"));
        QVERIFY(outlook.machineProblem().isEmpty());
        outlook.takeNodes(QStringLiteral("hpc"), std::nullopt);
        QCOMPARE(outlook.choice().perNode, 16);
        QVERIFY(outlook.choice().machine.isEmpty());
        QVERIFY(outlook.machineProblem().contains(QStringLiteral("Machines page")));
        OutlookChoice entered = outlook.choice();
        entered.perNode = 12;
        outlook.setChoice(entered);
        QVERIFY(outlook.machineProblem().isEmpty()); // a number was entered
    }

    void aNodeHoldsAnotherNumberOfOtherRanks()
    {
        AppSettings settings(file());
        StudyOutlook outlook({}, settings);
        outlook.setStudy(studyOf({runOf(1, 0.064), runOf(2, 0.066)}));
        outlook.chooseMachine(QStringLiteral("hpc"));
        outlook.takeNodes(QStringLiteral("hpc"), clusterOf({4}));
        outlook.setStudy(studyOf({runOf(1, 0.064), runOf(2, 0.068)})); // of the same kind of rank
        QCOMPARE(outlook.choice().machine, QStringLiteral("hpc"));
        auto wider = std::make_shared<CampaignSnapshot>(*outlook.study());
        wider->base.resources.threads = 4;
        outlook.setStudy(wider);
        QVERIFY(outlook.choice().machine.isEmpty());
    }
};

TRAINYARD_TEST(StudyOutlookTest)

} // namespace study_outlook_test

#include "study_outlook_test.moc"
