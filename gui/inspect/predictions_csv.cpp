// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of PredictionsViewModel as files.
#include "gui/formats/figures.h"
#include "gui/formats/table_csv.h"
#include "gui/inspect/predictions_view_model.h"

#include <cmath>

namespace trainyard {
namespace {

QString optionalNumber(const std::optional<double>& value)
{
    return value && std::isfinite(*value) ? exactText(*value, 9) : QString();
}

} // namespace

QByteArray PredictionsViewModel::mistakesAsCsv() const
{
    QList<QStringList> lines{{QStringLiteral("sample"), QStringLiteral("name"), QStringLiteral("true_class"),
                              QStringLiteral("predicted_class"), QStringLiteral("true_probability"),
                              QStringLiteral("predicted_probability"), QStringLiteral("loss")}};
    for (const int place : m_shown) {
        const Mistake& one = m_report->mistakes[std::size_t(place)];
        lines << QStringList{QString::number(one.index),
                             QString::fromStdString(one.name.words),
                             className(one.actual),
                             className(one.predicted),
                             optionalNumber(one.actualProbability),
                             optionalNumber(one.predictedProbability),
                             optionalNumber(one.loss)};
    }
    return csvText(lines);
}

QByteArray PredictionsViewModel::classesAsCsv() const
{
    QList<QStringList> lines{{QStringLiteral("class"), QStringLiteral("samples"), QStringLiteral("predicted"),
                              QStringLiteral("correct"), QStringLiteral("precision"), QStringLiteral("recall"),
                              QStringLiteral("f1")}};
    if (m_report)
        for (int i = 0; i < int(m_report->classes.size()); ++i) {
            const ClassScores& one = m_report->classes[std::size_t(i)];
            lines << QStringList{className(i),
                                 QString::number(one.samples),
                                 QString::number(one.predicted),
                                 QString::number(one.correct),
                                 optionalNumber(one.precision),
                                 optionalNumber(one.recall),
                                 optionalNumber(one.f1)};
        }
    return csvText(lines);
}

QByteArray PredictionsViewModel::matrixAsCsv() const
{
    QList<QStringList> lines{
        {QStringLiteral("true_class"), QStringLiteral("predicted_class"), QStringLiteral("samples")}};
    if (m_report)
        for (const ConfusionCell& cell : m_report->confusion)
            lines << QStringList{className(cell.actual), className(cell.predicted), QString::number(cell.samples)};
    return csvText(lines);
}

} // namespace trainyard
