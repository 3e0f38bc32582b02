// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/foreign/imported_place.h"
#include "backend/protocol/event.h"
#include "backend/protocol/reasons.h"
#include "backend/protocol/reasons_run.h"
#include "backend/protocol/series.h"
#include "cluster/control/settle.h"
#include "gui/app/main_window.h"
#include "gui/formats/state_text.h"
#include "gui/live/gpu_strip.h"
#include "gui/live/live_charts.h"
#include "gui/live/live_events.h"
#include "gui/live/live_header.h"
#include "gui/live/live_log.h"
#include "gui/live/live_options.h"
#include "gui/live/live_overlays.h"
#include "gui/live/live_page.h"
#include "gui/live/live_ranks.h"
#include "gui/live/live_runs_card.h"
#include "gui/live/live_sparsity.h"
#include "gui/live/live_view_model.h"
#include "gui/live/log_rows.h"
#include "gui/live/runs_picker.h"
#include "gui/parts/app_settings.h"
#include "gui/parts/curve_grid.h"
#include "gui/parts/expression_reader.h"
#include "gui/parts/run_chooser.h"
#include "gui/parts/series_picker.h"
#include "gui/plots/sparsity_map.h"
#include "gui/plots/time_chart.h"
#include "gui/widgets/label.h"
#include "gui/widgets/theme.h"
#include "tests/gui/sample_run.h"
#include "tests/storage/event_stream.h"
#include "tests/support/screenshots.h"
#include "tests/support/test_environment.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTimer>
#include <QToolButton>

#include <algorithm>
#include <cmath>

namespace live_page_test {

using namespace trainyard;
using trainyard::test::SampleRun;

namespace {

/// A store in a folder of its own with the service over it.
struct Lab {
    Lab()
        : store(std::make_shared<RunStore>(folder.filePath(QStringLiteral("store.sqlite")).toStdString())),
          service(store)
    {
        services.store = &service;
    }
    QTemporaryDir folder;
    std::shared_ptr<RunStore> store;
    StoreService service;
    Services services;
};

template <typename Change>
void put(Lab& lab, Change change)
{
    SampleRun sample;
    change(sample);
    test::putSampleRun(*lab.store, sample);
}

/// Three more runs beside this one; the ids of all four.
QStringList putSeveral(Lab& lab, SampleRun sample)
{
    QStringList ids{QString::fromStdString(sample.id)};
    for (const auto& [name, epochs] : {std::pair{"resnet20v2-cifar10-s3", 9},
                                       {"wide-resnet28-4-cifar10-cosine", 5},
                                       {"small-cnn-cifar10-adamw-warmup-5-epochs", 14}}) {
        sample.id = name;
        sample.name = name;
        sample.doneEpochs = epochs;
        test::putSampleRun(*lab.store, sample);
        ids << QString::fromLatin1(name);
    }
    return ids;
}

/// A run whose program tells only steps, no epochs.
void putWithoutEpochs(Lab& lab, const std::string& id)
{
    RunSpec spec = test::specNamed(id, "run " + id);
    spec.program = ProgramSpec{};
    spec.program->command = {"python3", "train.py"};
    spec.program->folder = "/home/ada";
    (void)lab.store->createRun(spec, "/nowhere", "local").get().value();
    test::EventStream events;
    StartedEvent started;
    started.runId = id;
    events.add(started);
    for (int step = 1; step <= 20; ++step) {
        MetricsEvent metrics;
        metrics.step = step;
        metrics.elapsed = step;
        metrics.values = {{series::kTrainLoss, SeriesValue::of(1.0 / step)}};
        events.add(metrics);
    }
    QVERIFY(lab.store->ingest(events.chunk(id)).get().ok());
}

/// A run whose program tells the epoch beside the validation only.
void putWithEpochsOfValidations(Lab& lab, const std::string& id)
{
    RunSpec spec = test::specNamed(id, "run " + id);
    spec.program = ProgramSpec{};
    spec.program->command = {"python3", "train.py"};
    spec.program->folder = "/home/ada";
    (void)lab.store->createRun(spec, "/nowhere", "local").get().value();
    test::EventStream events;
    StartedEvent started;
    started.runId = id;
    events.add(started);
    for (int step = 1; step <= 50; ++step) {
        MetricsEvent metrics;
        metrics.step = step;
        metrics.values = {{series::kTrainLoss, SeriesValue::of(1.0 / step)}, {"my_metric", SeriesValue::of(step)}};
        events.add(metrics);
        if (step % 10 != 0)
            continue;
        MetricsEvent load; // the last one is measured before the last validation
        load.step = step;
        load.epoch = step / 10 - 1;
        load.values = {{series::kCpuUtilization, SeriesValue::of(90.0)}};
        events.add(load);
        MetricsEvent validation;
        validation.step = step;
        validation.epoch = step / 10;
        validation.values = {{series::kValLoss, SeriesValue::of(2.0 / step)}};
        events.add(validation);
    }
    QVERIFY(lab.store->ingest(events.chunk(id)).get().ok());
}

TimeChart* chartNamed(const QWidget& page, const QString& name)
{
    for (TimeChart* chart : page.findChildren<TimeChart*>())
        if (chart->accessibleName() == name)
            return chart;
    return nullptr;
}

} // namespace

class LivePageTest : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^Q[A-Z][A-Za-z]+::"))); }

    void initTestCase()
    {
        if (!qEnvironmentVariableIsSet("TRAINYARD_TEST_TRANSLATION")) // otherwise numbers are as German as the words
            QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        Theme::instance().install(*qApp);
    }

    void showsTheRunAtWorkFirst()
    {
        Lab lab;
        put(lab, [](SampleRun& run) {
            run.id = "r1";
            run.name = "old but running";
            run.doneEpochs = 1;
        });
        put(lab, [](SampleRun& run) {
            run.id = "r2";
            run.name = "newest, done";
            run.state = JobState::Done;
            run.epochs = 2;
            run.doneEpochs = 2;
        });
        LiveViewModel model(lab.services);
        model.setActive(true);
        QTRY_VERIFY(model.hasRun());
        QCOMPARE(model.runId(), QStringLiteral("r1"));
        QCOMPARE(model.activeCount(), 1);
        QCOMPARE(model.choices().size(), std::size_t(2));
    }

    void answersOfAnotherRunAreDropped()
    {
        Lab lab;
        put(lab, [](SampleRun& run) {
            run.id = "r1";
            run.doneEpochs = 2;
        });
        put(lab, [](SampleRun& run) {
            run.id = "r2";
            run.state = JobState::Done;
            run.epochs = 3;
            run.doneEpochs = 3;
        });
        LiveViewModel model(lab.services);
        model.setActive(true);
        QStringList shown;
        connect(&model, &LiveViewModel::updated, &model, [&] {
            if (model.hasRun())
                shown << QString::fromStdString(model.snapshot().run.id);
        });
        model.showRun(QStringLiteral("r1"));
        QTest::qWait(2); // the question for r1 is on its way
        model.showRun(QStringLiteral("r2"));
        shown.clear(); // on a quick machine r1 may have been answered, rightly, before r2 was asked for
        QTRY_VERIFY(!shown.isEmpty());
        QTest::qWait(300);
        QVERIFY2(!shown.contains(QStringLiteral("r1")), qPrintable(shown.join(QLatin1Char(' '))));
        QCOMPARE(model.snapshot().run.id, std::string("r2"));
    }

    void aPrunedRunSaysWhatIsLeft()
    {
        Lab lab;
        put(lab, [](SampleRun& run) {
            run.id = "r1";
            run.doneEpochs = 2;
            run.pruned = true;
        });
        put(lab, [](SampleRun& run) {
            run.id = "r2";
            run.state = JobState::Done;
            run.epochs = 2;
            run.doneEpochs = 2;
        });
        AppSettings settings(lab.folder.filePath("settings.ini"));
        LivePage page(lab.services, settings);
        page.resize(1280, 800);
        page.show();
        page.activated();
        page.openRun(QStringLiteral("r1"));
        auto* card = page.findChild<LiveSparsityCard*>();
        QVERIFY(card);
        QTRY_VERIFY(card->isVisible());
        QCOMPARE(card->layers().rows(), 3);
        QStringList said;
        for (const Label* label : page.findChildren<Label*>())
            said << label->text();
        QVERIFY(said.join(' ').contains("80.00 %")); // in the header
        auto* strips = page.findChild<SparsityCard*>();
        QVERIFY(strips && strips->isVisible());
        QCOMPARE(strips->map()->rows(), 1 + 3);
        QTRY_VERIFY(strips->map()->plotRect().width() > 50); // laid out
        const QString tip =
            strips->map()->textAt({strips->map()->plotRect().right() - 2, strips->map()->plotRect().top() + 4});
        QVERIFY2(tip.contains("80.0 % pruned"), qPrintable(tip));
        page.openRun(QStringLiteral("r2"));
        QTRY_VERIFY(!card->isVisible());
        QVERIFY(!strips->isVisible());
    }

