// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/inspect/weights_view_model.h"

#include "gui/inspect/thresholds_model.h"
#include "tests/gui/weights_fixture.h"
#include "tests/support/test_environment.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

namespace weights_view_model_test {

using namespace trainyard;

namespace {

/// Two layers of 100 and 100 weights: one of 0.001 … 0.1, one of 0.501 … 0.6, and ten biases.
std::shared_ptr<const WeightMagnitudes> twoLayers(int zeros = 0)
{
    std::vector<float> low, high;
    for (int i = 1; i <= 100; ++i) {
        low.push_back(i <= zeros ? 0.0f : static_cast<float>(i) * 0.001f);
        high.push_back(0.5f + static_cast<float>(i) * 0.001f);
    }
    return test::magnitudesOf({{"conv1", {10, 1, 1, 10}, WeightRole::Inner, true, low},
                               {"dense", {10, 10}, WeightRole::Last, true, high},
                               {"norm", {10}, WeightRole::NormOrBias, false, std::vector<float>(10, 1.0f)}});
}

QList<Permille> marked(const WeightsViewModel& model)
{
    QList<Permille> list;
    for (const ThresholdRow& row : model.rows())
        list << row.place;
    return list;
}

RunRow baseRun(JobState state)
{
    RunRow run;
    run.id = "base";
    run.name = "resnet20-base";
    run.directory = "/runs/base";
    run.state = state;
    return run;
}

ArtifactRow checkpoint(const char* file, std::int64_t step, double epoch)
{
    ArtifactRow row;
    row.kind = "checkpoint";
    row.file = file;
    row.step = step;
    row.epoch = epoch;
    return row;
}

} // namespace

class WeightsViewModelTest : public QObject {
    Q_OBJECT

private slots:
    void thresholdsAreThoseOfASortedArray()
    {
        const WeightThresholds thresholds(twoLayers());
        QCOMPARE(thresholds.threshold(250), double(0.050f)); // the 50th of 200
        QCOMPARE(thresholds.left(250), 150);
        QCOMPARE(thresholds.leftOf(0, 250), 50);
        QCOMPARE(thresholds.leftOf(1, 250), 100);
        QCOMPARE(thresholds.leftOf(2, 250), 10); // never pruned
        QCOMPARE(thresholds.row(250).ratio, 200.0 / 150.0);
        QVERIFY(thresholds.row(490).vanishing.isEmpty());
        QCOMPARE(thresholds.row(500).vanishing, QStringList{"conv1"});
        QCOMPARE(thresholds.placeOf(0.0504), 251); // the next one that is not below
        QCOMPARE(*thresholds.thinnest(250), std::size_t(0));
        QCOMPARE(thresholds.zeroShare(), 0.0);
    }

    void aShareThatEveryLayerKeepsLetsNoneVanish()
    {
        const WeightThresholds thresholds(twoLayers(), 0.01);
        QVERIFY(thresholds.row(990).vanishing.isEmpty());
        QCOMPARE(thresholds.leftOf(0, 990), 1);
        QCOMPARE(thresholds.left(990), 3); // two above the threshold, and that one
    }

    void percentilesAreReadAsPeopleWriteThem()
    {
        QCOMPARE(readPercentile("80"), std::optional(800));
        QCOMPARE(readPercentile(" 97,5 %"), std::optional(975));
        for (const char* wrong : {"0", "100", "99.99", "-1", "x", ""})
            QVERIFY2(!readPercentile(wrong), wrong);
    }

