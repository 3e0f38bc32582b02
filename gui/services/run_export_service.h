// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/control/run_export.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <memory>

namespace trainyard {

/// As what runs are written.
enum class RunExportFormat {
    TensorBoard, ///< a folder of event files
    Mlflow,      ///< a folder: MLflow's file store
    Csv,         ///< every point
    JsonLines,   ///< every point
    Store        ///< a store of these runs alone
};

struct RunExport {
    RunExportFormat format = RunExportFormat::TensorBoard;
    QStringList runs;   ///< ids
    QStringList series; ///< empty: all; not for a store, which has everything
    QString path;       ///< file, or folder of TensorBoard and MLflow
};

/// Writes runs for other programs on a thread of its own, one export after the other. Lives in the GUI thread and never
/// blocks.
class RunExportService : public QObject {
    Q_OBJECT
public:
    explicit RunExportService(std::shared_ptr<RunStore> store, QObject* parent = nullptr);
    ~RunExportService() override; ///< gives up what is under way

    void start(const RunExport& wanted);
    void cancel();
    bool working() const { return m_working > 0; }
    double progress() const { return m_progress; } ///< 0…1, of runs done

signals:
    void changed(); ///< working() or progress()
    void finished(const trainyard::RunExport& wanted, qint64 points);
    void failed(const trainyard::Error& error); ///< Cancelled, too

private:
    struct Worker;
    int m_working = 0;
    double m_progress = 0.0;
    std::unique_ptr<Worker> m_worker;
};

} // namespace trainyard
