// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/parts/layers_view_model.h"

#include "tests/gui/layers_fixture.h"
#include "tests/support/test_environment.h"

#include <QSignalSpy>

namespace layers_view_model_test {

using namespace trainyard;

/// Which tensor and record are shown, and what is remarked.
class LayersViewModelTest : public QObject {
    Q_OBJECT

    static void fill(LayersViewModel& model)
    {
        RunRow run;
        run.id = "run";
        run.name = "resnet20";
        run.key = 5;
        RunSpec spec;
        spec.id = "run";
        spec.monitoring.histograms.record = true;
        model.showRun(run, spec);
        model.setTensors(test::layerTensors());
    }

private slots:
    void beginsWithWeightsAndKeepsTheLayer()
    {
        LayersViewModel model({});
        QVERIFY(!model.read() && !model.has());
        fill(model);
        QVERIFY(model.kind() == HistogramKind::Weights);
        QCOMPARE(model.rows().size(), std::size_t(8));
        QCOMPARE(model.current(), 0);
        QCOMPARE(LayersViewModel::nameOf(*model.tensor()), QStringLiteral("stem · weight"));
        model.choose(3);
        model.setKind(HistogramKind::Activations);
        QCOMPARE(model.tensor()->layer, std::string("stack2/block0/conv1"));
        model.chooseTensor(204); // gradients of the gate
        QVERIFY(model.kind() == HistogramKind::Gradients);
        QCOMPARE(model.current(), 4);
    }

    void staysAtTheNewestRecord()
    {
        LayersViewModel model({});
        fill(model);
        QSignalSpy chosen(&model, &LayersViewModel::recordChosen);
        std::vector<HistogramRow> records = test::layerRecords(HistogramKind::Weights, 0);
        model.setRecords(model.tensor()->key, records);
        model.chooseRecord(5);
        QCOMPARE(model.record(), 5);
        model.chooseRecord(39); // the newest
        QCOMPARE(model.record(), -1);
        QCOMPARE(chosen.count(), 2);
        model.chooseRecord(40);
        QCOMPARE(chosen.count(), 2);
        model.setRecords(9999, {}); // an answer about another tensor
        QCOMPARE(model.recordsOfTensor().size(), std::size_t(40));
    }

    void namesDeadSaturatedAndNonFinite()
    {
        LayersViewModel model({});
        fill(model);
        std::vector<LayerRemark> remarks = model.remarks();
        QCOMPARE(remarks.size(), std::size_t(2));
        QVERIFY(remarks[0].kind == LayerRemark::Kind::Dead && !remarks[0].serious);
        QCOMPARE(remarks[0].title, QStringLiteral("stack1/block0/conv2: 5 of 64 channels are dead"));
        QCOMPARE(remarks[0].text, QStringLiteral("Channels 3, 8–11 were 0 for all samples of step 7,800."));
        QVERIFY(remarks[1].kind == LayerRemark::Kind::Saturated);
        QVERIFY(remarks[1].title.startsWith("stack2/gate"));
        model.chooseTensor(remarks[0].tensor);
        model.setRecords(remarks[0].tensor, test::layerRecords(HistogramKind::Activations, 2));
        QCOMPARE(model.remarks()[0].text,
                 QStringLiteral("Channels 3, 8–11 were 0 for all samples of every record since step 4,000."));
        auto tensors = test::layerTensors();
        tensors.front().newest.values.nonFinite = 7;
        tensors.front().newest.step = 8000;
        model.setTensors(tensors);
        QVERIFY(model.remarks().front().serious);
        QVERIFY(model.remarks().front().text.startsWith("7 of 36,"));
        QVERIFY(model.remarks().front().text.endsWith("values are NaN or infinite at step 8,000."));
        tensors.front().newest.values.nonFinite = 1;
        tensors.front().newest.step = 8200;
        for (HistogramTensorRow& tensor : tensors)
            if (!tensor.newest.dead.empty())
                tensor.newest.dead = {{3, 3}};
        model.setTensors(tensors);
        remarks = model.remarks();
        QVERIFY(remarks[0].text.endsWith("values is NaN or infinite at step 8,200."));
        QCOMPARE(remarks[1].title, QStringLiteral("stack1/block0/conv2: 1 of 64 channels is dead"));
    }

    void theCloneRecordsHistograms()
    {
        LayersViewModel model({});
        RunRow run;
        run.id = "run";
        RunSpec spec;
        spec.id = "run";
        spec.campaign = "study";
        spec.seed = 9;
        spec.monitoring.histograms.every = 7;
        model.showRun(run, spec);
        const RunSpec clone = model.specWithHistograms();
        QVERIFY(clone.monitoring.histograms.record && clone.monitoring.histograms.every == 0);
        QVERIFY(!clone.id.empty() && clone.campaign.empty() && clone.seed == 9);
    }

    void csvHasALineForEachBin()
    {
        LayersViewModel model({});
        fill(model);
        HistogramRow row;
        row.step = 3;
        row.epoch = 0.5;
        row.values.first = -1;
        row.values.counts = {2, 5, 0, 4};
        row.values.min = -1e-12;
        row.values.max = 2e-12;
        model.setRecords(model.tensor()->key, {row});
        const QList<QByteArray> lines = model.csv().trimmed().split('\n');
        QCOMPARE(lines.size(), 4);
        QVERIFY(lines[2].trimmed() == "3,0.5,0,0,5");
        QVERIFY(lines[3].trimmed().endsWith(",4"));
    }
};

TRAINYARD_TEST(LayersViewModelTest)

} // namespace layers_view_model_test

#include "layers_view_model_test.moc"
