// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractScrollArea>
#include <QStringList>

#include <vector>

namespace trainyard {

/// Contents of a box of the diagram. All texts are ready to display.
struct DiagramBox {
    enum class Kind { Layer, OpenBlock, ClosedBlock };
    Kind kind = Kind::Layer;
    int depth = 0;
    int family = 0;       ///< colour of the strip: index of a series colour, -1 = none
    QString name, detail; ///< left, first and second line
    QString shape, cost;  ///< right, first and second line
};

struct DiagramLine {
    int from = 0, to = 0; ///< boxes
    int lane = 0;         ///< 0 = straight down
};

/// A network as boxes from top to bottom, joined by lines. Paints only what is visible, so thousands of boxes are
/// cheap. Drag pans, Ctrl+wheel zooms, a click or Space on a block opens or closes it, arrow keys move the selection.
class NetDiagram : public QAbstractScrollArea {
    Q_OBJECT
public:
    explicit NetDiagram(QWidget* parent = nullptr);
    void setContent(std::vector<DiagramBox> boxes, std::vector<DiagramLine> lines, int lanes);
    int current() const { return m_current; }
    void setCurrent(int box); ///< also scrolls it into view
    double zoom() const { return m_zoom; }
    void setZoom(double zoom);

    /// The whole diagram in its own coordinates, for export.
    QSize pictureSize() const;
    void paintPicture(QPainter& painter) const;

signals:
    void toggled(int box); ///< block opened or closed by the user

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    QRectF rect(int box) const; ///< in picture coordinates
    int boxAt(const QPointF& place) const;
    QPointF toPicture(const QPoint& viewport) const;
    double offsetX() const; ///< of the picture in the viewport: centred if it fits
    void updateRange();
    void paint(QPainter& painter, const QRectF& visible) const;
    void paintBox(QPainter& painter, int box) const;
    void paintLine(QPainter& painter, const DiagramLine& line) const;
    void walk(int by);

    std::vector<DiagramBox> m_boxes;
    std::vector<DiagramLine> m_lines;
    std::vector<double> m_tops; ///< of each box, plus the bottom end
    int m_lanes = 0;
    int m_deepest = 0;
    int m_current = -1;
    double m_zoom = 1.0;
    QPoint m_pressed;
    QPoint m_scrollAtPress;
    bool m_panning = false;
};

} // namespace trainyard
