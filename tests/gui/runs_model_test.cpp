// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/formats/state_text.h"
#include "gui/parts/layers_model.h"
#include "gui/runs/comparison_model.h"
#include "gui/runs/runs_model.h"
#include "tests/support/test_environment.h"

#include <QAbstractItemModelTester>
#include <QElapsedTimer>
#include <QLocale>
#include <QPersistentModelIndex>
#include <QSignalSpy>

#include <cmath>

namespace runs_model_test {

using namespace trainyard;

class RunsModelTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); }
    void behavesAsAModelThroughEveryChange();
    void aRunThatItsSearchEndedIsNotDone();
    void theSameRunsKeepTheirIndexes();
    void showsMetricsAndParametersOfTheirColumns();
    void showsTheEpochOfARunThatTellsNoEnd();
    void columnsSurviveSettings();
    void columnsSortByTheStoresKeys();
    void exportsExactNumbersAndIsoTimes();
    void showsControlCharactersAndExportsThem();
    void comparisonFindsWhatDiffers();
    void anImportedRunMakesNothingDiffer();
    void whatLooksTheSameDoesNotDiffer();
    void idsAreShownByTheirNames();
    void layersShowShapes();
};

namespace {

RunRow makeRow(int number)
{
    RunRow row;
    row.key = number;
    row.id = "run-" + std::to_string(number);
    row.name = "name " + std::to_string(number);
    row.tags = {"a", "b"};
    row.state = JobState::Done;
    row.model = "small-cnn";
    row.data.name = row.dataset = "glyphs";
    row.createdAt = 1.7e9 + number;
    row.epoch = 3.0;
    row.epochs = 5;
    row.elapsed = 579.0;
    row.metrics = {0.9891, std::nan("")};
    return row;
}

std::vector<RunRow> makeRows(int count)
{
    std::vector<RunRow> rows;
    for (int i = 0; i < count; ++i)
        rows.push_back(makeRow(i));
    return rows;
}

int columnOf(const RunsModel& model, RunColumn::Kind kind)
{
    for (int i = 0; i < model.columns().size(); ++i)
        if (model.columns()[i].kind == kind)
            return i;
    return -1;
}

} // namespace

void RunsModelTest::behavesAsAModelThroughEveryChange()
{
    RunsModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setRows(makeRows(20));
    QCOMPARE(model.rowCount(), 20);
    model.setCurve("run-3", {{0, 0}, {1, 1}});
    model.setColours({{"run-3", 0}, {"gone", 1}});
    model.setNow(1.7e9 + 500);
    model.setColumns({RunColumn::fixedColumns()});
    model.setRows(makeRows(5));
    QCOMPARE(model.rowOf("run-4"), 4);
    QCOMPARE(model.rowOf("run-7"), -1);
    model.setColours({});
    model.setRows({});
    QCOMPARE(model.rowCount(), 0);
    QVERIFY(!model.data(model.index(0, 0), Qt::DisplayRole).isValid());
}

void RunsModelTest::aRunThatItsSearchEndedIsNotDone()
{
    RunsModel model;
    RunRow done = makeRow(1), early = makeRow(2);
    done.reason.code = "training.target"; // what it was started for
    early.reason.code = "training.search-rung";
    model.setRows({done, early});
    int column = 0;
    while (model.columns()[column].kind != RunColumn::Kind::State)
        ++column;
    QCOMPARE(model.index(0, column).data().toString(), QString("Done"));
    QVERIFY(!model.index(0, column).data(RunsModel::EarlyRole).toBool());
    QCOMPARE(model.index(1, column).data().toString(), QString("Ended early"));
    QVERIFY(model.index(1, column).data(RunsModel::EarlyRole).toBool());
    QVERIFY(stateTone(ShownState(early)) != StateTone::Done);
}

