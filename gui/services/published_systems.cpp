// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/published_systems.h"

#include <QFile>

// Outside every namespace, as Q_INIT_RESOURCE demands.
static void initPublishedResources()
{
    Q_INIT_RESOURCE(published);
}

namespace trainyard {

const std::vector<PublishedSystem>& publishedSystems()
{
    static const std::vector<PublishedSystem> systems = [] {
        initPublishedResources();
        QFile file(QStringLiteral(":/trainyard/published/speed_ups.json"));
        return file.open(QIODevice::ReadOnly) ? parsePublishedSystems(file.readAll().toStdString())
                                              : std::vector<PublishedSystem>();
    }();
    return systems;
}

} // namespace trainyard
