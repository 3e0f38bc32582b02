// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/distribution_dialog.h"
#include "gui/widgets/rank_shares.h"
#include "gui/widgets/theme.h"
#include "tests/support/screenshots.h"
#include "tests/support/test_environment.h"

#include <QSignalSpy>
#include <QTest>

namespace distribution_test {

using namespace trainyard;

namespace {

RunSpec glyphs(std::int64_t samples, Sharding sharding = Sharding::Shuffle)
{
    RunSpec spec;
    spec.data.trainSamples = samples;
    spec.data.sharding = sharding;
    spec.training.batchSize = 32;
    return spec;
}

QString engine()
{
    return QString::fromStdString(test::program("trainyard-engine").string());
}

bool answered(const DistributionViewModel& model)
{
    return QTest::qWaitFor([&] { return !model.waiting(); }, 20000);
}

} // namespace

class DistributionTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void asksTheEngine()
    {
        DistributionViewModel model(glyphs(1000), engine());
        QVERIFY(answered(model));
        QVERIFY2(model.report(), qPrintable(model.error()));
        QCOMPARE(model.report()->ranks, 4);
        QCOMPARE(model.report()->shares[0].samples, std::int64_t(250));
        QCOMPARE(DistributionViewModel::shareText({.samples = 61, .steps = 1, .lastBatch = 61, .classes = {}}, 64),
                 QStringLiteral("61 samples · 1 step, the last with 61"));
        QVERIFY2(model.totals().contains("4 ranks") && model.totals().contains("8 steps"), qPrintable(model.totals()));
        QCOMPARE(model.warnings().size(), 1); // the last batch: 26 of 32
        QVERIFY(model.warnings().at(0).contains("26"));

        model.setRanks(2);
        model.setLocalBatch(100);
        model.setSharding(Sharding::Files);
        QVERIFY(model.waiting());
        QVERIFY(answered(model));
        QCOMPARE(model.report()->ranks, 2);
        QCOMPARE(model.report()->localBatch, 100);
        QCOMPARE(model.report()->sharding, Sharding::Files);
        QVERIFY(model.warnings().isEmpty());
    }

    void saysWhyThereIsNoAnswer()
    {
        RunSpec spec = glyphs(0);
        spec.data.format = DataFormat::Folder;
        spec.data.path = "/nowhere/at all";
        DistributionViewModel model(spec, engine());
        QVERIFY(answered(model));
        QVERIFY(!model.report());
        QVERIFY2(model.error().contains("/nowhere/at all"), qPrintable(model.error()));
        DistributionViewModel without(spec, QStringLiteral("/nowhere/engine"));
        QVERIFY(answered(without));
        QVERIFY(!without.error().isEmpty());
    }

    void aNewerQuestionSupersedes()
    {
        DistributionService service(engine());
        QSignalSpy reports(&service, &DistributionService::reported);
        for (int ranks = 1; ranks <= 5; ++ranks)
            service.ask({glyphs(500), ranks, 10});
        QVERIFY(reports.wait(20000));
        QCOMPARE(reports.at(0).at(0).value<DistributionReport>().ranks, 5);
        QVERIFY(!reports.wait(300));
    }

    void looksRight()
    {
        auto* dialog = new DistributionDialog(glyphs(4000), nullptr, engine());
        QVERIFY(answered(dialog->model()));
        QStringList problems = test::photograph(*dialog, "distribution", {{820, 480}, {640, 320}});
        delete dialog;

        // Sorted data: whole classes are missing on each rank.
        RunSpec sorted = glyphs(4000);
        auto* skewed = new DistributionDialog(sorted, nullptr, engine());
        QVERIFY(answered(skewed->model()));
        DistributionReport report = *skewed->model().report();
        skewed->model().setSharding(Sharding::Files);
        QVERIFY(answered(skewed->model()));
        problems += test::photograph(*skewed, "distribution-files", {{820, 480}});
        skewed->model().setRanks(64);
        QVERIFY(answered(skewed->model()));
        problems += test::photograph(*skewed, "distribution-many", {{820, 480}});
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
        delete skewed;
    }
};

TRAINYARD_WIDGET_TEST(DistributionTest)

} // namespace distribution_test

#include "distribution_test.moc"