void RunsModelTest::theSameRunsKeepTheirIndexes()
{
    RunsModel model;
    model.setRows(makeRows(10));
    const QPersistentModelIndex kept(model.index(4, 0));
    QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    auto rows = makeRows(10);
    rows[4].name = "renamed";
    model.setRows(rows);
    QCOMPARE(resets.size(), 0);
    QCOMPARE(kept.data().toString(), QStringLiteral("renamed"));
    std::reverse(rows.begin(), rows.end());
    model.setRows(rows);
    QCOMPARE(resets.size(), 1);
}

void RunsModelTest::showsMetricsAndParametersOfTheirColumns()
{
    RunsModel model;
    model.setColumns({RunColumn::metric("val/top1", MetricSummary::Best), RunColumn::param("training.epochs"),
                      RunColumn::metric("train/loss", MetricSummary::Last), RunColumn::param("seed")});
    RunRow row = makeRow(1);
    row.params = {"5", "4711"};
    model.setRows({row});
    QCOMPARE(model.index(0, 0).data().toString(), QStringLiteral("98.9 %"));
    QCOMPARE(model.index(0, 1).data().toString(), QStringLiteral("5"));
    QCOMPARE(model.index(0, 2).data().toString(), QStringLiteral("–"));
    QCOMPARE(model.index(0, 2).data(Qt::ToolTipRole).toString(), QString());
    QCOMPARE(model.index(0, 3).data().toString(), QStringLiteral("4711"));
    row.toldNan = {1};
    model.setRows({row});
    QCOMPARE(model.index(0, 2).data().toString(), QStringLiteral("NaN"));
    // New columns before the new answer: nothing of the old one may stand under a wrong title.
    model.setColumns({RunColumn::metric("train/loss", MetricSummary::Last)});
    QCOMPARE(model.index(0, 0).data().toString(), QStringLiteral("–"));
}

void RunsModelTest::showsTheEpochOfARunThatTellsNoEnd()
{
    RunsModel model;
    model.setColumns({*RunColumn::fromId("epoch")});
    RunRow ended = makeRow(1), open = makeRow(2), none = makeRow(3);
    open.epochs = none.epochs = 0;
    none.epoch = 0.0;
    model.setRows({ended, open, none});
    QCOMPARE(model.index(0, 0).data().toString(), QStringLiteral("3 / 5"));
    QCOMPARE(model.index(1, 0).data().toString(), QStringLiteral("3"));
    QCOMPARE(model.index(2, 0).data().toString(), QString());
}

void RunsModelTest::columnsSurviveSettings()
{
    RunColumns columns = RunColumn::defaults();
    columns << RunColumn::metric("odd:name/with:colons", MetricSummary::Worst) << RunColumn::param("data.image.height");
    QCOMPARE(columnsFromIds(columnIds(columns)), columns);
    QCOMPARE(columnsFromIds({}), RunColumn::defaults());
    QCOMPARE(columnsFromIds({"nonsense", "metric:best:", "param:"}), RunColumn::defaults());
    const RunColumns twice = columnsFromIds({"state", "state", "name"});
    QCOMPARE(columnIds(twice), QStringList({"name", "state"}));
    for (const RunColumn& column : RunColumn::fixedColumns()) {
        QVERIFY(RunColumn::fromId(column.id()) == column);
        QVERIFY(!column.title().isEmpty());
    }
    QCOMPARE(RunColumn::metric("val/top1", MetricSummary::Best).title(), QStringLiteral("Best val top-1"));
    QCOMPARE(RunColumn::metric("my/own", MetricSummary::Best).title(), QStringLiteral("Best my/own"));
}

void RunsModelTest::columnsSortByTheStoresKeys()
{
    const RunColumns columns = {RunColumn::metric("a", MetricSummary::Best), RunColumn::param("seed"),
                                RunColumn::metric("b", MetricSummary::Last), *RunColumn::fromId("curve")};
    QCOMPARE(sortKey(columns, 0), std::string("metric:0"));
    QCOMPARE(sortKey(columns, 1), std::string("param:seed"));
    QCOMPARE(sortKey(columns, 2), std::string("metric:1"));
    QVERIFY(sortKey(columns, 3).empty());
    QVERIFY(sortKey(columns, 9).empty());
    RunQuery query;
    requestColumns(columns, query);
    QCOMPARE(query.metrics.size(), 2u);
    QCOMPARE(query.metrics[1].series, std::string("b"));
    QCOMPARE(query.params, std::vector<std::string>{"seed"});
}

