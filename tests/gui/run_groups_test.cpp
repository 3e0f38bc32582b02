// SPDX-License-Identifier: GPL-3.0-or-later
// Runs in groups: which belong together, their curves as one band, and whether one group is better than another.
#include "gui/runs/run_groups.h"

#include "cluster/campaigns/mean_difference.h"
#include "gui/parts/curve_bands.h"
#include "gui/runs/grouped_runs.h"
#include "tests/support/test_environment.h"

#include <QLocale>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>

namespace run_groups_test {

using namespace trainyard;

namespace {

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

ComparedRun runWith(const QString& rate, const QString& batch, const QString& seed)
{
    ComparedRun run;
    run.params = {{QStringLiteral("training.batch_size"), batch},
                  {QStringLiteral("training.learning_rate.base"), rate},
                  {QStringLiteral("seed"), seed},
                  {QStringLiteral("cell"), QStringLiteral("r") + seed}};
    return run;
}

std::vector<Bin> curve(const std::vector<double>& x, const std::vector<double>& y)
{
    std::vector<Bin> bins;
    for (std::size_t i = 0; i < x.size(); ++i) {
        Bin bin;
        bin.firstX = bin.lastX = x[i];
        bin.min = bin.max = bin.mean = y[i];
        bin.count = 1;
        bins.push_back(bin);
    }
    return bins;
}

bool near(double a, double b)
{
    return std::abs(a - b) <= 1e-9 * std::max(1.0, std::abs(b));
}

} // namespace

class RunGroupsTest : public QObject {
    Q_OBJECT
private slots:
    void seedsOfOneSettingAreAGroup()
    {
        const QVector<ComparedRun> runs = {runWith("0.1", "64", "1"), runWith("0.2", "64", "1"),
                                           runWith("0.1", "64", "2"), runWith("0.1", "64", "2")};
        const QStringList keys = differingSettings(runs);
        QCOMPARE(keys, QStringList{QStringLiteral("training.learning_rate.base")});
        const auto groups = groupRuns(runs, keys, [](const QString&) { return QStringLiteral("rate"); });
        QCOMPARE(groups.size(), std::size_t{2});
        QCOMPARE(groups[0].members, (QVector<int>{0, 2, 3}));
        QCOMPARE(groups[0].label, QStringLiteral("rate 0.1"));
        QCOMPARE(groups[0].seeds, 2);
        QCOMPARE(groups[1].members, QVector<int>{1});
        QCOMPARE(groupRuns(runs, {}, nullptr).size(), std::size_t{1});
        QVERIFY(groupRuns({}, keys, nullptr).empty());
        QVERIFY(differingSettings({}).isEmpty());
    }

    /// As the table of the settings shows them.
    void labelsShowValuesInTheUsersLanguage()
    {
        const QLocale before;
        QLocale::setDefault(QLocale(QLocale::German));
        const auto groups = groupRuns({runWith("0.05", "64", "1"), runWith("0.1", "64", "1")},
                                      {QStringLiteral("training.learning_rate.base")},
                                      [](const QString&) { return QStringLiteral("Rate"); });
        QLocale::setDefault(before);
        QCOMPARE(groups[0].label, QStringLiteral("Rate 0,05"));
        QCOMPARE(groups[1].label, QStringLiteral("Rate 0,1"));
    }

    /// Settings that come first but are equal in both would leave two groups with one label.
    void labelsTellGroupsApart()
    {
        const QStringList keys = {QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c"), QStringLiteral("d"),
                                  QStringLiteral("e")};
        QVector<ComparedRun> runs;
        for (const char* values : {"11111", "22211", "22212", "22221"}) {
            ComparedRun run;
            for (int i = 0; i < keys.size(); ++i)
                run.params.emplace_back(keys[i], QString(QLatin1Char(values[i])));
            runs << run;
        }
        QCOMPARE(differingSettings(runs), keys);
        const auto title = [](const QString& key) { return key; };
        QStringList labels;
        for (const RunGroup& group : groupRuns(runs, keys, title))
            labels << group.label;
        QCOMPARE(labels, (QStringList{QStringLiteral("a 1, d 1, e 1"), QStringLiteral("a 2, d 1, e 1"),
                                      QStringLiteral("a 2, d 1, e 2"), QStringLiteral("a 2, d 2, e 1")}));
        // Two groups differ in all: the first three are named.
        QCOMPARE(groupRuns({runs[0], runs[3]}, keys, title).front().label, QStringLiteral("a 1, b 1, c 1"));
    }

