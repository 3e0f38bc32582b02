// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/plots/chart_card.h"
#include "gui/plots/chart_export.h"

#include <QStringList>

#include <limits>
#include <optional>

namespace trainyard {

/// One point of a line. `low` and `high`: its spread, or the edges of a band; NaN if there is none.
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
        Dots,      ///< points only
        Band       ///< filled between low and high
    };
    QString label;
    Token color = Token::S1;
    Style style = Style::Measured;
    std::vector<FigurePoint> points; ///< ascending x; non-finite values are skipped
    int pattern = 0;                 ///< of dashes and dots, see SeriesMark
};

/// A dashed line down the chart with a few words.
struct FigureMarker {
    double x = 0.0;
    QString text;
};

/// A chart of a few points over the number of ranks, or of curves over samples.
struct StudyFigure {
    QString title, caption;
    QString xTitle;
    std::vector<double> xTicks; ///< labelled positions; empty = automatic
    ValueFormat format = ValueFormat::Plain;
    QString unit;              ///< after values in the tooltip
    std::optional<double> low; ///< fixed lower end of y; empty: fitted
    std::vector<FigureLine> lines;
    QString note;                              ///< in the middle if there is nothing to draw
    QStringList xLabels = {};                  ///< labels of xTicks; empty = the numbers
    QString xWord = {};                        ///< after a label in the tooltip; empty: the title
    std::optional<double> mark = std::nullopt; ///< an x highlighted from elsewhere: a thin line
    ValueFormat xFormat = ValueFormat::Count;  ///< of automatic ticks
    bool logX = false, logY = false;           ///< values of 0 and below are left out
    std::vector<FigureMarker> markers = {};
    /// What the tooltip calls an x, such as "1 rank"; null: its label or number with xWord or xTitle.
    QString (*placeText)(double x) = nullptr;
};

/// The part of a figure that is shown; empty: all of an axis.
struct FigureView {
    std::optional<ChartRange> x, y;
    bool whole() const { return !x && !y; }
    friend bool operator==(const FigureView&, const FigureView&) = default;
};

/// Draws a figure. The mouse or the arrow keys show the values at the nearest point; the same gestures as in a
/// TimeChart change the view:
///   wheel, + and −: zoom · drag, Shift+← →: pan · Shift+drag: zoom into a box · double click, Home: everything ·
///   Backspace: the view before
class StudyChart : public QWidget {
    Q_OBJECT
public:
    explicit StudyChart(QWidget* parent = nullptr);
    /// A figure with the same title and x axis keeps the view.
    void setFigure(StudyFigure figure);
    const StudyFigure& figure() const { return m_figure; }
    const FigureView& view() const { return m_view; }
    bool canGoBack() const { return !m_before.empty(); }
    void back();
    void showAll();
    /// The tooltip at the point nearest to x: "4 ranks: measured 2.10 (2.02–2.15), ideal 4.00"; empty if nothing is
    /// drawn.
    QStringList valuesAt(double x) const;
    /// The cursor of another chart, at an x of this one's axis: the line, and the values of the points there. nullopt
    /// hides it.
    void setLinkedCursor(std::optional<double> x);
    std::optional<double> linkedCursor() const { return m_linked; }
    std::optional<double> cursor() const { return m_cursor; } ///< its own
    static void paint(QPainter& painter, const QRect& rect, const StudyFigure& figure,
                      std::optional<double> cursor = std::nullopt, const FigureView& view = {});
    /// Without cursor and focus, scaled.
    QImage toImage(double scale) const;

    QSize sizeHint() const override { return {320, 180}; }
    QSize minimumSizeHint() const override { return {160, 90}; }

signals:
    void menuRequested(const QPoint& globalPosition);
    void cursorMoved(double x);
    void cursorLeft();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void setCursorAt(std::optional<double> x);
    void moveCursor(int direction);
    /// `move`: steps of one move of the hand are one step back.
    void setView(FigureView view, bool move);
    void showX(const ChartRange& x);
    void zoom(double factor, double share);
    StudyFigure m_figure;
    FigureView m_view;
    std::vector<FigureView> m_before;
    double m_moved = -1e9; ///< time of the last step
    std::optional<double> m_cursor, m_linked;
    std::optional<QPointF> m_dragFrom, m_boxFrom;
    ChartRange m_dragRange;
    QRectF m_box;
};

/// A card with title, caption, legend and the chart.
class StudyCard : public Card {
    Q_OBJECT
public:
    explicit StudyCard(QWidget* parent = nullptr);
    void setFigure(const StudyFigure& figure);
    /// Hides the legend where a card beside this one has the same, which leaves the caption more room.
    void setLegendShown(bool shown) { m_legend->setVisible(shown); }
    /// Shows the legend in this many separate rows above the chart.
    void setLegendRows(int rows);
    StudyChart* chart() const { return m_chart; }

private:
    ChartLegend* m_legend;
    std::vector<ChartLegend*> m_rows;
    StudyChart* m_chart;
};

std::vector<LegendEntry> legendOf(const StudyFigure& figure);

/// Paints the figures one below another for a .png (twice the size), .svg or .pdf file, or lists their points as .csv
/// (figure, line, x, value, low, high). The returned function encodes the file, as in recordFigures().
Result<ChartFile> recordStudy(const QString& heading, const std::vector<StudyFigure>& figures, const QStringList& words,
                              const QString& file);
/// One figure alone in the size of `layout`, as it is shown; .csv lists the points in the view.
Result<ChartFile> recordStudyFigure(const StudyFigure& figure, const FigureView& view, const QString& file,
                                    const SheetLayout& layout);

} // namespace trainyard
