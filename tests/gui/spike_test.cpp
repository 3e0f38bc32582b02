// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/plots/time_chart.h"
#include "storage/store/run_store.h"
#include "tests/benchmarks/benchmark_store.h"
#include "tests/support/test_environment.h"

#include <QApplication>
#include <QTemporaryDir>

namespace spike_test {

using namespace trainyard;

/// A value in a series of 10,000,000 that is far above its neighbours can be seen in the picture, at any zoom.
class SpikeTest : public QObject {
    Q_OBJECT
    QTemporaryDir m_folder;
    std::unique_ptr<RunStore> m_store;

    /// The picture has the curve's colour at the spike's x, in the upper half of the plot: a line or band up to it, or
    /// the mark at the edge.
    bool isVisible(TimeChart& chart, std::int64_t spike) const
    {
        const QImage image = chart.toImage(1.0);
        const ChartRange range = chart.visibleRange();
        const int x = 52 + int(std::lround((double(spike) - range.from) / range.size() * chart.plotWidth()));
        const QColor ground = themed(Token::Base), wanted = themed(Token::S1);
        for (int y = 9; y < chart.height() / 2; ++y)
            for (int column = x - 4; column <= x + 4; ++column) {
                const QColor seen = image.pixelColor(std::clamp(column, 0, image.width() - 1), y);
                // Bands are pale: nearer to the curve's hue than to the grey of grid lines.
                if (seen != ground && seen.hsvSaturationF() > 0.08f &&
                    std::abs(seen.hsvHueF() - wanted.hsvHueF()) < 0.06f)
                    return true;
            }
        return false;
    }

private slots:
    void initTestCase()
    {
        Theme::instance().install(*qApp);
        const std::filesystem::path file = m_folder.filePath("store.sqlite").toStdString();
        benchmark::makeBenchmarkStore(file, {0, 10'000'000});
        m_store = std::make_unique<RunStore>(file);
    }

    void isVisibleAtEveryZoom_data()
    {
        QTest::addColumn<bool>("clip");
        QTest::newRow("clipped") << true;
        QTest::newRow("fitted") << false;
    }
    void isVisibleAtEveryZoom()
    {
        QFETCH(bool, clip);
        const auto reader = m_store->reader();
        const std::int64_t spike = 3 * benchmark::kSpikeEvery;
        TimeChart chart;
        chart.resize(1000, 300);
        ChartOptions options;
        options.axis = XAxis::Step;
        options.clipOutliers = clip;
        chart.setOptions(options);
        BinQuery query{reader->run(benchmark::kLongRun)->key, benchmark::kLongSeries};
        query.pixels = chart.plotWidth();
        int zooms = 0;
        for (double size = 10'000'000.0; size > 20.0; size /= 3.0, ++zooms)
            for (const double place : {0.37, 0.5}) { // of the spike in the view
                query.from = std::max(1.0, double(spike) - place * size);
                query.to = query.from + size;
                chart.setVisibleRange({query.from, query.to});
                chart.setSeries({{QStringLiteral("train/loss"), QStringLiteral("train"), Token::S1, 0,
                                  SeriesShape::Line, reader->bins(query)}});
                QVERIFY2(isVisible(chart, spike), qPrintable(QString::number(size)));
            }
        QVERIFY(zooms >= 12);
        query.from = double(spike) + 1000.0; // and nothing where there is none
        query.to = query.from + 100'000.0;
        chart.setVisibleRange({query.from, query.to});
        chart.setSeries({{QStringLiteral("train/loss"), QStringLiteral("train"), Token::S1, 0, SeriesShape::Line,
                          reader->bins(query)}});
        chart.flush();
        QVERIFY(chart.yRange().to < 5.0);
    }
};

TRAINYARD_WIDGET_TEST(SpikeTest)

} // namespace spike_test

#include "spike_test.moc"
