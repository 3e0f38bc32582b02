// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractScrollArea>
#include <QStringList>

#include <vector>

namespace trainyard {

/// What a box of the diagram says. Texts are ready to be shown.
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

/// Boxes from top to bottom joined by lines: a network. Only what is visible is painted, so thousands of boxes cost
/// nothing. Drag to pan, Ctrl and wheel to zoom, a click or Space on a block opens and closes it, arrow keys walk.
class NetDiagram : public QAbstractScrollArea {
    Q_OBJECT
public:
    explicit NetDiagram(QWidget* parent = nullptr);
    void setContent(std::vector<DiagramBox> boxes, std::vector<DiagramLine> lines, int lanes);
    int current() const { return m_current; }
    void setCurrent(int box); ///< and brings it into view
    double zoom() const { return m_zoom; }
    void setZoom(double zoom);

    /// The whole picture in its own coordinates, for files.
    QSize pictureSize() const;
    void paintPicture(QPainter& painter) const;

signals:
    void toggled(int box); ///< a block, by the user

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
    double offsetX() const; ///< of the picture in the viewport: centred while there is room
    void updateRange();
    void paint(QPainter& painter, const QRectF& visible) const;
    void paintBox(QPainter& painter, int box) const;
    void paintLine(QPainter& painter, const DiagramLine& line) const;
    void walk(int by);

    std::vector<DiagramBox> m_boxes;
    std::vector<DiagramLine> m_lines;
    std::vector<double> m_tops; ///< of each box, and the end
    int m_lanes = 0;
    int m_deepest = 0;
    int m_current = -1;
    double m_zoom = 1.0;
    QPoint m_pressed;
    QPoint m_scrollAtPress;
    bool m_panning = false;
};

} // namespace trainyard
