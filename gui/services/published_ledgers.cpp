// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/published_ledgers.h"

#include <QDir>
#include <QFile>

// Outside every namespace, as Q_INIT_RESOURCE demands.
static void initLedgerResources()
{
    Q_INIT_RESOURCE(ledgers);
}

namespace trainyard {

std::vector<LedgerChain> publishedLedgers()
{
    initLedgerResources();
    std::vector<LedgerChain> chains;
    const QDir folder(QStringLiteral(":/trainyard/ledgers"));
    for (const QString& name : folder.entryList(QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        if (file.open(QIODevice::ReadOnly))
            chains.push_back(parseLedger(file.readAll().toStdString(), name.toStdString()));
    }
    return chains;
}

} // namespace trainyard
