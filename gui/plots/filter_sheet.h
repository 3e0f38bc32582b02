// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QWidget>

#include <vector>

namespace trainyard {

/// Small pictures side by side, such as the filters of a layer, as large as fits: drawn with sharp pixels, numbered in
/// the tooltip, which shows one large.
class FilterSheet : public QWidget {
    Q_OBJECT
public:
    explicit FilterSheet(QWidget* parent = nullptr);
    struct Picture {
        QImage image;
        QString text; ///< in the tooltip
    };
    void setPictures(std::vector<Picture> pictures);
    const std::vector<Picture>& pictures() const { return m_pictures; }
    QRect rectOf(int picture) const;
    /// All pictures in one, `scale` pixels a pixel.
    QImage sheet(int scale) const;

    QSize sizeHint() const override { return {600, 84}; }
    QSize minimumSizeHint() const override { return {200, 56}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    int side() const; ///< of a picture, pixels

    std::vector<Picture> m_pictures;
};

} // namespace trainyard
