// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/share_bar.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace trainyard {

ShareBar::ShareBar(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ShareBar::setParts(std::vector<std::pair<double, Token>> parts)
{
    if (m_parts == parts)
        return;
    m_parts = std::move(parts);
    update();
}

void ShareBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF all(rect());
    QPainterPath round;
    round.addRoundedRect(all, all.height() / 2, all.height() / 2);
    painter.setClipPath(round);
    painter.fillRect(all, themed(Token::Line));
    double left = 0.0;
    for (const auto& [share, color] : m_parts) {
        const double width = std::isfinite(share) ? std::clamp(share, 0.0, 1.0 - left) : 0.0;
        painter.fillRect(QRectF(left * all.width(), 0, width * all.width(), all.height()), themed(color));
        left += width;
    }
}

} // namespace trainyard
