// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/services/download_service.h"

#include <QCryptographicHash>
#include <QFile>
#include <QNetworkAccessManager>
#include <QPointer>
#include <QSet>
#include <QTimer>

#include <atomic>
#include <deque>
#include <functional>
#include <optional>

class QNetworkReply;

namespace trainyard {

/// The thread's side of DownloadService: everything but requestCancel() and requestStop() runs there.
class DownloadWorker : public QObject {
    Q_OBJECT
public:
    using Phase = DownloadService::Phase;
    /// `retryMs`: the first pause after a broken connection; doubled with each.
    explicit DownloadWorker(const QString& folder);

    void start(const CatalogueEntry& entry);
    void cancel(const QString& id);
    void stop();
    /// Any thread: ends hashing and unpacking, which hold up the thread's queue.
    void requestCancel(const QString& id);
    void requestStop() { m_interrupt = true; }

signals:
    void progressed(const QString& id, trainyard::DownloadService::Phase phase, qint64 done, qint64 total);
    void finished(const QString& id, const QString& path);
    void failed(const QString& id, const trainyard::Error& error);
    void cancelled(const QString& id);

private:
    void next();
    void nextFile();
    void request();
    void takeHeaders();
    void takeBytes();
    void replyFinished();
    void retry(const Error& error);
    void completeFile();
    void completeEntry();
    void unpackFiles();
    void beginAgain(); ///< of this file, from its first byte
    void hashPart();   ///< of what an earlier attempt left
    void requireSpace() const;
    void fail(const Error& error);
    void release();
    /// Runs a step; whatever it throws ends the data set at work.
    void guarded(const std::function<void()>& step);
    void tell(Phase phase, qint64 done, bool always = false);
    void checkInterrupt() const;
    QString target() const; ///< the folder of the data set at work
    const CatalogueFile& file() const { return m_entry->files[m_index]; }
    Error broken(Reason why, ErrorKind kind) const;

    QString m_folder;
    QNetworkAccessManager* m_network = nullptr;
    std::deque<CatalogueEntry> m_queue;
    std::optional<CatalogueEntry> m_entry;
    std::size_t m_index = 0; ///< of the file at work
    qint64 m_before = 0;     ///< bytes of the files before it
    QFile m_part;
    QCryptographicHash m_hash{QCryptographicHash::Sha256};
    qint64 m_size = 0;       ///< of the part
    bool m_resumed = false;  ///< the part began in an earlier attempt
    bool m_accepted = false; ///< the answer's headers were those of the file
    int m_tries = 0;         ///< since bytes came last
    QPointer<QNetworkReply> m_reply;
    QTimer m_retry;
    double m_told = 0.0;
    std::atomic<bool> m_interrupt{false};
};

} // namespace trainyard
