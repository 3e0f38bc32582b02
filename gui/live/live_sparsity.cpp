// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/live/live_sparsity.h"

#include "backend/protocol/series.h"
#include "gui/formats/format.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace trainyard {
namespace {

constexpr int kLeftRow = 18;
constexpr int kFewestLayers = 3;
constexpr int kMostLayers = 10;
constexpr int kLayerBar = 72;
constexpr int kLayerValue = 52;

} // namespace

LayerSharesWidget::LayerSharesWidget(QWidget* parent) : QWidget(parent)
{
    setAccessibleName(tr("Weights left by layer"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void LayerSharesWidget::setSparsities(std::vector<std::pair<QString, double>> sparsities)
{
    // Layers that keep the least come first because they matter most.
    std::stable_sort(sparsities.begin(), sparsities.end(),
                     [](const auto& a, const auto& b) { return a.second > b.second; });
    if (sparsities == m_layers)
        return;
    m_layers = std::move(sparsities);
    updateGeometry();
    update();
}

QSize LayerSharesWidget::sizeHint() const
{
    return {200, kLeftRow * std::min(rows(), kMostLayers)};
}

QSize LayerSharesWidget::minimumSizeHint() const
{
    return {160, kLeftRow * std::min(rows(), kFewestLayers)};
}

void LayerSharesWidget::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setFont(Theme::instance().font(FontRole::Caption));
    const int shown = std::min(rows(), height() / kLeftRow);
    for (int i = 0; i < shown; ++i) {
        const auto& [layer, sparsity] = m_layers[std::size_t(i)];
        const QRect row(0, i * kLeftRow, width(), kLeftRow);
        painter.setPen(themed(Token::T2));
        const int name = row.width() - kLayerBar - kLayerValue - 8;
        painter.drawText(QRect(row.left(), row.top(), name, row.height()), Qt::AlignLeft | Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(layer, Qt::ElideMiddle, name));
        const QRect track(row.left() + name + 6, row.center().y() - 2, kLayerBar, 5);
        painter.fillRect(track, themed(Token::Line));
        const double left = std::clamp(1.0 - sparsity, 0.0, 1.0);
        painter.fillRect(QRect(track.topLeft(), QSize(left > 0.0 ? std::max(1, int(left * track.width())) : 0, 5)),
                         themed(left < 0.02 ? Token::Que : Token::S1));
        painter.setPen(themed(Token::T1));
        painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, format::percent(left, left < 0.0995 ? 2 : 1));
    }
}

bool LayerSharesWidget::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    auto* help = static_cast<QHelpEvent*>(event);
    QStringList lines;
    const int at = help->pos().y() / kLeftRow, shown = height() / kLeftRow;
    if (at >= 0 && at < std::min(rows(), shown))
        lines << m_layers[std::size_t(at)].first;
    if (rows() > shown)
        lines << tr("Showing the %1 of %2 layers that keep the least").arg(shown).arg(rows());
    QToolTip::showText(help->globalPos(), lines.join(QLatin1Char('\n')), this);
    return true;
}

LiveSparsityCard::LiveSparsityCard(QWidget* parent)
    : Card(tr("Weights left"), {}, 32, parent), m_layers(new LayerSharesWidget)
{
    body()->setContentsMargins(12, 0, 12, 8);
    body()->addWidget(m_layers);
    setVisible(false);
}

void LiveSparsityCard::setValues(const std::map<std::string, double>& newest)
{
    const auto whole = newest.find(series::kSparsity);
    std::vector<std::pair<QString, double>> layers;
    const std::string prefix = series::layerSparsity({});
    for (const auto& [name, value] : newest)
        if (name.starts_with(prefix))
            layers.emplace_back(QString::fromStdString(name.substr(prefix.size())), value);
    setCaption(whole == newest.end() ? QString() : tr("%1 of all").arg(format::percent(1.0 - whole->second, 2)));
    m_layers->setSparsities(std::move(layers));
    setVisible(whole != newest.end());
}

} // namespace trainyard