    /// A run of several ranks says how each of them fares; one of a single rank has no such card.
    void ranksHaveACardOfTheirOwn()
    {
        Lab lab;
        put(lab, [](SampleRun& run) {
            run.id = "r1";
            run.doneEpochs = 2;
            run.stepsPerEpoch = 50;
            run.ranks = 4;
        });
        put(lab, [](SampleRun& run) {
            run.id = "r2";
            run.state = JobState::Done;
            run.epochs = 2;
            run.doneEpochs = 2;
        });
        AppSettings settings(lab.folder.filePath("settings.ini"));
        LivePage page(lab.services, settings);
        page.resize(1280, 800);
        page.show();
        page.activated();
        page.openRun(QStringLiteral("r1"));
        auto* card = page.findChild<LiveRanksCard*>();
        QVERIFY(card);
        QTRY_VERIFY(card->isVisible());
        auto* table = card->findChild<QTableView*>();
        QCOMPARE(table->model()->rowCount(), 4);
        QCOMPARE(table->model()->index(3, RanksModel::Compute).data().toString(), QString("212 ms"));
        QVERIFY(table->isColumnHidden(RanksModel::Staleness));
        QStringList said;
        for (const Label* label : card->findChildren<Label*>())
            said << label->text();
        QVERIFY2(said.join(' ').contains("Rank 3 is a straggler"), qPrintable(said.join(' ')));
        // With the columns of a parameter server, none is cut.
        std::map<std::string, double> newest;
        for (int rank = 0; rank < 3; ++rank) {
            newest[series::rank(rank, "compute")] = 0.0129;
            newest[series::rank(rank, "staleness")] = 12.9;
        }
        card->setValues(newest);
        QVERIFY(!table->isColumnHidden(RanksModel::Staleness));
        for (int column = 0; column < RanksModel::ColumnCount; ++column)
            QVERIFY2(table->columnWidth(column) >= table->horizontalHeader()->sectionSizeHint(column) &&
                         table->columnWidth(column) >=
                             static_cast<QAbstractItemView*>(table)->sizeHintForColumn(column),
                     qPrintable(QString::number(column)));
        page.openRun(QStringLiteral("r2"));
        QTRY_VERIFY(!card->isVisible());
    }

    void curvesAreThoseOfTheStore()
    {
        Lab lab;
        put(lab, [](SampleRun& run) {
            run.id = "r1";
            run.doneEpochs = 2;
            run.stepsPerEpoch = 50;
            run.nanAtStep = 70;
        });
        LiveViewModel model(lab.services);
        model.setAxis(XAxis::Step);
        model.setActive(true);
        QTRY_VERIFY(model.hasRun());
        const auto& bins = model.snapshot().bins.at(series::kTrainLoss);
        std::int64_t values = 0;
        std::int64_t broken = 0;
        for (const Bin& bin : bins) {
            values += bin.count;
            broken += bin.nonFinite;
        }
        QCOMPARE(values, 130); // two epochs and 60 % of the third
        QCOMPARE(broken, 1);
        QCOMPARE(model.snapshot().dataEnd, 130.0);
        QCOMPARE(model.visibleRange(), std::make_pair(0.0, 130.0));
        model.setRange(LiveRange::LastHalf);
        QCOMPARE(model.visibleRange(), std::make_pair(65.0, 130.0));
        model.setFixedRange(-20.0, 10.0);
        QCOMPARE(model.visibleRange(), std::make_pair(0.0, 30.0)); // moved into the run, as wide as asked
        QCOMPARE(model.range(), LiveRange::Fixed);
        model.setFixedRange(-500.0, 900.0);
        QCOMPARE(model.range(), LiveRange::Whole);
    }

    void newPointsArriveByThemselves()
    {
        Lab lab;
        put(lab, [](SampleRun& run) {
            run.id = "r1";
            run.doneEpochs = 1;
            run.stepsPerEpoch = 20;
        });
        LiveViewModel model(lab.services);
        model.setAxis(XAxis::Step);
        model.setActive(true);
        QTRY_VERIFY(model.hasRun());
        const double before = model.snapshot().dataEnd;
        std::string lines;
        Event event;
        event.number = 1;
        event.time = 2e9;
        StartedEvent started;
        started.runId = "r1";
        started.attempt = 2;
        started.startStep = 32;
        event.body = started;
        appendEventLine(event, lines);
        MetricsEvent metrics;
        metrics.step = 400;
        metrics.samples = 400;
        metrics.epoch = 20;
        metrics.values = {{series::kTrainLoss, SeriesValue::of(0.5)}};
        event.number = 2;
        event.body = metrics;
        appendEventLine(event, lines);
        QElapsedTimer clock;
        clock.start();
        QVERIFY(lab.store->ingest({"r1", "attempts/0002/events/rank-0000.jsonl", "2:2", 0, lines, 2e9}).get().ok());
        QTRY_VERIFY_WITH_TIMEOUT(model.snapshot().dataEnd > before, 30000);
        QCOMPARE(model.snapshot().dataEnd, 400.0);
        qInfo("from commit to view model: %lld ms", static_cast<long long>(clock.elapsed()));
    }

    void saysInWordsWhereARunStands()
    {
        RunRow run;
        run.name = "x";
        run.model = "small-cnn";
        run.data.name = run.dataset = "glyphs";
        run.state = JobState::Running;
        run.step = 146 + 36 * 176;
        run.totalSteps = 90 * 176;
        run.epochs = 90;
        run.etaSeconds = 579;
        run.lastEventAt = 1000.0;
        run.samplesPerSecond = 4247;
        run.learningRate = 0.0692;
        LiveHeader header = liveHeader(run, 1000.0);
        QCOMPARE(header.epoch, QStringLiteral("Epoch 37 / 90"));
        QCOMPARE(header.step, QStringLiteral("step 146 / 176"));
        QCOMPARE(header.percent, QStringLiteral("40.9 %"));
        QCOMPARE(header.eta, QStringLiteral("9 min 39 s"));
        QVERIFY(header.banner.isEmpty());
        RunRow program = run; // one that tells steps alone
        program.model = program.data.name = program.dataset = "train.py";
        program.totalSteps = program.epochs = 0;
        program.learningRate = 0.0;
        header = liveHeader(program, 1000.0);
        QCOMPARE(header.step, QStringLiteral("step 6,482"));
        QCOMPARE(header.percent, QStringLiteral("–"));
        QCOMPARE(header.learningRate, QStringLiteral("–"));
        QCOMPARE(header.description.count(QStringLiteral("train.py")), 1);
        program.state = JobState::Done;
        QCOMPARE(liveHeader(program, 1000.0).percent, QStringLiteral("100.0 %"));
        program.step = 0; // it printed only text
        header = liveHeader(program, 1000.0);
        QCOMPARE(header.percent, QStringLiteral("100.0 %"));
        QCOMPARE(header.progress, 1.0);
        QVERIFY(header.step.isEmpty());
        program.state = JobState::Failed;
        QCOMPARE(liveHeader(program, 1000.0).percent, QStringLiteral("–"));
        RunRow failed = run;
        failed.state = JobState::Failed;
        failed.reason = errorReason(errorWith(ErrorKind::BadInput, "train beyond step", "3",
                                              runReason("run.diverged", runReason("run.loss-nan"))));
        header = liveHeader(failed, 1000.0); // resumed, it would diverge again
        QVERIFY2(header.banner.endsWith(QStringLiteral("Clone it to change its settings.")), qPrintable(header.banner));
        header = liveHeader(run, 1000.0);
        JobRow job;
        job.jobId = "4711";
        job.nodes = "gn042";
        run.host = "gn042.cluster";
        QVERIFY(liveHeader(run, 1000.0).description.endsWith(QStringLiteral("gn042.cluster")));
        QVERIFY(liveHeader(run, 1000.0, jobPlaceText(QStringLiteral("hpc"), job))
                    .description.endsWith(QStringLiteral("hpc, job 4711 on gn042")));
        header = liveHeader(run, 1009.0);
        QCOMPARE(header.eta, QStringLiteral("9 min 30 s"));
        header = liveHeader(run, 1100.0);
        QVERIFY(header.stale.startsWith(QStringLiteral("silent since")));
        QVERIFY(!header.banner.isEmpty());
        run.phase = "kernels 31/1052";
        QCOMPARE(liveHeader(run, 1000.0).step, QStringLiteral("choosing kernels, 31 of 1,052"));
        run.state = JobState::Failed;
        QCOMPARE(liveHeader(run, 1000.0).step, QStringLiteral("step 146 / 176"));
        run.reason = "the loss became NaN at step 812";
        header = liveHeader(run, 1100.0);
        QVERIFY(header.banner.startsWith(QStringLiteral("The loss became NaN at step 812. ")));
        QVERIFY(!header.banner.contains(QStringLiteral("ended with an error"))); // as the state says, and the reason
        if (!qEnvironmentVariableIsSet("TRAINYARD_TEST_TRANSLATION"))
            for (const JobState state :
                 {JobState::Failed, JobState::Cancelled, JobState::Interrupted, JobState::Stopped}) {
                run.state = state; // a checkpoint is offered only where there is one
                QVERIFY(liveHeader(run, 1100.0, {}, true).banner.contains(QStringLiteral("checkpoint")));
                const QString without = liveHeader(run, 1100.0, {}, false).banner;
                QVERIFY2(!without.contains(QStringLiteral("last checkpoint")) &&
                             without.contains(QStringLiteral("from the beginning")),
                         qPrintable(without));
            }
        QVERIFY(header.eta.isEmpty());
        run.state = JobState::Running;
        run.step = 176;
        QCOMPARE(liveHeader(run, 1000.0).epoch, QStringLiteral("Epoch 1 / 90"));
        run.step = 0;
        run.totalSteps = 0;
        run.epochs = 0;
        QCOMPARE(liveHeader(run, 1000.0).percent, QStringLiteral("0.0 %")); // nothing known yet
    }