    /// Runs of other programs have fewer settings, in another order.
    void settingsAreFoundInAnyPlace()
    {
        ComparedRun turned = runWith("0.1", "64", "1"), alone, none;
        std::reverse(turned.params.begin(), turned.params.end());
        alone.params = {{QStringLiteral("seed"), QStringLiteral("3")}};
        for (const auto& [key, value] : runWith("0.1", "64", "1").params) {
            SettingLookup setting(key);
            QCOMPARE(setting.of(runWith("0.1", "64", "1")), value);
            QVERIFY(!setting.found(none));
            QCOMPARE(setting.of(turned), value);
            QCOMPARE(setting.of(alone), settingOf(alone, key));
            QCOMPARE(setting.found(alone), key == QLatin1String("seed"));
            QCOMPARE(setting.of(runWith("0.1", "64", "1")), value);
        }
        QCOMPARE(differingSettings({runWith("0.1", "64", "1"), turned}), QStringList());
        QCOMPARE(differingSettings({turned, runWith("0.1", "32", "1")}),
                 QStringList{QStringLiteral("training.batch_size")});
        QCOMPARE(differingSettings({alone, turned}).size(), 2); // without the seed and the cell
        const GroupedRuns grouped = groupedRuns({runWith("0.1", "64", "1"), turned, runWith("0.2", "64", "2")}, {},
                                                QStringLiteral("val/top1"), {QStringLiteral("training.batch_size")});
        QCOMPARE(grouped.columns.size(), 1);
        QCOMPARE(settingOf(grouped.columns[0], QStringLiteral("training.batch_size")), QStringLiteral("64"));
        QVERIFY(settingOf(grouped.columns[0], QStringLiteral("training.learning_rate.base")) != QLatin1String("0.1"));
    }

    /// NumPy 2.4: mean, std(ddof=1); SciPy 1.17: sem, t.ppf(0.975, 2).
    void bandsAreThoseOfNumPy()
    {
        const std::vector<Bin> a = curve({1, 2, 3}, {1, 2, 3}), b = curve({1, 2, 3}, {2, 4, 3}),
                               c = curve({1, 2, 3}, {3, 6, 9});
        const auto halves = [&](BandKind kind) {
            std::vector<double> out;
            for (const Bin& bin : bandOf({&a, &b, &c}, kind, 0.0, 2.0))
                out.push_back((bin.max - bin.min) / 2.0);
            return out;
        };
        const std::vector<Bin> range = bandOf({&a, &b, &c}, BandKind::Range, 0.0, 2.0);
        QCOMPARE(range.size(), std::size_t{3});
        QVERIFY(near(range[2].mean, 5.0) && range[2].min == 3.0 && range[2].max == 9.0 && range[2].count == 3);
        const std::vector<double> deviation = halves(BandKind::Deviation), error = halves(BandKind::StandardError),
                                  sure = halves(BandKind::Confidence);
        QVERIFY(near(deviation[0], 1.0) && near(deviation[1], 2.0) && std::abs(deviation[2] - 3.46410162) < 1e-8);
        QVERIFY(std::abs(error[0] - 0.57735027) < 1e-8 && near(error[2], 2.0));
        QVERIFY(std::abs(sure[1] - 4.96827542) < 0.005 * 4.97); // the quantile comes from a table
    }

    void curvesAreReadBetweenTheirBinsAndNotBeyondThem()
    {
        const std::vector<Bin> fine = curve({0, 1, 2, 3, 4}, {0, 1, 2, 3, 4}), rough = curve({1, 3}, {11, 13});
        const std::vector<Bin> band = bandOf({&rough, &fine}, BandKind::Range, 0.0, 4.0);
        QCOMPARE(band.size(), std::size_t{5});
        QVERIFY(band[0].count == 1 && band[0].mean == 0.0 && band[0].min == band[0].max);
        QVERIFY(band[2].count == 2 && near(band[2].mean, 7.0) && near(band[2].max, 12.0));
        QVERIFY(band[4].count == 1 && band[4].mean == 4.0);
        QVERIFY(bandOf({}, BandKind::Range, 0.0, 1.0).empty());
    }

