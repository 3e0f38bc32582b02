// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/base/files.h"
#include "backend/protocol/series.h"
#include "gui/plots/chart_axis.h"
#include "gui/plots/chart_export.h"
#include "gui/plots/chart_group.h"
#include "gui/plots/chart_layers.h"
#include "gui/plots/chart_paint.h"
#include "gui/plots/chart_scale.h"
#include "gui/plots/curve_bundle.h"
#include "gui/plots/curve_figures.h"
#include "gui/plots/layer_strip.h"
#include "gui/plots/rung_chart.h"
#include "gui/plots/series_expression.h"
#include "gui/plots/study_chart.h"
#include "gui/plots/study_paint.h"
#include "gui/plots/time_chart.h"
#include "tests/storage/event_stream.h"
#include "tests/support/test_environment.h"

#include <nlohmann/json.hpp>
#include <qcustomplot.h>

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <cmath>

namespace charts_test {

using namespace trainyard;

namespace {

Bin binAtX(double x, double value)
{
    Bin bin;
    bin.firstStep = bin.lastStep = std::llround(x);
    bin.firstX = bin.lastX = x;
    bin.count = 1;
    bin.nonFinite = std::isfinite(value) ? 0 : 1;
    bin.min = bin.max = bin.mean = std::isfinite(value) ? value : NAN;
    return bin;
}

std::vector<Bin> curve(const std::vector<double>& values, double from = 0.0, double step = 1.0)
{
    std::vector<Bin> bins;
    for (std::size_t i = 0; i < values.size(); ++i)
        bins.push_back(binAtX(from + step * double(i), values[i]));
    return bins;
}

std::vector<double> numbersOf(const nlohmann::json& list)
{
    std::vector<double> numbers;
    for (const auto& one : list)
        numbers.push_back(one.is_null() ? NAN : one.get<double>());
    return numbers;
}

QString differenceOf(const std::vector<double>& got, const std::vector<double>& wanted)
{
    if (got.size() != wanted.size())
        return QStringLiteral("%1 values instead of %2").arg(got.size()).arg(wanted.size());
    for (std::size_t i = 0; i < got.size(); ++i)
        if (std::isnan(got[i]) != std::isnan(wanted[i]) ||
            std::abs(got[i] - wanted[i]) > 1e-9 * (1 + std::abs(wanted[i])))
            return QStringLiteral("value %1: %2 instead of %3")
                .arg(i)
                .arg(got[i], 0, 'g', 12)
                .arg(wanted[i], 0, 'g', 12);
    return {};
}

ChartSeries seriesOf(const QString& id, std::vector<Bin> bins, Token color = Token::S1)
{
    return {id, id, color, 0, SeriesShape::Line, std::move(bins)};
}

std::vector<Bin> evaluated(const QString& text, const std::map<QString, std::vector<Bin>>& series)
{
    const auto parsed = SeriesExpression::parse(text);
    static const std::vector<Bin> kNone;
    return std::get<SeriesExpression>(parsed).evaluate(
        [&](const QString& name) -> const std::vector<Bin>& {
            const auto found = series.find(name);
            return found == series.end() ? kNone : found->second;
        },
        0.0);
}

std::vector<double> meansOf(const std::vector<Bin>& bins)
{
    std::vector<double> means;
    for (const Bin& bin : bins)
        means.push_back(bin.mean);
    return means;
}

QPoint plotPoint(const TimeChart& chart, double shareX, double shareY)
{
    return {52 + int((chart.width() - 62) * shareX), 8 + int((chart.height() - 30) * shareY)};
}

void drag(QWidget* surface, const QPoint& from, const QPoint& to, Qt::KeyboardModifiers modifiers)
{
    QTest::mousePress(surface, Qt::LeftButton, modifiers, from);
    QMouseEvent move(QEvent::MouseMove, to, surface->mapToGlobal(to), Qt::NoButton, Qt::LeftButton, modifiers);
    QCoreApplication::sendEvent(surface, &move);
    QTest::mouseRelease(surface, Qt::LeftButton, modifiers, to);
}

} // namespace

class ChartsTest : public QObject {
    Q_OBJECT
private slots:
    void anAttemptsLabelMakesWayForAWarning()
    {
        QCustomPlot plot;
        plot.resize(400, 200);
        plot.xAxis->setRange(0.0, 10.0);
        plot.replot();
        auto* layer = new MarkLayer(&plot, QStringLiteral("main"), {plot.axisRect()}); // the plot's own
        const ChartMark attempt{ChartMark::Kind::Attempt, 5.0, 0, Token::T3, QStringLiteral("attempt 2")};
        const ChartMark warning{ChartMark::Kind::Warning, 5.5, 0, Token::Que, {}};
        layer->marks = {attempt};
        const QRectF alone = layer->labelPlace(attempt);
        QVERIFY(alone.intersects(layer->warningPlace(warning)));
        layer->marks.push_back(warning);
        QVERIFY(!layer->labelPlace(attempt).intersects(layer->warningPlace(warning)));
        layer->marks.back().x = 9.5; // far from it
        QCOMPARE(layer->labelPlace(attempt), alone);
    }

    void aLayersNumberStandsAboveTheLineOfAll()
    {
        const QRectF bar(0, 100, 20, 50);
        QCOMPARE(LayerStrip::numberPlace(bar, 40.0).bottom(), 99.0);  // the line is far above
        QCOMPARE(LayerStrip::numberPlace(bar, 120.0).bottom(), 99.0); // or in the bar
        for (const double line : {85.0, 92.0, 99.5, 100.5})
            QVERIFY(LayerStrip::numberPlace(bar, line).bottom() < line);
    }

    void initTestCase()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        Theme::instance().install(*qApp);
    }

