// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractScrollArea>
#include <QImage>
#include <QString>

#include <vector>

namespace trainyard {

/// A channel's values over an image: 0 is the lowest and 1 the highest of the map.
struct ChannelMap {
    int channel = 0;
    int width = 0, height = 0;
    double low = 0.0, high = 0.0;
    std::vector<unsigned char> bytes; ///< row by row, 0 = low, 255 = high
};

/// What a layer makes of an input.
struct LayerColumn {
    QString name, shape;          ///< "stack3/block0/relu", "8 × 8 × 64"
    QString id;                   ///< as in layerChosen()
    bool selectable = false;      ///< a heat map can be made of it
    std::vector<ChannelMap> maps; ///< the strongest channels
    double aboveZero = 0.0;       ///< share of its values
    double least = 0.0, largest = 0.0;
    std::vector<qint64> histogram; ///< of equal bins from `least` to `largest`
};

/// One column a layer, from the input on: its strongest channels by number, the share of values above 0 and their
/// histogram. Scrolls sideways. A click or Enter on a column that can be chosen emits its id; hovering over a channel
/// shows it large.
class LayerMaps : public QAbstractScrollArea {
    Q_OBJECT
public:
    explicit LayerMaps(QWidget* parent = nullptr);
    /// `image`: the input with sharp pixels. `note`: in the middle if there are no columns.
    void setColumns(const QImage& image, const QString& shape, std::vector<LayerColumn> columns, const QString& note);
    void setSelected(const QString& id);
    const std::vector<LayerColumn>& columns() const { return m_columns; }
    QRect columnRect(int column) const;     ///< in the viewport
    void setStrongestFirst(bool strongest); ///< otherwise channels by number
    static QImage mapImage(const ChannelMap& map, int side);

    QSize sizeHint() const override { return {700, 260}; }
    QSize minimumSizeHint() const override { return {300, 198}; }

signals:
    void layerChosen(const QString& id);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    void fitBar();
    void walk(int by);
    void paintInput(QPainter& painter, const QRect& place) const;
    void paintColumn(QPainter& painter, const QRect& place, const LayerColumn& column) const;
    std::vector<const ChannelMap*> inOrder(const LayerColumn& column) const;
    QRect mapRect(const QRect& column, int index) const;

    QImage m_image;
    QString m_shape;
    std::vector<LayerColumn> m_columns;
    QString m_note, m_selected;
    int m_current = -1;
    bool m_strongest = true;
};

} // namespace trainyard
