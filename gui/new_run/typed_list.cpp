// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/typed_list.h"

#include <QRegularExpression>

namespace trainyard {

QStringList typedList(const QString& text)
{
    static const QRegularExpression commas(QStringLiteral("[,\\s]+")), semicolons(QStringLiteral("[;\\s]+"));
    return text.split(text.contains(QLatin1Char(';')) ? semicolons : commas, Qt::SkipEmptyParts);
}

} // namespace trainyard
