// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/formats/run_names.h"

#include "gui/formats/visible_text.h"

#include <QHash>

namespace trainyard::format {

QStringList namesApart(const std::vector<std::pair<std::string, std::string>>& runs)
{
    QStringList names;
    QHash<QString, int> counts;
    for (const auto& [name, id] : runs) {
        names << visible(name);
        ++counts[names.back()];
    }
    for (qsizetype i = 0; i < names.size(); ++i)
        if (counts.value(names[i]) > 1)
            names[i] = QStringLiteral("%1 (%2)").arg(names[i], visible(runs[std::size_t(i)].second));
    return names;
}

QString freeName(const QString& wanted, const QStringList& taken)
{
    QString name = wanted;
    for (int number = 2; taken.contains(name, Qt::CaseInsensitive); ++number)
        name = QStringLiteral("%1 %2").arg(wanted).arg(number);
    return name;
}

} // namespace trainyard::format
