// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/variant_grid.h"

#include "gui/widgets/theme.h"

#include <QHelpEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>

namespace trainyard {
namespace {

constexpr int kVariantGap = 8;
constexpr int kFirstGap = 20; // between the original and its variants
constexpr int kTitle = 24;
constexpr int kVariantCaption = 18;
constexpr int kSmallest = 48;
constexpr int kLargest = 200;

QRect placed(const QRect& cell, const QSize& size)
{
    const int longest = std::max({1, size.width(), size.height()});
    const QSize shown =
        longest * 2 <= cell.width() ? size * (cell.width() / longest) : size.scaled(cell.size(), Qt::KeepAspectRatio);
    return {cell.left() + (cell.width() - shown.width()) / 2, cell.top() + (cell.height() - shown.height()) / 2,
            shown.width(), shown.height()};
}

} // namespace

VariantGrid::VariantGrid(QWidget* parent) : QAbstractScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setAutoFillBackground(false);
    connect(&Theme::instance(), &Theme::changed, viewport(), qOverload<>(&QWidget::update));
}

void VariantGrid::setContent(const QStringList& titles, std::vector<Row> rows)
{
    m_titles = titles;
    m_rows = std::move(rows);
    fitBars();
    viewport()->update();
}

int VariantGrid::side() const
{
    const int columns = std::max(1, columnCount());
    return std::clamp((viewport()->width() - kFirstGap - kVariantGap * columns) / columns, kSmallest, kLargest);
}

int VariantGrid::rowTop(int row) const
{
    return kTitle + row * (side() + kVariantCaption + kVariantGap) - verticalScrollBar()->value();
}

void VariantGrid::fitBars()
{
    const int height = kTitle + rowCount() * (side() + kVariantCaption + kVariantGap);
    verticalScrollBar()->setRange(0, std::max(0, height - viewport()->height()));
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(side() / 3);
}

void VariantGrid::paintEvent(QPaintEvent*)
{
    QPainter painter(viewport());
    const int size = side();
    const auto left = [size](int column) { return column * (size + kVariantGap) + (column > 0 ? kFirstGap : 0); };
    const QFont font = Theme::instance().font(FontRole::Caption);
    const QFontMetrics metrics(font);
    painter.setFont(font);
    for (int r = 0; r < rowCount(); ++r) {
        const Row& row = m_rows[static_cast<std::size_t>(r)];
        const int top = rowTop(r);
        for (int c = 0; c < static_cast<int>(row.images.size()); ++c) {
            const QImage& image = row.images[static_cast<std::size_t>(c)];
            const QRect picture = placed({left(c), top, size, size}, image.size());
            painter.setRenderHint(QPainter::SmoothPixmapTransform, picture.width() < 2 * image.width());
            painter.drawImage(picture, image);
        }
        painter.setPen(themed(Token::T2));
        const auto write = [&](int x, int width, const QString& text, Qt::TextElideMode mode) {
            painter.drawText(QRect(x, top + size, width, kVariantCaption),
                             Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                             metrics.elidedText(text, mode, width));
        };
        write(0, row.captions.isEmpty() ? viewport()->width() : size, row.caption, Qt::ElideMiddle);
        for (int c = 0; c < row.captions.size(); ++c)
            write(left(c + 1), size, row.captions.at(c), Qt::ElideRight);
    }
    // The titles stay while the rows scroll below them.
    painter.fillRect(0, 0, viewport()->width(), kTitle, palette().color(QPalette::Window));
    painter.setPen(themed(Token::T2));
    painter.setFont(Theme::instance().font(FontRole::SmallStrong));
    for (int c = 0; c < columnCount(); ++c)
        painter.drawText(QRect(left(c), 0, size, kTitle), Qt::AlignHCenter | Qt::AlignVCenter | Qt::TextSingleLine,
                         painter.fontMetrics().elidedText(m_titles.at(c), Qt::ElideRight, size));
    if (hasFocus()) {
        painter.setPen(themed(Token::AccT));
        painter.drawRect(viewport()->rect().adjusted(0, 0, -1, -1));
    }
}

void VariantGrid::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    fitBars();
}

bool VariantGrid::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        QToolTip::hideText();
        for (int r = 0; r < rowCount(); ++r)
            if (help->pos().y() >= std::max(kTitle, rowTop(r)) &&
                help->pos().y() < rowTop(r) + side() + kVariantCaption)
                QToolTip::showText(help->globalPos(), m_rows[static_cast<std::size_t>(r)].tooltip, viewport());
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

} // namespace trainyard
