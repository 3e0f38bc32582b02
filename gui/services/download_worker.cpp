// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/download_worker.h"

#include "backend/base/clock.h"
#include "backend/base/files.h"
#include "backend/protocol/reasons_data.h"
#include "backend/protocol/reasons_window.h"
#include "gui/services/archive_unpacker.h"

#include <QDir>
#include <QFileInfo>
#include <QNetworkProxyFactory>
#include <QNetworkReply>

#include <algorithm>
#include <filesystem>

namespace trainyard {
namespace {

constexpr int kMostDownloadTries = 5;
constexpr int kFirstPauseMs = 500;
constexpr int kSilenceMs = 30'000; // a connection without a byte for so long is broken
constexpr double kTellEvery = 0.2; // seconds
constexpr qint64 kDownloadBlock = qint64{1} << 20;
constexpr qint64 kSpareBytes = qint64{64} << 20;
constexpr int kUnpackedShare = 2; // an archive of JPEGs unpacks to little more than itself
constexpr int kPartial = 206;
constexpr int kRangeNotSatisfiable = 416;

/// "bytes 100-199/200" → 100; -1 when it is nothing of the kind.
qint64 rangeStart(const QByteArray& header)
{
    if (!header.startsWith("bytes "))
        return -1;
    bool ok = false;
    const qint64 start = header.mid(6, header.indexOf('-') - 6).toLongLong(&ok);
    return ok ? start : -1;
}

/// Asking for the same again may help: the connection broke, or the server was busy.
bool isPassing(QNetworkReply::NetworkError error, int status)
{
    if (status >= 500 || status == 408 || status == 429)
        return true;
    switch (error) {
    case QNetworkReply::RemoteHostClosedError:
    case QNetworkReply::TimeoutError:
    case QNetworkReply::OperationCanceledError: // by the transfer timeout; our own abort leaves no reply behind
    case QNetworkReply::TemporaryNetworkFailureError:
    case QNetworkReply::NetworkSessionFailedError:
    case QNetworkReply::UnknownNetworkError:
    case QNetworkReply::ProxyConnectionClosedError:
    case QNetworkReply::ProxyTimeoutError: return true;
    default: return false;
    }
}

QByteArray hashOf(const QString& path, const std::function<void(qint64)>& progress)
{
    QFile file(path);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    qint64 done = 0;
    while (!file.atEnd()) {
        const QByteArray block = file.read(kDownloadBlock);
        hash.addData(block);
        progress(done += block.size());
    }
    return hash.result().toHex();
}

} // namespace

DownloadWorker::DownloadWorker(const QString& folder) : m_folder(folder), m_retry(this)
{
    m_retry.setSingleShot(true);
    connect(&m_retry, &QTimer::timeout, this, [this] { guarded([this] { request(); }); });
}

QString DownloadWorker::target() const
{
    return m_folder + QLatin1Char('/') + m_entry->id;
}

void DownloadWorker::start(const CatalogueEntry& entry)
{
    const auto same = [&](const CatalogueEntry& other) { return other.id == entry.id; };
    if ((m_entry && same(*m_entry)) || std::any_of(m_queue.begin(), m_queue.end(), same))
        return;
    m_queue.push_back(entry);
    emit progressed(entry.id, Phase::Waiting, 0, entry.size());
    if (!m_entry)
        next();
}

void DownloadWorker::requestCancel(const QString& id)
{
    m_interrupt = true;
    QMetaObject::invokeMethod(
        this, [this, id] { cancel(id); }, Qt::QueuedConnection);
}

void DownloadWorker::cancel(const QString& id)
{
    m_interrupt = false;
    const auto waiting =
        std::find_if(m_queue.begin(), m_queue.end(), [&](const auto& entry) { return entry.id == id; });
    if (waiting != m_queue.end()) {
        m_queue.erase(waiting);
        emit cancelled(id);
        return;
    }
    if (!m_entry || m_entry->id != id)
        return;
    release();
    m_entry.reset();
    emit cancelled(id);
    next();
}

void DownloadWorker::stop()
{
    m_queue.clear();
    release();
    m_entry.reset();
    delete m_network; // in its own thread
    m_network = nullptr;
}

void DownloadWorker::release()
{
    m_retry.stop();
    m_part.close();
    if (QNetworkReply* reply = m_reply) {
        m_reply = nullptr;
        reply->disconnect(this);
        reply->abort();
        reply->deleteLater();
    }
}

void DownloadWorker::guarded(const std::function<void()>& step)
{
    try {
        step();
    } catch (...) {
        const Error error = currentError("download the data set");
        if (error.kind == ErrorKind::Cancelled && m_interrupt && m_entry) {
            const QString id = m_entry->id; // cancel() or stop() is on its way; if it is another's, this one goes on
            m_interrupt = false;
            release();
            m_queue.push_front(*m_entry);
            m_entry.reset();
            QTimer::singleShot(0, this, [this] {
                if (!m_entry)
                    next();
            });
            return;
        }
        fail(error);
    }
}

Error DownloadWorker::broken(Reason why, ErrorKind kind) const
{
    return errorWith(kind, "download", file().url.toStdString(), std::move(why));
}

void DownloadWorker::fail(const Error& error)
{
    release();
    const QString id = std::exchange(m_entry, std::nullopt)->id;
    emit failed(id, error);
    next();
}

void DownloadWorker::next()
{
    if (m_entry || m_queue.empty())
        return;
    m_entry = std::move(m_queue.front());
    m_queue.pop_front();
    m_index = 0;
    m_before = 0;
    m_told = 0;
    guarded([this] {
        const QString whole = target() + QLatin1Char('/') + m_entry->path;
        if (m_entry->unpacks() && QFileInfo::exists(whole))
            return completeEntry(); // unpacked into place whole, or not at all
        makeFolders(target().toStdString());
        requireSpace();
        nextFile();
    });
}

void DownloadWorker::requireSpace() const
{
    qint64 wanted = kSpareBytes;
    for (const CatalogueFile& one : m_entry->files) {
        const QString place = target() + QLatin1Char('/') + one.name;
        const qint64 there = std::max(QFileInfo(place).size(), QFileInfo(place + QStringLiteral(".part")).size());
        wanted += std::max<qint64>(0, one.size - there) + (one.unpack ? kUnpackedShare * one.size : 0);
    }
    // Not QStorageInfo: it knows no disk in a container whose mounts it cannot list.
    std::error_code unknown;
    const auto free = static_cast<qint64>(std::filesystem::space(target().toStdString(), unknown).available);
    if (!unknown && free < wanted)
        throw Failure(ErrorKind::NoSpace, "download", m_entry->name.toStdString(),
                      dataReason("data.no-space", wanted >> 20, m_folder.toStdString(), free >> 20));
}

void DownloadWorker::checkInterrupt() const
{
    if (m_interrupt)
        throw Failure(ErrorKind::Cancelled, "download", m_entry->name.toStdString(), dataReason("data.cancelled"));
}

void DownloadWorker::tell(Phase phase, qint64 done, bool always)
{
    const double now = steadyTime();
    if (!always && now < m_told + kTellEvery)
        return;
    m_told = now;
    emit progressed(m_entry->id, phase, done, m_entry->size());
}

void DownloadWorker::nextFile()
{
    if (m_index == m_entry->files.size())
        return unpackFiles();
    const QString place = target() + QLatin1Char('/') + file().name;
    if (QFileInfo(place).size() == file().size && QFileInfo(place).isFile()) {
        const auto progress = [this](qint64 done) {
            checkInterrupt();
            tell(Phase::Checking, m_before + done);
        };
        if (hashOf(place, progress) == file().sha256)
            return completeFile();
    }
    QFile::remove(place);
    m_part.close();
    m_part.setFileName(place + QStringLiteral(".part"));
    if (!m_part.open(QIODevice::ReadWrite))
        throw Failure(ErrorKind::Io, "write", m_part.fileName().toStdString(),
                      windowReason("window.part-not-opened", Quotation{m_part.errorString().toStdString()}));
    m_tries = 0;
    hashPart();
    request();
}

void DownloadWorker::hashPart()
{
    m_hash.reset();
    m_size = 0;
    if (m_part.size() > file().size)
        m_part.resize(0);
    while (!m_part.atEnd()) {
        const QByteArray block = m_part.read(kDownloadBlock);
        if (block.isEmpty())
            break;
        checkInterrupt();
        m_hash.addData(block);
        m_size += block.size();
        tell(Phase::Checking, m_before + m_size);
    }
    m_part.seek(m_size);
    m_resumed = m_size > 0;
}

void DownloadWorker::beginAgain()
{
    m_part.resize(0);
    m_part.seek(0);
    m_hash.reset();
    m_size = 0;
    m_resumed = false;
}

void DownloadWorker::request()
{
    if (m_size == file().size)
        return completeFile();
    if (!m_network) {
        m_network = new QNetworkAccessManager(this);
        m_network->setTransferTimeout(kSilenceMs);
    }
    QNetworkRequest request{QUrl(file().url)};
    request.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::NoLessSafeRedirectPolicy);
    request.setMaximumRedirectsAllowed(8);
    request.setRawHeader("Accept-Encoding", "identity"); // else Qt unpacks on the way, and nothing would fit
    if (m_size > 0)
        request.setRawHeader("Range", "bytes=" + QByteArray::number(m_size) + "-");
    m_accepted = false;
    m_reply = m_network->get(request);
    m_reply->setReadBufferSize(4 * kDownloadBlock);
    connect(m_reply, &QNetworkReply::readyRead, this, [this] { guarded([this] { takeBytes(); }); });
    connect(m_reply, &QNetworkReply::finished, this, [this] { guarded([this] { replyFinished(); }); });
    tell(Phase::Downloading, m_before + m_size, true);
}

