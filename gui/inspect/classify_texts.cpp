// SPDX-License-Identifier: GPL-3.0-or-later
// The words of ClassifyViewModel, and its table as a file.
#include "gui/formats/figures.h"
#include "gui/formats/format.h"
#include "gui/formats/table_csv.h"
#include "gui/inspect/classify_view_model.h"
#include "gui/inspect/confidence.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <cmath>

namespace trainyard {

QString ClassifyViewModel::className(int index) const
{
    if (!m_examined || index < 0 || index >= int(m_examined->classes.size()))
        return tr("class %1").arg(index);
    return QString::fromStdString(m_examined->classes[std::size_t(index)]);
}

QString ClassifyViewModel::progressText() const
{
    return m_total > 1 ? tr("%1 of %2").arg(format::count(m_done), format::count(m_total)) : tr("The net is opened…");
}

QString ClassifyViewModel::remark() const
{
    return m_skipped > 0 ? tr("%Ln file(s) are not images or cannot be read", nullptr, int(m_skipped)) : QString();
}

QString ClassifyViewModel::listTitle() const
{
    if (m_sources.size() == 1 && !m_sources.front().sample)
        return QFileInfo(m_sources.front().path).fileName();
    return tr("Inputs");
}

QString ClassifyViewModel::listText() const
{
    const auto unsure =
        std::count_if(m_inputs.begin(), m_inputs.end(), [this](const auto& one) { return isUnsure(one.input); });
    const QString all = tr("%Ln input(s)", nullptr, int(m_inputs.size()));
    return unsure > 0 ? tr("%1, %2 not sure").arg(all, format::count(qint64(unsure))) : all;
}

QString ClassifyViewModel::footText() const
{
    qint64 labelled = 0, right = 0;
    for (const ClassifiedInput& one : m_inputs)
        if (one.input.actual) {
            ++labelled;
            right += !one.input.top.empty() && one.input.top.front().index == *one.input.actual;
        }
    if (m_inputs.empty())
        return {};
    return labelled == 0 ? tr("no labels, so no accuracy")
                         : tr("right: %1 of %2 labelled").arg(format::count(right), format::count(labelled));
}

QString ClassifyViewModel::headline() const
{
    if (!m_examined)
        return {};
    QStringList parts;
    const ImageSpec& input = m_examined->input;
    if (m_examined->features)
        parts << tr("features, scaled as in training");
    else
        parts << (m_examined->fit == FitKind::Stretch
                      ? tr("resized to %1 × %2, normalised as in training").arg(input.width).arg(input.height)
                      : tr("fitted to %1 × %2, normalised as in training").arg(input.width).arg(input.height));
    if (m_secondsPerInput > 0.0)
        parts << tr("one input: %1 ms").arg(format::significant(m_secondsPerInput * 1000.0, 2));
    return parts.join(QStringLiteral("   "));
}

double ClassifyViewModel::limit() const
{
    return m_report ? sureFrom(m_report->calibration, kUsualLimit).value_or(kUsualLimit) : kUsualLimit;
}

QString ClassifyViewModel::limitText() const
{
    return m_report && !m_report->calibration.empty()
               ? tr("Not sure: below %1, where this net is right in fewer than %2 of the cases (calibration)")
                     .arg(format::percent(limit(), 0), format::percent(kUsualLimit, 0))
               : tr("Not sure: below %1. With the calibration of the Predictions tab, the limit follows from how often "
                    "this net is right.")
                     .arg(format::percent(kUsualLimit, 0));
}

bool ClassifyViewModel::isUnsure(const LookedAtInput& input) const
{
    return !input.top.empty() && input.top.front().probability < limit();
}

QString ClassifyViewModel::sureText(const LookedAtInput& input) const
{
    if (input.top.empty() || std::isnan(input.top.front().probability))
        return tr("This net gives no probabilities.");
    if (!m_report)
        return tr("The Predictions tab finds out how often this net is right at this confidence.");
    const CalibrationBin* bin = binOf(m_report->calibration, input.top.front().probability);
    if (!bin)
        return tr("The validation set has no predictions with this confidence.");
    return tr("At %1–%2 this net is right in %3 of the cases (%4 of %5).")
        .arg(format::fixed(100.0 * bin->lower, 0), format::percent(bin->upper, 0),
             format::percent(double(bin->correct) / double(bin->samples), 1), format::count(bin->correct),
             format::count(bin->samples));
}

QString ClassifyViewModel::gazeText() const
{
    const HeatMap* map = heatMap();
    if (!map)
        return {};
    const QString size = tr("%1 × %2 values, drawn smooth").arg(map->width).arg(map->height);
    return map->method == HeatMapMethod::GradCam
               ? size
               : tr("%1; a grey patch of %2 × %2 pixels, moved by %3").arg(size).arg(map->patch).arg(map->stride);
}

QByteArray ClassifyViewModel::listAsCsv() const
{
    QList<QStringList> lines{{QStringLiteral("input"), QStringLiteral("true_class")}};
    std::size_t most = 0;
    for (const ClassifiedInput& one : m_inputs)
        most = std::max(most, one.input.top.size());
    for (std::size_t i = 1; i <= most; ++i)
        lines.front() << QStringLiteral("class_%1").arg(i) << QStringLiteral("probability_%1").arg(i);
    lines.front() << QStringLiteral("unsure");
    for (const ClassifiedInput& one : m_inputs) {
        QStringList line{QString::fromStdString(one.input.name.words),
                         one.input.actual ? className(*one.input.actual) : QString()};
        for (std::size_t i = 0; i < most; ++i) {
            const bool there = i < one.input.top.size();
            line << (there ? className(one.input.top[i].index) : QString())
                 << (there && std::isfinite(one.input.top[i].probability) ? exactText(one.input.top[i].probability, 9)
                                                                          : QString());
        }
        lines << (line << QString::number(int(isUnsure(one.input))));
    }
    return csvText(lines);
}

} // namespace trainyard
