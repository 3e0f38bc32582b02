// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/state_pill.h"

#include "gui/widgets/icons.h"

#include <QPainter>

namespace trainyard {

namespace {

constexpr int kHeight = 20;

int paintTone(QPainter& painter, const QRect& rect, const QString& icon, const QString& word, StateTone tone,
              bool filled, const QFont& font)
{
    const Token text = Theme::textToken(tone);
    const int inset = filled ? 7 : 0;
    const int textWidth = QFontMetrics(font).horizontalAdvance(word);
    const int width = std::min(rect.width(), inset + 16 + 4 + textWidth + inset + 2);
    painter.save();
    if (filled) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(themed(Theme::fillToken(tone)));
        const QRectF pill(rect.left(), rect.center().y() - kHeight / 2 + 0.5, width, kHeight);
        painter.drawRoundedRect(pill, kHeight / 2.0, kHeight / 2.0);
    }
    const qreal ratio = painter.device()->devicePixelRatioF();
    const int top = rect.top() + (rect.height() - 16) / 2;
    painter.drawPixmap(rect.left() + inset, top, themedPixmap(icon, text, 16, ratio));
    painter.setFont(font);
    painter.setPen(themed(text));
    const QRect room(rect.left() + inset + 20, rect.top(), rect.width() - inset - 20, rect.height());
    painter.drawText(room, Qt::AlignVCenter | Qt::TextSingleLine,
                     QFontMetrics(font).elidedText(word, Qt::ElideRight, room.width()));
    painter.restore();
    return width;
}

} // namespace

StatePill::StatePill(QWidget* parent) : QWidget(parent)
{
    setFont(Theme::instance().font(FontRole::SmallStrong));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setState(ShownState());
}

void StatePill::setState(const ShownState& state, const QString& stale)
{
    m_state = state;
    m_stale = stale;
    setAccessibleName(word());
    setToolTip(stateHint(state));
    updateGeometry();
    update();
}

QString StatePill::word() const
{
    return m_stale.isEmpty() ? stateText(m_state) : QStringLiteral("%1 · %2").arg(stateText(m_state), m_stale);
}

QSize StatePill::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(word()) + 2 * 7 + 16 + 4 + 2, kHeight + 2};
}

void StatePill::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const StateTone tone = m_stale.isEmpty() ? stateTone(m_state) : StateTone::Waiting;
    paintTone(painter, rect(), m_stale.isEmpty() ? stateIcon(m_state) : QStringLiteral("warn"), word(), tone, true,
              font());
}

SubsetBadge::SubsetBadge(QWidget* parent) : QWidget(parent)
{
    setFont(Theme::instance().font(FontRole::SmallStrong));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAccessibleName(tr("Subset"));
    hide();
}

void SubsetBadge::setHint(const QString& hint)
{
    setToolTip(hint);
    setAccessibleDescription(hint);
    setVisible(!hint.isEmpty());
}

QSize SubsetBadge::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(tr("Subset")) + 2 * 7 + 16 + 4 + 2, kHeight + 2};
}

void SubsetBadge::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintTone(painter, rect(), QStringLiteral("filter"), tr("Subset"), StateTone::Waiting, true, font());
}

int paintSubsetMark(QPainter& painter, const QRect& rect)
{
    const qreal ratio = painter.device()->devicePixelRatioF();
    painter.drawPixmap(rect.left(), rect.top() + (rect.height() - 16) / 2,
                       themedPixmap(QStringLiteral("filter"), Theme::textToken(StateTone::Waiting), 16, ratio));
    return 16 + 4;
}

int paintState(QPainter& painter, const QRect& rect, const ShownState& state, bool filled, const QFont& font)
{
    return paintTone(painter, rect, stateIcon(state), stateText(state), stateTone(state), filled, font);
}

} // namespace trainyard
