// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/plots/wave_chart.h"

#include "gui/formats/format.h"
#include "gui/plots/chart_paint.h"
#include "gui/widgets/theme.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace trainyard {
namespace {

constexpr int kWaveRow = 19;
constexpr int kWaveLabel = 96;
constexpr int kWaveRight = 58;
constexpr int kWaveFoot = 34;

} // namespace

WaveChart::WaveChart(QWidget* parent) : QWidget(parent)
{
    setAccessibleName(tr("Waves of runs"));
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void WaveChart::setWaves(QList<ChartWave> waves, double now)
{
    m_waves = std::move(waves);
    m_now = now;
    updateGeometry();
    update();
}

int WaveChart::rowHeight() const
{
    return m_waves.isEmpty() ? kWaveRow : std::clamp(int((height() - kWaveFoot) / m_waves.size()), 9, kWaveRow);
}

QSize WaveChart::sizeHint() const
{
    return {320, int(std::min<qsizetype>(m_waves.size(), 10)) * kWaveRow + kWaveFoot};
}

void WaveChart::paintEvent(QPaintEvent*)
{
    double from = 1e300, to = -1e300;
    for (const ChartWave& wave : std::as_const(m_waves))
        if (wave.ends > 0.0 && wave.begins > 0.0) {
            from = std::min(from, wave.begins);
            to = std::max(to, wave.ends);
        }
    QPainter painter(this);
    painter.setFont(Theme::instance().font(FontRole::Caption));
    if (!(to > from)) {
        paintNote(painter, QRectF(rect()), tr("Known once the first run is done."));
        return;
    }
    const QRectF area(kWaveLabel, 0, width() - kWaveLabel - kWaveRight, rowHeight() * double(m_waves.size()));
    const auto px = [&](double time) { return area.left() + (time - from) / (to - from) * area.width(); };
    paintBottomTicks(painter, {area}, xTicks({0.0, to - from}, XAxis::Time),
                     [&](double seconds) { return px(from + seconds); });
    paintAxisTitle(painter, area, tr("time since %1").arg(format::clock(from)));
    painter.setRenderHint(QPainter::Antialiasing);
    for (qsizetype i = 0; i < m_waves.size(); ++i) {
        const ChartWave& wave = m_waves[i];
        const QRectF row(0, double(i) * rowHeight(), width(), rowHeight());
        painter.setPen(themed(Token::T1));
        painter.drawText(QRectF(0, row.top(), kWaveLabel - 8, row.height()), Qt::AlignLeft | Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(wave.title, Qt::ElideRight, kWaveLabel - 8));
        if (!(wave.begins > 0.0) || !(wave.ends >= wave.begins))
            continue;
        const QRectF whole(px(wave.begins), row.top() + 3, std::max(3.0, px(wave.ends) - px(wave.begins)),
                           row.height() - 6);
        const double now = std::clamp(px(m_now), whole.left(), whole.right());
        const bool over = wave.done + wave.failed >= wave.runs;
        if (over || now > whole.left()) {
            painter.setPen(QPen(themed(over ? Token::Done : Token::Run), 1));
            painter.setBrush(themed(over ? Token::DoneB : Token::RunB));
            QRectF past = whole;
            if (!over)
                past.setRight(now);
            painter.drawRoundedRect(past, 2, 2);
        }
        if (!over && now < whole.right()) {
            painter.setPen(QPen(themed(Token::Que), 1, Qt::DashLine));
            painter.setBrush(themed(Token::QueB));
            painter.drawRoundedRect(QRectF(QPointF(now, whole.top()), whole.bottomRight()), 2, 2);
        }
        painter.setPen(themed(Token::T2));
        const QString text = wave.done == wave.runs || wave.done == 0 ? format::count(wave.runs)
                                                                      : tr("%1 of %2").arg(wave.done).arg(wave.runs);
        const bool right = whole.right() + 56 < width();
        painter.drawText(right ? QRectF(whole.right() + 4, row.top(), 60, row.height())
                               : QRectF(whole.left() - 64, row.top(), 60, row.height()),
                         (right ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter, text);
    }
    if (m_now > from && m_now < to) {
        painter.setPen(QPen(themed(Token::T1), 1.5));
        painter.drawLine(QPointF(px(m_now), area.top()), QPointF(px(m_now), area.bottom()));
    }
}

void WaveChart::mousePressEvent(QMouseEvent* event)
{
    const int row = int(event->position().y() / rowHeight());
    if (row >= 0 && row < m_waves.size())
        emit waveClicked(row);
}

} // namespace trainyard
