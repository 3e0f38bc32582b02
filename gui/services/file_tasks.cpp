// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/file_tasks.h"

#include "backend/base/files.h"
#include "backend/protocol/own_files.h"
#include "backend/protocol/reasons_window.h"

#include <string_view>

namespace trainyard {

FileTasks::FileTasks(QObject* parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
}

FileTasks::~FileTasks()
{
    m_pool.waitForDone();
}

void FileTasks::write(const QString& path, QByteArray bytes, std::function<void(const Result<void>&)> done)
{
    write(path, std::function<QByteArray()>([bytes = std::move(bytes)] { return bytes; }), std::move(done));
}

void FileTasks::write(const QString& path, std::function<QByteArray()> make,
                      std::function<void(const Result<void>&)> done)
{
    m_pool.start([this, path, make = std::move(make), done = std::move(done), before = m_cancellations.load()] {
        const auto goOn = [&] {
            if (m_cancellations != before)
                throw Failure(ErrorKind::Cancelled, "write the file", path.toStdString(),
                              windowReason("window.cancelled"));
        };
        Result<void> outcome;
        try {
            goOn();
            requireFreePlace("write the file", path.toStdString());
            const QByteArray bytes = make();
            goOn();
            writeFileAtomically(path.toStdString(),
                                std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
        } catch (...) {
            outcome = currentError("write the file " + path.toStdString());
        }
        QMetaObject::invokeMethod(
            this, [done, outcome] { done(outcome); }, Qt::QueuedConnection);
    });
}

void FileTasks::read(const QString& path, std::size_t limit, std::function<void(const Result<QByteArray>&)> done)
{
    m_pool.start([this, path, limit, done = std::move(done)] {
        Result<QByteArray> outcome = QByteArray();
        try {
            outcome = QByteArray::fromStdString(readFile(path.toStdString(), limit));
        } catch (...) {
            outcome = currentError("read the file " + path.toStdString());
        }
        QMetaObject::invokeMethod(
            this, [done, outcome] { done(outcome); }, Qt::QueuedConnection);
    });
}

void FileTasks::tell(const std::string& operation, std::function<QStringList()> make,
                     std::function<void(const Result<QStringList>&)> done)
{
    m_pool.start([this, operation, make = std::move(make), done = std::move(done)] {
        Result<QStringList> outcome = QStringList();
        try {
            outcome = make();
        } catch (...) {
            outcome = currentError(operation);
        }
        QMetaObject::invokeMethod(
            this, [done, outcome] { done(outcome); }, Qt::QueuedConnection);
    });
}

} // namespace trainyard
