// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/rank_shares.h"

#include "gui/formats/format.h"
#include "gui/widgets/theme.h"

#include <QHelpEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace trainyard {
namespace {

constexpr int kShareRowHeight = 40;
constexpr int kShareMargin = 12;
constexpr int kShareGap = 12;
constexpr double kTop = 2.0; // shares up to twice the fair one fit; larger ones are cut at the top

} // namespace

RankShares::RankShares(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void RankShares::setContent(QVector<Row> rows, QStringList classes)
{
    m_rows = std::move(rows);
    m_classes = std::move(classes);
    const QFontMetrics names(Theme::instance().font(FontRole::SmallStrong)),
        texts(Theme::instance().font(FontRole::Small));
    m_nameWidth = 40;
    m_textWidth = 120;
    for (const Row& row : m_rows) {
        m_nameWidth = std::max(m_nameWidth, names.horizontalAdvance(row.name));
        m_textWidth = std::max(m_textWidth, texts.horizontalAdvance(row.text) + 2);
    }
    setFixedHeight(int(m_rows.size()) * kShareRowHeight);
    updateGeometry();
    update();
}

QSize RankShares::sizeHint() const
{
    return {2 * kShareMargin + m_nameWidth + m_textWidth + 2 * kShareGap + 240, int(m_rows.size()) * kShareRowHeight};
}

QRect RankShares::histogramRect(int row) const
{
    const int left = kShareMargin + m_nameWidth + kShareGap;
    const int right = width() - kShareMargin - m_textWidth - kShareGap;
    return {left, row * kShareRowHeight + 4, std::max(right - left, 10), kShareRowHeight - 8};
}

void RankShares::paintRow(QPainter& painter, int row) const
{
    const Row& content = m_rows[row];
    const QRect rect = histogramRect(row);
    const int y = row * kShareRowHeight;
    painter.setFont(Theme::instance().font(FontRole::SmallStrong));
    painter.setPen(themed(content.marked ? Token::Que : Token::T1));
    painter.drawText(QRect(kShareMargin, y, m_nameWidth, kShareRowHeight), Qt::AlignVCenter | Qt::AlignLeft,
                     content.name);
    painter.setFont(Theme::instance().font(FontRole::Small));
    painter.setPen(themed(Token::T2));
    painter.drawText(QRect(rect.right() + kShareGap, y, m_textWidth, kShareRowHeight), Qt::AlignVCenter | Qt::AlignLeft,
                     content.text);

    painter.fillRect(rect, themed(Token::Alt));
    const qsizetype classes = content.shares.size();
    const QColor fill = themed(content.marked ? Token::Que : Token::S1);
    const auto heightOf = [&](double share) { return rect.height() * std::clamp(share / kTop, 0.0, 1.0); };
    if (classes > 0 && classes <= rect.width() / 2) {
        for (qsizetype c = 0; c < classes; ++c) {
            const double left = rect.left() + rect.width() * double(c) / double(classes);
            const double right = rect.left() + rect.width() * double(c + 1) / double(classes);
            const double gap = right - left > 6 ? 2 : right - left > 3 ? 1 : 0;
            const double height = heightOf(content.shares[c]);
            painter.fillRect(QRectF(left, rect.bottom() + 1 - height, right - left - gap, height), fill);
        }
    } else {
        QColor pale = fill;
        pale.setAlphaF(0.45);
        for (int x = 0; x < rect.width(); ++x) {
            const qsizetype first = classes * x / rect.width();
            const qsizetype last = std::min(classes, std::max(first + 1, classes * (x + 1) / rect.width()));
            const auto [low, high] = std::minmax_element(content.shares.begin() + first, content.shares.begin() + last);
            if (first >= classes)
                break;
            painter.fillRect(QRectF(rect.left() + x, rect.bottom() + 1 - heightOf(*high), 1, heightOf(*high)), pale);
            painter.fillRect(QRectF(rect.left() + x, rect.bottom() + 1 - heightOf(*low), 1, heightOf(*low)), fill);
        }
    }
    const int fair = rect.bottom() + 1 - int(std::lround(heightOf(1.0)));
    painter.setPen(QPen(themed(Token::T3), 1, Qt::DashLine));
    painter.drawLine(rect.left(), fair, rect.right(), fair);
}

void RankShares::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    const int first = std::max(0, event->rect().top() / kShareRowHeight);
    const int last = std::min(int(m_rows.size()) - 1, event->rect().bottom() / kShareRowHeight);
    for (int row = first; row <= last; ++row)
        paintRow(painter, row);
}

bool RankShares::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const int row = help->pos().y() / kShareRowHeight;
    if (row < 0 || row >= m_rows.size() || !histogramRect(row).contains(help->pos())) {
        QToolTip::hideText();
        return true;
    }
    const QRect rect = histogramRect(row);
    const Row& content = m_rows[row];
    const qsizetype c = std::clamp<qsizetype>(content.shares.size() * (help->pos().x() - rect.left()) / rect.width(), 0,
                                              content.shares.size() - 1);
    if (c >= 0 && c < m_classes.size())
        QToolTip::showText(
            help->globalPos(),
            tr("%1, “%2”: %3 of a fair share").arg(content.name, m_classes[c], format::percent(content.shares[c], 0)),
            this);
    return true;
}

} // namespace trainyard
