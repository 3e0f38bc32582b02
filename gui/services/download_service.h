// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"
#include "gui/services/data_catalogue.h"

#include <QObject>
#include <QString>
#include <QThread>

namespace trainyard {

class DownloadWorker;

/// Downloads data sets of the catalogue, one after the other, on a thread of its own: through the system's proxy,
/// continuing what an earlier attempt left, checked against size and checksum, unpacked where needed. A data set lies
/// in FOLDER/ID and is told only when it is whole. Lives in the GUI thread, blocks nowhere but in its destructor.
class DownloadService : public QObject {
    Q_OBJECT
public:
    enum class Phase { Waiting, Downloading, Checking, Unpacking, Broken }; ///< Broken: a connection; it is tried again
    Q_ENUM(Phase)

    explicit DownloadService(const QString& folder, QObject* parent = nullptr);
    ~DownloadService() override; ///< stops what is at work; it goes on with the next start()

    const QString& folder() const { return m_folder; }
    void start(const CatalogueEntry& entry);
    /// What has arrived stays, so that the next start() goes on from there.
    void cancel(const QString& id);

signals:
    void progressed(const QString& id, trainyard::DownloadService::Phase phase, qint64 done, qint64 total);
    void finished(const QString& id, const QString& path);
    void failed(const QString& id, const trainyard::Error& error);
    void cancelled(const QString& id);

private:
    QString m_folder;
    QThread m_thread;
    DownloadWorker* m_worker;
};

} // namespace trainyard
