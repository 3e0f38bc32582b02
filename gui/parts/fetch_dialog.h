// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/services/engine_call.h"
#include "gui/services/services.h"

#include <QDialog>

#include <memory>

class QCheckBox;
class QLineEdit;
class QPlainTextEdit;
class QProgressBar;
class QPushButton;

namespace trainyard {

class FieldError;
class Label;
class SegmentedControl;

/// Chooses what to copy from a run's machine to this computer, shows the progress, and then offers what can be done
/// with the copy. The copy continues when the dialog is closed; a reopened dialog shows its state.
class FetchDialog : public QDialog {
    Q_OBJECT
public:
    /// `services`: needs `fetch`, which must outlive the dialog.
    FetchDialog(const Services& services, const QString& runId, const QString& runName, const QString& machine,
                QWidget* parent = nullptr);
    ~FetchDialog() override;

signals:
    /// The user wants a new run on this computer that starts from the weights in this file.
    void continueRequested(const QString& runId, const QString& checkpoint);

private:
    QWidget* makeForm();
    QWidget* makeOutcome();
    void start();
    void browse();
    void refresh();
    void inspect();

    Services m_services;
    QString m_runId;
    SegmentedControl* m_checkpoints;
    QCheckBox* m_results;
    QLineEdit* m_folder;
    QWidget* m_form;
    Label* m_state;
    QProgressBar* m_bar;
    FieldError* m_problem;
    QWidget* m_outcome;
    QPlainTextEdit* m_description;
    QPushButton* m_fetch;
    QPushButton* m_stop;
    QPushButton* m_continue;
    QPushButton* m_inspect;
    std::unique_ptr<EngineCall> m_call;
};

} // namespace trainyard