    void anAttemptEndsWithTheSignOfItsEnd()
    {
        for (const auto& [code, state] :
             {std::pair(ExitCode::Completed, JobState::Done), std::pair(ExitCode::Stopped, JobState::Stopped),
              std::pair(ExitCode::Diverged, JobState::Failed), std::pair(ExitCode::BadData, JobState::Failed)}) {
            MessageRow ended;
            ended.kind = "finished";
            ended.attempt = 1;
            ended.text = Reason(std::string(exitCodeName(code)));
            const auto events = liveEvents({ended}, EventFilter::All);
            QCOMPARE(events.size(), std::size_t(1));
            QCOMPARE(events[0].icon, stateIcon(state)); // no green tick for a run that failed
            QVERIFY(events[0].tone == stateTone(state));
        }
    }

    /// Nobody saw the program of a CSV log start, or train to its end.
    void anImportedLogBeginsAndEnds()
    {
        MessageRow started, ended;
        started.kind = "started";
        started.attempt = 1;
        started.text = Reason("csv");
        ended.kind = "finished";
        ended.attempt = 1;
        ended.text = Reason(std::string(exitCodeName(ExitCode::Completed)));
        auto events = liveEvents({started, ended}, EventFilter::All, 1, true);
        QCOMPARE(events.size(), std::size_t(2));
        QCOMPARE(events[0].title, QStringLiteral("The log ends"));
        QCOMPARE(events[0].detail, QString());
        QCOMPARE(events[1].title, QStringLiteral("The log begins"));
        QCOMPARE(events[1].detail, QStringLiteral("CSV"));
        started.attempt = 2;
        started.step = 7;
        events = liveEvents({started}, EventFilter::All, 1, true);
        QCOMPARE(events[0].title, QStringLiteral("The log begins again"));
        QCOMPARE(events[0].detail, QStringLiteral("from step 7"));
    }

    void whatHasNoLogSaysWhy()
    {
        RunRow run;
        run.id = "20261120-140201-base00";
        run.state = JobState::Queued;
        QCOMPARE(noLogText(run), QStringLiteral("The program's log appears here once it has started."));
        run.dataset = "digits";
        QCOMPARE(noLogText(run), QStringLiteral("The engine's log appears here once it has started."));
        run.state = JobState::Cancelled;
        QCOMPARE(noLogText(run), QStringLiteral("The run never started, so it has no log."));
        run.attempts = 1;
        QCOMPARE(noLogText(run), QStringLiteral("The run has left no log."));
        run.id = foreign::importedRunId({foreign::LogKind::Csv, "/logs/a.csv", {}});
        QCOMPARE(noLogText(run),
                 QStringLiteral("An imported run has no log. What the import noted is among the events."));
    }

    void anAttemptThatEndedEarlyDidNotTrainToTheEnd()
    {
        MessageRow told, ended;
        told.kind = "message";
        told.text.code = "training.ends-after";
        told.text.words = "Training ends after epoch 1 of 4: the search ends it";
        Reason why("the search ends it");
        why.code = "training.search-ends";
        told.text.arguments = {std::int64_t{1}, std::int64_t{4}, std::vector<Reason>{why}};
        ended.kind = "finished";
        ended.text = Reason(std::string(exitCodeName(ExitCode::Completed)));
        ended.attempt = 2;
        told.attempt = 1;
        QCOMPARE(liveEvents({told, ended}, EventFilter::All)[0].detail, QStringLiteral("trained to the end"));
        told.attempt = 2;
        QCOMPARE(liveEvents({told, ended}, EventFilter::All)[0].detail, QStringLiteral("ended early"));
        why.code = "training.target"; // reached: the run is done
        told.text.arguments.back() = std::vector<Reason>{why};
        QCOMPARE(liveEvents({told, ended}, EventFilter::All)[0].detail, QStringLiteral("trained to the end"));
    }

    /// A rank that says something else keeps a line of its own.
    void whatAllRanksSayIsOneEvent()
    {
        const auto said = [](double time, const char* kind, const char* words, int attempt = 1) {
            MessageRow row;
            row.time = time;
            row.kind = kind;
            row.level = "error";
            row.attempt = attempt;
            row.text = Reason(words, "Lower the learning rate.");
            return row;
        };
        const std::vector<MessageRow> messages{
            said(10.0, "fault", "the loss became NaN"), said(10.2, "fault", "the disk is full"),
            said(14.0, "fault", "the loss became NaN"), said(15.0, "fault", "the loss became NaN"),
            said(20.0, "fault", "the loss became NaN", 2)};
        const auto events = liveEvents(messages, EventFilter::All, 4);
        QCOMPARE(events.size(), std::size_t(3)); // newest first
        QCOMPARE(events[2].title, QStringLiteral("The loss became NaN"));
        QVERIFY2(events[2].detail.startsWith(QStringLiteral("3 ranks")), qPrintable(events[2].detail));
        QVERIFY(!events[1].detail.contains(QStringLiteral("rank")) &&
                !events[0].detail.contains(QStringLiteral("rank")));
        QCOMPARE(liveEvents(messages, EventFilter::All, 1).size(), messages.size()); // one rank repeats itself
        QCOMPARE(liveEvents(messages, EventFilter::All, 2).size(), std::size_t(4));
        // Of messages that need not be the last, only those of one moment.
        QCOMPARE(liveEvents({said(1.0, "message", "the loader is slow"), said(1.5, "message", "the loader is slow"),
                             said(60.0, "message", "the loader is slow")},
                            EventFilter::Warnings, 3)
                     .size(),
                 std::size_t(2));
    }

    void aFailureOfAllRanksStandsOnceInTheCard()
    {
        MessageRow row;
        row.kind = "fault";
        row.level = "error";
        row.text = Reason("the loss became NaN");
        LiveEventsCard card;
        card.setMessages({row, row, row}, 3);
        auto* list = card.findChild<QListView*>();
        QCOMPARE(list->model()->rowCount(), 1);
        const QString all = list->model()->index(0, 0).data(Qt::AccessibleTextRole).toString();
        QVERIFY2(all.contains(QStringLiteral("3 ranks")), qPrintable(all));
    }

    void anAttemptThatWasKilledEndsToo()
    {
        MessageRow ended;
        ended.kind = "ended";
        ended.level = "error";
        ended.attempt = 2;
        ended.text = Reason("it was killed by signal 9");
        const auto events = liveEvents({ended}, EventFilter::Warnings);
        QCOMPARE(events.size(), std::size_t(1));
        QCOMPARE(events[0].title, QStringLiteral("Attempt 2 ended"));
        QVERIFY(events[0].detail.contains(QStringLiteral("signal 9")));
        QVERIFY(events[0].tone == StateTone::Failed);
    }

