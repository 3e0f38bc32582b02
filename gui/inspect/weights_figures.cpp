// SPDX-License-Identifier: GPL-3.0-or-later
// The figures of the Weights page.
#include "gui/formats/format.h"
#include "gui/inspect/weights_pane.h"

#include <QCheckBox>

#include <algorithm>

namespace trainyard {
namespace {

Token barColor(const LayerMagnitudes& layer)
{
    // In a convolution's shape the kernel is between output and input channels.
    if (layer.shape.size() == 4)
        return layer.shape[1] == 1 && layer.shape[2] == 1 ? Token::S3 : Token::S1;
    return Token::S7;
}

QString groupOf(const std::string& layer)
{
    const std::size_t slash = layer.rfind('/');
    return QString::fromStdString(slash == std::string::npos ? layer : layer.substr(0, slash));
}

} // namespace

MagnitudeFigure WeightsPane::magnitudeFigure() const
{
    const WeightThresholds& thresholds = m_model.thresholds();
    const int layer = m_model.layer();
    const MagnitudeSpread& spread =
        layer >= 0 ? thresholds.magnitudes().layers[std::size_t(layer)].spread : thresholds.magnitudes().all;
    MagnitudeFigure figure;
    figure.percentiles = spread.percentiles;
    figure.weights = spread.weights;
    figure.zeros = spread.zeros;
    figure.largest = spread.largest;
    figure.histogram = spread.histogram;
    figure.histogramBegin = spread.histogramBegin;
    figure.binsPerDecade = WeightMagnitudes::kBinsPerDecade;
    figure.logarithmic = m_logarithmic->isChecked();
    figure.note = tr("All weights of this layer are exactly 0.");
    const auto shareAt = [&](double magnitude) {
        const auto above = std::upper_bound(spread.percentiles.begin(), spread.percentiles.end(), float(magnitude));
        return spread.percentiles.empty()
                   ? 0.0
                   : std::min(1.0, double(above - spread.percentiles.begin()) / double(spread.percentiles.size() - 1));
    };
    for (const ThresholdRow& row : m_model.rows()) {
        const bool selected = row.place == m_model.selected();
        if (!row.chosen && !selected && !row.sameAs)
            continue;
        const double share = layer >= 0 ? shareAt(row.threshold) : row.place / 1000.0;
        figure.flags.push_back({row.place, percentileText(row.place), row.threshold, share, row.sameAs.has_value()});
        if (!selected)
            continue;
        figure.selected = row.place;
        figure.selectedAt = row.threshold;
        figure.selectedShare = share;
        figure.selectedLabel = tr("%1 %").arg(percentileText(row.place));
    }
    figure.tip = [this](double magnitude) { return tipAt(magnitude); };
    return figure;
}

QList<QPair<QString, QString>> WeightsPane::tipAt(double magnitude) const
{
    if (!m_model.has())
        return {};
    const WeightThresholds& thresholds = m_model.thresholds();
    Permille place = thresholds.placeOf(magnitude);
    if (const int row = m_model.rowOf(m_model.selected());
        row >= 0 && m_model.rows()[row].threshold == magnitude) // among equal ones, the selected one
        place = m_model.selected();
    else if (magnitude <= 0.0)
        place = std::max(1, int(thresholds.zeroShare() * 1000.0));
    const double threshold = thresholds.threshold(place);
    const qint64 left = thresholds.left(place);
    QList<QPair<QString, QString>> rows{
        {tr("Percentile %1").arg(percentileText(place)), {}},
        {tr("threshold |w|"), threshold > 0.0 ? format::significant(threshold, 3) : QStringLiteral("0")},
        {tr("pruned"), format::count(m_model.magnitudes().all.weights - left)},
        {tr("left"), format::count(left)}};
    if (const auto thin = thresholds.thinnest(place)) {
        const LayerMagnitudes& layer = m_model.magnitudes().layers[*thin];
        rows << qMakePair(tr("thinnest layer"),
                          format::percent(double(thresholds.leftOf(*thin, place)) / double(layer.spread.weights), 2));
        rows << qMakePair(QString::fromStdString(layer.layer), QStringLiteral(" "));
    }
    return rows;
}

LayerStripFigure WeightsPane::layerFigure() const
{
    const WeightThresholds& thresholds = m_model.thresholds();
    const Permille place = m_model.selected();
    LayerStripFigure figure;
    figure.selected = m_model.layer();
    const std::vector<LayerMagnitudes>& layers = m_model.magnitudes().layers;
    for (std::size_t i = 0; i < layers.size(); ++i) {
        const LayerMagnitudes& layer = layers[i];
        if (!layer.prunable || layer.spread.weights == 0)
            continue;
        const qint64 left = place > 0 ? thresholds.leftOf(i, place) : layer.spread.weights;
        figure.bars.push_back({int(i), QString::fromStdString(layer.layer), groupOf(layer.layer),
                               double(left) / double(layer.spread.weights), left, layer.spread.weights, barColor(layer),
                               m_model.spreadText(int(i))});
    }
    if (place > 0 && m_model.magnitudes().all.weights > 0)
        figure.overall = double(thresholds.left(place)) / double(m_model.magnitudes().all.weights);
    return figure;
}

} // namespace trainyard
