// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/run_name.h"

#include "backend/protocol/pruning_schedule.h"
#include "gui/formats/figures.h"

#include <QRegularExpression>

namespace trainyard {
namespace {

QString datasetWord(const DataSpec& data)
{
    if (isGenerated(data.format))
        return QString::fromUtf8(name(data.format).data());
    static const QRegularExpression slashes(QStringLiteral("/+$"));
    QString folder = QString::fromStdString(data.path).remove(slashes).section(QLatin1Char('/'), -1).toLower();
    static const QRegularExpression odd(QStringLiteral("[^\\p{L}\\p{N}._]+"));
    folder.replace(odd, QStringLiteral("-"));
    folder = folder.left(24);
    return folder.isEmpty() ? QString::fromUtf8(name(data.format).data()) : folder;
}

} // namespace

QString proposedRunName(const RunSpec& spec)
{
    const std::string model = modelName(spec.model);
    QString proposal = QStringLiteral("%1-%2-b%3-lr%4")
                           .arg(QString::fromStdString(model), datasetWord(spec.data))
                           .arg(spec.training.batchSize == kAutoBatch ? QStringLiteral("auto")
                                                                      : QString::number(spec.training.batchSize))
                           .arg(exactText(spec.training.learningRate.base));
    if (usedClasses(spec.data) > 0) // a subset must not pass for the whole data set
        proposal += QStringLiteral("-c%1").arg(usedClasses(spec.data));
    if (spec.resources.ranks > 1)
        proposal += QStringLiteral("-n%1").arg(spec.resources.ranks);
    if (spec.model.widthMultiplier != 1.0)
        proposal += QStringLiteral("-w%1").arg(exactText(spec.model.widthMultiplier));
    if (spec.pruning.on()) {
        const double pruned = finalSparsity(spec.pruning);
        proposal += pruned < 0.0 ? QStringLiteral("-t%1").arg(exactText(spec.pruning.threshold))
                                 : QStringLiteral("-p%1").arg(QString::number(pruned * 100.0, 'g', 4));
    }
    return proposal + QStringLiteral("-s%1").arg(spec.seed);
}

} // namespace trainyard
