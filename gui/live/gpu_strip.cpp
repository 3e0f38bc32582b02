// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/live/gpu_strip.h"

#include "gui/widgets/theme.h"

#include <QHelpEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>

namespace trainyard {
namespace {

constexpr int kLeast = 236;
constexpr int kTileHeight = 84;
constexpr int kGap = 8;
constexpr int kPad = 10;
constexpr int kTileLine = 17;
constexpr int kMeter = 5;

Token toneOf(GpuLevel level, bool memory)
{
    switch (level) {
    case GpuLevel::Low: return memory ? Token::S1 : Token::Que; // an underused GPU deserves attention
    case GpuLevel::Middle: return Token::S1;
    case GpuLevel::High: return memory ? Token::Que : Token::Done; // nearly full; well used
    case GpuLevel::Unknown: break;
    }
    return Token::T3;
}

/// A bar of 0…100 with ticks at the two levels.
void paintMeter(QPainter& painter, const QRectF& track, double percent, double high, Token tone)
{
    QPainterPath shape;
    shape.addRoundedRect(track, kMeter / 2.0, kMeter / 2.0);
    painter.save();
    painter.setClipPath(shape);
    painter.fillRect(track, themed(Token::Line));
    if (percent >= 0.0)
        painter.fillRect(QRectF(track.x(), track.y(), track.width() * std::min(percent, 100.0) / 100.0, track.height()),
                         themed(tone));
    painter.restore();
    painter.setPen(QPen(themed(Token::T3), 1.0));
    for (const double level : {kGpuLow, high}) {
        const double x = std::round(track.x() + track.width() * level / 100.0) + 0.5;
        painter.drawLine(QPointF(x, track.bottom() + 1), QPointF(x, track.bottom() + 3));
    }
}

} // namespace

GpuStrip::GpuStrip(QWidget* parent) : QWidget(parent)
{
    setAccessibleName(tr("GPUs"));
    setFocusPolicy(Qt::NoFocus);
    hide();
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void GpuStrip::setGpus(std::vector<GpuView> gpus)
{
    const bool other = gpus.size() != m_gpus.size();
    m_gpus = std::move(gpus);
    QStringList lines;
    for (const GpuView& gpu : m_gpus) {
        QStringList parts{tr("%1: utilisation %2").arg(gpu.title, gpu.utilizationText),
                          tr("memory %1").arg(gpu.memoryText), gpu.facts, gpu.activity, gpu.alarm};
        parts.removeAll(QString());
        lines << parts.join(QStringLiteral(", "));
    }
    setAccessibleDescription(lines.join(QLatin1Char('\n')));
    if (other) {
        fitHeight();
        setVisible(!m_gpus.empty());
    }
    update();
}

int GpuStrip::columns() const
{
    const int fit = std::max(1, (width() + kGap) / (kLeast + kGap));
    const int count = std::max(1, static_cast<int>(m_gpus.size()));
    const int rows = (count + fit - 1) / fit;
    return (count + rows - 1) / rows; // lines of equal length
}

QRect GpuStrip::cell(int number) const
{
    const int across = columns();
    const int wide = (width() - (across - 1) * kGap) / across;
    return {(number % across) * (wide + kGap), (number / across) * (kTileHeight + kGap), wide, kTileHeight};
}

void GpuStrip::fitHeight()
{
    const int rows = m_gpus.empty() ? 0 : (static_cast<int>(m_gpus.size()) + columns() - 1) / columns();
    setFixedHeight(rows == 0 ? 0 : rows * (kTileHeight + kGap) - kGap);
}

void GpuStrip::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitHeight();
}

void GpuStrip::paintGpu(QPainter& painter, const QRect& rect, const GpuView& gpu) const
{
    painter.setPen(QPen(themed(Token::Border), 1.0));
    painter.setBrush(themed(Token::Base));
    painter.drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    const QRect inner = rect.adjusted(kPad, 6, -kPad, -6);
    const auto line = [&](int top) { return QRect(inner.x(), inner.y() + top, inner.width(), kTileLine); };
    const auto write = [&](const QRect& where, Qt::Alignment side, FontRole role, Token token, const QString& text) {
        painter.setFont(Theme::instance().font(role));
        painter.setPen(themed(token));
        painter.drawText(where, int(side | Qt::AlignVCenter),
                         painter.fontMetrics().elidedText(text, Qt::ElideRight, where.width()));
    };
    const QRect head = line(0);
    write(head, Qt::AlignLeft, FontRole::SmallStrong, Token::T1, gpu.title);
    const int begin = QFontMetrics(Theme::instance().font(FontRole::SmallStrong)).horizontalAdvance(gpu.title) + 10;
    const QString facts = gpu.alarm.isEmpty()
                              ? gpu.facts
                              : tr("%1 · %2", "an alarm, then power, temperature, clock").arg(gpu.alarm, gpu.facts);
    write(head.adjusted(begin, 0, 0, 0), Qt::AlignRight, FontRole::Caption,
          gpu.alarm.isEmpty() ? Token::T2 : Token::Que, facts);

    const int half = (inner.width() - 14) / 2;
    const QRect left(inner.x(), inner.y() + kTileLine + 2, half, kTileLine),
        right(inner.right() + 1 - half, left.y(), half, kTileLine);
    write(left, Qt::AlignLeft, FontRole::Caption, Token::T2, tr("utilisation"));
    write(left, Qt::AlignRight, FontRole::SmallStrong, Token::T1, gpu.utilizationText);
    write(right, Qt::AlignLeft, FontRole::Caption, Token::T2, tr("memory"));
    write(right, Qt::AlignRight, FontRole::SmallStrong, Token::T1, gpu.memoryText);
    const double meters = left.bottom() + 3;
    paintMeter(painter, {double(left.x()), meters, double(half), double(kMeter)}, gpu.utilization, kGpuUtilizationHigh,
               toneOf(gpu.utilizationLevel, false));
    paintMeter(painter, {double(right.x()), meters, double(half), double(kMeter)}, gpu.memory, kGpuMemoryHigh,
               toneOf(gpu.memoryLevel, true));
    write(line(2 * kTileLine + 18), Qt::AlignLeft, FontRole::Caption, Token::T2,
          gpu.activity.isEmpty() ? tr("SM occupancy: needs a GPU of Hopper or newer") : gpu.activity);
}

void GpuStrip::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int i = 0; i < static_cast<int>(m_gpus.size()); ++i)
        paintGpu(painter, cell(i), m_gpus[static_cast<std::size_t>(i)]);
}

bool GpuStrip::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    for (int i = 0; i < static_cast<int>(m_gpus.size()); ++i)
        if (cell(i).contains(help->pos()))
            QToolTip::showText(help->globalPos(), m_gpus[static_cast<std::size_t>(i)].tip, this, cell(i));
    return true;
}

} // namespace trainyard