    void marksStartWithWhatMakesSense()
    {
        WeightsViewModel model({});
        QVERIFY(!model.has());
        model.show(twoLayers(50)); // a quarter of the weights is zero
        QCOMPARE(marked(model).front(), 100);
        QCOMPARE(marked(model).back(), 990);
        QVERIFY(model.preset() == WeightsViewModel::Preset::TenTo99);
        // 10 % and 20 % are both 0; from 50 % on the first layer is gone.
        QVERIFY(model.rows()[0].sameAs && model.rows()[1].sameAs && !model.rows()[2].sameAs);
        QCOMPARE(model.chosen(), (QList<Permille>{300, 400}));
        QCOMPARE(model.selected(), 800);

        const std::vector<WeightsRemark> remarks = model.remarks();
        QCOMPARE(remarks.size(), std::size_t(2));
        QVERIFY(remarks[0].kind == WeightsRemark::Kind::Coincide && remarks[0].text.contains("25"));
        QVERIFY(remarks[1].kind == WeightsRemark::Kind::Vanish && remarks[1].title.contains("conv1"));
        QVERIFY(remarks[1].canKeep && remarks[1].text.contains("100"));
        QVERIFY(model.summary().contains("10 % and 20 %"));
        QVERIFY2(model.spreadText(-1).startsWith("min 0 · mean ") && model.spreadText(-1).endsWith("25.0 % exactly 0"),
                 qPrintable(model.spreadText(-1)));
        QVERIFY(model.spreadText(0) != model.spreadText(1));

        model.setLeastKept(0.01);
        QVERIFY(model.chosen().contains(800) && !model.chosen().contains(100));
        QVERIFY(model.remarks().back().kind == WeightsRemark::Kind::Kept);
        QCOMPARE(model.prunedSpec(800).pruning.leastKept, 0.01);
        model.setLeastKept(0.0);
        QVERIFY(!model.chosen().contains(800));
    }

    void marksMoveAndComeBack()
    {
        WeightsViewModel model({});
        model.show(twoLayers());
        QSignalSpy changed(&model, &WeightsViewModel::marksChanged);
        model.select(300);
        QCOMPARE(model.move(300, 310), 310);
        QCOMPARE(model.selected(), 310);
        QVERIFY(model.rowOf(300) < 0 && model.chosen().contains(310));
        QVERIFY(model.preset() == WeightsViewModel::Preset::Custom);
        QCOMPARE(model.move(310, 400), 310); // another one stands there
        model.undo();
        QCOMPARE(model.selected(), 300);
        QVERIFY(model.preset() == WeightsViewModel::Preset::TenTo99);
        QVERIFY(!model.canUndo());

        // A drag is one step, however many places it passes.
        Permille at = 300;
        for (const Permille to : {305, 312, 344, 351})
            at = model.move(at, to, true);
        at = model.move(at, 352, false);
        QCOMPARE(at, 352);
        model.undo();
        QCOMPARE(model.selected(), 300);

        model.add(975);
        QVERIFY(model.chosen().contains(975));
        QCOMPARE(model.selected(), 975);
        model.remove(975);
        QVERIFY(model.rowOf(975) < 0);
        QCOMPARE(model.selected(), 980);
        model.setChosen(100, false);
        QVERIFY(!model.chosen().contains(100));
        model.undo();
        QVERIFY(model.chosen().contains(100));
        model.undo();
        QVERIFY(model.rowOf(975) >= 0);
        QCOMPARE(model.move(990, 5000), 999); // never beyond the ends
        QVERIFY(changed.count() > 8);
    }

    void thePublishedPercentilesAreAPreset()
    {
        WeightsViewModel model({});
        model.show(test::residualNet());
        model.applyPreset(WeightsViewModel::Preset::Published);
        QCOMPARE(model.rows().size(), qsizetype(std::size(kPublishedPercentiles)));
        QCOMPARE(model.rows().front().place, 600);
        QVERIFY(model.rowOf(870) >= 0);
        QVERIFY(model.preset() == WeightsViewModel::Preset::Published);
    }

