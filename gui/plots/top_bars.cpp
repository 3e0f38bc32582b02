// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/plots/top_bars.h"

#include "gui/formats/format.h"
#include "gui/widgets/icons.h"
#include "gui/widgets/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace trainyard {
namespace {

constexpr int kTopLabel = 104, kTopValue = 62, kTopMargin = 12, kTopTick = 16; // pixels

} // namespace

TopBars::TopBars(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Most likely classes"));
}

void TopBars::setBars(std::vector<TopBar> bars)
{
    m_bars = std::move(bars);
    m_current = 0;
    QStringList words;
    for (const TopBar& bar : m_bars)
        words << tr("%1: %2").arg(bar.name, format::percent(bar.share));
    setAccessibleDescription(words.join(QStringLiteral(", ")));
    update();
}

double TopBars::rowHeight() const
{
    return std::min(36.0, height() / double(std::max<std::size_t>(1, m_bars.size())));
}

void TopBars::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const double high = rowHeight(), thick = std::min(18.0, high - 6);
    for (int i = 0; i < int(m_bars.size()); ++i) {
        const TopBar& bar = m_bars[std::size_t(i)];
        const QRectF row(kTopMargin, i * high, width() - 2 * kTopMargin, high);
        painter.setFont(Theme::instance().font(i == 0 ? FontRole::BodyStrong : FontRole::Body));
        painter.setPen(themed(Token::T1));
        const QRectF label(row.left(), row.top(), kTopLabel, high);
        painter.drawText(label, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine,
                         painter.fontMetrics().elidedText(bar.name, Qt::ElideRight, kTopLabel));
        const double left = label.right() + 8 + kTopTick;
        if (bar.actual)
            painter.drawPixmap(QPointF(label.right() + 4, row.center().y() - 8),
                               themedPixmap(QStringLiteral("done"), Token::Done, 16, devicePixelRatioF()));
        const QRectF track(left, row.center().y() - thick / 2, row.right() - kTopValue - left, thick);
        painter.fillRect(track, themed(Token::Line));
        if (std::isfinite(bar.share))
            painter.fillRect(QRectF(track.topLeft(), QSizeF(track.width() * std::clamp(bar.share, 0.0, 1.0), thick)),
                             themed(i == 0 ? Token::S1 : Token::S7));
        painter.drawText(QRectF(track.right(), row.top(), kTopValue, high), Qt::AlignRight | Qt::AlignVCenter,
                         std::isfinite(bar.share) ? format::percent(bar.share) : QStringLiteral("–"));
        if (hasFocus() && i == m_current) {
            painter.setPen(themed(Token::AccT));
            painter.drawRect(row.adjusted(-4, 1, 4, -1));
        }
    }
}

void TopBars::mousePressEvent(QMouseEvent* event)
{
    const int row = int(event->position().y() / rowHeight());
    if (row < 0 || row >= int(m_bars.size()) || event->button() != Qt::LeftButton)
        return;
    m_current = row;
    update();
    emit classChosen(m_bars[std::size_t(row)].index);
}

void TopBars::keyPressEvent(QKeyEvent* event)
{
    const int last = int(m_bars.size()) - 1;
    if (last >= 0 && (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down)) {
        m_current = std::clamp(m_current + (event->key() == Qt::Key_Down ? 1 : -1), 0, last);
        update();
    } else if (last >= 0 && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Space)) {
        emit classChosen(m_bars[std::size_t(m_current)].index);
    } else {
        QWidget::keyPressEvent(event);
    }
}

} // namespace trainyard
