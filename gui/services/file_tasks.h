// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/result.h"

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QThreadPool>

#include <functional>

namespace trainyard {

/// Reads and writes files for the window on a thread of its own; outcomes arrive in the GUI thread.
class FileTasks : public QObject {
    Q_OBJECT
public:
    explicit FileTasks(QObject* parent = nullptr);
    ~FileTasks() override; ///< finishes what was begun

    /// Replaces the file whole, or leaves it as it was.
    void write(const QString& path, QByteArray bytes, std::function<void(const Result<void>&)> done);

private:
    QThreadPool m_pool;
};

} // namespace trainyard
