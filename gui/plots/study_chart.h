// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/plots/chart_card.h"
#include "gui/plots/chart_export.h"

#include <QStringList>

#include <limits>
#include <optional>

namespace trainyard {

/// One place of a line. `low` and `high`: its spread, or a band's edges; NaN where there is none.
struct FigurePoint {
    double x = 0.0;
    double y = 0.0;
    double low = std::numeric_limits<double>::quiet_NaN();
    double high = std::numeric_limits<double>::quiet_NaN();
};

struct FigureLine {
    enum class Style {
        Measured,  ///< points, joined, with whiskers over their spread
        Curve,     ///< joined only
        Reference, ///< dashed: ideal, forecast
        Band       ///< filled between low and high
    };
    QString label;
    Token color = Token::S1;
    Style style = Style::Measured;
    std::vector<FigurePoint> points; ///< ascending x; values that are not finite are left out
};

/// A chart of few points over numbers of ranks, or of curves over samples.
struct StudyFigure {
    QString title, caption;
    QString xTitle;
    std::vector<double> xTicks; ///< labelled places; empty = found
    ValueFormat format = ValueFormat::Plain;
    QString unit;              ///< behind values of the tooltip
    std::optional<double> low; ///< fixed lower end of y; otherwise fitted
    std::vector<FigureLine> lines;
    QString note;                              ///< in the middle while there is nothing to draw
    QStringList xLabels = {};                  ///< of xTicks; empty = the numbers
    QString xWord = {};                        ///< behind a label in the tooltip; empty: the title
    std::optional<double> mark = std::nullopt; ///< an x that something else points at: a thin line
};

/// Draws a figure. The mouse, or the arrow keys, show the values at the nearest place.
class StudyChart : public QWidget {
    Q_OBJECT
public:
    explicit StudyChart(QWidget* parent = nullptr);
    void setFigure(StudyFigure figure);
    const StudyFigure& figure() const { return m_figure; }
    /// "4 ranks: measured 2.10 (2.02–2.15), ideal 4.00", as the tooltip at the place nearest to x says; empty = nothing
    /// is drawn.
    QStringList valuesAt(double x) const;
    static void paint(QPainter& painter, const QRect& rect, const StudyFigure& figure,
                      std::optional<double> cursor = std::nullopt);

    QSize sizeHint() const override { return {320, 180}; }
    QSize minimumSizeHint() const override { return {160, 90}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void setCursorAt(std::optional<double> x);
    StudyFigure m_figure;
    std::optional<double> m_cursor;
};

/// A card with title, caption, legend and the chart.
class StudyCard : public Card {
    Q_OBJECT
public:
    explicit StudyCard(QWidget* parent = nullptr);
    void setFigure(const StudyFigure& figure);
    /// Puts the legend into so many rows of their own, above the chart.
    void setLegendRows(int rows);
    StudyChart* chart() const { return m_chart; }

private:
    ChartLegend* m_legend;
    std::vector<ChartLegend*> m_rows;
    StudyChart* m_chart;
};

std::vector<LegendEntry> legendOf(const StudyFigure& figure);

/// The figures one below the other as .png (twice the size) or .svg, or their points as .csv (figure, line, x, value,
/// low, high). As recordFigures(): painted now, put into the file's form by the answer.
Result<ChartFile> recordStudy(const QString& heading, const std::vector<StudyFigure>& figures, const QStringList& words,
                              const QString& file);

} // namespace trainyard
