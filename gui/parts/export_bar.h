// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/services/file_tasks.h"
#include "gui/widgets/feedback.h"

namespace trainyard {

/// Writes a file beside the window's work: seen when it takes over half a second, and cancelled without a trace.
class ExportBar : public BusyBar {
    Q_OBJECT
public:
    explicit ExportBar(QWidget* parent = nullptr);
    /// `make` runs on another thread; `done` hears in this one, but not of a file that was cancelled.
    void write(const QString& file, std::function<QByteArray()> make, std::function<void(const Result<void>&)> done);

private:
    int m_pending = 0;
    FileTasks m_files;
};

} // namespace trainyard
