// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractScrollArea>
#include <QImage>
#include <QString>
#include <QStringList>

#include <vector>

namespace trainyard {

/// Rows of images: the original, then its variants, with a title over each column. Images keep their aspect ratio; tiny
/// ones are enlarged by whole factors, so that pixels stay sharp. Scrolls if there are more rows than fit.
class VariantGrid : public QAbstractScrollArea {
    Q_OBJECT
public:
    struct Row {
        QString caption; ///< below the first image; spans the row if the others have no captions
        QString tooltip;
        std::vector<QImage> images;
        QStringList captions; ///< below the images after the first; may be empty
    };
    explicit VariantGrid(QWidget* parent = nullptr);
    void setContent(const QStringList& titles, std::vector<Row> rows);
    int rowCount() const { return static_cast<int>(m_rows.size()); }
    int columnCount() const { return static_cast<int>(m_titles.size()); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    int side() const;          ///< edge length of a cell
    int rowTop(int row) const; ///< in the viewport
    void fitBars();

    QStringList m_titles;
    std::vector<Row> m_rows;
};

} // namespace trainyard
