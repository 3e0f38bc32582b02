// SPDX-License-Identifier: GPL-3.0-or-later
// The remarks of WeightsViewModel on the thresholds.
#include "gui/formats/figures.h"
#include "gui/formats/format.h"
#include "gui/inspect/weights_view_model.h"

#include <algorithm>
#include <map>

namespace trainyard {
namespace {

constexpr double kManyZeros = 0.05;
constexpr qsizetype kNamedLayers = 2;
/// Percentiles of |w| that reference A published for its trained MobileNetV2.
constexpr std::pair<int, double> kPublishedThresholds[] = {
    {50, 0.0218}, {90, 0.1232}, {97, 0.2759}, {98, 0.6517}, {99, 2.9455}};

QString percentList(const QList<Permille>& places)
{
    QStringList texts;
    for (const Permille place : places)
        texts << WeightsViewModel::tr("%1 %").arg(percentileText(place));
    if (texts.size() < 2)
        return texts.join(QString());
    const QString last = texts.takeLast();
    return WeightsViewModel::tr("%1 and %2").arg(texts.join(QStringLiteral(", ")), last);
}

/// Groups marks with the same threshold.
QList<QList<Permille>> equalMarks(const QList<ThresholdRow>& rows)
{
    std::map<double, QList<Permille>> groups;
    for (const ThresholdRow& row : rows)
        groups[row.threshold] << row.place;
    QList<QList<Permille>> several;
    for (const auto& [threshold, places] : groups)
        if (places.size() > 1)
            several << places;
    return several;
}

} // namespace

std::vector<WeightsRemark> WeightsViewModel::remarks() const
{
    std::vector<WeightsRemark> list;
    if (!has())
        return list;
    using Kind = WeightsRemark::Kind;
    using Tone = WeightsRemark::Tone;
    const double zeros = m_thresholds->zeroShare();
    const QString zeroText = tr("%1 of the weights are exactly 0.").arg(format::percent(zeros));
    bool zerosSaid = false;
    for (const QList<Permille>& places : equalMarks(m_rows)) {
        const double at = m_thresholds->threshold(places.front());
        zerosSaid = zerosSaid || at == 0.0;
        list.push_back({Kind::Coincide, Tone::Warning,
                        tr("%1 coincide at %2:")
                            .arg(percentList(places), at > 0.0 ? format::significant(at, 3) : QStringLiteral("0")),
                        at == 0.0 ? zeroText : tr("they give the same mask.")});
    }
    const auto empty =
        std::find_if(m_rows.begin(), m_rows.end(), [](const ThresholdRow& row) { return !row.vanishing.isEmpty(); });
    if (empty != m_rows.end()) {
        const QStringList& names = empty->vanishing;
        const std::size_t index = static_cast<std::size_t>(
            std::find_if(magnitudes().layers.begin(), magnitudes().layers.end(),
                         [&](const LayerMagnitudes& layer) { return layer.layer == names.front().toStdString(); }) -
            magnitudes().layers.begin());
        const QString place = percentileText(empty->place);
        list.push_back(
            {Kind::Vanish, Tone::Problem,
             names.size() == 1 ? tr("From %1 % %2 vanishes:").arg(place, names.front())
                               : tr("From %1 % %2 layers vanish:").arg(place, format::count(names.size())),
             names.size() == 1
                 ? tr("no weight of %1 is left.").arg(format::count(magnitudes().layers[index].spread.weights))
                 : names.mid(0, kNamedLayers).join(QStringLiteral(", ")) +
                       (names.size() > kNamedLayers ? QStringLiteral(", …") : QString()),
             true});
    }
    if (!zerosSaid && zeros >= kManyZeros)
        list.push_back({Kind::Zeros, Tone::Warning, tr("Many zeros:"), zeroText});
    if (magnitudes().all.nonFinite > 0)
        list.push_back({Kind::NonFinite, Tone::Problem, tr("NaN or infinite:"),
                        tr("%1 weight(s), which count as the largest.", nullptr, pluralOf(magnitudes().all.nonFinite))
                            .arg(format::count(magnitudes().all.nonFinite))});
    if (m_leastKept > 0.0)
        list.push_back({Kind::Kept, Tone::Info, tr("Every layer keeps %1.").arg(format::percent(m_leastKept, 0)),
                        tr("Its largest weights are kept regardless of the threshold.")});
    if (m_spec.model.file.empty() && m_spec.model.architecture == Architecture::MobileNetV2) {
        QStringList values;
        for (const auto& [percent, threshold] : kPublishedThresholds)
            values << tr("%1 % %2").arg(percent).arg(format::significant(threshold, 4));
        list.push_back({Kind::Published, Tone::Info, tr("Published for this net on ImageNet:"),
                        values.join(QStringLiteral(", ")) + QLatin1Char('.')});
    }
    return list;
}

QString WeightsViewModel::spreadText(int layer) const
{
    if (!has())
        return {};
    const MagnitudeSpread& spread = layer >= 0 ? magnitudes().layers[std::size_t(layer)].spread : magnitudes().all;
    const auto number = [](double value) { return value == 0.0 ? QStringLiteral("0") : format::significant(value, 3); };
    const double zeros = spread.weights > 0 ? double(spread.zeros) / double(spread.weights) : 0.0;
    return tr("min %1 · mean %2 · max %3 · %4 exactly 0")
        .arg(number(spread.least), number(spread.mean), number(spread.largest), format::percent(zeros));
}

std::vector<WeightsRoleRow> WeightsViewModel::roles() const
{
    std::vector<WeightsRoleRow> rows = {
        {WeightRole::NormOrBias, tr("Batch-norm and biases")},
        {WeightRole::Depthwise, tr("Depthwise kernels"), 0, 0, true, m_choice.depthwise},
        {WeightRole::First, tr("First layer"), 0, 0, true, m_choice.firstLayer},
        {WeightRole::Last, tr("Last layer"), 0, 0, true, m_choice.lastLayer},
        {WeightRole::Excluded, tr("Layers excluded by name")},
    };
    if (!has())
        return {};
    for (const LayerMagnitudes& layer : magnitudes().layers)
        for (WeightsRoleRow& row : rows)
            if (row.role == layer.role) {
                ++row.layers;
                row.values += layer.spread.weights;
            }
    std::erase_if(rows, [](const WeightsRoleRow& row) { return row.layers == 0; });
    return rows;
}

QString WeightsViewModel::summary() const
{
    if (!has())
        return {};
    QStringList sentences{tr("%1 chosen.").arg(format::count(chosen().size()))};
    QList<Permille> emptying, coinciding;
    for (const ThresholdRow& row : m_rows)
        if (!row.chosen && !row.vanishing.isEmpty())
            emptying << row.place;
        else if (!row.chosen && row.sameAs)
            coinciding << row.place;
    if (!emptying.isEmpty())
        sentences
            << tr("%1 would empty a layer.", nullptr, static_cast<int>(emptying.size())).arg(percentList(emptying));
    if (!coinciding.isEmpty())
        sentences << tr("%1 give the same mask as another mark.").arg(percentList(coinciding));
    if (sentences.size() > 1)
        sentences << tr("They are left out.");
    return sentences.join(QLatin1Char(' '));
}

} // namespace trainyard
