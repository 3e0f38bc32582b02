// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/plots/chart_math.h"

#include <QElapsedTimer>
#include <QWidget>

#include <optional>
#include <utility>
#include <vector>

class QCPAxisRect;
class QCPGraph;
class QCustomPlot;
class QMouseEvent;
class QTimer;

namespace trainyard {

class CurveBundle;
class CursorLayer;
class MarkLayer;

/// A chart over steps, epochs, samples or time, from the bins of the store: lines with envelope and smoothing, points,
/// stacked areas, in one or more lanes. Repaints at most 20 times a second, more often while a hand moves the view; the
/// cursor has its own layer. More than kManyLines lines are drawn thin, from a coarser copy while the view moves. The
/// page owns range and cursor: the chart emits what mouse and keys request, and the page updates all its charts
/// (ChartGroup does).
///   wheel, + and −: zoom at the cursor · drag, Shift+← →: pan · Shift+drag: zoom into a box · double click, Home:
///   whole run · Backspace: the view before · ← →: move the cursor
class TimeChart : public QWidget {
    Q_OBJECT
public:
    static constexpr int kManyLines = 10;

    explicit TimeChart(std::vector<ChartLane> lanes = {ChartLane{}}, QWidget* parent = nullptr);
    ~TimeChart() override;

    /// The number of lanes may change (GPUs found later).
    void setLanes(std::vector<ChartLane> lanes);
    void setSeries(std::vector<ChartSeries> series);
    /// Where attempts after the first begin; without this, where the drawn series change from one to the next.
    void setAttemptStarts(std::optional<std::vector<AttemptStart>> starts);
    const std::optional<std::vector<AttemptStart>>& attemptStarts() const { return m_attemptStarts; }
    void setMarkers(std::vector<ChartMarker> markers);
    void setOptions(const ChartOptions& options);
    void setVisibleRange(const ChartRange& range);
    /// The same, asked for by a hand: drawn at once, and exactly when the hand rests.
    void moveTo(const ChartRange& range);
    /// The y range of the first lane that a person chose; nullopt: fitted.
    void setBox(std::optional<ChartRange> y);
    std::optional<ChartRange> box() const { return m_box; }
    /// Shows title and cursor tag at the x axis: for the bottom chart of a page.
    void setAxisTitleShown(bool shown);
    /// Shows "attempt 2" beside the line where the attempt begins; the line itself is always shown.
    void setAttemptsNamed(bool named) { m_attemptsNamed = named; }
    /// nullopt hides the cursor; `hovered` shows the full tooltip instead of short labels.
    void setCursor(std::optional<double> x, bool hovered);

    const std::vector<ChartSeries>& series() const { return m_series; }
    const std::vector<ChartMarker>& markers() const { return m_markers; }
    const std::vector<ChartLane>& lanes() const { return m_lanes; }
    const ChartOptions& options() const { return m_options; }
    ChartRange visibleRange() const { return m_range; }
    /// Width of the plot area: the number of pixels to request bins for.
    int plotWidth() const;
    ChartRange yRange(int lane = 0) const;
    /// The cursor's text for a series ("train/loss" → "0.5697"); empty if there is none.
    QString cursorValue(const QString& seriesId) const;
    /// The short labels of a chart that is not hovered: "0.5697", "val 0.5697"; of several runs with their names: "A
    /// val 0.5697".
    QStringList cursorLabels() const;
    /// The lines of the hovered chart's tooltip: "A  resnet20: 0.5697".
    QStringList tooltip() const;
    /// Draws pending changes now (screenshots, export, tests).
    void flush();
    /// Number of full redraws.
    int drawnFrames() const { return m_frames; }
    /// Lines, axes and marks without the cursor, at the chart's width, scaled.
    QImage toImage(double scale);
    /// Paints the same at (0, 0) of a vector painter.
    void paintTo(QPainter& painter, const QSize& size);

    QSize sizeHint() const override { return {420, 180}; }
    /// With several lanes, high enough to tell them apart.
    QSize minimumSizeHint() const override;

signals:
    void cursorMoved(double x);
    void cursorLeft();
    void rangeRequested(const trainyard::ChartRange& range);
    void rangeReset();
    void boxRequested(const trainyard::ChartRange& x, const trainyard::ChartRange& y);
    void backRequested();
    void menuRequested(const QPoint& globalPosition);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    static constexpr int kLeft = 52, kRight = 10; ///< margins, equal in all charts, so that x positions align
    void makeLanes();
    void restyle();
    void placeLanes();
    enum class Change { None, Range, Data };
    void schedule(Change change = Change::Data);
    void rest();
    void rebuild();
    void showRange();
    ChartRange shownRange() const; ///< m_range, as far as a logarithmic axis can show it
    void addLine(std::size_t index);
    void addPoints(const ChartSeries& series);
    void addToBundle(std::size_t index);
    /// Sets a graph's line, cut into the dashes of the series' pattern.
    void setLine(QCPGraph* graph, const ChartSeries& series, const QVector<double>& x, const QVector<double>& y);
    DashedLine dashed(std::vector<double> x, const std::vector<double>& y, const QVector<double>& dashes) const;
    void addAreas(int lane);
    void addMarks();
    void addAttempts(int lastLane);
    enum class GraphKind { Line, Dots };
    QCPGraph* addGraph(int lane, GraphKind kind = GraphKind::Line);
    void addValueMarks(const ChartSeries& series);
    void addHidden();
    void updateCursor();
    struct Hit;
    std::vector<Hit> hitsAt(double x) const;
    void addCursorRows(const Hit& hit, bool withSpread);
    void addSharedRow(const Hit& hit);
    void liftLine(std::size_t index);
    QString laneText(const ChartSeries& series, double value) const;
    // From the size alone, thus also before the first layout.
    double xAtPixel(double pixel) const;
    double pixelAt(double x) const;
    void zoom(double factor, double center);
    void shift(double share);
    bool mouseEvent(QEvent* event);
    void pressed(const QMouseEvent& mouse);
    void moved(const QMouseEvent& mouse);
    void released();

    std::vector<ChartLane> m_lanes;
    std::vector<ChartSeries> m_series;
    std::vector<ChartMarker> m_markers;
    ChartOptions m_options;
    ChartRange m_range;
    bool m_axisTitle = false;
    bool m_attemptsNamed = false;
    std::optional<std::vector<AttemptStart>> m_attemptStarts;
    std::optional<double> m_cursor;
    bool m_hovered = false;

    QCustomPlot* m_plot;
    QList<QCPAxisRect*> m_rects;
    CursorLayer* m_cursorLayer = nullptr;
    MarkLayer* m_markLayer = nullptr;
    QTimer* m_timer;
    QTimer* m_rest;
    QElapsedTimer m_lastDrawn;
    Change m_change = Change::Data;
    bool m_moving = false;
    std::optional<ChartRange> m_box;
    int m_frames = 0;
    std::vector<std::vector<double>> m_smoothed; ///< the drawn values of each series
    std::vector<CurveBundle*> m_bundles;         ///< of each lane; none with few lines
    std::optional<QPointF> m_dragFrom;
    std::optional<QPointF> m_boxFrom;
    std::optional<double> m_mouseY;
    ChartRange m_dragRange;
};

} // namespace trainyard
