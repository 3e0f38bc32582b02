// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/plots/chart_card.h"
#include "gui/plots/chart_export.h"
#include "gui/plots/chart_math.h"
#include "gui/plots/layer_maps.h"
#include "gui/plots/sheet_file.h"
#include "gui/plots/sparsity_map.h"
#include "gui/plots/time_chart.h"
#include "tests/support/screenshots.h"
#include "tests/support/test_environment.h"

#include <QApplication>
#include <QBoxLayout>
#include <QFile>
#include <QMouseEvent>
#include <QPainter>
#include <QPicture>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTranslator>

#include <algorithm>
#include <cmath>
#include <ctime>
#include <numbers>
#include <thread>

namespace plots_test {

using namespace trainyard;

namespace {

bool isNear(const QColor& a, const QColor& b)
{
    return std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue()) < 120;
}

/// Another language, with a longer word.
class LongWord : public QTranslator {
public:
    LongWord(const char* word, const char* longer) : m_word(word), m_longer(QString::fromUtf8(longer)) {}
    QString translate(const char* /*context*/, const char* source, const char* /*note*/, int /*n*/) const override
    {
        return m_word == source ? m_longer : QString();
    }
    bool isEmpty() const override { return false; }

private:
    QByteArray m_word;
    QString m_longer;
};

/// Whether all pixels of a part have one colour.
bool isBlank(const QImage& picture, const QRect& part)
{
    const QImage cut = picture.copy(part);
    QImage plain = cut;
    plain.fill(cut.pixelColor(0, 0));
    return cut == plain;
}

Bin point(double x, double value)
{
    Bin bin;
    bin.firstStep = bin.lastStep = std::llround(x * 100);
    bin.firstX = bin.lastX = x;
    bin.count = std::isfinite(value) ? 1 : 0;
    bin.nonFinite = std::isfinite(value) ? 0 : 1;
    bin.min = bin.max = bin.mean = std::isfinite(value) ? value : NAN;
    return bin;
}

/// A loss that falls from 2.3 to about 0.1, with deterministic noise and one spike.
std::vector<Bin> lossBins(int count, double epochs, double spikeAt = -1.0)
{
    std::vector<Bin> bins;
    for (int i = 0; i < count; ++i) {
        const double x = epochs * i / (count - 1);
        const double noise = 0.08 * std::sin(i * 12.9898) * std::cos(i * 4.1414);
        Bin bin = point(x, 0.1 + 2.2 * std::exp(-x / epochs * 4.0) * (1.0 + noise));
        bin.count = 8;
        bin.min = bin.mean * 0.85;
        bin.max = bin.mean * 1.2;
        if (spikeAt >= 0 && std::abs(x - spikeAt) < epochs / count / 1.9)
            bin.max = 60.0;
        bins.push_back(bin);
    }
    return bins;
}

ChartSeries line(const QString& id, const QString& label, Token color, std::vector<Bin> bins,
                 SeriesShape shape = SeriesShape::Line, int lane = 0)
{
    return {id, label, color, lane, shape, std::move(bins)};
}

} // namespace

class PlotsTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        Theme::instance().install(*qApp);
    }

    void aLegendCountsWhatDoesNotFit()
    {
        ChartLegend legend;
        std::vector<LegendEntry> entries;
        for (int i = 0; i < 12; ++i)
            entries.push_back({QString(QChar(u'A' + i)), Token::S1, LegendEntry::Mark::Line});
        legend.setEntries(entries);
        legend.resize(150, 20);
        const QImage nineMore = legend.grab().toImage();
        QVERIFY(legend.toolTip().contains(QLatin1String("A<br>B")));
        entries.pop_back();
        legend.setEntries(entries);
        QVERIFY(legend.grab().toImage() != nineMore); // the same names, "+8"
    }

    void sparsityIsAStripForEachLayer()
    {
        SparsityMap map;
        map.resize(600, 200);
        SparsityRow whole{"whole net", {{0.0, 0.0}, {1.0, 0.5}, {2.0, 0.8}}, 3.0};
        std::vector<SparsityRow> layers;
        for (int i = 0; i < 20; ++i)
            layers.push_back({QStringLiteral("layer %1").arg(i), {{1.0, 0.4 + 0.02 * i}, {2.0, 0.6 + 0.02 * i}}, 3.0});
        map.setRows(whole, layers);
        map.setVisibleRange(0.0, 4.0);
        QCOMPARE(map.rows(), 21);
        QVERIFY(std::isnan(layers[0].at(0.5))); // not pruned yet
        QCOMPARE(layers[0].at(1.5), 0.4);       // a mask holds until the next
        QCOMPARE(layers[0].at(9.0), 0.6);
        const QStringList names = map.labels();
        QVERIFY(names.front() == "whole net" && names.size() >= 8 && names.size() < 21); // no two touch
        map.resize(600, 400);
        QCOMPARE(map.labels().size(), 21);
        const QRect plot = map.plotRect();
        const int half = plot.left() + plot.width() * 3 / 8; // x = 1.5
        QVERIFY2(map.textAt({half, plot.top() + 4}).startsWith("whole net: 50.0 % pruned"),
                 qPrintable(map.textAt({half, plot.top() + 4})));
        QVERIFY(map.textAt({plot.left() + 4, plot.bottom() - 4}).contains("not pruned yet"));
        QVERIFY(map.textAt({half, plot.bottom() - 4}).startsWith("layer 19: 78.0 %"));
        // Darker the fewer are left, and 90, 95 and 99 % are apart.
        double lightness = 2.0;
        for (const double sparsity : {0.0, 0.5, 0.8, 0.9, 0.95, 0.99}) {
            const double now = SparsityMap::color(sparsity).lightnessF();
            QVERIFY(now < lightness - 0.02);
            lightness = now;
        }
        const QImage picture = map.grab().toImage();
        QCOMPARE(picture.pixelColor(half, plot.top() + 5), SparsityMap::color(0.5));
        QVERIFY(picture.pixelColor(plot.right() - 4, plot.top() + 5) != SparsityMap::color(0.8)); // still to come
    }

    void aLongWordForLayersIsWhole()
    {
        LongWord german("layers", "Schichten");
        QVERIFY(QCoreApplication::installTranslator(&german));
        SparsityMap map;
        map.resize(330, 110);
        map.setRows({"whole net", {{1.0, 0.5}}, 3.0}, {{"a", {{1.0, 0.5}}, 3.0}, {"b", {{1.0, 0.5}}, 3.0}});
        const QImage picture = map.grab().toImage();
        const QRect plot = map.plotRect();
        QVERIFY(!isBlank(picture, {0, plot.top() + 20, plot.left() - 2, plot.height() - 20}));
        QVERIFY(isBlank(picture, {0, plot.top() + 20, 4, plot.height() - 20})); // nothing is cut at the border
    }

    void aLongWordLeavesTheShareItsPlace()
    {
        const auto drawn = [] {
            LayerMaps maps;
            maps.resize(400, 300);
            LayerColumn column;
            column.name = QStringLiteral("conv");
            column.aboveZero = 0.47;
            column.histogram = {1, 2, 3};
            maps.setColumns({}, {}, {column, column}, {});
            const QImage picture = maps.viewport()->grab().toImage();
            const QRect place = maps.columnRect(1);
            return picture.copy(QRect(place.center().x() + 20, place.top(), place.width() / 2 - 20, place.height()));
        };
        LongWord none("above 0", "x"), french("above 0", "au-dessus de 0");
        QVERIFY(QCoreApplication::installTranslator(&none));
        const QImage expected = drawn();
        QVERIFY(QCoreApplication::removeTranslator(&none) && QCoreApplication::installTranslator(&french));
        QCOMPARE(drawn(), expected);
    }

    /// Against the recurrence written out by hand for three points.
    void smoothingIsTheWeightedAverage()
    {
        const std::vector<Bin> bins{point(0, 4.0), point(1, 2.0), point(2, 1.0)};
        const std::vector<double> none = smoothed(bins, 0.0, 2.0);
        QCOMPARE(none, (std::vector<double>{4.0, 2.0, 1.0}));
        // One viewport unit apart (Δx / range · 1000 = 1): the weight is the square root of 0.81.
        const std::vector<double> values = smoothed(bins, 0.81, 1000.0);
        const double w = 0.9;
        QCOMPARE(values[0], 4.0);
        QCOMPARE(values[1], (w * (1 - w) * 4.0 + (1 - w) * 2.0) / (1 - w * w));
        QCOMPARE(values[2], (w * w * (1 - w) * 4.0 + w * (1 - w) * 2.0 + (1 - w) * 1.0) / (1 - w * w * w));
    }

    void smoothingLeavesGapsAndGoesOn()
    {
        const std::vector<double> values = smoothed({point(0, 1.0), point(1, NAN), point(2, 1.0)}, 0.9, 1000.0);
        QCOMPARE(values[0], 1.0);
        QVERIFY(std::isnan(values[1]));
        QVERIFY(std::abs(values[2] - 1.0) < 1e-12);
    }

    /// The dashes of a line cover their share of it, stay where they are while it grows, and lie on it.
    void dashesLieOnTheLine()
    {
        const std::vector<double> x{0.0, 1.0, 3.0, 10.0}, y{0.0, 1.0, 1.0, 8.0};
        const DashedLine cut = dashedLine(x, y, 10.0, 6.0, 4.0, false); // a period of one unit
        double drawn = 0.0;
        for (std::size_t i = 0; i + 1 < cut.x.size(); ++i)
            if (std::isfinite(cut.y[i]) && std::isfinite(cut.y[i + 1]))
                drawn += cut.x[i + 1] - cut.x[i];
        QVERIFY2(std::abs(drawn - 6.0) < 1e-9, qPrintable(QString::number(drawn)));
        for (std::size_t i = 0; i < cut.x.size(); ++i)
            if (std::isfinite(cut.y[i])) {
                const double at = cut.x[i];
                const double want = at <= 1.0 ? at : at <= 3.0 ? 1.0 : at - 2.0;
                QVERIFY(std::abs(cut.y[i] - want) < 1e-9);
                QVERIFY(at - std::floor(at + 1e-9) <= 0.6 + 1e-9);
            }
        const DashedLine log = dashedLine({0.0, 2.0}, {1.0, 100.0}, 10.0, 10.0, 5.0, true);
        QVERIFY(std::abs(log.y.at(1) - 10.0) < 1e-9); // half way on a logarithmic axis
    }

    void findsTheBinAtTheCursor()
    {
        std::vector<Bin> bins{point(1, 1), point(2, 2), point(4, 3)};
        QCOMPARE(binAt(bins, 1.0, 0.1), 0);
        QCOMPARE(binAt(bins, 1.4, 0.1), 0);
        QCOMPARE(binAt(bins, 1.6, 0.1), 1);
        QCOMPARE(binAt(bins, 3.5, 0.1), 2);
        QCOMPARE(binAt(bins, 4.05, 0.1), 2);
        QCOMPARE(binAt(bins, 4.5, 0.1), -1);
        QCOMPARE(binAt({}, 1.0, 0.1), -1);
    }

    void nothingButZerosStandsOnTheAxis()
    {
        ChartSeries zeros = line(QStringLiteral("val/top1"), QStringLiteral("val"), Token::S1, lossBins(40, 10, 1.0));
        for (Bin& bin : zeros.bins)
            bin.min = bin.max = bin.mean = 0.0;
        for (const ValueFormat format : {ValueFormat::Share, ValueFormat::Count}) {
            ChartLane lane;
            lane.format = format;
            const ChartRange range = fittedRange({zeros}, 0, lane, {0, 10}, {});
            QCOMPARE(range.from, 0.0);
            QVERIFY(range.to > 0.9 && range.to <= 1.05);
        }
    }

    void extremeValueIsDrawnOrMarked()
    {
        TimeChart chart;
        chart.resize(600, 240);
        chart.setVisibleRange({0, 10});
        ChartOptions options;
        options.clipOutliers = false;
        chart.setOptions(options);
        chart.setSeries(
            {line(QStringLiteral("train/loss"), QStringLiteral("train"), Token::S1, lossBins(400, 10, 5.0))});
        chart.flush();
        QVERIFY(chart.yRange().to >= 60.0);
        options.clipOutliers = true;
        chart.setOptions(options);
        chart.flush();
        QVERIFY2(chart.yRange().to < 5.0, qPrintable(QString::number(chart.yRange().to)));
        // The clipped spike is marked at the upper edge, in the series' colour.
        const QImage image = chart.toImage(1.0);
        const QColor wanted = themed(Token::S1);
        const int x = 52 + (600 - 52 - 10) / 2;
        bool marked = false;
        for (int dx = -4; dx <= 4 && !marked; ++dx)
            for (int y = 17; y < 24 && !marked; ++y) // below the words
                marked = image.pixelColor(x + dx, y) == wanted;
        QVERIFY(marked);
    }

    void dotsHaveTheColourOfTheirSeries()
    {
        for (const int pattern : {0, 1, 2}) {
            TimeChart chart;
            chart.resize(600, 240);
            chart.setVisibleRange({0, 10});
            ChartSeries few = line(QStringLiteral("val/loss"), QStringLiteral("val"), Token::S2, lossBins(6, 10, 1.0));
            few.shape = SeriesShape::Points;
            few.pattern = pattern;
            chart.setSeries({few});
            chart.flush();
            const QImage image = chart.toImage(1.0);
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x) {
                    const QColor seen = image.pixelColor(x, y); // QCustomPlot's own pen is blue
                    QVERIFY2(seen.blue() < 200 || seen.red() > 60 || seen.green() > 60, qPrintable(seen.name()));
                }
            few.bins = {few.bins[2]}; // without a line, what has the colour is the dot
            chart.setSeries({few});
            chart.flush();
            const QImage dot = chart.toImage(1.0);
            int coloured = 0;
            for (int y = 0; y < dot.height(); ++y)
                for (int x = 0; x < dot.width(); ++x)
                    coloured += isNear(dot.pixelColor(x, y), themed(Token::S2));
            QVERIFY2(coloured >= 4, qPrintable(QString::number(coloured)));
        }
    }

    void logAxisSkipsWhatHasNoLogarithm()
    {
        TimeChart chart;
        chart.resize(600, 240);
        chart.setVisibleRange({0, 4});
        ChartOptions options;
        options.logY = true;
        options.clipOutliers = false;
        chart.setOptions(options);
        chart.setSeries({line(QStringLiteral("train/loss"), QStringLiteral("train"), Token::S1,
                              {point(0, 1.0), point(1, 0.0), point(2, -3.0), point(3, 0.001), point(4, 0.01)})});
        chart.flush();
        QVERIFY(chart.yRange().from > 0.0);
        QVERIFY(chart.yRange().from <= 0.001);
        QVERIFY(chart.yRange().to >= 1.0);
    }

    void cursorShowsEachSeriesValue()
    {
        TimeChart chart({{{}, {}, ValueFormat::Share, {}, {}}});
        chart.resize(600, 240);
        ChartOptions options;
        options.smoothing = 0.0;
        chart.setOptions(options);
        chart.setVisibleRange({0, 3});
        chart.setSeries({line(QStringLiteral("val/top1"), QStringLiteral("val"), Token::S2,
                              {point(1, 0.25), point(2, 0.5), point(3, NAN)}, SeriesShape::Points)});
        chart.setCursor(1.9, true);
        chart.flush();
        QCOMPARE(chart.cursorValue(QStringLiteral("val/top1")), QStringLiteral("50.0 %, at 2.00")); // not at the cursor
        chart.setCursor(3.0, true);
        chart.flush();
        QCOMPARE(chart.cursorValue(QStringLiteral("val/top1")), QStringLiteral("NaN"));
        chart.setCursor(std::nullopt, false);
        chart.flush();
        QCOMPARE(chart.cursorValue(QStringLiteral("val/top1")), QString());
    }

    void mouseAndKeysAskForRangesAndCursor()
    {
        TimeChart chart;
        chart.resize(600, 240);
        chart.setVisibleRange({0, 10});
        chart.setSeries({line(QStringLiteral("train/loss"), QStringLiteral("train"), Token::S1, lossBins(100, 10))});
        chart.show();
        QVERIFY(QTest::qWaitForWindowExposed(&chart));
        chart.flush();
        QSignalSpy moved(&chart, &TimeChart::cursorMoved);
        QSignalSpy asked(&chart, &TimeChart::rangeRequested);
        QSignalSpy reset(&chart, &TimeChart::rangeReset);
        auto* surface = chart.findChild<QWidget*>();
        QTest::mouseMove(surface, QPoint(52 + (600 - 62) / 2, 100));
        QTRY_VERIFY(!moved.isEmpty());
        QVERIFY(std::abs(moved.last().first().toDouble() - 5.0) < 0.1);
        QTest::mouseDClick(surface, Qt::LeftButton, {}, QPoint(200, 100));
        QCOMPARE(reset.size(), 1);
        chart.setFocus();
        QTest::keyClick(&chart, Qt::Key_Plus);
        QVERIFY(!asked.isEmpty());
        const auto range = asked.last().first().value<ChartRange>();
        QVERIFY(range.size() < 10.0);
    }

    /// With a row of areas for each run, the tooltip begins with the row under the mouse.
    void theLaneUnderTheMouseComesFirst()
    {
        const ChartLane share{QStringLiteral("A"), {}, ValueFormat::Share, 0.0, 1.0, seriesMark(0)};
        TimeChart chart({share, share});
        chart.resize(600, 240);
        chart.setVisibleRange({0, 10});
        chart.setSeries({line(QStringLiteral("a"), QStringLiteral("upper"), Token::S1, {point(0, 0.6), point(10, 0.6)},
                              SeriesShape::Area, 0),
                         line(QStringLiteral("b"), QStringLiteral("lower"), Token::S1, {point(0, 0.5), point(10, 0.5)},
                              SeriesShape::Area, 1)});
        chart.show();
        QVERIFY(QTest::qWaitForWindowExposed(&chart));
        chart.flush();
        QSignalSpy moved(&chart, &TimeChart::cursorMoved);
        auto* surface = chart.findChild<QWidget*>();
        for (const auto& [y, first] : {std::pair(180, "lower"), std::pair(40, "upper")}) {
            const QPointF place(300, y); // sent, since what lies over the window might take what the system sends
            QMouseEvent move(QEvent::MouseMove, place, surface->mapToGlobal(place), Qt::NoButton, {}, {});
            QCoreApplication::sendEvent(surface, &move);
            QTRY_VERIFY(!moved.isEmpty());
            moved.clear();
            chart.setCursor(10.0, true);
            chart.flush();
            QCOMPARE(chart.tooltip().size(), 3);
            QVERIFY2(chart.tooltip()[1].startsWith(QLatin1String(first)), qPrintable(chart.tooltip().join(u'|')));
        }
    }

    void aLongTitleStaysInItsRow()
    {
        QPicture picture;
        QPainter painter(&picture);
        const QRect row(16, 0, 300, 24);
        const QRect rest = paintFigureTitle(painter, row, QStringLiteral("How far it comes ").repeated(20));
        QCOMPARE(rest.right(), row.right());
        QVERIFY(rest.width() >= 0); // the caption has no room, but is not drawn over the edge
        const QRect beside = paintFigureTitle(painter, row, QStringLiteral("Loss"));
        QVERIFY(beside.width() > 200);
    }

    void areasStackToTheWhole()
    {
        const auto areas =
            stacked({line(QStringLiteral("a"), {}, Token::S1, {point(1, 0.6), point(2, 0.5)}, SeriesShape::Area),
                     line(QStringLiteral("b"), {}, Token::S3, {point(1, 0.3), point(2, 0.7)}, SeriesShape::Area)},
                    0);
        QCOMPARE(areas.tops.size(), std::size_t(2));
        QCOMPARE(areas.tops[1][0], 0.6 + 0.3);
        QCOMPARE(areas.tops[1][1], 1.0); // clamped: shares of more than the whole are not drawn
    }

    /// This much happens in the window's thread: far below half a second.
    void recordsTwelveCurvesAtOnce()
    {
        QTemporaryDir folder;
        ChartFigure figure{QStringLiteral("train/loss"), {}, {ChartLane{}}, {}, {}};
        for (int i = 0; i < 12; ++i)
            figure.series.push_back(
                line(QStringLiteral("run %1").arg(i), QStringLiteral("run %1").arg(i), Token::S1, lossBins(2000, 20)));
        for (const char* name : {"c.png", "c.svg", "c.csv"}) {
            const QString file = folder.filePath(QString::fromLatin1(name));
            double best = 1e9;
            for (int i = 0; i < 3; ++i) {
                const std::clock_t begin = std::clock();
                QVERIFY(recordFigures(QStringLiteral("runs"), {figure}, {}, std::nullopt, file).ok());
                best = std::min(best, 1e3 * double(std::clock() - begin) / CLOCKS_PER_SEC);
            }
            qInfo("%s: %.0f ms of processor time", name, best);
            QVERIFY2(best < 200.0, name);
        }
    }

    void marksWhereAttemptsBegin()
    {
        std::vector<Bin> bins{point(1, 1), point(2, 1), point(3, 1)};
        bins[2].attempt = 2;
        const auto starts = attemptStarts({line(QStringLiteral("a"), {}, Token::S1, bins)});
        QCOMPARE(starts.size(), std::size_t(1));
        QCOMPARE(starts[0].first, 3.0);
        QCOMPARE(starts[0].second, 2);
    }

    /// Several runs have been resumed, each at its own place; what a run knows counts more than its points.
    void eachRunHasItsOwnAttempts()
    {
        std::vector<Bin> bins{point(1, 1), point(2, 1), point(3, 1)};
        bins[2].attempt = 2;
        ChartSeries one = line(QStringLiteral("a"), {}, Token::S1, bins), other = one, third = one;
        one.starts = {{2.16, 2}};
        other.starts = {{2.5, 2}};
        third.starts = {{2.16, 2}}; // another series of the first run
        QCOMPARE(attemptStarts({one, other, third}), (std::vector<std::pair<double, int>>{{2.16, 2}, {2.5, 2}}));
    }

    /// Dots at the edges of the plot area are whole.
    void dotsAtTheEdgesAreWhole()
    {
        TimeChart chart({{{}, {}, ValueFormat::Share, 0.0, 1.0}});
        chart.resize(400, 200);
        chart.setVisibleRange({1, 3});
        for (const SeriesShape shape : {SeriesShape::Points, SeriesShape::Line}) {
            std::vector<Bin> bins{point(1, 0.5), point(2, 0.5), point(3, 0.5)};
            if (shape == SeriesShape::Line)
                bins.resize(1);
            chart.setSeries({line(QStringLiteral("val/top1"), QStringLiteral("val"), Token::S2, bins, shape)});
            chart.flush();
            const QImage picture = chart.toImage(1.0);
            const auto isDrawn = [&](int x) {
                for (int y = 60; y < 140; ++y)
                    if (isNear(picture.pixelColor(x, y), Theme::instance().color(Token::S2)))
                        return true;
                return false;
            };
            QVERIFY(isDrawn(52 - 1)); // left of the axis
            if (shape == SeriesShape::Points)
                QVERIFY(isDrawn(400 - 10 + 1));
            QVERIFY(!isDrawn(52 - 6));
        }
    }

    /// Few values would make the curve lag behind by a large part of the run.
    void shortCurvesAreNotSmoothed()
    {
        const auto falling = [](int values) {
            std::vector<Bin> bins;
            for (int i = 1; i <= values; ++i)
                bins.push_back(point(i, 1.0 / i));
            return bins;
        };
        QCOMPARE(fittingStrength(0.6, falling(5)), 0.0);
        QCOMPARE(fittingStrength(0.6, falling(20)), 0.0);
        QCOMPARE(fittingStrength(0.6, falling(158)), 0.6);
        QCOMPARE(fittingStrength(0.0, falling(158)), 0.0);
        const double some = fittingStrength(0.99, falling(100));
        QVERIFY(std::abs(smoothedOver(some) - 5.0) < 1e-9); // a twentieth
        // As charts draw it: train stays below val.
        TimeChart chart;
        chart.resize(600, 240);
        chart.setVisibleRange({0, 5});
        chart.setSeries({line(QStringLiteral("train/loss"), QStringLiteral("train"), Token::S1, falling(5)),
                         line(QStringLiteral("val/loss"), QStringLiteral("val"), Token::S2, {point(5, 0.24)},
                              SeriesShape::Points)});
        QVERIFY(chart.options().smoothing > 0.5);
        chart.setCursor(5.0, true);
        chart.flush();
        QCOMPARE(chart.cursorValue(QStringLiteral("train/loss")), QStringLiteral("0.2000"));
        QCOMPARE(chart.cursorValue(QStringLiteral("val/loss")), QStringLiteral("0.2400"));
    }

    /// The rows of several runs can be told apart, each as high as a letter.
    void lanesNeedRoom()
    {
        const auto lowest = [](std::size_t lanes) {
            return TimeChart(std::vector<ChartLane>(lanes, {QStringLiteral("A"), {}, ValueFormat::Share, 0.0, 1.0}))
                .minimumSizeHint()
                .height();
        };
        QCOMPARE(lowest(1), 80);
        QVERIFY(lowest(4) >= lowest(1) + 2 * 16);
        QCOMPARE(lowest(8) - lowest(6), 2 * 18); // with the gap between two
        TimeChart chart;
        chart.setLanes(std::vector<ChartLane>(6));
        QCOMPARE(chart.minimumSizeHint().height(), lowest(6));
    }

    /// A single value of an area has no width; it is drawn as a bar.
    void anAreaOfOneValueIsSeen()
    {
        TimeChart chart({{{}, {}, ValueFormat::Share, 0.0, 1.0}});
        chart.resize(400, 200);
        chart.setVisibleRange({0, 2});
        chart.setSeries({line(QStringLiteral("a"), {}, Token::S2, {point(1, 0.9)}, SeriesShape::Area)});
        chart.flush();
        const QImage image = chart.toImage(1.0);
        int coloured = 0;
        for (int x = 0; x < image.width(); ++x)
            coloured += isNear(image.pixelColor(x, 100), themed(Token::S2));
        QVERIFY2(coloured >= 8 && coloured <= 16, qPrintable(QString::number(coloured)));
    }

    void exportsPictureVectorAndTable()
    {
        QTemporaryDir folder;
        const std::vector<ChartFigure> figures{
            {QStringLiteral("Loss, \"quoted\""),
             QStringLiteral("cross-entropy"),
             {ChartLane{}},
             {line(QStringLiteral("train/loss"), QStringLiteral("train"), Token::S1, lossBins(50, 5))},
             {}}};
        for (const char* name : {"c.png", "c.svg", "c.csv"})
            exportFigures(QStringLiteral("run"), figures, {}, folder.filePath(QString::fromLatin1(name)));
        for (const char* name : {"c.png", "c.svg", "c.csv"}) { // another thread makes the same file
            const QString path = folder.filePath(QString::fromLatin1(name));
            const auto recorded = recordFigures(QStringLiteral("run"), figures, {}, std::nullopt, path);
            QVERIFY(recorded.ok());
            QByteArray bytes;
            std::thread([&] { bytes = recorded.value()(); }).join();
            QFile written(path);
            QVERIFY(written.open(QIODevice::ReadOnly));
            QVERIFY2(written.readAll() == bytes, name);
        }
        const QImage image(folder.filePath(QStringLiteral("c.png")));
        QVERIFY(image.width() >= 1600);
        bool drawn = false;
        for (int y = 0; y < image.height() && !drawn; ++y)
            for (int x = 0; x < image.width() && !drawn; ++x)
                drawn = image.pixelColor(x, y) == themed(Token::S1);
        QVERIFY(drawn);
        QFile svg(folder.filePath(QStringLiteral("c.svg")));
        QVERIFY(svg.open(QIODevice::ReadOnly));
        const QByteArray drawing = svg.readAll();
        QVERIFY(drawing.contains("<svg"));
        QVERIFY(!drawing.contains("matrix(0.75")); // as large as its frame
        QFile csv(folder.filePath(QStringLiteral("c.csv")));
        QVERIFY(csv.open(QIODevice::ReadOnly));
        const QList<QByteArray> lines = csv.readAll().trimmed().split('\n');
        QCOMPARE(lines.size(), 51);
        QVERIFY(lines[1].startsWith("\"Loss, \"\"quoted\"\"\",\"train/loss\",1,0,0,0,0,"));
        QVERIFY_THROWS_EXCEPTION(
            Failure, exportFigures(QStringLiteral("run"), figures, {}, folder.filePath(QStringLiteral("c.bmp"))));
        QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("c.bmp"))));
        QVERIFY_THROWS_EXCEPTION(Failure,
                                 exportFigures(QStringLiteral("run"), figures, {}, QStringLiteral("/proc/none/c.png")));
    }

    /// In the window, a table tells what a letter stands for. A sheet has none.
    void aSheetNamesItsRuns()
    {
        QTemporaryDir folder;
        ChartFigure figure;
        figure.title = QStringLiteral("Loss");
        figure.lanes.front().label = QStringLiteral("B");
        figure.lanes.front().mark = seriesMark(1);
        figure.lanes.front().key = QStringLiteral("B of-a-lane");
        const auto name = [](int run) { return QStringLiteral("resnet20-on-cifar10-with-seed-%1").arg(run); };
        const QString longest = QStringLiteral("a long name ").repeated(40);
        for (int i = 0; i < 6; ++i) {
            ChartSeries one = line(QStringLiteral("run-%1").arg(i), QString(QChar(u'C' + i)), Token(int(Token::S1) + i),
                                   lossBins(50, 5));
            one.name = one.key = i < 5 ? name(i) : longest;
            figure.series.push_back(std::move(one));
        }
        const QString file = folder.filePath(QStringLiteral("c.svg"));
        for (const QSize size : {QSize(), QSize(1280, 720)}) {
            exportFigures(QStringLiteral("Comparison"), {figure, figure}, {}, file, {size});
            QFile svg(file);
            QVERIFY(svg.open(QIODevice::ReadOnly));
            const QString drawing = QString::fromUtf8(svg.readAll());
            for (int i = 0; i < 5; ++i)
                QCOMPARE(drawing.count(name(i)), 2);
            QCOMPARE(drawing.count(figure.lanes.front().key), 2);
            QVERIFY(drawing.contains(longest.left(20)) && !drawing.contains(longest.trimmed())); // it is elided
            QVERIFY(!drawing.contains(QStringLiteral(">C<")));
        }
        const Result<ChartFile> table = recordFigures({}, {figure}, {}, std::nullopt, QStringLiteral("c.csv"));
        QVERIFY(table.ok());
        const QByteArray csv = table.value()();
        QVERIFY(csv.contains(name(0).toUtf8()) && !csv.contains("\"C\""));
    }

    /// A sheet of a given size has its figures side by side and a legend above each.
    void fillsASheetOfAnySize()
    {
        QTemporaryDir folder;
        ChartFigure figure;
        figure.title = QStringLiteral("Loss");
        for (int i = 0; i < 30; ++i)
            figure.series.push_back(line(QStringLiteral("train/loss"), QStringLiteral("a long name of run %1").arg(i),
                                         Token(int(Token::S1) + i % 7), lossBins(50, 5)));
        for (const QSize size : {QSize(400, 300), QSize(1600, 900), QSize(3000, 500)}) {
            const QString file = folder.filePath(QStringLiteral("c.png"));
            exportFigures(QStringLiteral("a heading that is too long for the smallest picture of all of them"),
                          {figure, figure}, {}, file, {size});
            const QImage image(file);
            QCOMPARE(image.size(), size);
            for (const int left : {0, size.width() / 2}) { // both halves have a curve in their lower part
                bool drawn = false;
                for (int y = size.height() / 2; y < size.height() && !drawn; ++y)
                    for (int x = left; x < left + size.width() / 2 && !drawn; ++x)
                        drawn = isNear(image.pixelColor(x, y), themed(Token::S2)); // thin lines are blended
                QVERIFY(drawn);
            }
        }
    }

    void repaintsAreCoalesced()
    {
        TimeChart chart;
        chart.resize(400, 200);
        chart.show();
        QVERIFY(QTest::qWaitForWindowExposed(&chart));
        chart.flush();
        QElapsedTimer clock;
        clock.start();
        const int before = chart.drawnFrames();
        while (clock.elapsed() < 1000) {
            chart.setVisibleRange({0, 1.0 + clock.elapsed()});
            QTest::qWait(1);
        }
        QVERIFY2(chart.drawnFrames() - before <= 21, qPrintable(QString::number(chart.drawnFrames() - before)));
        QVERIFY(chart.drawnFrames() > before);
    }

    void gallery();
};