void DownloadWorker::takeHeaders()
{
    const int status = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    if (status == kPartial) {
        if (rangeStart(m_reply->rawHeader("Content-Range")) != m_size)
            throw Failure(broken(windowReason("window.download-other-part"), ErrorKind::Transport));
    } else if (status == 200) {
        if (m_size > 0)
            beginAgain(); // the server knows no ranges
    } else {
        return; // an error's page: replyFinished() judges
    }
    m_accepted = true;
}

void DownloadWorker::takeBytes()
{
    if (!m_accepted)
        takeHeaders();
    const QByteArray bytes = m_reply->readAll();
    if (!m_accepted || bytes.isEmpty())
        return;
    if (m_size + bytes.size() > file().size)
        throw Failure(broken(windowReason("window.download-too-long", file().size), ErrorKind::BadInput));
    if (m_part.write(bytes) != bytes.size())
        throw Failure(ErrorKind::NoSpace, "write", m_part.fileName().toStdString(),
                      windowReason("window.part-not-written", Quotation{m_part.errorString().toStdString()}));
    m_hash.addData(bytes);
    m_size += bytes.size();
    m_tries = 0;
    tell(Phase::Downloading, m_before + m_size);
}

void DownloadWorker::replyFinished()
{
    takeBytes();
    QNetworkReply* reply = m_reply;
    m_reply = nullptr;
    reply->deleteLater();
    const int status = reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    if (status == kRangeNotSatisfiable && m_size > 0) {
        beginAgain();
        return retry(broken(windowReason("window.download-no-part"), ErrorKind::Transport));
    }
    if (reply->error() != QNetworkReply::NoError) {
        const Error error =
            broken(windowReason("window.download-failed", Quotation{reply->errorString().toStdString()}),
                   ErrorKind::Transport);
        return isPassing(reply->error(), status) ? retry(error) : fail(error);
    }
    if (m_size < file().size)
        return retry(broken(windowReason("window.download-ended", m_size, file().size), ErrorKind::Transport));
    completeFile();
}