    /// Neither the end of an engine that was killed nor the log of an earlier attempt is missing.
    void anAttemptThatSaidNothingEndsInTheEvents()
    {
        Lab lab;
        put(lab, [](SampleRun& run) {
            run.id = "killed";
            run.state = JobState::Failed;
            run.reason = "it was killed by signal 9";
            run.resumed = true;
        });
        put(lab, [](SampleRun& run) { run.id = "working"; });
        const auto ends = [&](const char* id) {
            LiveQuery query;
            query.runId = id;
            const auto snapshot = readLive(*lab.store->reader(), query);
            return std::pair(std::ranges::count(snapshot->messages, std::string("ended"), &MessageRow::kind),
                             QString::fromStdString(snapshot->log));
        };
        const auto [killed, log] = ends("killed");
        QCOMPARE(killed, 1);
        QVERIFY(log.startsWith(logHeadline(1)));
        QVERIFY(log.indexOf(logHeadline(2)) > log.indexOf(logHeadline(1)));
        // A log of another program has no such event either, but it has come to its end.
        put(lab, [](SampleRun& run) {
            run.id = "imported";
            run.state = JobState::Done;
        });
        QCOMPARE(ends("imported").first, 0);
        const auto [working, one] = ends("working");
        QCOMPARE(working, 0);
        QVERIFY(!one.contains(logHeadline(1))); // there is no other
    }

    void gpusAreShownWithTheirLevels()
    {
        std::map<std::string, double> latest;
        QVERIFY(gpuViews(latest).empty());
        const auto set = [&](const char* quantity, double value) { latest[series::gpu(1, quantity)] = value; };
        const auto one = [&] { return gpuViews(latest).at(0); };
        const std::pair<double, GpuLevel> utilizations[] = {{0.0, GpuLevel::Low},     {9.9, GpuLevel::Low},
                                                            {10.0, GpuLevel::Middle}, {74.9, GpuLevel::Middle},
                                                            {75.0, GpuLevel::High},   {100.0, GpuLevel::High}};
        for (const auto& [value, level] : utilizations) {
            set(series::kGpuUtilization, value);
            QCOMPARE(one().utilizationLevel, level);
        }
        const std::pair<double, GpuLevel> memories[] = {
            {9.9, GpuLevel::Low}, {10.0, GpuLevel::Middle}, {79.9, GpuLevel::Middle}, {80.0, GpuLevel::High}};
        for (const auto& [value, level] : memories) {
            set(series::kGpuMemoryShare, value);
            QCOMPARE(one().memoryLevel, level);
        }
        QCOMPARE(one().title, QStringLiteral("GPU 1"));
        QVERIFY(one().activity.isEmpty() && one().alarm.isEmpty());
        set(series::kGpuSmOccupancy, 61.2);
        set(series::kGpuThrottledByHeat, 1.0);
        QCOMPARE(one().activity, QStringLiteral("SM occupancy 61 %"));
        QCOMPARE(one().alarm, QStringLiteral("slowed by heat"));
        // Four numbers are called occupancy; each says which one it is.
        for (const char* name : {"Utilisation (NVML): 100 %", "SM occupancy (GPM): 61 %",
                                 "Estimated occupancy (CUPTI): available after tracing some steps",
                                 "Achieved occupancy (CUPTI counters): not measured; requires privileges"})
            QVERIFY2(one().tip.contains(QLatin1String(name)), qPrintable(one().tip));
    }

    void gpusOfTheRunAreShown()
    {
        Lab lab;
        put(lab, [](SampleRun& run) {
            run.id = "r1";
            run.doneEpochs = 3;
            run.gpus = 9;
        });
        put(lab, [](SampleRun& run) {
            run.id = "r2";
            run.doneEpochs = 3;
        });
        AppSettings settings(lab.folder.filePath(QStringLiteral("settings.ini")));
        LivePage page(lab.services, settings);
        page.resize(1200, 900);
        page.show();
        page.activated();
        page.openRun(QStringLiteral("r1"));
        auto* strip = page.findChild<GpuStrip*>();
        QTRY_COMPARE(strip->gpus().size(), std::size_t(9));
        QVERIFY(strip->isVisible() && strip->accessibleDescription().contains(QStringLiteral("GPU 8: utilisation 9")));
        QTRY_VERIFY(strip->height() > 100); // in several lines
        const QList<TimeChart*> charts = page.findChildren<TimeChart*>();
        const auto load = std::find_if(charts.begin(), charts.end(), [](const TimeChart* chart) {
            return chart->accessibleName() == QLatin1String("Device load");
        });
        QVERIFY(load != charts.end());
        QTRY_COMPARE((*load)->lanes().size(), std::size_t(11)); // CPU, RAM and nine GPUs
        QStringList ids;
        for (const ChartSeries& series : (*load)->series())
            ids << series.id;
        for (const char* id : {"gpu/0/utilization", "gpu/0/sm_occupancy", "gpu/0/memory_share", "gpu/8/utilization"})
            QVERIFY2(ids.contains(QLatin1String(id)), id);
        QVERIFY(!ids.contains(QStringLiteral("gpu/8/sm_occupancy"))); // it tells none
        page.openRun(QStringLiteral("r2"));
        QTRY_VERIFY(strip->gpus().empty() && !strip->isVisible());
    }

    /// Looks whether anything is painted in the second line of the only event.
    void aLongTitleGoesOnBelow_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("below");
        QTest::newRow("long") << "Gradients are summed in buckets of 64 KiB, the best of those tried." << true;
        QTest::newRow("short") << "Tracing steps." << false;
    }
    void aLongTitleGoesOnBelow()
    {
        QFETCH(QString, text);
        QFETCH(bool, below);
        LiveEventsCard card;
        MessageRow row;
        row.kind = "message";
        row.level = "info";
        row.text = text.toStdString();
        card.setMessages({row});
        card.resize(264, 200);
        card.show();
        auto* list = card.findChild<QListView*>();
        const QRect place = list->visualRect(list->model()->index(0, 0));
        QVERIFY(!place.isEmpty());
        const QImage picture = list->viewport()->grab(place.adjusted(36, 24, -10, -4)).toImage();
        bool painted = false;
        for (int x = 0; x < picture.width(); ++x)
            for (int y = 0; y < picture.height(); ++y)
                painted |= picture.pixelColor(x, y) != themed(Token::Base);
        QCOMPARE(painted, below);
    }

    void emptyStoreSaysWhatToDo()
    {
        Lab lab;
        AppSettings settings(lab.folder.filePath(QStringLiteral("settings.ini")));
        MainWindow window({new LivePage(lab.services, settings)}, lab.services, settings,
                          QStringLiteral("/data/store.sqlite"));
        window.show();
        QTRY_VERIFY(!window.findChildren<QPushButton*>().isEmpty());
        QSignalSpy asked(window.page(PageId::Live), &Page::newRunRequested);
        QPushButton* button = nullptr;
        QTRY_VERIFY([&] {
            for (QPushButton* one : window.findChildren<QPushButton*>())
                if (one->text() == QCoreApplication::translate("trainyard::LivePage", "New run") && one->isVisible())
                    button = one;
            return button != nullptr;
        }());
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(asked.size(), 1);
        const QStringList problems = test::photograph(window, QStringLiteral("live-empty"), {{1440, 900}});
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
    }

    void looksRight_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("state");
        QTest::addColumn<QString>("reason");
        QTest::newRow("on GPUs") << "live-gpus" << int(JobState::Running) << "";
        QTest::newRow("choosing kernels") << "live-kernels" << int(JobState::Running) << "";
        QTest::newRow("running") << "live" << int(JobState::Running) << "";
        QTest::newRow("ranks") << "live-ranks" << int(JobState::Running) << "";
        QTest::newRow("pruned") << "live-pruned" << int(JobState::Running) << "";
        QTest::newRow("failed") << "live-failed" << int(JobState::Failed)
                                << "the loss became NaN at step 2,112; lower the learning rate or clip the gradient";
        QTest::newRow("done") << "live-done" << int(JobState::Done) << "";
        QTest::newRow("several runs") << "live-several" << int(JobState::Running) << "";
        QTest::newRow("queued") << "live-queued" << int(JobState::Queued) << "waits for 8 free cores; 2 of 8 are free";
    }

    /// Marks in the charts have the letters alone.
    void anExportedSheetNamesRunsBesideTheirLetters()
    {
        Bin bin;
        bin.count = 1;
        bin.mean = bin.min = bin.max = 0.5;
        LiveRun run;
        run.run.id = "b";
        run.name = QStringLiteral("second");
        run.place = 1;
        run.bins[series::kTrainLoss] = run.bins[series::kCompute] = {bin};
        const QString key = QStringLiteral("B second");
        QCOMPARE(overlaidLoss({run}).front().label, QStringLiteral("B"));
        QCOMPARE(overlaidLoss({run}).front().key, key);
        QCOMPARE(phasesOfRuns({run}).lanes.front().key, key);
        QVERIFY(phasesOfRuns({run}).series.front().key.isEmpty()); // the name of a phase
        RunCurve curve;
        curve.id = QStringLiteral("b");
        curve.name = run.name;
        curve.colour = 1;
        QCOMPARE(expressionSeries({curve}, QStringLiteral("train/loss"), true).front().key, key);
        QVERIFY(expressionSeries({curve}, QStringLiteral("train/loss"), false).front().key.isEmpty());
    }

    void looksRight();
    void showsKernelsUntilTrainingBegins();
    void aBannerIsAsHighAsItsLines();
    void worksWithTheMouse();
    void chartsAreArranged();
    void severalRunsLieOverEachOther();
    void theLinesOfARunSayAtTheCursorWhichTheyAre();
    void besideARunWithoutEpochsAllAreDrawnByStep();
    void aRunThatTellsEpochsOfValidationsOnlyIsDrawnByStep();
    void anAttemptOfSeveralRunsBeginsAtOnePlace();
    void severalRunsAreOfferedAboveTheList();
    void anExactNameIsASearchToo();
    void theQuestionBeforeStoppingGoesWithTheRun();
    void theLogOfARunWithoutValuesHasTheRoom();
    void theRunsShownAtOnceComeBack();
    void equalLinesOfRanksAreFolded();
};