    void nonFiniteValuesHideNothingElse()
    {
        std::vector<Bin> broken = curve({0, 1, 2}, {kNan, kNan, kNan});
        broken[1].nonFinite = 1;
        const std::vector<Bin> whole = curve({0, 1, 2}, {1, 1, 1});
        const std::vector<Bin> band = bandOf({&broken, &whole}, BandKind::Deviation, 0.0, 2.0);
        QVERIFY(band[1].count == 1 && band[1].mean == 1.0 && band[1].nonFinite == 1);
        const std::vector<Bin> none = bandOf({&broken}, BandKind::Deviation, 0.0, 2.0);
        QVERIFY(none[0].count == 0 && std::isnan(none[0].mean));
    }

    /// scipy.stats 1.17: ttest_rel(b, a).confidence_interval(0.95), and Cohen's d from NumPy's variances.
    void pairsAndEffectsAreThoseOfSciPy()
    {
        const std::vector<double> a = {0.9164, 0.9181, 0.9149, 0.9170, 0.9158},
                                  b = {0.9191, 0.9205, 0.9186, 0.9199, 0.9188};
        const MeanDifference paired = pairedDifference(a, b);
        QVERIFY(near(paired.difference, 0.00294) && paired.first == 5);
        QVERIFY(std::abs(paired.margin - 0.00059935212510961) < 1e-7);
        QVERIFY(std::abs(meanDifference(a, b).margin - 0.0015356797456260677) < 0.005 * 0.0015357);
        QVERIFY(near(effectSize(a, b), 2.869146214468604));
        QVERIFY(std::isnan(effectSize({1.0}, b)) && std::isnan(effectSize({1.0, 1.0}, {2.0, 2.0})));
        QVERIFY(std::isnan(pairedDifference({1.0}, {2.0}).margin));
        QCOMPARE(pairedDifference({1.0, kNan, 3.0}, {2.0, 5.0, 5.0}).first, 2);
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, pairedDifference({1.0}, {}));
    }

    void theBestGroupIsComparedWithTheNext()
    {
        QVector<ComparedRun> runs;
        std::vector<double> values;
        for (const auto& [rate, base] : {std::pair("0.1", 0.90), {"0.2", 0.92}, {"0.4", 0.80}})
            for (int seed = 1; seed <= 3; ++seed) {
                runs << runWith(QLatin1String(rate), QStringLiteral("64"), QString::number(seed));
                values.push_back(base + 0.01 * seed + (base > 0.91 ? 0.001 * (seed % 2) : 0.0));
            }
        const auto groups = groupRuns(runs, differingSettings(runs), [](const QString& key) { return key; });
        const std::optional<GroupVerdict> up = bestGroup(runs, groups, values, true);
        QVERIFY(up && up->better == 1 && up->than == 0 && up->paired && up->certain());
        QVERIFY(near(up->difference.difference, 0.02 + 0.002 / 3.0));
        const std::optional<GroupVerdict> down = bestGroup(runs, groups, values, false);
        QVERIFY(down && down->better == 2 && down->than == 0 && down->difference.difference < 0.0);
        values[3] = kNan; // seed 1 of the best: no pairs, and the seeds' spread makes it uncertain
        const std::optional<GroupVerdict> apart = bestGroup(runs, groups, values, true);
        QVERIFY(apart && !apart->paired && apart->difference.second == 2 && !apart->certain());
        QVERIFY(!bestGroup(runs, {groups[0]}, values, true));
        const std::optional<GroupVerdict> single = bestGroup(runs, {{{}, {0}, 1}, {{}, {3 + 1}, 1}}, values, true);
        QVERIFY(single && !single->certain()); // its margin is not known
    }
};

TRAINYARD_TEST(RunGroupsTest)

} // namespace run_groups_test

#include "run_groups_test.moc"