void DownloadWorker::retry(const Error& error)
{
    m_part.flush();
    if (++m_tries > kMostDownloadTries)
        return fail(error);
    tell(Phase::Broken, m_before + m_size, true);
    m_retry.start(kFirstPauseMs << (m_tries - 1));
}

void DownloadWorker::completeFile()
{
    if (m_part.isOpen()) {
        const bool resumed = m_resumed;
        if (m_hash.result().toHex() != file().sha256) {
            beginAgain();
            if (resumed) // the file changed there between two attempts, perhaps: once more as a whole
                return request();
            m_part.remove();
            throw Failure(broken(windowReason("window.download-checksum"), ErrorKind::BadInput));
        }
        const QString place = target() + QLatin1Char('/') + file().name;
        m_part.close();
        if (m_part.error() != QFile::NoError || !m_part.rename(place))
            throw Failure(ErrorKind::Io, "write", place.toStdString(),
                          windowReason("window.part-not-moved", Quotation{m_part.errorString().toStdString()}));
    }
    m_before += file().size;
    ++m_index;
    nextFile();
}

void DownloadWorker::unpackFiles()
{
    for (const CatalogueFile& one : m_entry->files) {
        if (!one.unpack)
            continue;
        // Beside first, then into place: a data set is there whole or not at all.
        const QString archive = target() + QLatin1Char('/') + one.name;
        const QString beside = target() + QStringLiteral("/unpacking");
        QDir(beside).removeRecursively();
        unpackArchive(archive, beside, [this](qint64 bytes) {
            checkInterrupt();
            tell(Phase::Unpacking, bytes);
        });
        const QString path = QLatin1Char('/') + m_entry->path;
        if (!QFileInfo::exists(beside + path) || !QDir().rename(beside + path, target() + path))
            throw Failure(ErrorKind::BadInput, "unpack the archive", archive.toStdString(),
                          dataReason("data.lacks", m_entry->path.toStdString()));
        QDir(beside).removeRecursively();
        QFile::remove(archive);
    }
    completeEntry();
}