void LivePageTest::looksRight()
{
    QFETCH(QString, name);
    QFETCH(int, state);
    QFETCH(QString, reason);
    Lab lab;
    SampleRun sample;
    sample.state = static_cast<JobState>(state);
    sample.reason = reason.toStdString();
    sample.resumed = sample.state == JobState::Failed;
    sample.kernelsChosen = name == QLatin1String("live-kernels") ? 31 : 0;
    sample.doneEpochs = sample.state == JobState::Done                                 ? 30
                        : sample.state == JobState::Queued || sample.kernelsChosen > 0 ? 0
                                                                                       : 12;
    sample.nanAtStep = sample.state == JobState::Failed ? 2111 : -1;
    sample.spikeAtStep = 1500;
    sample.ranks = name.endsWith(QLatin1String("ranks")) ? 4 : 1;
    sample.pruned = name == QLatin1String("live-pruned");
    sample.gpus = name == QLatin1String("live-gpus") ? 2 : 0;
    test::putSampleRun(*lab.store, sample);
    QStringList several;
    if (name == QLatin1String("live-several"))
        several = putSeveral(lab, sample);
    AppSettings settings(lab.folder.filePath(QStringLiteral("settings.ini")));
    auto* page = new LivePage(lab.services, settings);
    MainWindow window({page}, lab.services, settings, QStringLiteral("/home/ada/.local/share/trainyard/store.sqlite"));
    window.show();
    if (!several.isEmpty())
        page->openRuns(several);
    QTRY_VERIFY(page->model().hasRun() && page->model().snapshot().runs.size() == std::size_t(several.size()));
    const auto settle = [&] {
        QTest::qWait(400);
        page->charts().flush();
        if (sample.doneEpochs > 0)
            page->charts().showCursor(8.3);
        QTest::qWait(80);
    };
    const QStringList problems = test::photograph(window, name, {{1440, 900}, {1000, 580}}, settle);
    QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
    window.resize(1440, 900);
    settle();
    for (const QScrollArea* area : window.findChildren<QScrollArea*>())
        if (area->isAncestorOf(page)) // also with a banner, nothing is below the window's edge
            QCOMPARE(area->verticalScrollBar()->maximum(), 0);
}

void LivePageTest::showsKernelsUntilTrainingBegins()
{
    Lab lab;
    settle(lab.store->createRun(test::specNamed("r1"), "/r1", "local"));
    test::EventStream stream;
    std::int64_t end = 0;
    const auto tell = [&](const char* phase, std::int64_t done, std::int64_t total) {
        ProgressEvent progress;
        progress.phase = phase;
        progress.phaseDone = done;
        progress.phaseTotal = total;
        stream.add(progress);
        settle(lab.store->ingest(stream.chunk("r1", end)));
        end = static_cast<std::int64_t>(stream.bytes().size());
    };
    stream.started("r1");
    tell("kernels", 1, 52);
    AppSettings settings(lab.folder.filePath(QStringLiteral("settings.ini")));
    auto* page = new LivePage(lab.services, settings);
    MainWindow window({page}, lab.services, settings, QString());
    window.show();
    const auto shows = [&](const QString& start) {
        const QList<QLabel*> labels = page->findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel* label) { return label->isVisible() && label->text().startsWith(start); });
    };
    QTRY_VERIFY(shows(QStringLiteral("choosing kernels, 1 of 52")));
    tell("kernels", 31, 52);
    QTRY_VERIFY(shows(QStringLiteral("choosing kernels, 31 of 52")));
    tell("training", 0, 0);
    QTRY_VERIFY(!shows(QStringLiteral("choosing kernels")));
}

void LivePageTest::aBannerIsAsHighAsItsLines()
{
    Lab lab;
    put(lab, [](SampleRun& run) {
        run.id = "r1";
        run.doneEpochs = 6;
    });
    AppSettings settings(lab.folder.filePath(QStringLiteral("settings.ini")));
    auto* page = new LivePage(lab.services, settings);
    MainWindow window({page}, lab.services, settings, QString());
    window.resize(1440, 900);
    window.show();
    QTRY_VERIFY(page->model().hasRun());
    QTest::qWait(300);
    settle(lab.store->setRunState("r1", JobState::Stopped, Reason())); // the banner appears now
    const QString shown = QStringLiteral("Stopped after a checkpoint");
    const auto banner = [&]() -> QLabel* {
        for (QLabel* label : page->findChildren<QLabel*>())
            if (label->text().startsWith(shown) && label->isVisible())
                return label;
        return nullptr;
    };
    QTRY_VERIFY(banner());
    QTRY_VERIFY2(banner()->height() < 2 * banner()->fontMetrics().lineSpacing(),
                 qPrintable(QString::number(banner()->height())));
}

void LivePageTest::worksWithTheMouse()
{
    Lab lab;
    put(lab, [](SampleRun& run) {
        run.id = "r1";
        run.doneEpochs = 6;
    });
    AppSettings settings(lab.folder.filePath(QStringLiteral("settings.ini")));
    auto* page = new LivePage(lab.services, settings);
    MainWindow window({page}, lab.services, settings, QString());
    window.show();
    QTRY_VERIFY(page->model().hasRun());
    QTest::qWait(300);
    const QList<TimeChart*> charts = page->findChildren<TimeChart*>();
    QCOMPARE(charts.size(), 5);
    for (TimeChart* chart : charts)
        QVERIFY2(!chart->series().empty(), qPrintable(chart->accessibleName()));
    // One cursor for all: the mouse over the loss shows the accuracy.
    const auto named = [&](const char* name) {
        return *std::find_if(charts.begin(), charts.end(),
                             [&](const TimeChart* chart) { return chart->accessibleName() == QLatin1String(name); });
    };
    auto* surface = named("Loss")->findChild<QWidget*>();
    QSignalSpy moved(named("Loss"), &TimeChart::cursorMoved);
    QTest::mouseMove(surface, surface->rect().center() - QPoint(30, 0));
    QTest::qWait(50);
    QTest::mouseMove(surface, surface->rect().center());
    QTRY_VERIFY(!moved.isEmpty());
    QTRY_VERIFY(!named("Accuracy")->cursorValue(QStringLiteral("val/top1")).isEmpty());
    // An event puts the cursor where it happened.
    auto* events = page->findChild<LiveEventsCard*>()->findChild<QListView*>();
    QTRY_VERIFY(events->model()->rowCount() > 0);
    QTest::mouseClick(events->viewport(), Qt::LeftButton, {},
                      events->visualRect(events->model()->index(0, 0)).center());
    // The log finds and filters.
    auto* log = page->findChild<QPlainTextEdit*>(QStringLiteral("runLog"));
    QVERIFY(log->toPlainText().contains(QStringLiteral("val_loss")));
    for (QComboBox* combo : page->findChildren<QComboBox*>())
        if (combo->accessibleName() == QLatin1String("Levels shown")) {
            combo->setCurrentIndex(1);
            emit combo->activated(1);
        }
    QVERIFY(!log->toPlainText().contains(QStringLiteral("val_loss")));
    QVERIFY(log->toPlainText().contains(QStringLiteral("loader cannot keep up")));
    // Nothing can be done without a launcher, and nothing pretends otherwise.
    for (QPushButton* button : page->findChildren<QPushButton*>())
        if (button->text() == QLatin1String("Stop"))
            QVERIFY(!button->isEnabled());
}

