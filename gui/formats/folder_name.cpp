// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/formats/folder_name.h"

#include <QStringList>

namespace trainyard {
namespace {

/// Folder names that say nothing of what is in them.
bool isGeneric(const QString& folder)
{
    static const QStringList kGeneric{
        QStringLiteral("data"),     QStringLiteral("dataset"), QStringLiteral("datasets"),
        QStringLiteral("images"),   QStringLiteral("train"),   QStringLiteral("training"),
        QStringLiteral("prepared"), QStringLiteral("photos"),  QStringLiteral("pictures")};
    return kGeneric.contains(folder, Qt::CaseInsensitive);
}

} // namespace

QString tellingFolder(const QString& path)
{
    const QStringList folders = path.split(QLatin1Char('/'), Qt::SkipEmptyParts);
    for (qsizetype i = folders.size(); i-- > 0;)
        if (!isGeneric(folders[i]))
            return folders[i];
    return folders.isEmpty() ? QString() : folders.last();
}

} // namespace trainyard
