// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/protocol/series.h"
#include "gui/live/live_runs_model.h"
#include "gui/live/live_view_model.h"
#include "gui/parts/runs_at_once.h"
#include "tests/storage/event_stream.h"
#include "tests/storage/verify_ok.h"
#include "tests/support/test_environment.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <memory>

namespace live_runs_test {

using namespace trainyard;

namespace {

/// A store with runs of 10, 20, 30 … steps.
struct Yard {
    explicit Yard(const QStringList& ids)
        : store(std::make_shared<RunStore>(folder.filePath(QStringLiteral("store.sqlite")).toStdString())),
          service(store)
    {
        services.store = &service;
        int steps = 0;
        for (const QString& id : ids)
            put(id, steps += 10);
    }
    void put(const QString& id, int steps)
    {
        (void)store->createRun(test::specNamed(id.toStdString(), id.toStdString()), "/nowhere", "local").get().value();
        test::EventStream events;
        events.started(id.toStdString());
        for (int step = 1; step <= steps; ++step)
            events.value(step, series::kTrainLoss, step);
        VERIFY_OK(store->ingest(events.chunk(id.toStdString())).get());
    }
    QTemporaryDir folder;
    std::shared_ptr<RunStore> store;
    StoreService service;
    Services services;
};

} // namespace

class LiveRunsTest : public QObject {
    Q_OBJECT
private slots:
    void severalRunsAreRead()
    {
        const Yard yard({"a", "b"});
        const auto runs = readLiveRuns(*yard.store->reader(), {"b", "gone", "a"}, {XAxis::Step, -1e300, 1e300, 100});
        QCOMPARE(runs.size(), std::size_t(2));
        QCOMPARE(runs[0].run.id, std::string("b"));
        QCOMPARE(runs[1].place, 2); // its colour does not depend on what is gone
        QCOMPARE(runs[0].end, 20.0);
        QCOMPARE(runs[0].bins.size(), std::size_t(1));
        QCOMPARE(runs[0].run.metrics.front(), 20.0);
    }

    void runsOfOneNameGetTheirIds()
    {
        Yard yard({"a", "b"});
        VERIFY_OK(yard.store->setName("b", "a").get());
        const auto stored = yard.store->reader();
        StoreReader& reader = *stored;
        const auto runs = readLiveRuns(reader, {"b", "a"}, {XAxis::Step, -1e300, 1e300, 100});
        QCOMPARE(runs[0].name, QStringLiteral("a (b)"));
        QCOMPARE(runs[1].name, QStringLiteral("a (a)"));
        CurvesQuery query;
        query.axis = XAxis::Step;
        query.runs = {{QStringLiteral("b"), 0}, {QStringLiteral("gone"), 1}, {QStringLiteral("a"), 2}};
        query.expressions = {QStringLiteral("train/loss")};
        const auto curves = readCurves(reader, query).value(QStringLiteral("train/loss"));
        QCOMPARE(curves.size(), 2);
        QCOMPARE(curves[0].name, QStringLiteral("a (b)"));
        QCOMPARE(curves[1].colour, 2);
    }

    /// The snapshot has the curves of all, over the longest run's range; the current run can be another one.
    void theCurrentRunIsOneOfThem()
    {
        Yard yard({"a", "b", "c"});
        LiveViewModel model(yard.services);
        model.setAxis(XAxis::Step);
        model.setActive(true);
        model.setExpressions({QStringLiteral("train/loss * 2")});
        model.showRuns({"b", "c", "b"});
        QCOMPARE(model.runIds(), (QStringList{"b", "c"}));
        QVERIFY(model.showsSeveral());
        QTRY_VERIFY(model.hasRun() && model.snapshot().runs.size() == 2);
        QCOMPARE(model.snapshot().run.id, std::string("b"));
        QCOMPARE(model.snapshot().dataEnd, 30.0);
        const auto curves = model.snapshot().curves.value("train/loss * 2");
        QCOMPARE(curves.size(), 2);
        QCOMPARE(curves[1].colour, 1);
        QCOMPARE(curves[1].bins.back().mean, 60.0);
        QSignalSpy switched(&model, &LiveViewModel::runSwitched);
        model.setCurrent(QStringLiteral("c"));
        QCOMPARE(switched.size(), 1);
        QTRY_VERIFY(model.hasRun());
        QCOMPARE(model.snapshot().run.id, std::string("c"));
        QCOMPARE(model.runIds(), (QStringList{"b", "c"})); // the colours stay
        model.setCurrent(QStringLiteral("a"));             // is not shown
        QCOMPARE(model.runId(), QStringLiteral("c"));
    }