    /// Against pandas and SciPy (fixtures/make_smoothing.py), with gaps and an outlier.
    void smoothingIsThatOfPandasAndScipy_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("kind");
        QTest::newRow("exponential") << "exponential" << int(SmoothingKind::Exponential);
        QTest::newRow("mean") << "mean" << int(SmoothingKind::Mean);
        QTest::newRow("gaussian") << "gaussian" << int(SmoothingKind::Gaussian);
    }
    void smoothingIsThatOfPandasAndScipy()
    {
        QFETCH(QString, name);
        QFETCH(int, kind);
        const auto fixture =
            nlohmann::json::parse(readFile(test::sourceFolder() / "tests/gui/fixtures/smoothing.json"));
        const std::vector<Bin> bins = curve(numbersOf(fixture["values"]));
        QCOMPARE(fixture["cases"].size(), std::size_t(4));
        for (const auto& one : fixture["cases"]) {
            const std::vector<double> got =
                smoothed(bins, one["strength"].get<double>(), double(bins.size()), SmoothingKind(kind));
            const QString problem = differenceOf(got, numbersOf(one[name.toStdString()]));
            QVERIFY2(problem.isEmpty(), qPrintable(problem));
        }
    }

    /// The three kinds reduce the noise of independent values equally, by the factor that they promise.
    void kindsOfSmoothingCompare()
    {
        std::vector<double> noise;
        std::uint32_t state = 1;
        for (int i = 0; i < 20'000; ++i) {
            state = state * 1664525u + 1013904223u;
            noise.push_back(double(state >> 8) / double(1 << 24) - 0.5);
        }
        for (const SmoothingKind kind : {SmoothingKind::Exponential, SmoothingKind::Mean, SmoothingKind::Gaussian}) {
            const std::vector<double> values = smoothed(curve(noise), 0.81, 1000.0, kind);
            double squares = 0.0;
            for (const double value : values)
                squares += value * value;
            const double variance = squares / double(values.size()), expected = 1.0 / 12.0 / smoothedOver(0.81);
            QVERIFY2(std::abs(variance / expected - 1.0) < 0.12, qPrintable(QString::number(variance / expected)));
        }
    }

    void expressionsComputeWithSeries()
    {
        const std::map<QString, std::vector<Bin>> series{{"a", curve({1, 2, 3, 4})},
                                                         {"b/c", curve({10, 20, 30, 40})},
                                                         {"with space", curve({5, 5, 5, 5})},
                                                         {"gap", curve({1, NAN, 3, 4})}};
        const auto check = [&](const char* text, const std::vector<double>& wanted) {
            const QString problem = differenceOf(meansOf(evaluated(QString::fromUtf8(text), series)), wanted);
            QVERIFY2(problem.isEmpty(), qPrintable(QString::fromUtf8(text) + ": " + problem));
        };
        check("a", {1, 2, 3, 4});
        check("b/c - a", {9, 18, 27, 36});
        check("b/c − 2 * a", {8, 16, 24, 32});
        check("(b/c - a) / 9", {1, 2, 3, 4});
        check("-a + 1e1", {9, 8, 7, 6});
        check("2 - a - 1", {0, -1, -2, -3});
        check("8 / a / 2", {4, 2, 4.0 / 3, 1});
        check("\"with space\" + a", {6, 7, 8, 9});
        check("sqrt(a * a)", {1, 2, 3, 4});
        check("max(a, 3)", {3, 3, 3, 4});
        check("min(b/c, a)", {1, 2, 3, 4});
        check("diff(b/c)", {10, 10, 10});
        check("ema(a, 0)", {1, 2, 3, 4});
        check("log(exp(a))", {1, 2, 3, 4});
        check("gap + a", {2, NAN, 6, 8});
        check("missing - a", {});
    }

    /// A series with a value an epoch and one with a value a step meet at the epochs.
    void expressionsMeetAtTheCoarserSeries()
    {
        std::vector<double> steps;
        for (int i = 1; i <= 100; ++i)
            steps.push_back(i);
        std::vector<Bin> epochs{binAtX(25.5, 1), binAtX(50, 2), binAtX(100, 3), binAtX(120, 4)};
        const std::vector<Bin> bins = evaluated("fine - coarse", {{"fine", curve(steps, 1)}, {"coarse", epochs}});
        QCOMPARE(meansOf(bins), (std::vector<double>{24.5, 48, 97})); // between two steps; none where one has ended
        std::vector<Bin> wide{binAtX(0, 1.0)};
        wide[0].firstX = 1;
        wide[0].lastX = 100;
        QCOMPARE(evaluated("fine - coarse", {{"fine", curve(steps, 1)}, {"coarse", wide}})[0].mean, 49.5);
    }

    void expressionsKeepExtremesWhereTheyCan()
    {
        std::vector<Bin> bins{binAtX(0, 2.0)};
        bins[0].min = 1.0;
        bins[0].max = 5.0;
        const auto one = [&](const char* text) { return evaluated(QString::fromLatin1(text), {{"x", bins}})[0]; };
        QCOMPARE(one("3 - x").min, -2.0);
        QCOMPARE(one("3 - x").max, 2.0);
        QCOMPARE(one("log(x)").max, std::log(5.0));
        QCOMPARE(one("10 / x").min, 2.0);
        QCOMPARE(one("10 / x").max, 10.0);
        QCOMPARE(one("abs(x)").max, 2.0);
    }

    void expressionsKeepUnits()
    {
        const auto formatOf = [](const QString& name) {
            return name == "top1" ? ValueFormat::Share : name == "memory" ? ValueFormat::Bytes : ValueFormat::Plain;
        };
        const auto unit = [&](const char* text) {
            return std::get<SeriesExpression>(SeriesExpression::parse(QLatin1String(text))).format(formatOf);
        };
        QCOMPARE(unit("top1 - top1 * 2"), ValueFormat::Share);
        QCOMPARE(unit("1 - top1"), ValueFormat::Share);
        QCOMPARE(unit("ema(memory, 0.5)"), ValueFormat::Bytes);
        QCOMPARE(unit("memory / memory"), ValueFormat::Plain);
        QCOMPARE(unit("memory + top1"), ValueFormat::Plain);
        QCOMPARE(unit("log(top1)"), ValueFormat::Plain);
    }

    void mistakesInExpressionsAreNamed_data()
    {
        using Kind = ExpressionProblem::Kind;
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("place");
        QTest::addColumn<QString>("about");
        const auto row = [](const char* text, Kind kind, int place, const char* about) {
            QTest::newRow(*text ? text : "nothing")
                << QString::fromUtf8(text) << int(kind) << place << QString::fromUtf8(about);
        };
        row("", Kind::Empty, 0, "");
        row("val/loss -", Kind::UnexpectedEnd, 10, "");
        row("a ? b", Kind::UnexpectedCharacter, 2, "?");
        row("(a + b", Kind::MissingParenthesis, 0, "");
        row("1 + smooth(a)", Kind::UnknownFunction, 4, "smooth");
        row("ema(a)", Kind::WrongArguments, 0, "ema(x, 0.9)");
        row("ema(a, b)", Kind::WrongArguments, 0, "ema(x, 0.9)");
        row("mean(a, 1.5)", Kind::NotAShare, 0, "1.5");
        row("\"open", Kind::UnexpectedEnd, 0, "");
        row("a b", Kind::UnexpectedCharacter, 2, "b");
    }
    void mistakesInExpressionsAreNamed()
    {
        QFETCH(QString, text);
        QFETCH(int, kind);
        QFETCH(int, place);
        QFETCH(QString, about);
        const auto parsed = SeriesExpression::parse(text);
        QVERIFY(std::holds_alternative<ExpressionProblem>(parsed));
        QCOMPARE(std::get<ExpressionProblem>(parsed), (ExpressionProblem{ExpressionProblem::Kind(kind), place, about}));
        QVERIFY(std::holds_alternative<ExpressionProblem>(SeriesExpression::parse(QString(5000, u'('))));
    }

    void stepsOfOneMoveAreOneView()
    {
        ViewHistory history;
        QVERIFY(!history.back());
        history.leave({{0, 10}, true}, 1.0); // a wheel turned by three notches
        history.leave({{1, 9}, false}, 1.2);
        history.leave({{2, 8}, false}, 1.4);
        history.leave({{3, 7}, false}, 9.0);
        QCOMPARE(history.back()->x, (ChartRange{3, 7}));
        const std::optional<ChartView> first = history.back();
        QVERIFY(first->whole);
        QCOMPARE(first->x, (ChartRange{0, 10}));
        QVERIFY(history.isEmpty());
    }

    /// Two charts of a page: a box in one, and step by step back.
    void aBoxZoomsAndBackspaceReturns()
    {
        QWidget window;
        TimeChart first({ChartLane{}}, &window), second({ChartLane{}}, &window);
        first.setGeometry(0, 0, 500, 200);
        second.setGeometry(0, 200, 500, 200);
        window.resize(500, 400);
        ChartGroup group;
        connect(&group, &ChartGroup::viewWanted, &window, [&](const ChartRange& range, bool whole) {
            group.show(whole ? ChartRange{0, 100} : range, whole, true);
        });
        std::vector<double> values;
        for (int i = 0; i <= 100; ++i)
            values.push_back(std::sin(i / 9.0));
        for (TimeChart* chart : {&first, &second}) {
            group.add(chart);
            chart->setSeries({seriesOf("x", curve(values))});
        }
        group.show({0, 100}, true);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        first.flush();
        const ChartRange fitted = first.yRange();
        auto* surface = first.findChild<QWidget*>();
        drag(surface, plotPoint(first, 0.25, 0.25), plotPoint(first, 0.5, 0.75), Qt::ShiftModifier);
        QVERIFY2(std::abs(second.visibleRange().from - 25) < 0.5 && std::abs(second.visibleRange().to - 50) < 0.5,
                 qPrintable(QString::number(second.visibleRange().from)));
        first.flush();
        second.flush();
        QVERIFY(first.box().has_value());
        QVERIFY(std::abs(first.yRange().size() / fitted.size() - 0.5) < 0.05);
        QVERIFY(!second.box());
        drag(surface, plotPoint(first, 0.5, 0.5), plotPoint(first, 0.75, 0.5), {});
        QVERIFY(first.visibleRange().from < 25);
        QVERIFY(group.canGoBack());
        QTest::keyClick(&first, Qt::Key_Backspace);
        if (first.visibleRange().size() < 50) // box and drag may have been one move
            QTest::keyClick(&first, Qt::Key_Backspace);
        QCOMPARE(first.visibleRange(), (ChartRange{0, 100}));
        first.flush();
        QVERIFY(!first.box());
        QCOMPARE(first.yRange(), fitted);
        QTest::mouseDClick(surface, Qt::LeftButton, {}, plotPoint(first, 0.5, 0.5)); // nothing to reset
        QVERIFY(!group.canGoBack());
    }

    /// Zooming keeps the value under the hand; panning and zooming are the same on every axis.
    void scalesZoomAroundTheHand()
    {
        for (const bool log : {false, true}) {
            const ChartScale scale{{1.0, 10'000.0}, log};
            for (const double share : {0.0, 0.3, 1.0}) {
                QVERIFY(std::abs(scale.share(scale.value(share)) - share) < 1e-12);
                const ChartScale zoomed{scale.zoomed(0.25, scale.value(share)), log};
                QVERIFY(std::abs(zoomed.share(scale.value(share)) - share) < 1e-9);
            }
            QVERIFY(std::abs(scale.share(scale.shifted(0.25).from) - 0.25) < 1e-9);
        }
        QCOMPARE((ChartScale{{1.0, 10'000.0}, true}.value(0.5)), 100.0);
        QVERIFY(std::abs(wheelZoom(120) * wheelZoom(-120) - 1.0) < 1e-12);
    }

    /// However many of the runs come to a rung, the labels stay off the dashed frame and off each other.
    void theLabelsOfRungsStandBesideTheFrame()
    {
        const QRectF area(46, 20, 300, 60);
        const QMarginsF gap(0, 1, 0, 1);
        for (int first = 0; first <= 20; ++first)
            for (int second = 0; second <= first; ++second) {
                const auto corner = [&](double share, int runs) {
                    return QPointF(area.left() + share * area.width(), area.bottom() - runs / 20.0 * area.height());
                };
                const QRectF one = RungChart::labelPlace(area, corner(0.33, first), 130.0, {});
                const QRectF two = RungChart::labelPlace(area, corner(1.0, second), 100.0, one);
                for (const QRectF& room : {one, two}) {
                    const QRectF text = room.marginsRemoved(gap);
                    QVERIFY2(text.bottom() < area.top() || text.top() > area.top(),
                             qPrintable(QStringLiteral("%1, %2").arg(first).arg(second)));
                    QVERIFY(text.right() < area.right() && text.bottom() <= area.bottom());
                }
                QVERIFY2(!one.marginsRemoved(gap).intersects(two.marginsRemoved(gap)),
                         qPrintable(QStringLiteral("%1, %2").arg(first).arg(second)));
            }
    }

    void aStudyChartZoomsPansAndReturns()
    {
        StudyChart chart;
        StudyFigure figure;
        figure.title = QStringLiteral("Speed-up");
        figure.xTitle = QStringLiteral("ranks");
        FigureLine line;
        line.label = QStringLiteral("measured");
        for (int ranks = 1; ranks <= 1024; ranks *= 2)
            line.points.push_back({double(ranks), 0.9 * ranks});
        line.points.push_back({2048.0, 0.0}); // a logarithmic axis has no place for it
        figure.lines = {line};
        figure.logX = figure.logY = true;
        chart.setFigure(figure);
        chart.resize(600, 300);
        chart.show();
        QVERIFY(QTest::qWaitForWindowExposed(&chart));
        QVERIFY(chart.view().whole() && !chart.canGoBack());
        const QPoint middle(52 + 267, 130);
        QWheelEvent wheel(middle, chart.mapToGlobal(middle), {}, {0, 240}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(&chart, &wheel);
        QVERIFY(chart.view().x && chart.view().x->from > 1.0 && chart.view().x->to < 1024.0);
        QVERIFY(chart.canGoBack());
        const ChartRange zoomed = *chart.view().x;
        drag(&chart, middle, middle - QPoint(60, 0), {});
        QVERIFY(chart.view().x->from > zoomed.from && chart.view().x->to > zoomed.to);
        // The cursor stays within the view: only points that are seen.
        QTest::keyClick(&chart, Qt::Key_Right);
        chart.showAll();
        QVERIFY(chart.view().whole());
        drag(&chart, QPoint(150, 60), QPoint(350, 200), Qt::ShiftModifier);
        QVERIFY(chart.view().x && chart.view().y && chart.view().y->to < 1024.0);
        const FigureView box = chart.view();
        QTest::keyClick(&chart, Qt::Key_Plus);
        QVERIFY(!(chart.view() == box));
        QTest::keyClick(&chart, Qt::Key_Backspace);
        QVERIFY(chart.view() == box);
        // New values of the same figure keep the view, another figure does not.
        figure.lines[0].points[3].y = 8.0;
        chart.setFigure(figure);
        QVERIFY(chart.view() == box);
        const Result<ChartFile> part = recordStudyFigure(chart.figure(), chart.view(), QStringLiteral("x.csv"), {});
        const Result<ChartFile> all = recordStudyFigure(chart.figure(), {}, QStringLiteral("x.csv"), {});
        QVERIFY(part.value()().count('\n') < all.value()().count('\n'));
        figure.title = QStringLiteral("Efficiency");
        chart.setFigure(figure);
        QVERIFY(chart.view().whole() && !chart.canGoBack());
        // Zooming out ends at everything.
        for (int i = 0; i < 30; ++i)
            QTest::keyClick(&chart, Qt::Key_Minus);
        QVERIFY(chart.view().whole());
        QSignalSpy menu(&chart, &StudyChart::menuRequested);
        QTest::keyClick(&chart, Qt::Key_Menu);
        QCOMPARE(menu.count(), 1);
    }

    void oneCursorMovesThroughFiguresOfOneAxis()
    {
        StudyFigure figure;
        figure.title = QStringLiteral("Speed-up");
        figure.xTitle = QStringLiteral("ranks");
        figure.lines.push_back(
            {QStringLiteral("measured"), Token::S1, FigureLine::Style::Measured, {{1, 1}, {2, 2}, {4, 3}}});
        StudyChart first, second, other;
        ChartGroup group;
        for (StudyChart* chart : {&first, &second, &other}) {
            group.add(chart);
            chart->resize(400, 240);
        }
        first.setFigure(figure);
        figure.title = QStringLiteral("Efficiency");
        second.setFigure(figure);
        figure.xTitle = QStringLiteral("samples");
        other.setFigure(figure);
        const QImage without = second.grab().toImage();
        QTest::keyClick(&first, Qt::Key_Right);
        QTest::keyClick(&first, Qt::Key_Right);
        QCOMPARE(first.cursor(), std::optional(2.0));
        QCOMPARE(second.linkedCursor(), std::optional(2.0));
        QVERIFY(second.grab().toImage() != without);
        QVERIFY(!second.cursor() && !first.linkedCursor() && !other.linkedCursor());
        StudyFigure fewer = first.figure();
        fewer.lines[0].points = {{1, 1}, {4, 3}}; // the cursor moves to a place that the figure still has
        first.setFigure(fewer);
        QVERIFY(first.cursor() && *first.cursor() != 2.0);
        QCOMPARE(second.linkedCursor(), first.cursor());
        QTest::keyClick(&first, Qt::Key_Escape);
        QVERIFY(!second.linkedCursor());
        QVERIFY(second.grab().toImage() == without);
        group.setLinkedCursors(false);
        QTest::keyClick(&first, Qt::Key_Right);
        QVERIFY(first.cursor() && !second.linkedCursor());
    }

    void aStudyFigureIsExportedInAnySize()
    {
        StudyFigure figure;
        figure.title = QStringLiteral("Speed-up");
        figure.xTitle = QStringLiteral("ranks");
        figure.markers = {{2.0, QStringLiteral("pays up to 2")}};
        for (int i = 0; i < 3; ++i)
            figure.lines.push_back({QString::number(i), Token::S1, FigureLine::Style::Measured, {{1, 1}, {2, 1.5}}});
        const auto bytes = [&](const QString& file, SheetLayout layout) {
            layout.size = {800, 400};
            return recordStudyFigure(figure, {}, file, layout).value()();
        };
        SheetLayout sheet;
        sheet.scale = 2.0;
        QCOMPARE(QImage::fromData(bytes(QStringLiteral("a.png"), sheet)).size(), QSize(1600, 800));
        QVERIFY(bytes(QStringLiteral("a.pdf"), sheet).startsWith("%PDF"));
        const QByteArray plain = bytes(QStringLiteral("a.svg"), sheet);
        QVERIFY(plain.contains("pays up to 2"));
        sheet.dashes = true; // told apart without colours
        QVERIFY(bytes(QStringLiteral("a.svg"), sheet) != plain);
        QVERIFY(!recordStudyFigure(figure, {}, QStringLiteral("a.doc"), sheet).ok());
        QCOMPARE(bytes(QStringLiteral("a.csv"), {}).count('\n'), 7);
    }

    void aLogarithmicXAxisBeginsAboveZero()
    {
        TimeChart chart;
        chart.resize(500, 200);
        ChartOptions options;
        options.logX = true;
        options.axis = XAxis::Step;
        chart.setOptions(options);
        std::vector<double> values(1001, 1.0);
        chart.setSeries({seriesOf("x", curve(values))});
        chart.setVisibleRange({0, 1000});
        chart.flush();
        QSignalSpy moved(&chart, &TimeChart::cursorMoved), asked(&chart, &TimeChart::rangeRequested);
        auto* surface = chart.findChild<QWidget*>();
        const QPoint middle = plotPoint(chart, 0.5, 0.5);
        QMouseEvent move(QEvent::MouseMove, middle, surface->mapToGlobal(middle), Qt::NoButton, Qt::NoButton, {});
        QCoreApplication::sendEvent(surface, &move);
        QVERIFY(!moved.isEmpty());
        QVERIFY(std::abs(std::log10(moved.last().first().toDouble()) - 1.5) < 0.02); // between 1 and 1,000
        drag(surface, plotPoint(chart, 0.4, 0.5), plotPoint(chart, 0.4 + 1.0 / 3.0, 0.5), {});
        const auto range = asked.last().first().value<ChartRange>();
        QVERIFY(std::abs(range.to / range.from - 1000.0) < 1.0); // as many decades as before
        QVERIFY(std::abs(std::log10(range.to) - 2.0) < 0.03);
    }

    /// The tooltip begins with the curve nearest to the mouse, and names run, step, smoothed and raw value.
    void hoverNamesTheNearestFirst()
    {
        TimeChart chart;
        chart.resize(600, 300);
        ChartOptions options;
        options.clipOutliers = false;
        options.smoothing = 0.9;
        chart.setOptions(options);
        chart.setVisibleRange({0, 9});
        std::vector<ChartSeries> all;
        for (int i = 0; i < 40; ++i) {
            all.push_back(seriesOf(QString::number(i), curve(std::vector<double>(10, double(i)))));
            all.back().label = QString(QChar(u'A' + i % 26));
            all.back().name = QStringLiteral("run-%1").arg(i);
            all.back().bins[5].mean += 0.5;
            for (Bin& bin : all.back().bins)
                bin.count = 100; // the curve of a short run is not smoothed
        }
        chart.setSeries(all);
        chart.show();
        QVERIFY(QTest::qWaitForWindowExposed(&chart));
        chart.flush();
        connect(&chart, &TimeChart::cursorMoved, &chart, [&](double x) { chart.setCursor(x, true); });
        auto* surface = chart.findChild<QWidget*>();
        const ChartRange y = chart.yRange();
        const QPoint at = plotPoint(chart, 5.0 / 9.0, 1.0 - (30.3 - y.from) / y.size());
        QMouseEvent move(QEvent::MouseMove, at, surface->mapToGlobal(at), Qt::NoButton, Qt::NoButton, {});
        QCoreApplication::sendEvent(surface, &move);
        QVERIFY2(chart.tooltip().size() == 14, qPrintable(chart.tooltip().join('\n'))); // heading, 12 series, the rest
        QVERIFY2(chart.tooltip().at(0).contains(QLatin1String("step 5")), qPrintable(chart.tooltip().at(0)));
        QVERIFY2(chart.tooltip().at(1).startsWith(QLatin1String("E  run-30: 30.")), qPrintable(chart.tooltip().at(1)));
        QVERIFY(chart.tooltip().at(1).contains(QLatin1String("raw 30.5")));
        QCOMPARE(chart.tooltip().last(), QStringLiteral("and 28 more"));
    }

    /// In a low chart the tooltip has as many rows as there is room for, and says how many it leaves out.
    void aTooltipFitsIntoItsChart()
    {
        TimeChart chart;
        chart.setVisibleRange({0, 9});
        std::vector<ChartSeries> all;
        for (int i = 0; i < 8; ++i)
            all.push_back(seriesOf(QString::number(i), curve(std::vector<double>(10, double(i)))));
        for (const int height : {100, 130, 200}) {
            chart.resize(400, height);
            chart.setSeries(all);
            chart.show();
            QVERIFY(QTest::qWaitForWindowExposed(&chart));
            chart.setCursor(5.0, true);
            chart.flush();
            const QStringList tip = chart.tooltip();
            QVERIFY2(tip.size() <= tipRowsIn(height - 4), qPrintable(tip.join('\n')));
            QVERIFY(tip.size() >= 3);
            if (tip.size() < 9)
                QCOMPARE(tip.last(), QStringLiteral("and %1 more").arg(8 - (tip.size() - 2)));
        }
    }

    /// Lines with short names need less room: all but the nearest share the tooltip's lines in pairs.
    void runsShareTheLinesOfALowTooltip()
    {
        TimeChart chart;
        chart.setVisibleRange({0, 9});
        std::vector<ChartSeries> all;
        for (int i = 0; i < 8; ++i) {
            all.push_back(seriesOf(QString::number(i), curve(std::vector<double>(10, double(i)))));
            all.back().label = QString(QChar(u'A' + i));
            all.back().name = QStringLiteral("a-long-name-of-run-%1").arg(i);
        }
        for (const auto& [height, shown] : {std::pair(117, 5), std::pair(134, 8), std::pair(200, 8)}) {
            chart.resize(400, height);
            chart.setSeries(all);
            chart.show();
            QVERIFY(QTest::qWaitForWindowExposed(&chart));
            chart.setCursor(5.0, true);
            chart.flush();
            const QStringList tip = chart.tooltip();
            QVERIFY2(tip.size() == shown + (shown < 8 ? 2 : 1), qPrintable(tip.join('\n')));
            QVERIFY2(tip.at(1).startsWith(QLatin1String("A  a-long-name-of-run-0: ")), qPrintable(tip.at(1)));
            const bool whole = height >= 200;
            QVERIFY2(tip.at(2).startsWith(QLatin1String(whole ? "B  a-long-name-of-run-1: " : "B: 1.0")),
                     qPrintable(tip.at(2)));
            if (shown < 8)
                QCOMPARE(tip.last(), QStringLiteral("and %1 more").arg(8 - shown));
        }
        QCOMPARE(
            tipLines({{"heading", {}}, {"A", "1"}, {"B", "1", {}, true}, {"C", "1", {}, true}, {"D", "1", {}, true}}),
            4);
    }

    /// Long names are elided so that the tooltip does not cover the cursor.
    void aTooltipLeavesItsCursorFree()
    {
        const QRectF bounds(0, 0, 400, 120);
        for (const double x : {120.0, 200.0, 290.0}) {
            QImage image(400, 120, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            paintTip(
                painter, {x, 10}, bounds,
                {{"epoch 3", {}}, {QStringLiteral("A  ") + QStringLiteral("name").repeated(20), "0.123", Token::S1}});
            painter.end();
            for (int y = 0; y < image.height(); ++y)
                QCOMPARE(image.pixelColor(int(x), y), QColor(Qt::white));
        }
    }

    /// Where another chart is hovered, the values of several runs are told apart; one run alone needs no name.
    void shortLabelsNameTheirRun()
    {
        TimeChart chart;
        chart.resize(400, 200);
        ChartOptions options;
        options.smoothing = 0.0;
        chart.setOptions(options);
        chart.setVisibleRange({0, 9});
        ChartSeries one = seriesOf("a", curve(std::vector<double>(10, 1.0)));
        one.label = QStringLiteral("A");
        ChartSeries other = seriesOf("b", curve(std::vector<double>(10, 2.0)));
        other.label = QStringLiteral("B");
        other.color = Token::S2;
        chart.show();
        QVERIFY(QTest::qWaitForWindowExposed(&chart));
        const auto shown = [&] {
            chart.setSeries({one, other});
            chart.setCursor(3.0, false);
            chart.flush();
            return chart.cursorLabels();
        };
        QCOMPARE(shown(), (QStringList{"1.0000", "2.0000"}));
        one.what = QStringLiteral("train");
        QCOMPARE(shown(), (QStringList{"train 1.0000", "2.0000"}));
        one.what.clear();
        one.name = QStringLiteral("run-one");
        other.name = QStringLiteral("run-two, val");
        other.what = QStringLiteral("val");
        QCOMPARE(shown(), (QStringList{"A 1.0000", "B val 2.0000"}));
        // Each name has its colour before it.
        const QImage named = chart.grab().toImage();
        const int cursor = plotPoint(chart, 3.0 / 9.0, 0.5).x();
        const auto dots = [&](Token token) {
            int found = 0;
            for (int y = 2; y < named.height() - 2; ++y)
                for (int x = cursor + 8; x < cursor + 18; ++x) {
                    bool filled = true; // lines are thinner
                    for (int i = 0; i < 9; ++i)
                        filled = filled && named.pixelColor(x + i % 3 - 1, y + i / 3 - 1) == themed(token);
                    found += filled;
                }
            return found;
        };
        QVERIFY(dots(Token::S1) > 0 && dots(Token::S2) > 0);
        chart.setCursor(3.0, true); // a tooltip
        QVERIFY(chart.cursorLabels().isEmpty());
    }

    /// A single number on an axis does not tell its scale.
    void aLowFigureHasTwoNumbersOnItsAxis()
    {
        StudyFigure figure;
        figure.format = ValueFormat::Share;
        figure.lines.push_back({QStringLiteral("done"), Token::S1, FigureLine::Style::Dots, {{1, 0.06}, {2, 0.78}}});
        for (const int height : {136, 80}) {
            const std::optional<StudyFrame> frame = studyFrame(QRect(0, 0, 380, height), figure, {});
            QVERIFY(frame);
            const std::vector<AxisTick> ticks = leftTicks(figure, *frame);
            QVERIFY2(ticks.size() >= 2, qPrintable(QString::number(height)));
            for (std::size_t i = 1; i < ticks.size(); ++i)
                QVERIFY(frame->py(ticks[i - 1].value) - frame->py(ticks[i].value) >= 14.0);
        }
    }

    /// The numbers of a logarithmic axis have one form.
    void logarithmicLabelsAreAlike()
    {
        const auto labels = [](double from, double to) {
            QStringList all;
            for (const AxisTick& tick : logTicks({from, to}))
                all << tick.label;
            return all.join(u' ');
        };
        QCOMPARE(labels(0.5, 20), QStringLiteral("0.5 1 2 5 10 20"));
        QCOMPARE(labels(5, 3000), QStringLiteral("5 10 20 50 100 200 500 1,000 2,000"));
        QCOMPARE(labels(0.05, 1), QStringLiteral("0.05 0.1 0.2 0.5 1"));
        QCOMPARE(labels(1e-6, 0.1), QStringLiteral("10⁻⁶ 10⁻⁵ 10⁻⁴ 10⁻³ 10⁻² 10⁻¹"));
        QCOMPARE(labels(1e-5, 5e-4), QStringLiteral("10⁻⁵ 2·10⁻⁵ 5·10⁻⁵ 10⁻⁴ 2·10⁻⁴ 5·10⁻⁴"));
    }

    /// The axes write numbers as the tables beside them do.
    void axesHaveTheNumbersOfTheLanguage()
    {
        const auto labels = [](const std::vector<AxisTick>& ticks) {
            QStringList all;
            for (const AxisTick& tick : ticks)
                all << tick.label;
            return all.join(u' ');
        };
        const auto back = qScopeGuard([before = QLocale()] { QLocale::setDefault(before); });
        for (const QLocale& locale : {QLocale(QLocale::English, QLocale::UnitedStates), QLocale(QLocale::German)}) {
            QLocale::setDefault(locale);
            const auto here = [&](const char* english) {
                QString text = QString::fromLatin1(english);
                for (QChar& sign : text)
                    sign = sign == u'.' ? locale.decimalPoint()[0] : sign == u',' ? locale.groupSeparator()[0] : sign;
                return text;
            };
            QCOMPARE(labels(logTicks({0.5, 20})), here("0.5 1 2 5 10 20"));
            QCOMPARE(labels(logTicks({5, 3000})), here("5 10 20 50 100 200 500 1,000 2,000"));
            QCOMPARE(labels(valueTicks({0.0, 1.0}, ValueFormat::Plain, 2)), here("0 0.5 1.0"));
            QVERIFY(labels(valueTicks({0.981, 0.985}, ValueFormat::Share)).contains(here("98.2 %")));
            QVERIFY(labels(xTicks({0.0, 2.0}, XAxis::Epoch)).contains(here("0.5")));
            QVERIFY(labels(xTicks({0.0, 4000.0}, XAxis::Step)).contains(here("2,000")));
        }
    }

    /// The loss of a run that has diverged: its labels stay as short as others.
    void hugeNumbersHaveShortLabels()
    {
        for (const double most : {4e14, 4e15, 4e17, 3e38}) {
            QStringList all;
            for (const AxisTick& tick : valueTicks({0, most}, ValueFormat::Plain, 5)) {
                QVERIFY2(tick.label.size() <= 8, qPrintable(tick.label));
                all << tick.label;
            }
            QVERIFY(all.size() > 2 && all.removeDuplicates() == 0);
        }
    }

    /// The figures of a picture are compared by colour, also where a run lacks a series.
    void aRunHasOneMarkInAllFigures()
    {
        QTemporaryDir folder;
        RunStore store(folder.filePath(QStringLiteral("store.sqlite")).toStdString());
        std::vector<RunRow> runs;
        for (const char* id : {"a", "b", "c"}) {
            QVERIFY(store.createRun(test::specNamed(id, id), std::string("/runs/") + id, "local").get().ok());
            test::EventStream stream;
            stream.started(id).value(1, series::kTrainLoss, 2.0);
            if (*id != 'a')
                stream.value(1, series::kValLoss, 2.0);
            QVERIFY(store.ingest(stream.chunk(id)).get().ok());
            runs.push_back(*store.reader()->run(id));
        }
        const auto reader = store.reader();
        const std::vector<ChartFigure> figures = readFigures(*reader, runs, {}, XAxis::Step, 800);
        QCOMPARE(figures.size(), std::size_t(2));
        QCOMPARE(figures[1].series.size(), std::size_t(2));
        for (const ChartSeries& one : figures[1].series)
            for (const ChartSeries& other : figures[0].series)
                QCOMPARE(one.color == other.color && one.pattern == other.pattern, one.label == other.label);
    }

    /// At the attempt's own first step, also in figures whose series have their next value much later.
    void anAttemptBeginsAtOnePlaceInAllFigures()
    {
        QTemporaryDir folder;
        RunStore store(folder.filePath(QStringLiteral("store.sqlite")).toStdString());
        QVERIFY(store.createRun(test::specNamed("a", "a"), "/runs/a", "local").get().ok());
        for (const test::EventStream& stream : test::resumedStreams("a"))
            QVERIFY(store.ingest(stream.chunk("a")).get().ok());
        const auto reader = store.reader();
        for (const XAxis axis : {XAxis::Step, XAxis::Epoch}) {
            const std::vector<ChartFigure> figures = readFigures(*reader, {*reader->run("a")}, {}, axis, 800);
            QCOMPARE(figures.size(), std::size_t(3)); // loss, accuracy, throughput
            for (const ChartFigure& figure : figures) {
                const auto starts = attemptStarts(figure.series);
                QCOMPARE(starts.size(), std::size_t(1));
                QCOMPARE(starts[0].second, 2);
                QVERIFY2(std::abs(starts[0].first - (axis == XAxis::Step ? 217.0 : 2.17)) < 1e-9,
                         qPrintable(QStringLiteral("%1: %2").arg(figure.title).arg(starts[0].first)));
            }
        }
    }

    void whatTheAxisLeavesOutIsSaid()
    {
        ChartRange visible{0, 100};
        std::vector<double> values(101, 1.0);
        for (int i = 0; i <= 100; ++i)
            values[std::size_t(i)] += 0.1 * std::sin(i);
        values[50] = 60.0;
        values[80] = -7.0;
        const std::vector<ChartSeries> series{seriesOf("x", curve(values))};
        const HiddenValues hidden = hiddenValues(series, visible, {0, 2}, {});
        QCOMPARE(hidden.highest, 60.0);
        QCOMPARE(hidden.lowest, -7.0);
        QVERIFY(!std::isfinite(hiddenValues(series, {0, 40}, {0, 2}, {}).highest));
        QVERIFY(!std::isfinite(hiddenValues(series, visible, {-10, 70}, {}).highest));
        // The words stand above the plot, not on the curves: the plot makes room for them.
        TimeChart chart;
        chart.resize(400, 200);
        chart.setVisibleRange(visible);
        chart.setSeries(series);
        ChartOptions options;
        const auto top = [&] {
            chart.setOptions(options);
            chart.flush();
            const auto* plot = chart.findChild<QCustomPlot*>();
            return plot->axisRect(0)->top();
        };
        options.clipOutliers = false;
        QCOMPARE(top(), 8);
        options.clipOutliers = true;
        QCOMPARE(top(), 17);
        options.clipOutliers = false;
        QCOMPARE(top(), 8);
    }

    /// More than ten lines are thin, yet a single extreme value among them is drawn.
    void aSpikeInOneOfManyLinesIsDrawn()
    {
        TimeChart chart;
        chart.resize(600, 300);
        ChartOptions options;
        options.clipOutliers = false;
        chart.setOptions(options);
        std::vector<ChartSeries> all;
        for (int i = 0; i < 60; ++i) {
            std::vector<Bin> bins = curve(std::vector<double>(200, 1.0 + 0.001 * i));
            for (Bin& bin : bins) {
                bin.count = 64;
                bin.min = bin.mean - 0.01;
                bin.max = bin.mean + 0.01;
            }
            if (i == 31)
                bins[100].max = 9.0;
            all.push_back(seriesOf(QString::number(i), std::move(bins), i == 31 ? Token::S2 : Token::S1));
        }
        chart.setSeries(all);
        chart.setVisibleRange({0, 199});
        const QImage image = chart.toImage(1.0);
        QVERIFY(chart.yRange().to > 9.0);
        const QColor wanted = themed(Token::S2);
        int found = 0;
        const QPoint at = plotPoint(chart, 100.0 / 199.0, 0.5);
        for (int x = at.x() - 2; x <= at.x() + 2; ++x) {
            const QColor seen = image.pixelColor(x, at.y());
            found += std::abs(seen.red() - wanted.red()) + std::abs(seen.green() - wanted.green()) < 90;
        }
        QVERIFY(found >= 1);
    }

    void coarserCurvesKeepTheirCourse()
    {
        CurvePoints points;
        for (int i = 0; i < 1000; ++i) {
            points.x.push_back(i);
            points.y.push_back(i < 500 ? 2.0 * i : NAN);
        }
        const CurvePoints few = coarser(points, 256);
        QCOMPARE(few.x.size(), std::size_t(250));
        QCOMPARE(few.x[1], 5.5);
        QCOMPARE(few.y[1], 11.0);
        QVERIFY(std::isnan(few.y[200]));
        QCOMPARE(coarser(points, 1000).x.size(), std::size_t(1000));
    }

    /// For print: the size asked for, in the light theme's colours, with lines that differ without colours.
    void exportsForPrint()
    {
        QTemporaryDir folder;
        Theme::instance().setDark(true);
        ChartFigure figure;
        figure.title = QStringLiteral("Loss");
        for (int i = 0; i < 3; ++i)
            figure.series.push_back(seriesOf(QString::number(i), curve({1.0 + i, 2.0 + i, 1.0 + i})));
        SheetLayout sheet;
        sheet.size = QSize(321, 227); // 85 × 60 mm
        sheet.scale = 300.0 / 96.0;
        sheet.paper = true;
        sheet.dashes = true;
        const QString file = folder.filePath("c.png");
        exportFigures(QStringLiteral("Loss"), {figure}, {}, file, sheet);
        QVERIFY(Theme::instance().dark());
        const QImage image(file);
        QCOMPARE(image.size(), QSize(1003, 709));
        QCOMPARE(image.pixelColor(2, 2), Theme::color(Token::Base, false));
        sheet.dashes = false;
        exportFigures(QStringLiteral("Loss"), {figure}, {}, folder.filePath("d.png"), sheet);
        QVERIFY(QImage(folder.filePath("d.png")) != image);
        exportFigures(QStringLiteral("Loss"), {figure}, {}, folder.filePath("c.pdf"), sheet);
        const std::string pdf = readFile(folder.filePath("c.pdf").toStdString());
        QVERIFY(pdf.starts_with("%PDF"));
        const std::size_t box = pdf.find("/MediaBox [0 0 24"); // 240.75 points
        QVERIFY2(box != std::string::npos, pdf.substr(pdf.find("/MediaBox"), 60).c_str());
        Theme::instance().setDark(false);
    }

    void datesHaveRoundTimesOfTheClockHere()
    {
        const QDateTime begin(QDate(2026, 11, 23), QTime(22, 10));
        const double from = double(begin.toSecsSinceEpoch());
        QStringList labels;
        for (const AxisTick& tick : xTicks({from, from + 4 * 3600.0}, XAxis::Date))
            labels << tick.label;
        QCOMPARE(labels, (QStringList{"23:00", "24 Nov", "01:00", "02:00"}));
        QCOMPARE(axisValue(XAxis::Date, from), QStringLiteral("2026-11-23 22:10:00"));
    }
};

TRAINYARD_WIDGET_TEST(ChartsTest)

} // namespace charts_test

#include "charts_test.moc"