void PlotsTest::gallery()
{
    QWidget window;
    auto* grid = new QGridLayout(&window);
    std::vector<Bin> val;
    for (int i = 1; i <= 10; ++i)
        val.push_back(point(i, 0.25 + 1.6 * std::exp(-i / 3.0)));
    std::vector<Bin> train = lossBins(900, 10, 6.0);
    for (std::size_t i = 600; i < train.size(); ++i)
        train[i].attempt = 2;
    train[300] = point(train[300].firstX, NAN);
    auto* loss = new ChartCard(QStringLiteral("Loss"), QStringLiteral("cross-entropy"));
    loss->setSeries({line(QStringLiteral("train/loss"), QStringLiteral("train"), Token::S1, train),
                     line(QStringLiteral("val/loss"), QStringLiteral("val"), Token::S2, val, SeriesShape::Points)},
                    {{MarkerKind::Checkpoint, 5, {}}, {MarkerKind::Checkpoint, 10, {}}, {MarkerKind::Warning, 8, {}}});
    auto* log = new ChartCard(QStringLiteral("Loss"), QStringLiteral("log"));
    log->setSeries(std::vector<ChartSeries>(loss->chart()->series()));
    auto* load = new ChartCard(QStringLiteral("Device load"), QStringLiteral("cores and memory"),
                               {{QStringLiteral("CPU"), QStringLiteral("4 cores"), ValueFormat::Count, 0.0, 4.0},
                                {QStringLiteral("GPU 0"), QStringLiteral("100 %"), ValueFormat::Percent, 0.0, 100.0}});
    std::vector<Bin> cores, gpu, compute, wait, other;
    for (int i = 0; i < 300; ++i) {
        const double x = i / 30.0;
        cores.push_back(point(x, 2.0 + std::sin(i * 1.7) * 0.3));
        gpu.push_back(point(x, i > 120 && i < 140 ? 55.0 : 96.0 + std::sin(i * 2.1) * 2));
        compute.push_back(point(x, i > 120 && i < 140 ? 0.5 : 0.86));
        wait.push_back(point(x, i > 120 && i < 140 ? 0.42 : 0.06));
        other.push_back(point(x, 0.08));
    }
    load->setSeries(
        {line(QStringLiteral("cpu/utilization"), QStringLiteral("busy"), Token::S1, cores, SeriesShape::Line, 0),
         line(QStringLiteral("gpu/0/utilization"), QStringLiteral("utilisation"), Token::S2, gpu, SeriesShape::Line,
              1)});
    auto* time = new ChartCard(QStringLiteral("Where the time goes"), QStringLiteral("share of wall time"),
                               {{{}, {}, ValueFormat::Share, 0.0, 1.0}});
    time->setSeries(
        {line(QStringLiteral("phase/compute"), QStringLiteral("compute"), Token::S1, compute, SeriesShape::Area),
         line(QStringLiteral("phase/input_wait"), QStringLiteral("input wait"), Token::S5, wait, SeriesShape::Area),
         line(QStringLiteral("other"), QStringLiteral("other"), Token::S7, other, SeriesShape::Area)});
    time->chart()->setAxisTitleShown(true);
    int i = 0;
    for (ChartCard* card : {loss, log, load, time}) {
        card->chart()->setVisibleRange({0, 10});
        ChartOptions options;
        options.logY = card == log;
        card->chart()->setOptions(options);
        card->chart()->setCursor(6.4, card == loss);
        grid->addWidget(card, i / 2, i % 2);
        ++i;
    }
    const QStringList problems = test::photograph(window, QStringLiteral("plots"), {{1000, 560}});
    QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
}

TRAINYARD_WIDGET_TEST(PlotsTest)

} // namespace plots_test

#include "plots_test.moc"
