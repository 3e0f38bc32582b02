// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/runs/telling_series.h"

#include <QRegularExpression>

#include <algorithm>

namespace trainyard {
namespace {

bool isOneOf(const QString& word, std::initializer_list<const char*> words)
{
    return std::any_of(words.begin(), words.end(), [&](const char* one) { return word == QLatin1String(one); });
}

/// Higher tells more.
int tells(const QString& series)
{
    static const QRegularExpression kBetween(QStringLiteral("[^a-z0-9]+"));
    const QStringList words = series.toLower().split(kBetween, Qt::SkipEmptyParts);
    if (words.isEmpty() || isOneOf(words.first(), {"cpu", "gpu", "phase", "memory", "disk", "network", "system", "io"}))
        return 0;
    bool validation = false, quality = false, loss = false;
    for (const QString& word : words) {
        validation = validation || isOneOf(word, {"val", "valid", "validation", "eval", "test", "dev"});
        quality = quality || word.startsWith(QLatin1String("acc")) ||
                  isOneOf(word, {"top1", "f1", "auc", "bleu", "iou", "reward", "score"});
        loss =
            loss || word.contains(QLatin1String("loss")) || isOneOf(word, {"perplexity", "error", "nll", "mse", "mae"});
    }
    if (isOneOf(words.last(), {"lr", "rate", "epoch", "step"}))
        return 1;
    const int score = quality ? 4 : loss ? 3 : 2;
    return score * 2 + (validation && score > 2 ? 3 : 0);
}

} // namespace

QString tellingSeries(const QStringList& names)
{
    QString best;
    int most = -1;
    for (const QString& name : names)
        if (const int score = tells(name); score > most || (score == most && name.size() < best.size())) {
            best = name;
            most = score;
        }
    return best;
}

} // namespace trainyard