void RunsModelTest::exportsExactNumbersAndIsoTimes()
{
    RunsModel model;
    model.setRows({makeRow(1)});
    const int metric = columnOf(model, RunColumn::Kind::Metric);
    QCOMPARE(model.exportText(0, metric), QStringLiteral("0.9891"));
    QCOMPARE(model.exportText(0, metric + 1), QString()); // NaN: an empty cell
    QCOMPARE(model.exportText(0, columnOf(model, RunColumn::Kind::State)), QStringLiteral("done"));
    QVERIFY(model.exportText(0, columnOf(model, RunColumn::Kind::Created)).startsWith("2023-11-14T22:13:21"));
}

void RunsModelTest::showsControlCharactersAndExportsThem()
{
    RunRow row = makeRow(1);
    row.name = "a\x1b[31m\u202eb";
    row.tags = {"x\u2066"};
    row.notes = "one\ntwo\u202e";
    RunsModel model;
    RunColumns columns = model.columns();
    for (const RunColumn::Kind kind : {RunColumn::Kind::Tags, RunColumn::Kind::Notes})
        if (columnOf(model, kind) < 0)
            columns << RunColumn{kind, {}};
    model.setColumns(columns);
    model.setRows({row});
    const auto at = [&](RunColumn::Kind kind) { return model.index(0, columnOf(model, kind)); };
    const QString shown = QStringLiteral("a\\x1b[31m\\u202eb");
    QCOMPARE(at(RunColumn::Kind::Name).data().toString(), shown);
    QVERIFY(at(RunColumn::Kind::Name).data(Qt::ToolTipRole).toString().startsWith(shown));
    QCOMPARE(at(RunColumn::Kind::Name).data(Qt::EditRole).toString(), QString::fromStdString(row.name));
    QCOMPARE(model.exportText(0, columnOf(model, RunColumn::Kind::Name)), QString::fromStdString(row.name));
    QCOMPARE(at(RunColumn::Kind::Tags).data(RunsModel::TagsRole).toStringList(),
             QStringList{QStringLiteral("x\\u2066")});
    QCOMPARE(at(RunColumn::Kind::Notes).data().toString(), QStringLiteral("one two\\u202e"));
    QCOMPARE(at(RunColumn::Kind::Notes).data(Qt::ToolTipRole).toString(), QStringLiteral("one\ntwo\\u202e"));
}

void RunsModelTest::comparisonFindsWhatDiffers()
{
    ComparisonModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QVector<ComparedRun> runs(3);
    for (int i = 0; i < 3; ++i) {
        runs[i].name = QString("run %1").arg(i);
        runs[i].params = {{"seed", "1"}, {"training.epochs", i == 2 ? "9" : "5"}};
        runs[i].results = {{"Best", QString::number(i)}};
    }
    runs[1].params.emplace_back("campaign", "study"); // only one run has it
    model.setRuns(runs);
    QCOMPARE(model.settings(), 3);
    QCOMPARE(model.differingSettings(), 2);
    QCOMPARE(model.rowCount(), 2 + 1 + 1);
    QCOMPARE(model.columnCount(), 4);
    QCOMPARE(model.index(0, 0).data().toString(), QStringLiteral("Epochs"));
    QCOMPARE(model.index(0, 0).data(Qt::ToolTipRole).toString(), QStringLiteral("training.epochs"));
    QVERIFY(!model.index(0, 2).data(ComparisonModel::DiffersRole).toBool());
    QVERIFY(model.index(0, 3).data(ComparisonModel::DiffersRole).toBool());
    QCOMPARE(model.index(1, 1).data().toString(), QStringLiteral("–"));
    QVERIFY(model.index(2, 0).data(ComparisonModel::HeadingRole).toBool());
    model.setOnlyDiffering(false);
    QCOMPARE(model.rowCount(), 3 + 1 + 1);
    model.setRuns({});
    QCOMPARE(model.rowCount(), 0);
    QCOMPARE(ComparisonModel::letter(0), QStringLiteral("A"));
    QCOMPARE(ComparisonModel::letter(26), QStringLiteral("A2"));
}

