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

/// Chooses a checkpoint: a run of one machine, and which of its checkpoints; or a file. Only what exists is listed. The
/// answer is a text that specs understand (CheckpointReference).
class CheckpointDialog : public QDialog {
    Q_OBJECT
public:
    struct Question {
        QString title;                 ///< "Weights that are judged"
        std::string machine = "local"; ///< whose runs are offered
        QString machineName;           ///< what people call it; empty for this computer
        QString now;                   ///< the text so far: its run and checkpoint are chosen at first
        QString origin;                ///< name of the run that the form is a clone of; offered first
    };
    /// A run with its checkpoints.
    struct Offer {
        RunRow run;
        std::vector<RunCheckpoint> checkpoints;
    };

    /// `store` may be null (tests): then take() brings the runs.
    CheckpointDialog(StoreService* store, const Question& question, QWidget* parent = nullptr);

    void take(std::vector<Offer> offers);
    QString reference() const; ///< of what is chosen now; empty: nothing

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

/// Runs of the machine that have checkpoints, the newest first but those named `origin` before all. Not on the GUI
/// thread.
std::vector<CheckpointDialog::Offer> readCheckpointOffers(StoreReader& reader, const std::string& machine,
                                                          const std::string& origin);

} // namespace trainyard