    void aRunBringsItsCheckpoints()
    {
        WeightsViewModel model({});
        RunSpec spec;
        spec.name = "resnet20-base";
        spec.training.keepEpochs = {0, 2};
        model.setRun(baseRun(JobState::Done), spec,
                     {checkpoint("checkpoints/step-400.safetensors", 400, 4.0),
                      checkpoint("checkpoints/step-0.safetensors", 0, 0.0),
                      checkpoint("checkpoints/step-50.safetensors", 50, 0.5),
                      checkpoint("checkpoints/step-200.safetensors", 200, 2.0)});
        QStringList texts;
        std::vector<std::string> references;
        for (std::size_t i = 0; i < model.checkpoints().size(); ++i) {
            texts << model.checkpointText(i);
            references.push_back(model.checkpoints()[i].reference);
        }
        QCOMPARE(texts, (QStringList{"Initialisation", "Step 50", "Epoch 2", "Epoch 4, end"}));
        QVERIFY((references == std::vector<std::string>{"base@epoch-0", "base@step-50", "base@epoch-2", "base@end"}));
        QCOMPARE(model.checkpoints().back().file, std::string("/runs/base/checkpoints/step-400.safetensors"));
        model.show(test::residualNet());

        const RunSpec pruned = model.prunedSpec(900);
        QVERIFY(pruned.pruning.method == PruningMethod::Magnitude);
        QVERIFY(pruned.pruning.amount == PruningAmount::Percentile);
        QCOMPARE(pruned.pruning.percentile, 90.0);
        QCOMPARE(pruned.pruning.maskFrom, std::string("base@end"));
        QVERIFY(pruned.training.keepEpochs.empty()); // those are the base run's
        RunSpec checked = pruned;
        checked.id = "x";
        checked.name = "x";
        QVERIFY(validateRunSpec(checked).empty());
        model.chooseCheckpoint(2);
        QCOMPARE(model.prunedSpec(900).pruning.maskFrom, std::string("base@epoch-2"));

        model.setRun(baseRun(JobState::Running), spec, {checkpoint("c/1.safetensors", 100, 1.0)});
        QCOMPARE(model.checkpointText(0), QStringLiteral("Epoch 1, newest"));
        QCOMPARE(model.checkpoints()[0].reference, std::string("base@epoch-1")); // its end is still to come
        model.setRun(baseRun(JobState::Running), spec, {});
        QVERIFY(model.error().contains("not written a checkpoint"));
    }

    void rolesSayWhatIsKept()
    {
        WeightsViewModel model({});
        model.show(test::residualNet());
        const std::vector<WeightsRoleRow> roles = model.roles();
        QCOMPARE(roles.size(), std::size_t(3)); // no depthwise kernel, nothing named
        QVERIFY(roles[0].role == WeightRole::NormOrBias && !roles[0].choosable);
        QVERIFY(roles[1].role == WeightRole::First && roles[1].choosable && !roles[1].pruned);
        QVERIFY(roles[2].role == WeightRole::Last && roles[2].pruned);
        QCOMPARE(roles[1].values, 16 * 27);
    }

    void theTableIsAWholeModel()
    {
        WeightsViewModel model({});
        ThresholdsModel table(model);
        QAbstractItemModelTester tester(&table, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.show(twoLayers(50));
        QCOMPARE(table.rowCount(), 16);
        QCOMPARE(table.index(0, ThresholdsModel::Vanishing).data().toString(), QStringLiteral("same mask as 20 %"));
        QCOMPARE(table.index(2, ThresholdsModel::Left).data().toString(), QStringLiteral("140"));
        QCOMPARE(table.index(2, ThresholdsModel::Ratio).data().toString(), QStringLiteral("1.43×"));
        QVERIFY(table.setData(table.index(2, 0), Qt::Unchecked, Qt::CheckStateRole));
        QVERIFY(!model.chosen().contains(300));
        model.add(123);
        QCOMPARE(table.rowCount(), 17);
        QCOMPARE(table.index(1, 0).data().toString(), QStringLiteral("12.3 %"));
        const QByteArray csv = model.tableAsCsv();
        QVERIFY(csv.startsWith("percentile,threshold,left,ratio,chosen,vanishing,left: conv1,left: dense"));
        QCOMPARE(csv.count('\n'), 18);
    }

    void nothingPrunableIsSaid()
    {
        WeightsViewModel model({});
        model.show(test::magnitudesOf({{"norm", {10}, WeightRole::NormOrBias, false, std::vector<float>(10, 1.0f)}}));
        QVERIFY(!model.has());
        QVERIFY(model.error().contains("prunable"));
        model.show(twoLayers());
        model.showFailure({ErrorKind::NotFound, "read", "/x", "there is no such file", "", 0});
        QVERIFY(model.error().contains("/x"));
        QVERIFY(!model.has());
    }
};

TRAINYARD_TEST(WeightsViewModelTest)

} // namespace weights_view_model_test

#include "weights_view_model_test.moc"
