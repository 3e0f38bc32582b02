// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/file_tasks.h"

#include "backend/base/files.h"

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
    m_pool.start([this, path, bytes = std::move(bytes), done = std::move(done)] {
        Result<void> outcome;
        try {
            writeFileAtomically(path.toStdString(),
                                std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
        } catch (...) {
            outcome = currentError("write the file " + path.toStdString());
        }
        QMetaObject::invokeMethod(this, [done, outcome] { done(outcome); }, Qt::QueuedConnection);
    });
}

} // namespace trainyard