    void runsComeAndGo()
    {
        Yard yard({"a", "b"});
        LiveViewModel model(yard.services);
        model.setActive(true);
        QTRY_VERIFY(model.hasRun());
        const QString first = model.runId(), other = first == "a" ? "b" : "a";
        QVERIFY(model.snapshot().runs.empty());
        QSignalSpy changed(&model, &LiveViewModel::runsChanged);
        model.setShown(other, true);
        QCOMPARE(changed.size(), 1);
        QTRY_COMPARE(model.hasRun() ? model.snapshot().runs.size() : 0, std::size_t(2));
        model.setShown(first, false); // the current one: the next becomes it
        QCOMPARE(model.runId(), other);
        QTRY_VERIFY(model.hasRun() && model.snapshot().runs.empty());
        model.setShown(other, false); // the last one stays
        QCOMPARE(model.runIds(), QStringList{other});
        QStringList many;
        for (int i = 0; i < 40; ++i)
            many << QString::number(i);
        model.showRuns(many);
        QCOMPARE(model.runIds().size(), kMostRunsAtOnce);
    }

    /// A run that is deleted meanwhile leaves the others.
    void aDeletedRunLeaves()
    {
        Yard yard({"a", "b"});
        LiveViewModel model(yard.services);
        model.setActive(true);
        model.showRuns({"a", "gone", "b"});
        QTRY_COMPARE(model.runIds(), (QStringList{"a", "b"}));
    }

    /// The next session shows the runs again that are still there, unless a run was opened before.
    void theRunsOfTheLastSessionComeBack()
    {
        Yard yard({"a", "b", "c"});
        VERIFY_OK(yard.store->setTrashed({"b"}, true).get());
        LiveViewModel model(yard.services);
        model.restoreRuns({"c", "b", "gone", "a"});
        QVERIFY(model.isRestoring());
        QTRY_COMPARE(model.runIds(), (QStringList{"c", "a"}));
        QVERIFY(!model.isRestoring());
        LiveViewModel other(yard.services);
        other.restoreRuns({"c", "a"});
        other.showRun(QStringLiteral("a"));
        QTRY_VERIFY(!other.isRestoring());
        QCOMPARE(other.runIds(), QStringList{"a"});
        LiveViewModel alone(yard.services);
        alone.restoreRuns({"c", "gone"});
        QTRY_VERIFY(!alone.isRestoring());
        QVERIFY(!alone.showsSeveral());
    }

    void newPointsOfAllArrive()
    {
        Yard yard({"a"});
        test::EventStream events;
        (void)yard.store->createRun(test::specNamed("b", "b"), "/nowhere", "local").get().value();
        events.started("b");
        events.value(1, series::kTrainLoss, 1.0);
        VERIFY_OK(yard.store->ingest(events.chunk("b")).get());
        const auto told = std::int64_t(events.bytes().size());
        LiveViewModel model(yard.services);
        model.setAxis(XAxis::Step);
        model.setActive(true);
        model.showRuns({"a", "b"});
        QTRY_VERIFY(model.hasRun() && model.snapshot().runs.size() == 2);
        events.value(70, series::kTrainLoss, 2.0);
        VERIFY_OK(yard.store->ingest(events.chunk("b", told)).get());
        QTRY_COMPARE_WITH_TIMEOUT(model.hasRun() ? model.snapshot().runs.back().end : 0.0, 70.0, 30000);
        QCOMPARE(model.snapshot().dataEnd, 70.0);
    }