/// A chart of any series is added, the usual ones are moved and taken away; all of it is kept and can be undone.
void LivePageTest::chartsAreArranged()
{
    Lab lab;
    put(lab, [](SampleRun& run) {
        run.id = "r1";
        run.doneEpochs = 6;
    });
    AppSettings settings(lab.folder.filePath(QStringLiteral("settings.ini")));
    const auto expression = QStringLiteral("val/loss - train/loss");
    {
        LivePage page(lab.services, settings);
        page.resize(1272, 848);
        page.show();
        page.activated();
        QTRY_VERIFY(page.model().hasRun());
        ChartBoard& board = page.charts().board();
        auto* options = page.findChild<LiveOptionsCard*>();
        const auto button = [&](const char* name) { return options->findChild<QToolButton*>(QLatin1String(name)); };
        QToolButton *add = button("addCharts"), *undo = button("undoCharts"), *redo = button("redoCharts"),
                    *usual = button("usualCharts");
        QVERIFY(!undo->isEnabled() && !redo->isEnabled() && !usual->isEnabled());
        QCOMPARE(undo->shortcut(), QKeySequence(QKeySequence::Undo));
        TimeChart* loss = chartNamed(page, QStringLiteral("Loss"));
        TimeChart* accuracy = chartNamed(page, QStringLiteral("Accuracy"));
        const auto left = [&](const QWidget* chart) { return chart->mapTo(&page, QPoint()).x(); };
        const auto top = [&](const QWidget* chart) { return chart->mapTo(&page, QPoint()).y(); };
        QTRY_VERIFY(left(accuracy) > left(loss) + 300); // side by side
        QCOMPARE(top(accuracy), top(loss));

        auto* picker = page.findChild<SeriesPicker*>();
        const auto pick = [&](const QString& text) {
            QTest::mouseClick(add, Qt::LeftButton);
            QTRY_VERIFY(picker->isVisible());
            auto* list = picker->findChild<QListView*>();
            QTRY_VERIFY(list->model()->rowCount() > 5); // the series of the run have come
            auto* search = picker->findChild<QLineEdit*>();
            search->setText(text);
            QTest::keyClick(search, Qt::Key_Return);
            QTRY_VERIFY(!picker->isVisible());
        };
        pick(expression);
        QCOMPARE(board.charts().back().expression, expression);
        QTRY_VERIFY(chartNamed(page, expression) && !chartNamed(page, expression)->series().empty());
        QCOMPARE(chartNamed(page, expression)->series().front().shape, SeriesShape::Points); // val/loss is per epoch

        board.remove(0); // the loss
        QVERIFY(!loss->isVisible());
        QTRY_COMPARE(left(accuracy), left(chartNamed(page, QStringLiteral("Device load")))); // all move up
        pick(QStringLiteral("Loss standard"));
        QCOMPARE(board.charts().back().expression, QStringLiteral("@loss"));
        QTRY_VERIFY(loss->isVisible());
        QTRY_VERIFY(!loss->series().empty());
        QVERIFY(top(loss) >= top(chartNamed(page, expression)));
        QTest::mouseClick(undo, Qt::LeftButton);
        QVERIFY(!loss->isVisible() && redo->isEnabled());
    }
    LivePage page(lab.services, settings); // as at the next start
    page.resize(1272, 848);
    page.show();
    page.activated();
    QTRY_VERIFY(page.model().hasRun());
    QVERIFY(!page.charts().board().expressions().contains(QStringLiteral("@loss")));
    QTRY_VERIFY(!chartNamed(page, expression)->series().empty());
    page.charts().board().restoreUsual();
    QVERIFY(!chartNamed(page, expression) || !chartNamed(page, expression)->isVisible());
    QTRY_VERIFY(chartNamed(page, QStringLiteral("Loss"))->isVisible());
}

void LivePageTest::severalRunsLieOverEachOther()
{
    Lab lab;
    for (const char* id : {"r1", "r2", "r3"})
        put(lab, [&](SampleRun& run) {
            run.id = id;
            run.name = std::string("run ") + id;
            run.doneEpochs = 6;
        });
    AppSettings settings(lab.folder.filePath(QStringLiteral("settings.ini")));
    LivePage page(lab.services, settings);
    page.resize(1272, 848);
    page.show();
    page.activated();
    QTRY_VERIFY(page.model().hasRun());
    auto* card = page.findChild<LiveRunsCard*>();
    QVERIFY(!card->isVisible());
    page.openRuns({QStringLiteral("r2"), QStringLiteral("r3")});
    QTRY_VERIFY(card->isVisible());
    QCOMPARE(card->table()->model()->rowCount(), 2);
    TimeChart* loss = chartNamed(page, QStringLiteral("Loss"));
    QTRY_COMPARE(loss->series().size(), std::size_t(4)); // training and validation of both
    QCOMPARE(loss->series()[0].label, QStringLiteral("A"));
    QCOMPARE(loss->series()[1].label, QStringLiteral("B"));
    QVERIFY(loss->series()[0].color != loss->series()[1].color);
    QCOMPARE(loss->series()[2].color, loss->series()[0].color);
    QCOMPARE(loss->series()[3].name, QStringLiteral("run r3, val"));
    page.charts().showCursor(3.0);
    page.charts().flush();
    QCOMPARE(loss->cursorLabels().size(), 4);
    for (const auto& [row, run] : {std::pair(0, "A train "), std::pair(1, "B train "), std::pair(3, "B val ")})
        QVERIFY2(loss->cursorLabels()[row].startsWith(QLatin1String(run)), qPrintable(loss->cursorLabels()[row]));
    QCOMPARE(chartNamed(page, QStringLiteral("Throughput"))->series().size(), std::size_t(2));
    page.charts().board().add({QStringLiteral("train/loss")});
    QTRY_COMPARE(chartNamed(page, QStringLiteral("train/loss"))->series().size(), std::size_t(2));
    // The phases of each run are a row of their own, marked as its lines.
    const TimeChart* time = chartNamed(page, QStringLiteral("Where the time goes"));
    QCOMPARE(time->lanes().size(), std::size_t(2));
    QCOMPARE(time->lanes()[1].label, QStringLiteral("B"));
    QCOMPARE(time->lanes()[1].mark->color, loss->series()[1].color);
    QStringList phases[2];
    for (const ChartSeries& one : time->series()) {
        QCOMPARE(one.shape, SeriesShape::Area);
        QCOMPARE(one.name, one.lane == 0 ? QStringLiteral("A run r2") : QStringLiteral("B run r3"));
        phases[one.lane] << one.label;
    }
    QCOMPARE(phases[0], phases[1]);
    QVERIFY2(phases[0].contains(QStringLiteral("input wait")) && phases[0].contains(QStringLiteral("other")),
             qPrintable(phases[0].join(QLatin1Char(' '))));

    const auto click = [&](int row, int column) {
        const QTableView* table = card->table();
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {},
                          table->visualRect(table->model()->index(row, column)).center());
    };
    click(1, 0); // its events and its log
    QCOMPARE(page.model().runId(), QStringLiteral("r3"));
    QTRY_VERIFY(page.model().hasRun() && page.windowTitleText().contains(QStringLiteral("run r3")));
    // Each row of the phases is as high as a letter, however many there are.
    QTRY_VERIFY(time->height() >= time->minimumSizeHint().height());
    // A third one is ticked in the list.
    auto* picker = page.findChild<RunsPicker*>();
    picker->popup(&page, page.model().choices(), page.model().runIds());
    auto* list = picker->findChild<QListWidget*>();
    QVERIFY(list->visualItemRect(list->item(0)).height() >= list->fontMetrics().height() + 8);
    for (int i = 0; i < list->count(); ++i)
        if (list->item(i)->text() == QLatin1String("run r1"))
            list->item(i)->setCheckState(Qt::Checked);
    picker->close();
    QTRY_COMPARE(card->table()->model()->rowCount(), 3);
    QTRY_COMPARE(loss->series().size(), std::size_t(6));
    QTRY_COMPARE(time->lanes().size(), std::size_t(3));
    page.resize(1024, 560);
    QTRY_VERIFY(time->height() >= time->minimumSizeHint().height());
    click(2, card->table()->model()->columnCount() - 1); // x
    click(0, card->table()->model()->columnCount() - 1);
    QTRY_VERIFY(!card->isVisible());
    QTRY_COMPARE(loss->series().size(), std::size_t(2));
    QCOMPARE(page.model().runIds(), QStringList{QStringLiteral("r3")});
}

