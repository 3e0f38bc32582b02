// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/plots/importance_chart.h"

#include "gui/formats/format.h"
#include "gui/plots/chart_paint.h"
#include "gui/widgets/theme.h"

#include <QPainter>

#include <algorithm>

namespace trainyard {
namespace {

constexpr int kBarRow = 22; // pixels, at most
constexpr int kBarLabelWidth = 112;
constexpr int kBarValueWidth = 74;
constexpr double kBarHeight = 9.0;

QString barValue(const ImportanceBar& bar)
{
    return ImportanceChart::tr("%1 ± %2 %", "share and deviation")
        .arg(format::fixed(100.0 * bar.share, 0), format::fixed(100.0 * bar.deviation, 0));
}

void paintBar(QPainter& painter, const QRectF& row, double longest, const ImportanceBar& bar)
{
    const QRectF label(row.left(), row.top(), kBarLabelWidth, row.height());
    const QRectF value(row.right() - kBarValueWidth, row.top(), kBarValueWidth, row.height());
    const QRectF room(label.right() + 8, row.top(), value.left() - label.right() - 16, row.height());
    painter.setPen(themed(bar.told ? Token::T1 : Token::T2));
    painter.drawText(label, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine,
                     painter.fontMetrics().elidedText(bar.label, Qt::ElideRight, int(label.width())));
    painter.drawText(value, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, barValue(bar));
    const auto x = [&](double share) { return room.left() + std::clamp(share / longest, 0.0, 1.0) * room.width(); };
    const double middle = row.center().y();
    painter.fillRect(
        QRectF(QPointF(room.left(), middle - kBarHeight / 2), QPointF(x(bar.share), middle + kBarHeight / 2)),
        themed(bar.told ? Token::S1 : Token::Dis));
    painter.setPen(QPen(themed(Token::T1), 1.0));
    const double low = x(bar.share - bar.deviation), high = x(bar.share + bar.deviation);
    painter.drawLine(QPointF(low, middle), QPointF(high, middle));
    for (const double end : {low, high})
        painter.drawLine(QPointF(end, middle - 3), QPointF(end, middle + 3));
}

} // namespace

ImportanceChart::ImportanceChart(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void ImportanceChart::setBars(std::vector<ImportanceBar> bars, const QString& note)
{
    m_bars = std::move(bars);
    m_note = note;
    QStringList all;
    for (const ImportanceBar& bar : m_bars)
        all << tr("%1: %2").arg(bar.label, barValue(bar));
    setToolTip(all.join(QLatin1Char('\n')));
    setAccessibleDescription(all.join(QStringLiteral(", ")));
    update();
}

void ImportanceChart::paint(QPainter& painter, const QRect& rect, const std::vector<ImportanceBar>& bars,
                            const QString& note)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(Theme::instance().font(FontRole::Small));
    if (bars.empty())
        return paintNote(painter, rect, note);
    double longest = 0.0;
    for (const ImportanceBar& bar : bars)
        longest = std::max(longest, bar.share + bar.deviation);
    const auto shown = std::min<std::size_t>(bars.size(), std::size_t(std::max(1, rect.height() / 16)));
    const double height = std::min<double>(kBarRow, double(rect.height()) / double(shown));
    for (std::size_t i = 0; i < shown; ++i)
        paintBar(painter, QRectF(rect.left(), rect.top() + double(i) * height, rect.width(), height),
                 std::max(longest, 1e-9), bars[i]);
}

void ImportanceChart::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paint(painter, rect(), m_bars, m_note);
}

} // namespace trainyard
