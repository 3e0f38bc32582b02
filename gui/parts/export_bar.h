// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/services/file_tasks.h"
#include "gui/widgets/feedback.h"

namespace trainyard {

/// Writes a file in the background. The bar appears after half a second; a cancelled export leaves no file.
class ExportBar : public BusyBar {
    Q_OBJECT
public:
    explicit ExportBar(QWidget* parent = nullptr);
    /// `make` runs on another thread; `done` runs on this one, but not after a cancelled export.
    void write(const QString& file, std::function<QByteArray()> make, std::function<void(const Result<void>&)> done);

private:
    int m_pending = 0;
    FileTasks m_files;
};

} // namespace trainyard