void LivePageTest::theLinesOfARunSayAtTheCursorWhichTheyAre()
{
    Lab lab;
    for (const char* id : {"r1", "r2"})
        put(lab, [&](SampleRun& run) {
            run.id = id;
            run.name = std::string("run ") + id;
            run.doneEpochs = 6;
        });
    AppSettings settings(lab.folder.filePath(QStringLiteral("settings.ini")));
    LivePage page(lab.services, settings);
    page.resize(1272, 848);
    page.show();
    page.activated();
    page.openRuns({QStringLiteral("r1")});
    TimeChart* loss = chartNamed(page, QStringLiteral("Loss"));
    TimeChart* load = chartNamed(page, QStringLiteral("Device load"));
    const auto labels = [&](TimeChart* chart) {
        page.charts().showCursor(3.0);
        page.charts().flush();
        return chart->cursorLabels();
    };
    QTRY_COMPARE(loss->series().size(), std::size_t(2));
    const QStringList alone = labels(loss);
    QCOMPARE(alone.size(), 2);
    QVERIFY2(alone[0].startsWith(QStringLiteral("train ")) && alone[1].startsWith(QStringLiteral("val ")),
             qPrintable(alone.join(QLatin1Char('/'))));
    page.openRuns({QStringLiteral("r1"), QStringLiteral("r2")});
    QTRY_COMPARE(load->series().size(), std::size_t(4)); // cores and memory of both
    QCOMPARE(load->series()[0].name, QStringLiteral("run r1, CPU"));
    QCOMPARE(load->series()[3].name, QStringLiteral("run r2, RAM"));
    const QStringList both = labels(load);
    QVERIFY2(both.size() == 4 && both[0].startsWith(QStringLiteral("A CPU ")) &&
                 both[3].startsWith(QStringLiteral("B RAM ")),
             qPrintable(both.join(QLatin1Char('/'))));
}

/// By epoch, a run that tells only steps would stay at 0.
void LivePageTest::besideARunWithoutEpochsAllAreDrawnByStep()
{
    Lab lab;
    put(lab, [](SampleRun& run) {
        run.id = "r1";
        run.doneEpochs = 2;
    });
    putWithoutEpochs(lab, "r2");
    AppSettings settings(lab.folder.filePath(QStringLiteral("settings.ini")));
    LivePage page(lab.services, settings);
    page.resize(1272, 848);
    page.show();
    page.activated();
    const auto axis = [&] { return chartNamed(page, QStringLiteral("Loss"))->options().axis; };
    page.openRuns({QStringLiteral("r1")});
    QTRY_VERIFY(page.model().hasRun() && page.model().snapshot().run.id == "r1");
    QCOMPARE(axis(), XAxis::Epoch);
    page.openRuns({QStringLiteral("r1"), QStringLiteral("r2")});
    QTRY_COMPARE(axis(), XAxis::Step);
    QTRY_COMPARE(chartNamed(page, QStringLiteral("Loss"))->series().size(), std::size_t(3));
    QCOMPARE(page.model().runId(), QStringLiteral("r1")); // which has epochs
    page.openRuns({QStringLiteral("r1")});
    QTRY_COMPARE(axis(), XAxis::Epoch);
}

/// By epoch its training would stay at 0, and its last validation would be cut.
void LivePageTest::aRunThatTellsEpochsOfValidationsOnlyIsDrawnByStep()
{
    Lab lab;
    putWithEpochsOfValidations(lab, "r1");
    const auto reader = lab.store->reader();
    const std::optional<LiveSnapshot> byEpoch = readLive(*reader, {"r1", XAxis::Epoch});
    QVERIFY(byEpoch && byEpoch->lacksEpochs && byEpoch->lacksSamples);
    QCOMPARE(byEpoch->dataEnd, 5.0);
    const std::vector<LiveRun> runs = readLiveRuns(*reader, {"r1"}, {});
    QCOMPARE(runs.at(0).end, 5.0);
    AppSettings settings(lab.folder.filePath(QStringLiteral("settings.ini")));
    LivePage page(lab.services, settings);
    page.resize(1272, 848);
    page.show();
    page.activated();
    page.openRuns({QStringLiteral("r1")});
    TimeChart* loss = chartNamed(page, QStringLiteral("Loss"));
    QTRY_COMPARE(loss->options().axis, XAxis::Step);
    QTRY_COMPARE(loss->series().size(), std::size_t(2));
    for (const ChartSeries& one : loss->series())
        QCOMPARE(one.bins.back().lastX, 50.0);
    QComboBox* axes = nullptr;
    for (auto* box : page.findChildren<QComboBox*>())
        if (box->accessibleName() == QLatin1String("X axis"))
            axes = box;
    QVERIFY(axes);
    QCOMPARE(axes->currentIndex(), int(XAxis::Step));
    QVERIFY2(axes->toolTip().contains(QStringLiteral("have no epoch")), qPrintable(axes->toolTip()));
    for (const XAxis axis : {XAxis::Epoch, XAxis::Samples})
        QVERIFY(!(axes->model()->index(int(axis), 0).flags() & Qt::ItemIsEnabled));
    // An engine's run has them.
    put(lab, [](SampleRun& run) {
        run.id = "r2";
        run.doneEpochs = 2;
    });
    page.openRuns({QStringLiteral("r2")});
    QTRY_COMPARE(loss->options().axis, XAxis::Epoch);
    QVERIFY(axes->toolTip().isEmpty());
    // A series that tells its epoch now and then has no place for the rest.
    const auto bins = [](std::initializer_list<double> places) {
        std::vector<Bin> all;
        for (const double x : places) {
            Bin bin;
            bin.firstStep = bin.lastStep = std::int64_t(all.size()) + 1;
            bin.firstX = bin.lastX = x;
            all.push_back(bin);
        }
        return all;
    };
    QVERIFY(lacksPositions(bins({0.0, 0.0})) && lacksPositions(bins({0.0, 1.0, 0.0, 2.0})));
    QVERIFY(!lacksPositions(bins({0.0, 0.0, 1.0, 1.0})) && !lacksPositions(bins({0.0})));
}

/// Even where the first value after it comes later in one series than in another.
void LivePageTest::anAttemptOfSeveralRunsBeginsAtOnePlace()
{
    Lab lab;
    for (const char* id : {"r1", "r2"})
        put(lab, [&](SampleRun& run) {
            run.id = id;
            run.state = JobState::Done;
            run.doneEpochs = 6;
            run.stepsPerEpoch = 175; // throughput is told every six steps
            run.resumed = run.id == "r2";
        });
    AppSettings settings(lab.folder.filePath(QStringLiteral("settings.ini")));
    LivePage page(lab.services, settings);
    page.resize(1272, 848);
    page.show();
    page.activated();
    page.openRuns({QStringLiteral("r1"), QStringLiteral("r2")});
    const TimeChart* loss = chartNamed(page, QStringLiteral("Loss"));
    QTRY_VERIFY(loss->attemptStarts() && !loss->attemptStarts()->empty());
    const std::vector<AttemptStart> starts = *loss->attemptStarts();
    QCOMPARE(starts.size(), std::size_t(1));
    QCOMPARE(starts.front().run, QStringLiteral("B"));
    QCOMPARE(starts.front().attempt, 2);
    QVERIFY2(std::abs(starts.front().x - 526.0 / 175.0) < 1e-6, qPrintable(QString::number(starts.front().x)));
    for (const char* name : {"Accuracy", "Throughput", "Device load", "Where the time goes"})
        QVERIFY2(chartNamed(page, QLatin1String(name))->attemptStarts() == loss->attemptStarts(), name);
}

