// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/plots/chart_export.h"

#include <QString>
#include <QWidget>

#include <array>
#include <vector>

class QPainter;

namespace trainyard {

/// How the values of one tensor are distributed over time: a column for each record, a row for each bin of magnitudes.
/// Negative values are below the middle row, positive ones above it; the middle row holds 0 and what is too small to
/// have a row of its own.
struct HistogramMapFigure {
    static constexpr std::array<double, 5> kQuantiles{0.05, 0.25, 0.5, 0.75, 0.95};

    struct Column {
        qint64 step = 0;
        double epoch = 0.0;
        std::vector<double> shares; ///< of all finite values, by row from below
        std::array<double, kQuantiles.size()> quantiles{};
        double zeros = 0.0; ///< share of exact zeros, part of the middle row
    };
    std::vector<Column> columns;    ///< ascending steps
    int inner = 1;                  ///< the smallest bin with a row of its own, of either sign
    int negative = 0, positive = 0; ///< the largest; below `inner`: there are no rows of this sign
    int selected = -1;              ///< column; −1: the newest
    QString note;                   ///< in the middle if there are no columns

    int rowsBelow() const { return negative < inner ? 0 : negative - inner + 1; }
    int rowsAbove() const { return positive < inner ? 0 : positive - inner + 1; }
    int rows() const { return rowsBelow() + 1 + rowsAbove(); }
    int middle() const { return rowsBelow(); }
    /// Bin of a row (protocol/value_histogram.h); 0: the middle one.
    int binOfRow(int row) const;
    int shown() const { return selected >= 0 && selected < int(columns.size()) ? selected : int(columns.size()) - 1; }
};

/// The figure of the records of one tensor. Bins that never hold more than one in 2,000 values get no rows of their
/// own.
HistogramMapFigure histogramMap(const std::vector<HistogramRow>& records);

/// "0.0117 to 0.0156", "−0.0156 to −0.0117", "0 and magnitudes below 9.5e-7"
QString histogramRowText(const HistogramMapFigure& figure, int row);

/// Draws the map with lines of percentiles, and beside it the distribution of one record against that of the first. A
/// click or ← and → choose the record, Home and End the first and the last; ↑ and ↓ read the bins aloud.
class HistogramMap : public QWidget {
    Q_OBJECT
public:
    explicit HistogramMap(QWidget* parent = nullptr);
    void setFigure(HistogramMapFigure figure);
    const HistogramMapFigure& figure() const { return m_figure; }
    static void paint(QPainter& painter, const QRect& rect, const HistogramMapFigure& figure);
    /// Lines of the tooltip at a cell.
    QStringList tipOf(int column, int row) const;
    QRectF cellRect(int column, int row) const;

    QSize sizeHint() const override { return {620, 360}; }
    QSize minimumSizeHint() const override { return {320, 200}; }

signals:
    void columnChosen(int column);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void describe();
    HistogramMapFigure m_figure;
    int m_column = -1, m_row = -1; ///< under the pointer or the keyboard's cursor; −1: none
};

/// The map for a .png (twice the size), .svg or .pdf file; the returned function encodes the file.
Result<ChartFile> recordHistogramMap(const QString& heading, const HistogramMapFigure& figure, const QString& file);

} // namespace trainyard