void DownloadWorker::completeEntry()
{
    const CatalogueEntry entry = *m_entry;
    const QString path = QDir::cleanPath(target() + QLatin1Char('/') + entry.path);
    m_entry.reset();
    emit finished(entry.id, path);
    next();
}

DownloadService::DownloadService(const QString& folder, QObject* parent)
    : QObject(parent), m_folder(folder), m_worker(new DownloadWorker(folder))
{
    QNetworkProxyFactory::setUseSystemConfiguration(true);
    m_worker->moveToThread(&m_thread);
    connect(m_worker, &DownloadWorker::progressed, this, &DownloadService::progressed);
    connect(m_worker, &DownloadWorker::finished, this, &DownloadService::finished);
    connect(m_worker, &DownloadWorker::failed, this, &DownloadService::failed);
    connect(m_worker, &DownloadWorker::cancelled, this, &DownloadService::cancelled);
    m_thread.start();
}

DownloadService::~DownloadService()
{
    m_worker->requestStop();
    QMetaObject::invokeMethod(
        m_worker, [worker = m_worker] { worker->stop(); }, Qt::BlockingQueuedConnection);
    m_thread.quit();
    m_thread.wait();
    delete m_worker;
}

void DownloadService::start(const CatalogueEntry& entry)
{
    QMetaObject::invokeMethod(
        m_worker, [worker = m_worker, entry] { worker->start(entry); }, Qt::QueuedConnection);
}

void DownloadService::cancel(const QString& id)
{
    m_worker->requestCancel(id);
}

} // namespace trainyard
