// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/services/download_service.h"

#include <QObject>
#include <QSet>

#include <vector>

namespace trainyard {

/// Data sets that can be downloaded, and the progress of each. GUI thread. `downloads` may be null (in tests).
class CatalogueViewModel : public QObject {
    Q_OBJECT
public:
    enum class State { Idle, Busy, Failed, Done };
    struct Item {
        CatalogueEntry entry;
        State state = State::Idle;
        DownloadService::Phase phase = DownloadService::Phase::Waiting;
        qint64 done = 0;
        qint64 total = 0;
        QString error;
    };

    explicit CatalogueViewModel(DownloadService* downloads, QObject* parent = nullptr);

    const std::vector<Item>& items() const { return m_items; }
    QString folder() const { return m_downloads ? m_downloads->folder() : QString(); }
    /// The ids of those that are already in the list of data sets.
    void setPresent(const QSet<QString>& ids);
    void start(const QString& id);
    void cancel(const QString& id);
    QString stateText(const Item& item) const; ///< "4.2 of 170 MiB"; empty while idle
    double share(const Item& item) const;      ///< negative = unknown

signals:
    void itemChanged(const QString& id);
    /// The download is complete and in its final place.
    void downloaded(const QString& id, const QString& name, const QString& path);

private:
    Item* find(const QString& id);
    void setState(const QString& id, State state, const QString& error = {});

    DownloadService* m_downloads;
    std::vector<Item> m_items;
};

} // namespace trainyard
