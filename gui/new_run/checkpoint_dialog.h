// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/parts/run_checkpoints.h"
#include "gui/services/store_service.h"

#include <QDialog>

#include <memory>
#include <vector>

class QLineEdit;
class QListWidget;
class QPushButton;

namespace trainyard {

class Label;

/// Chooses a checkpoint: a run on one machine and one of its checkpoints, or a file. Lists only what exists. The answer
/// is a text that specs understand (CheckpointReference).
class CheckpointDialog : public QDialog {
    Q_OBJECT
public:
    struct Question {
        QString title;                 ///< "Weights that are judged"
        std::string machine = "local"; ///< machine whose runs are listed
        QString machineName;           ///< its displayed name; empty for this computer
        QString now;                   ///< the current text; its run and checkpoint are preselected
        QString origin;                ///< name of the run that the form was cloned from; listed first
    };
    /// A run with its checkpoints.
    struct Offer {
        RunRow run;
        std::vector<RunCheckpoint> checkpoints;
    };

    /// If `store` is null (in tests), take() supplies the runs.
    CheckpointDialog(StoreService* store, const Question& question, QWidget* parent = nullptr);

    void take(std::vector<Offer> offers);
    QString reference() const; ///< the current choice; empty: none

signals:
    void chosen(const QString& reference);

private:
    QWidget* makeLists();
    void showRuns();
    void showCheckpoints();
    void refresh();
    void browse();
    const Offer* offer() const;

    Question m_question;
    std::vector<Offer> m_offers;
    QLineEdit* m_filter;
    QListWidget* m_runs;
    QListWidget* m_checkpoints;
    Label* m_note;
    QLineEdit* m_reference;
    QPushButton* m_choose;
};

/// Runs of the machine that have checkpoints, newest first, with runs named `origin` before all others. Not on the GUI
/// thread.
std::vector<CheckpointDialog::Offer> readCheckpointOffers(StoreReader& reader, const std::string& machine,
                                                          const std::string& origin);

} // namespace trainyard
