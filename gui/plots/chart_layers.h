// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/plots/chart_data.h"

#include <qcustomplot.h>

namespace trainyard {

/// One value at the cursor.
struct CursorRow {
    QString id; ///< of the series
    QString label;
    QString value; ///< "0.5697", "0.48 – 0.65"
    Token color = Token::T1;
    int lane = 0;
    double y = 0.0;    ///< on the lane's axis; NaN: only in the tooltip
    double x = 0.0;    ///< x of the dot: the point's own on points, the cursor's on a line
    QString run = {};  ///< before the value in a short label where there are several lines: "A", "A val", "val"
    bool half = false; ///< shares a line of the tooltip with the next one that does
};

/// The cursor of a chart: line, dots, and either a tooltip (hovered chart) or short labels.
struct CursorView {
    bool visible = false;
    bool tooltip = false;
    double x = 0.0;
    QString title; ///< "epoch 24.6 · step 4,330"
    QString tag;   ///< at the bottom axis; empty = none
    std::vector<CursorRow> rows;
    QString more; ///< last line of the tooltip: how many series it leaves out
    // One line among many, drawn again above them.
    Token lineColor = Token::S1;
    int lineLane = -1;         ///< none
    std::vector<QPointF> line; ///< values; NaN ends a piece
    std::optional<QRectF> box; ///< pixels: what a drag selects
};

/// On its own buffered layer, so that mouse movement redraws nothing else.
class CursorLayer : public QCPLayerable {
public:
    CursorLayer(QCustomPlot* plot, const QString& layer, const QList<QCPAxisRect*>& lanes);
    CursorView view;

protected:
    QRect clipRect() const override { return mParentPlot->rect(); }
    void applyDefaultAntialiasingHint(QCPPainter*) const override {}
    void draw(QCPPainter* painter) override;

private:
    void drawLabels(QCPPainter& painter, double pixelX) const;
    void drawLabel(QCPPainter& painter, const CursorRow& row, const QPointF& cursor, int right) const;
    void drawTooltip(QCPPainter& painter, double pixelX) const;
    void drawTag(QCPPainter& painter, double pixelX) const;
    void drawLine(QCPPainter& painter) const;
    void drawBox(QCPPainter& painter) const;
    QPointF at(const CursorRow& row, double pixelX) const;
    QList<QCPAxisRect*> m_lanes;
};

/// A mark in a chart.
struct ChartMark {
    enum class Kind { Checkpoint, Warning, Attempt, NonFinite, Above, Below };
    Kind kind = Kind::Checkpoint;
    double x = 0.0;
    int lane = 0;
    Token color = Token::T2;
    QString text;
};

/// Checkpoints, warnings, attempts, non-finite values and clipped extremes.
class MarkLayer : public QCPLayerable {
public:
    MarkLayer(QCustomPlot* plot, const QString& layer, const QList<QCPAxisRect*>& lanes);
    std::vector<ChartMark> marks;
    /// Pixels of a warning's sign, and of an attempt's label, which makes way for it.
    QRectF warningPlace(const ChartMark& mark) const;
    QRectF labelPlace(const ChartMark& mark) const;
    QString note;                       ///< text in the middle if there are no values
    std::pair<QString, QString> hidden; ///< above and below the axis of the first lane: "up to 60"
    std::vector<ChartLane> laneNames;   ///< what is written left of each lane

protected:
    QRect clipRect() const override { return mParentPlot->rect(); }
    void applyDefaultAntialiasingHint(QCPPainter*) const override {}
    void draw(QCPPainter* painter) override;

private:
    double pixelOf(const ChartMark& mark) const;
    void drawMark(QCPPainter& painter, const ChartMark& mark) const;
    void drawLaneNames(QCPPainter& painter) const;
    void drawHidden(QCPPainter& painter) const;
    QList<QCPAxisRect*> m_lanes;
};

} // namespace trainyard
