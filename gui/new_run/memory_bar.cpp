// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/memory_bar.h"

#include "gui/formats/format.h"
#include "gui/widgets/theme.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace trainyard {
namespace {

constexpr int kMemoryBarHeight = 9;
constexpr int kLegendGap = 7;
constexpr int kMemoryLine = 18;
constexpr int kSwatch = 9;

} // namespace

MemoryBar::MemoryBar(QWidget* parent) : QWidget(parent)
{
    setMinimumWidth(200);
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void MemoryBar::setMemory(const MemoryPlan& plan, qint64 machine)
{
    m_plan = plan;
    m_machine = machine;
    QStringList lines;
    for (const Part& part : parts())
        lines << tr("%1: %2").arg(part.name, format::bytes(part.bytes));
    setToolTip(lines.join(QLatin1Char('\n')));
    setAccessibleDescription(toolTip());
    fitHeight();
    update();
}

QString MemoryBar::imagesText(const MemoryPlan& plan)
{
    switch (plan.imagePath) {
    case ImagePath::Kept:
        return tr("The images stay on the GPU (%1): each step transfers only their indices and random changes.")
            .arg(format::bytes(plan.images));
    case ImagePath::TooLarge:
        return tr("Each step transfers its images to the GPU, because all of them would fill more than a quarter of "
                  "its free memory or leave too little for the network.");
    case ImagePath::Changed:
        return tr("Each step transfers its images to the GPU, because the processor computes resized crops, "
                  "RandAugment and colour changes.");
    case ImagePath::Off: return tr("Each step transfers its images to the GPU, because TRAINYARD_RESIDENT_MIB is 0.");
    case ImagePath::Features:
    case ImagePath::Host: break;
    }
    return {};
}

QList<MemoryBar::Part> MemoryBar::parts() const
{
    const qint64 named =
        m_plan.parameters + m_plan.gradients + m_plan.optimizerState + m_plan.activations + m_plan.images + m_plan.data;
    QList<Part> parts{{tr("activations"), m_plan.activations, 0},
                      {tr("parameters"), m_plan.parameters, 2},
                      {tr("gradients"), m_plan.gradients, 3},
                      {tr("optimizer"), m_plan.optimizerState, 4}};
    if (m_plan.images > 0)
        parts << Part{tr("images"), m_plan.images, 5};
    if (m_plan.data > 0)
        parts << Part{tr("data"), m_plan.data, 5};
    return parts << Part{tr("other"), std::max<qint64>(m_plan.total - named, 0), 6};
}

int MemoryBar::drawLegend(QPainter* painter, int width, int top) const
{
    const QFont font = Theme::instance().font(FontRole::Caption);
    const QFontMetrics metrics(font);
    int x = 0;
    int y = top;
    for (const Part& part : parts()) {
        const QString text = tr("%1 %2").arg(part.name, format::bytes(part.bytes));
        const int need = kSwatch + 5 + metrics.horizontalAdvance(text);
        if (x > 0 && x + need > width) {
            x = 0;
            y += kMemoryLine;
        }
        if (painter) {
            painter->setFont(font);
            painter->setPen(Qt::NoPen);
            painter->setBrush(Theme::instance().seriesColor(part.series));
            painter->drawRect(QRect(x, y + (kMemoryLine - kSwatch) / 2, kSwatch, kSwatch));
            painter->setPen(themed(Token::T2));
            painter->drawText(QRect(x + kSwatch + 5, y, need, kMemoryLine), Qt::AlignLeft | Qt::AlignVCenter, text);
        }
        x += need + 14;
    }
    return y + kMemoryLine;
}

void MemoryBar::fitHeight()
{
    setFixedHeight(drawLegend(nullptr, width(), kMemoryBarHeight + kLegendGap));
}

void MemoryBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitHeight();
}

void MemoryBar::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF track(0, 0, width(), kMemoryBarHeight);
    QPainterPath shape;
    shape.addRoundedRect(track, 4, 4);
    painter.save();
    painter.setClipPath(shape);
    painter.fillRect(track, themed(Token::Line));
    const double whole =
        double(std::max<qint64>(m_machine > 0 ? std::max<qint64>(m_machine, m_plan.total) : qint64(m_plan.total), 1));
    double x = 0.0;
    for (const Part& part : parts()) {
        const double length = track.width() * double(part.bytes) / whole;
        painter.fillRect(QRectF(x, 0, length, kMemoryBarHeight), Theme::instance().seriesColor(part.series));
        x += length;
    }
    painter.restore();
    drawLegend(&painter, width(), kMemoryBarHeight + kLegendGap);
}

} // namespace trainyard