    /// An attempt is marked at its first step, though the first value of a series comes later.
    void anAttemptBeginsAtItsFirstStep()
    {
        const auto bin = [](int attempt, std::int64_t step, double perStep) {
            Bin one;
            one.firstStep = one.lastStep = step;
            one.firstX = one.lastX = double(step) * perStep;
            one.attempt = attempt;
            return one;
        };
        LiveSnapshot snapshot;
        snapshot.attempts.resize(3);
        for (int i = 0; i < 3; ++i)
            snapshot.attempts[std::size_t(i)].number = i + 1;
        snapshot.attempts[0].startStep = 0;
        snapshot.attempts[1].startStep = 40; // of attempt.json; it runs from step 41
        snapshot.attempts[2].startStep = 400;
        const auto fill = [&](double perStep) {
            snapshot.bins[series::kValTop1] = {bin(1, 20, perStep), bin(1, 40, perStep), bin(2, 60, perStep)};
            snapshot.bins[series::kThroughput] = {bin(1, 36, perStep), bin(2, 48, perStep)};
        };
        using Starts = std::vector<std::pair<double, int>>;
        snapshot.axis = XAxis::Step;
        fill(1.0);
        QCOMPARE(startsOfAttempts(snapshot), (Starts{{41.0, 2}}));
        snapshot.axis = XAxis::Epoch;
        fill(0.125);
        QCOMPARE(startsOfAttempts(snapshot), (Starts{{41.0 / 8.0, 2}}));
        snapshot.axis = XAxis::Time; // only the values tell
        fill(2.0);
        QCOMPARE(startsOfAttempts(snapshot), (Starts{{96.0, 2}}));
        snapshot.attempts[1].startStep = -1; // unknown
        snapshot.axis = XAxis::Step;
        fill(1.0);
        QCOMPARE(startsOfAttempts(snapshot), (Starts{{48.0, 2}}));
    }

    void namesOfSeriesOfAllRuns()
    {
        Yard yard({"a", "b"});
        LiveViewModel model(yard.services);
        model.showRuns({"a", "b"});
        QStringList found;
        model.askSeriesNames([&](const QStringList& names) { found = names; });
        QTRY_COMPARE(found, QStringList{"train/loss"});
    }

    void aRowSaysWhereARunStands()
    {
        LiveRun one;
        one.run.id = "a";
        one.name = QStringLiteral("first");
        one.run.state = JobState::Running;
        one.run.step = 50;
        one.run.totalSteps = 200;
        one.run.epochs = 2;
        one.run.etaSeconds = 579;
        one.run.lastEventAt = 1000.0;
        one.run.samplesPerSecond = 4247;
        one.run.metrics = {0.5697, NAN};
        LiveRun two = one;
        two.run.id = "b";
        two.place = 1;
        two.run.totalSteps = two.run.epochs = 0; // a program that tells no end
        LiveRunsModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setRuns({one, two}, "b", 1000.0);
        const auto text = [&](int row, int column) { return model.index(row, column).data().toString(); };
        QCOMPARE(text(0, LiveRunsModel::Name), QStringLiteral("first"));
        QCOMPARE(text(0, LiveRunsModel::Progress), QStringLiteral("25.0 %"));
        QCOMPARE(text(0, LiveRunsModel::Left), QStringLiteral("9 min 39 s"));
        QCOMPARE(text(0, LiveRunsModel::Loss), QStringLiteral("0.5697"));
        QCOMPARE(text(0, LiveRunsModel::Accuracy), QStringLiteral("–"));
        QCOMPARE(model.index(0, 0).data(LiveRunsModel::ShareRole).toDouble(), 0.25);
        QVERIFY(model.index(1, 0).data(LiveRunsModel::ShareRole).toDouble() < 0.0);
        QCOMPARE(text(1, LiveRunsModel::Progress), QStringLiteral("step 50"));
        QVERIFY(!model.index(0, 0).data(LiveRunsModel::CurrentRole).toBool());
        QVERIFY(model.index(1, 0).data(LiveRunsModel::CurrentRole).toBool());
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged), reset(&model, &QAbstractItemModel::modelReset);
        one.run.step = 100;
        model.setRuns({one, two}, "b", 1000.0);
        QCOMPARE(changed.size(), 1); // the row that has changed alone
        QCOMPARE(text(0, LiveRunsModel::Progress), QStringLiteral("50.0 %"));
        QVERIFY(reset.isEmpty());
        model.setRuns({two}, "b", 1000.0);
        QCOMPARE(model.rowCount(), 1);
    }
};

TRAINYARD_TEST(LiveRunsTest)

} // namespace live_runs_test

#include "live_runs_test.moc"