/// It lacks all of our settings, so the other runs are compared without it.
void RunsModelTest::anImportedRunMakesNothingDiffer()
{
    ComparisonModel model;
    QVector<ComparedRun> runs(3);
    for (int i = 0; i < 2; ++i)
        runs[i].params = {{"seed", "1"}, {"training.epochs", i == 0 ? "9" : "5"}};
    runs[2].imported = true;
    model.setRuns(runs);
    QCOMPARE(model.settings(), 2);
    QCOMPARE(model.differingSettings(), 1);
    QVERIFY(model.index(0, 2).data(ComparisonModel::DiffersRole).toBool());
    QVERIFY(!model.index(0, 3).data(ComparisonModel::DiffersRole).toBool());
    std::swap(runs[0], runs[2]); // now the import is what the others are compared with
    model.setRuns(runs);
    QCOMPARE(model.differingSettings(), 1);
    QVERIFY(!model.index(0, 2).data(ComparisonModel::DiffersRole).toBool());
}

/// An empty list and none are both "–"; numbers that are shortened to the same text are shown whole.
void RunsModelTest::whatLooksTheSameDoesNotDiffer()
{
    ComparisonModel model;
    QVector<ComparedRun> runs(2);
    runs[0].params = {{"pruning.excluded", "[]"}, {"training.learning_rate.base", "0.041089801"}};
    runs[1].params = {{"training.learning_rate.base", "0.041089802"}};
    model.setRuns(runs);
    QCOMPARE(model.differingSettings(), 1);
    QCOMPARE(model.index(0, 0).data(Qt::ToolTipRole).toString(), QStringLiteral("training.learning_rate.base"));
    QVERIFY(model.index(0, 1).data().toString() != model.index(0, 2).data().toString());
}

void RunsModelTest::idsAreShownByTheirNames()
{
    ComparisonModel model;
    QVector<ComparedRun> runs(2);
    runs[0].params = {{"campaign", "20261129-000758-566208"}, {"pruning.last_layer", "true"}};
    runs[1].params = {{"campaign", "20261129-000812-111111"}, {"pruning.last_layer", "false"}};
    runs[0].named = {{"campaign", "tickets"}};
    model.setRuns(runs);
    QCOMPARE(model.index(0, 1).data().toString(), QStringLiteral("tickets"));
    QVERIFY(model.index(0, 1).data(ComparisonModel::MiddleRole).toBool());
    QCOMPARE(model.index(1, 1).data().toString(), QStringLiteral("yes"));
    QCOMPARE(model.index(1, 2).data().toString(), QStringLiteral("no"));
    runs[1].named = {{"campaign", "tickets"}}; // the names do not tell them apart
    model.setRuns(runs);
    QCOMPARE(model.index(0, 2).data().toString(), QStringLiteral("20261129-000812-111111"));
}

void RunsModelTest::layersShowShapes()
{
    LayersModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setLayers(
        {{"stem/conv", "conv2d", {32, 32, 16}, 448, 884736, {}, {}}, {"relu", "relu", {32, 32, 16}, 0, 0, {}, {}}});
    QCOMPARE(model.index(0, LayersModel::Output).data().toString(), QStringLiteral("32 × 32 × 16"));
    QCOMPARE(model.index(0, LayersModel::Parameters).data().toString(), QStringLiteral("448"));
    QCOMPARE(model.index(1, LayersModel::Parameters).data().toString(), QStringLiteral("–"));
}

TRAINYARD_TEST(RunsModelTest)

} // namespace runs_model_test

#include "runs_model_test.moc"
