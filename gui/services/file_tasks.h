// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/result.h"

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QThreadPool>

#include <atomic>
#include <functional>
#include <string>

namespace trainyard {

/// Reads and writes files for the window on a thread of its own; outcomes arrive in the GUI thread.
class FileTasks : public QObject {
    Q_OBJECT
public:
    explicit FileTasks(QObject* parent = nullptr);
    ~FileTasks() override; ///< finishes what was begun

    /// Replaces the file whole, or leaves it as it was.
    void write(const QString& path, QByteArray bytes, std::function<void(const Result<void>&)> done);
    /// The same with bytes that `make` makes on that thread; what it throws is the outcome.
    void write(const QString& path, std::function<QByteArray()> make, std::function<void(const Result<void>&)> done);
    /// Reads the whole file; one that is larger than `limit` bytes is refused.
    void read(const QString& path, std::size_t limit, std::function<void(const Result<QByteArray>&)> done);
    /// Texts that `make` makes on that thread; what it throws is the outcome. `operation`: what failed then.
    void tell(const std::string& operation, std::function<QStringList()> make,
              std::function<void(const Result<QStringList>&)> done);
    /// Files asked for and not yet in place stay as they were; their outcome is Cancelled.
    void cancel() { ++m_cancellations; }

private:
    std::atomic<int> m_cancellations{0};
    QThreadPool m_pool;
};

} // namespace trainyard
