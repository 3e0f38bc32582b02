// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractScrollArea>
#include <QImage>
#include <QString>

#include <vector>

namespace trainyard {

/// Small images in rows, each with a caption below and details in its tooltip. Images keep their aspect ratio; tiny
/// ones are enlarged by whole factors, so that pixels stay sharp.
class ThumbnailGrid : public QAbstractScrollArea {
    Q_OBJECT
public:
    struct Item {
        QImage image;
        QString caption;
        QString tooltip;
    };
    explicit ThumbnailGrid(QWidget* parent = nullptr);
    void setItems(std::vector<Item> items);
    int count() const { return static_cast<int>(m_items.size()); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    int columns() const;
    QRect cell(int index) const; ///< in the viewport
    void fitBars();

    std::vector<Item> m_items;
};

} // namespace trainyard
