// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/run_name.h"

#include "backend/protocol/pruning_schedule.h"
#include "gui/formats/figures.h"
#include "gui/formats/folder_name.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace trainyard {
namespace {

QString datasetWord(const DataSpec& data)
{
    if (isGenerated(data.format))
        return QString::fromUtf8(name(data.format).data());
    QString folder = tellingFolder(QString::fromStdString(data.path)).toLower();
    static const QRegularExpression odd(QStringLiteral("[^\\p{L}\\p{N}._]+"));
    folder.replace(odd, QStringLiteral("-"));
    folder = folder.left(24);
    return folder.isEmpty() ? QString::fromUtf8(name(data.format).data()) : folder;
}

struct RunNameText {
    Q_DECLARE_TR_FUNCTIONS(trainyard::RunNameText)
};

/// Without its seed.
QString settingsName(const RunSpec& spec)
{
    if (spec.program) {
        const std::string proposal = proposedProgramName(*spec.program, spec.resources.ranks);
        return proposal.empty() ? QStringLiteral("program") : QString::fromStdString(proposal);
    }
    const std::string model = modelName(spec.model);
    QString proposal = QStringLiteral("%1-%2-b%3-lr%4")
                           .arg(QString::fromStdString(model), datasetWord(spec.data))
                           .arg(spec.training.batchSize == kAutoBatch ? QStringLiteral("auto")
                                                                      : QString::number(spec.training.batchSize))
                           .arg(exactText(spec.training.learningRate.base));
    if (usedClasses(spec.data) > 0) // a subset must not look like the whole data set
        proposal += QStringLiteral("-c%1").arg(usedClasses(spec.data));
    if (spec.resources.ranks > 1)
        proposal += QStringLiteral("-n%1").arg(spec.resources.ranks);
    const std::string_view precision = name(spec.training.precision);
    if (spec.training.precision != RunSpec().training.precision)
        proposal += QLatin1Char('-') + QLatin1String(precision.data(), qsizetype(precision.size()));
    if (spec.distribution.mode != DistributionMode::Synchronous) {
        const std::string_view mode = name(spec.distribution.mode);
        proposal += QLatin1Char('-') + QLatin1String(mode.data(), qsizetype(mode.size()));
    }
    if (spec.model.widthMultiplier != 1.0)
        proposal += QStringLiteral("-w%1").arg(exactText(spec.model.widthMultiplier));
    if (spec.pruning.on()) {
        const double pruned = finalSparsity(spec.pruning);
        proposal += pruned < 0.0 ? QStringLiteral("-t%1").arg(exactText(spec.pruning.threshold))
                                 : QStringLiteral("-p%1").arg(exactText(pruned * 100.0, 4));
    }
    return proposal;
}

} // namespace

QString proposedRunName(const RunSpec& spec)
{
    return spec.program ? settingsName(spec) : settingsName(spec) + QStringLiteral("-s%1").arg(spec.seed);
}

bool hasProposedName(const RunSpec& spec)
{
    const QString name = QString::fromStdString(spec.name), proposal = proposedRunName(spec);
    static const QRegularExpression number(QStringLiteral("^( [0-9]+)?$")); // as format::freeName() adds it
    return name.startsWith(proposal) && number.match(name.mid(proposal.size())).hasMatch();
}

QString proposedStudyName(RunSpec spec, const std::vector<int>& ranks)
{
    spec.resources.ranks = 1;
    const QString settings = settingsName(spec);
    const int most = ranks.empty() ? 1 : *std::max_element(ranks.begin(), ranks.end());
    return most > 1 ? RunNameText::tr("%1, 1 to %2 ranks").arg(settings).arg(most) : settings;
}

} // namespace trainyard