/// Below many runs nobody would find it. The list reads from left to right though the button does not.
void LivePageTest::severalRunsAreOfferedAboveTheList()
{
    RunChooser chooser(QStringLiteral("Choose"));
    chooser.offerSeveral(QStringLiteral("Several"));
    std::vector<RunRow> runs(3);
    for (std::size_t i = 0; i < runs.size(); ++i) {
        runs[i].id = runs[i].name = "r" + std::to_string(i);
        runs[i].state = i == 0 ? JobState::Running : JobState::Done;
    }
    chooser.setRuns(runs, QStringLiteral("r1"));
    const auto* menu = chooser.findChild<QMenu*>();
    QCOMPARE(menu->layoutDirection(), Qt::LeftToRight);
    const QList<QAction*> actions = menu->actions();
    QCOMPARE(actions.size(), 6); // with a line below it, and one between runs at work and others
    QCOMPARE(actions[0]->text(), QStringLiteral("Several"));
    QVERIFY(actions[1]->isSeparator() && actions[3]->isSeparator());
    QSignalSpy wanted(&chooser, &RunChooser::severalWanted);
    actions[0]->trigger();
    QCOMPARE(wanted.size(), 1);
}

/// Only the name that the list came up with leaves all others in it.
void LivePageTest::anExactNameIsASearchToo()
{
    QWidget page;
    page.resize(400, 300);
    page.show();
    SeriesPicker picker(&page);
    picker.setNames({QStringLiteral("loss"), QStringLiteral("accuracy"), QStringLiteral("train/loss")});
    const auto* list = picker.findChild<QListView*>();
    auto* search = picker.findChild<QLineEdit*>();
    picker.popup(&page, {}, true);
    search->setText(QStringLiteral("accuracy"));
    QCOMPARE(list->model()->rowCount(), 1);
    for (const QPushButton* all : picker.findChildren<QPushButton*>())
        QVERIFY(!all->isVisible());
    search->setText(QStringLiteral("loss"));
    QCOMPARE(list->model()->rowCount(), 2);
    QCOMPARE(list->currentIndex().data().toString(), QStringLiteral("loss"));
    picker.popup(&page, QStringLiteral("loss"), false);
    QCOMPARE(list->model()->rowCount(), 3);
    QCOMPARE(list->currentIndex().data().toString(), QStringLiteral("loss"));
}

void LivePageTest::theQuestionBeforeStoppingGoesWithTheRun()
{
    Lab lab;
    put(lab, [](SampleRun& run) { run.id = "r1"; });
    AppSettings settings(lab.folder.filePath(QStringLiteral("settings.ini")));
    LivePage page(lab.services, settings);
    page.show();
    page.activated();
    QTRY_VERIFY(page.model().hasRun());
    bool asked = false, late = false;
    QTimer::singleShot(0, &page, [&] {
        asked = page.findChild<QMessageBox*>() != nullptr;
        (void)lab.store->setRunState("r1", JobState::Done, {}, 2e9).get().ok();
    });
    QTimer limit;
    connect(&limit, &QTimer::timeout, &page, [&] {
        late = true;
        if (auto* box = page.findChild<QMessageBox*>())
            box->reject();
    });
    limit.start(30000);
    emit page.findChild<LiveHeaderBar*>()->stopRequested();
    QVERIFY(asked && !late);
    QCOMPARE(page.model().snapshot().run.state, JobState::Done);
}

/// Nothing but the log says why a program or the engine ended before its first value.
void LivePageTest::theLogOfARunWithoutValuesHasTheRoom()
{
    Lab lab;
    RunSpec spec;
    spec.id = spec.name = "train.py";
    spec.program = ProgramSpec{};
    spec.program->command = {"python3", "train.py"};
    spec.program->folder = "/home/ada";
    QVERIFY(lab.store->createRun(spec, "/home/ada/runs/train.py", "local").get().ok());
    QVERIFY(lab.store->setRunState("train.py", JobState::Failed, "it ended with exit code 2", 2e9).get().ok());
    put(lab, [](SampleRun& run) { run.id = "r1"; });
    AppSettings settings(lab.folder.filePath(QStringLiteral("settings.ini")));
    LivePage page(lab.services, settings);
    page.resize(960, 540);
    page.show();
    page.activated();
    page.openRun(QStringLiteral("train.py"));
    QTRY_VERIFY(page.model().hasRun() && page.model().runId() == QLatin1String("train.py"));
    auto* log = page.findChild<LiveLogCard*>();
    QTRY_VERIFY(!page.charts().isVisible());
    QTRY_VERIFY(log->mapTo(&page, QPoint()).y() < page.height() / 2);
    QVERIFY(log->mapTo(&page, QPoint(0, log->height())).y() <= page.height());
    page.openRun(QStringLiteral("r1"));
    QTRY_VERIFY(page.charts().isVisible());
    RunSpec engine;
    engine.id = engine.name = "no-memory";
    QVERIFY(lab.store->createRun(engine, "/home/ada/runs/no-memory", "local").get().ok());
    QVERIFY(lab.store->setRunState("no-memory", JobState::Submitting, {}).get().ok());
    page.openRun(QStringLiteral("no-memory"));
    QTRY_VERIFY(page.model().hasRun() && page.model().runId() == QLatin1String("no-memory"));
    QTRY_VERIFY(page.charts().isVisible()); // its first value may come
    QVERIFY(lab.store->setRunState("no-memory", JobState::Failed, "it does not fit", 2e9).get().ok());
    page.openRun(QStringLiteral("r1"));
    page.openRun(QStringLiteral("no-memory"));
    QTRY_VERIFY(!page.charts().isVisible());
}

void LivePageTest::theRunsShownAtOnceComeBack()
{
    Lab lab;
    for (const char* id : {"r1", "r2", "r3"})
        put(lab, [&](SampleRun& run) { run.id = run.name = id; });
    const QString file = lab.folder.filePath(QStringLiteral("settings.ini"));
    const QStringList shown{QStringLiteral("r3"), QStringLiteral("r1")};
    {
        AppSettings settings(file);
        LivePage page(lab.services, settings);
        page.openRuns(shown);
        QVERIFY(page.mayClose());
    }
    AppSettings settings(file);
    LivePage page(lab.services, settings);
    QTRY_COMPARE(page.model().runIds(), shown);
    page.openRun(QStringLiteral("r2"));
    QVERIFY(page.mayClose());
    LivePage third(lab.services, settings);
    QVERIFY(!third.model().isRestoring());
}

void LivePageTest::equalLinesOfRanksAreFolded()
{
    QTemporaryDir folder;
    AppSettings settings(folder.filePath(QStringLiteral("settings.ini")));
    LiveLogCard card(settings);
    card.resize(800, 200);
    card.show();
    auto* text = card.findChild<QPlainTextEdit*>(QStringLiteral("runLog"));
    QCheckBox* fold = nullptr;
    for (QCheckBox* box : card.findChildren<QCheckBox*>())
        if (box->text() == QLatin1String("Fold ranks"))
            fold = box;
    std::string log = "2026-11-20T14:02:01.590Z info one process\n";
    card.setLog(log, 1);
    QVERIFY(fold && !fold->isVisible());
    for (const char* rank : {"0", "1", "3"})
        log += std::string("2026-11-20T14:02:01.600Z info [rank") + rank + "]: ready\n";
    card.setLog(log, 4);
    QVERIFY(fold->isVisible());
    log += "2026-11-20T14:02:01.610Z info [rank2]: no GPU\n";
    card.setLog(log, 4);
    const auto lines = [&] { return text->toPlainText().split(QLatin1Char('\n')); };
    QCOMPARE(lines().size(), 3);
    QVERIFY2(lines()[1].contains(QStringLiteral("×3 ranks 0, 1, 3  ready")), qPrintable(lines()[1]));
    QVERIFY(lines()[2].contains(QStringLiteral("rank 2")) && lines()[2].endsWith(QStringLiteral("no GPU")));
    log += "2026-11-20T14:02:01.620Z info [rank2]: ready\n"; // changes a row above the last one
    card.setLog(log, 4);
    QCOMPARE(lines().size(), 3);
    QVERIFY(lines()[1].contains(QStringLiteral("×4 ranks 0–3")));
    fold->click();
    QCOMPARE(lines().size(), 6);
    QVERIFY(lines()[5].endsWith(QStringLiteral("[rank2]: ready")));
    QVERIFY(!settings.state(QStringLiteral("live/foldRanks")).toBool());
}

TRAINYARD_WIDGET_TEST(LivePageTest)

} // namespace live_page_test

#include "live_page_test.moc"
