// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/thumbnail_grid.h"

#include "gui/widgets/theme.h"

#include <QHelpEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>

namespace trainyard {
namespace {

constexpr int kSide = 72;
constexpr int kThumbnailGap = 8;
constexpr int kThumbnailCaption = 16;
constexpr int kCellHeight = kSide + kThumbnailCaption + kThumbnailGap;

QRect imageRect(const QRect& cell, const QSize& size)
{
    const int longest = std::max({1, size.width(), size.height()});
    const QSize shown =
        longest * 2 <= kSide ? size * (kSide / longest) : size.scaled(kSide, kSide, Qt::KeepAspectRatio);
    return {cell.left() + (cell.width() - shown.width()) / 2, cell.top() + (kSide - shown.height()) / 2, shown.width(),
            shown.height()};
}

} // namespace

ThumbnailGrid::ThumbnailGrid(QWidget* parent) : QAbstractScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setAutoFillBackground(false);
    connect(&Theme::instance(), &Theme::changed, viewport(), qOverload<>(&QWidget::update));
}

void ThumbnailGrid::setItems(std::vector<Item> items)
{
    m_items = std::move(items);
    verticalScrollBar()->setValue(0);
    fitBars();
    viewport()->update();
}

int ThumbnailGrid::columns() const
{
    return std::max(1, (viewport()->width() + kThumbnailGap) / (kSide + kThumbnailGap));
}

QRect ThumbnailGrid::cell(int index) const
{
    const int width = (viewport()->width() + kThumbnailGap) / columns();
    return {index % columns() * width, index / columns() * kCellHeight - verticalScrollBar()->value(),
            width - kThumbnailGap, kSide + kThumbnailCaption};
}

void ThumbnailGrid::fitBars()
{
    const int rows = (count() + columns() - 1) / columns();
    verticalScrollBar()->setRange(0, std::max(0, rows * kCellHeight - kThumbnailGap - viewport()->height()));
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(kCellHeight / 3);
}

void ThumbnailGrid::paintEvent(QPaintEvent* event)
{
    QPainter painter(viewport());
    const QFont font = Theme::instance().font(FontRole::Caption);
    const QFontMetrics metrics(font);
    painter.setFont(font);
    for (int i = 0; i < count(); ++i) {
        const QRect place = cell(i);
        if (!place.intersects(event->rect()))
            continue;
        const Item& item = m_items[static_cast<std::size_t>(i)];
        const QRect picture = imageRect(place, item.image.size());
        painter.setRenderHint(QPainter::SmoothPixmapTransform, picture.width() < item.image.width());
        painter.drawImage(picture, item.image);
        painter.setPen(themed(Token::T2));
        painter.drawText(QRect(place.left(), place.bottom() - kThumbnailCaption + 1, place.width(), kThumbnailCaption),
                         Qt::AlignHCenter | Qt::AlignVCenter | Qt::TextSingleLine,
                         metrics.elidedText(item.caption, Qt::ElideRight, place.width()));
    }
    if (hasFocus()) {
        painter.setPen(themed(Token::AccT));
        painter.drawRect(viewport()->rect().adjusted(0, 0, -1, -1));
    }
}

void ThumbnailGrid::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    fitBars();
}

bool ThumbnailGrid::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        for (int i = 0; i < count(); ++i)
            if (cell(i).contains(help->pos())) {
                QToolTip::showText(help->globalPos(), m_items[static_cast<std::size_t>(i)].tooltip, viewport());
                return true;
            }
        QToolTip::hideText();
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

} // namespace trainyard
