// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/services/run_export_service.h"

#include <QDialog>

class QComboBox;
class QLineEdit;
class QProgressBar;
class QPushButton;

namespace trainyard {

class FieldError;
class Label;

/// Asks as what, which series and where runs are to be written, and shows the progress. The export continues when the
/// dialog is closed.
class ExportRunsDialog : public QDialog {
    Q_OBJECT
public:
    /// `shownSeries`: those of the charts, offered beside all. `service` must outlive the dialog.
    ExportRunsDialog(RunExportService& service, const QStringList& runs, const QStringList& shownSeries,
                     QWidget* parent = nullptr);
    ~ExportRunsDialog() override;

private:
    QWidget* makeForm();
    QWidget* makeButtons();
    void showFormat();
    void browse();
    void start();
    void refresh();
    RunExportFormat format() const;

    RunExportService& m_service;
    const QStringList m_runs, m_shownSeries;
    QComboBox* m_format;
    QComboBox* m_series;
    QLineEdit* m_path;
    Label *m_note, *m_pathTitle, *m_state;
    FieldError* m_problem;
    QProgressBar* m_bar;
    QPushButton *m_cancel, *m_start;
    QString m_proposed; ///< path that the format proposed
};

} // namespace trainyard
