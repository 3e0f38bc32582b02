// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QWidget>

#include <vector>

namespace trainyard {

/// Values over an image, row by row; drawn smooth. Negative ones have no weight.
struct HeatLayerFigure {
    int width = 0, height = 0;
    std::vector<float> values;
    /// Part of the image that the values cover, as shares of its size: (x, y, width, height).
    QRectF area{0.0, 0.0, 1.0, 1.0};
    bool empty() const { return values.empty(); }
};

/// An image with sharp pixels and, over it, where a net looks; below, the scale of the colours.
class HeatView : public QWidget {
    Q_OBJECT
public:
    explicit HeatView(QWidget* parent = nullptr);
    void setImage(const QImage& image);
    void setHeat(HeatLayerFigure heat);
    void setStrength(double strength); ///< opacity of the highest value, 0 to 1
    void setNote(const QString& note); ///< in the middle if there is no image
    const HeatLayerFigure& heat() const { return m_heat; }
    QRect imageRect() const;
    /// The image in `size` with the heat over it.
    static QImage blended(const QImage& image, const HeatLayerFigure& heat, double strength, const QSize& size);

    QSize sizeHint() const override { return {340, 370}; }
    QSize minimumSizeHint() const override { return {150, 170}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QImage m_image;
    HeatLayerFigure m_heat;
    double m_strength = 0.6;
    QString m_note;
    QImage m_shown; ///< as last drawn
};

} // namespace trainyard
