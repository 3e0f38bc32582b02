// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/formats/folder_name.h"

#include "backend/protocol/data_name.h"

namespace trainyard {

QString tellingFolder(const QString& path)
{
    return QString::fromStdString(tellingPart(path.toStdString()));
}

} // namespace trainyard
