// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/plots/chart_data.h"
#include "gui/widgets/card.h"

#include <QPair>
#include <QString>
#include <QWidget>

#include <optional>
#include <vector>

class QPainter;

namespace trainyard {

/// One line of the map: what is pruned of a layer, from each x on. A value holds until the next one.
struct SparsityRow {
    QString layer;
    std::vector<QPair<double, double>> changes; ///< x ascending → share of 1 that is zero
    double endX = 0.0;                          ///< how far the run has come
    /// NaN before the first change.
    double at(double x) const;
    double newest() const;
};

/// Sparsity over a run as a strip for each layer, the whole net on top: the darker, the fewer weights are left, by the
/// logarithm of what is left, so that 90, 95 and 99 % are apart. Names and newest values stand at the right, as many as
/// have room; the tooltip has all. Plot margins are those of the other live charts.
class SparsityMap : public QWidget {
    Q_OBJECT
public:
    explicit SparsityMap(QWidget* parent = nullptr);
    /// `rows`: layers in the order of the net.
    void setRows(SparsityRow whole, std::vector<SparsityRow> rows);
    int rows() const { return int(m_rows.size()); } ///< the whole net's included
    void setVisibleRange(double from, double to);
    void setCursor(std::optional<double> x);
    QString textAt(const QPoint& at) const; ///< what the tooltip says; empty beside the strips
    QStringList labels() const;             ///< that have room, from above
    QRect plotRect() const;
    QSize minimumSizeHint() const override { return {200, 70}; }
    /// 0 … 1 over the ramp.
    static double shade(double sparsity);
    static QColor color(double sparsity);

signals:
    void cursorMoved(double x);
    void cursorLeft();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    bool event(QEvent* event) override;

private:
    QRectF stripRect(int row) const;
    std::vector<int> labelled() const; ///< rows whose name has room
    double xAt(double pixel) const;
    double pixelOf(double x) const;
    void paintRow(QPainter& painter, int row) const;
    void paintLayersWord(QPainter& painter) const;

    std::vector<SparsityRow> m_rows;
    double m_from = 0.0, m_to = 1.0;
    std::optional<double> m_cursor;
};

/// The map as a card with its scale; hidden until there is something to show.
class SparsityCard : public Card {
    Q_OBJECT
public:
    explicit SparsityCard(QWidget* parent = nullptr);
    SparsityMap* map() const { return m_map; }
    void setRows(SparsityRow whole, std::vector<SparsityRow> rows);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    SparsityMap* m_map;
    QWidget* m_scale; ///< only where the header has room for it
};

} // namespace trainyard
