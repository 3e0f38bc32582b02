// SPDX-License-Identifier: Apache-2.0
#include "resources/resources.h"

#include <QFile>

namespace trainyard {

namespace {

QByteArray embedded(const QString& path)
{
    QFile file(QStringLiteral(":/trainyard/") + path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

QByteArray iconSource(const QString& name)
{
    return embedded(QStringLiteral("icons/%1.svg").arg(name));
}

QByteArray guideSource()
{
    return embedded(QStringLiteral("guide/guide.md"));
}

QByteArray reportSource(const QString& name)
{
    return embedded(QStringLiteral("report/") + name);
}

} // namespace trainyard
