// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/formats/engine_names.h"

#include "gui/formats/format.h"
#include "gui/formats/visible_text.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace trainyard {
namespace {

struct EngineNames {
    Q_DECLARE_TR_FUNCTIONS(trainyard::EngineNames)
};

/// A number as the engine writes it, "4,817", in the user's own way.
QString countOf(QString digits)
{
    return format::count(digits.remove(QLatin1Char(',')).toLongLong());
}

} // namespace

QString sampleName(const std::string& name)
{
    static const QRegularExpression form(QStringLiteral("^image ([\\d,]+) of the (training|validation) data$"));
    const QString text = format::visible(name);
    const QRegularExpressionMatch match = form.match(text);
    if (!match.hasMatch())
        return text;
    const QString number = countOf(match.captured(1));
    return match.captured(2) == QLatin1String("training")
               ? EngineNames::tr("image %1 of the training data").arg(number)
               : EngineNames::tr("image %1 of the validation data").arg(number);
}

QString weightsOrigin(const std::string& origin)
{
    static const QRegularExpression step(QStringLiteral("^step ([\\d,]+) of run (\\S+) \\((.+)\\)$"));
    static const QRegularExpression seed(QStringLiteral("^(values drawn anew from )?seed (\\d+)$"));
    const QString text = format::visible(origin);
    if (const QRegularExpressionMatch match = step.match(text); match.hasMatch())
        return EngineNames::tr("step %1 of run %2 (%3)")
            .arg(countOf(match.captured(1)), match.captured(2), match.captured(3));
    if (const QRegularExpressionMatch match = seed.match(text); match.hasMatch())
        return match.capturedLength(1) > 0 ? EngineNames::tr("values drawn anew from seed %1").arg(match.captured(2))
                                           : EngineNames::tr("seed %1").arg(match.captured(2));
    return text;
}

} // namespace trainyard
