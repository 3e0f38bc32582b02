// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/plots/chart_export.h"

#include <QList>
#include <QPair>
#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

namespace trainyard {

/// A marked percentile.
struct MagnitudeFlag {
    int place = 0; ///< percentile in tenths of a percent
    QString label; ///< "80"
    double magnitude = 0.0;
    double share = 0.0;     ///< share of the drawn weights that are not above it
    bool coincides = false; ///< coincides with another flag
};

/// Distribution of weight magnitudes: cumulative curve with flags, histogram below.
struct MagnitudeFigure {
    std::vector<float> percentiles; ///< of the drawn weights, in equal steps from 0 to 100 %, ascending
    qint64 weights = 0, zeros = 0;
    double largest = 0.0;
    std::vector<std::int64_t> histogram; ///< bins of equal width on the log axis, without zeros
    int histogramBegin = 0;              ///< the first bin begins at 10^(histogramBegin / binsPerDecade)
    int binsPerDecade = 20;
    bool logarithmic = true;
    std::vector<MagnitudeFlag> flags;
    int selected = 0;        ///< place of a flag; 0 = none
    double selectedAt = 0.0; ///< its magnitude
    double selectedShare = 0.0;
    QString selectedLabel; ///< "80 %"
    /// Title and rows of the tooltip at a magnitude.
    std::function<QList<QPair<QString, QString>>(double magnitude)> tip;
    QString note; ///< in the middle if there is nothing to draw
};

/// The points of the curve that are visible on a canvas: at most a few per pixel column.
std::vector<QPointF> reducedCurve(const std::vector<QPointF>& points, double tolerance);

/// Centres at least `pitch` apart within [low, high], as close to `wanted` (ascending) as possible.
std::vector<double> spreadPlaces(const std::vector<double>& wanted, double pitch, double low, double high);

/// Draws the figure. Select and drag flags with the mouse, or move them with ← and → (1 %, with Shift 0.1 %); ↑ and ↓
/// select another flag. A double click or Enter requests typing a value, Del removing, Ctrl+Z undoing; the page carries
/// these out.
class MagnitudeChart : public QWidget {
    Q_OBJECT
public:
    explicit MagnitudeChart(QWidget* parent = nullptr);
    void setFigure(MagnitudeFigure figure);
    const MagnitudeFigure& figure() const { return m_figure; }
    static void paint(QPainter& painter, const QRect& rect, const MagnitudeFigure& figure,
                      std::optional<double> hover = std::nullopt);
    QRect flagRect(int place) const; ///< of a drawn flag, in widget pixels; empty if there is none
    double xOf(double magnitude) const;

    QSize sizeHint() const override { return {560, 420}; }
    QSize minimumSizeHint() const override { return {300, 250}; }

signals:
    void flagChosen(int place);
    /// The user drags the selected flag to this magnitude. `fine`: in steps of 0.1 %; `going`: the button is still
    /// down.
    void flagDragged(double magnitude, bool fine, bool going);
    void flagStepped(int tenths);   ///< moves the selected flag by this many tenths of a percent
    void neighbourWanted(int step); ///< requests the flag before (−1) or after (1) the selected one
    void editWanted(int place);
    void removeWanted(int place);
    void undoWanted();

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    int flagAt(const QPointF& point) const; ///< its place; 0 = none
    MagnitudeFigure m_figure;
    std::optional<double> m_hover; ///< a magnitude
    bool m_pressed = false;        ///< on a flag
    bool m_dragged = false;
    QPointF m_pressedAt;
};

} // namespace trainyard
