// SPDX-License-Identifier: Apache-2.0
#include "resources/resources.h"

#include <QFile>

namespace trainyard {

QByteArray iconSource(const QString& name)
{
    QFile file(QStringLiteral(":/trainyard/icons/%1.svg").arg(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace trainyard
