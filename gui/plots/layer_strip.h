// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/widgets/theme.h"

#include <QList>
#include <QString>
#include <QWidget>

#include <optional>
#include <vector>

namespace trainyard {

/// The weights of one layer that a threshold keeps.
struct LayerBar {
    int index = 0; ///< of the layer, as defined by the caller
    QString name;  ///< "stack1/block0/conv1"
    QString group; ///< "stack1/block0": a bracket joins adjacent bars of the same group
    double share = 1.0;
    qint64 left = 0, weights = 0;
    Token color = Token::S1;
    QString spread = {}; ///< a further line of the tooltip: "min … · mean … · max …"
};

struct LayerStripFigure {
    std::vector<LayerBar> bars;
    double overall = -1.0; ///< share kept of all layers together; negative: not shown
    int selected = -1;     ///< index of a layer
};

/// One bar per layer, with its share in percent above it. A click or ← and → select a layer, Esc clears the selection.
class LayerStrip : public QWidget {
    Q_OBJECT
public:
    explicit LayerStrip(QWidget* parent = nullptr);
    void setFigure(LayerStripFigure figure);
    const LayerStripFigure& figure() const { return m_figure; }
    /// Of the number over a bar: above the line of all layers where it would lie on it.
    static QRectF numberPlace(const QRectF& bar, double line);
    static void paint(QPainter& painter, const QRect& rect, const LayerStripFigure& figure, int hovered = -1);
    QString toolTipOf(int bar) const;

    QSize sizeHint() const override { return {560, 220}; }
    QSize minimumSizeHint() const override { return {300, 110}; }

signals:
    void layerChosen(int index); ///< −1: all

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    int barAt(const QPointF& point) const;
    LayerStripFigure m_figure;
    int m_hovered = -1;
};

} // namespace trainyard
