// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/parts/ticket_files_model.h"

#include <QDialog>

class QCheckBox;
class QGridLayout;
class QLineEdit;
class QPushButton;
class QStackedWidget;
class QTableWidget;

namespace trainyard {

class Card;
class EmptyState;
class FieldError;
class Label;

/// Saves a pruned run's ticket, or its net without dead channels, having shown what it is: what is left of each layer;
/// size, cost and measured speed beside the whole net. The engine works on the machine where the run lies, and so do
/// the files.
class TicketFilesDialog : public QDialog {
    Q_OBJECT
public:
    /// `services`: as TicketFilesModel has them.
    TicketFilesDialog(const Services& services, TicketFilesModel::What what, QWidget* parent = nullptr);
    TicketFilesModel& model() { return m_model; }

signals:
    /// A run that begins with what was saved. `origin`: name of the pruned run.
    void newRunWanted(const trainyard::RunSpec& spec, const QString& origin);

private:
    QWidget* makeContent();
    QWidget* makeFileRow();
    QWidget* makeButtons();
    void refresh();
    void showFacts();
    void showLayers();
    void browse();
    void save();

    TicketFilesModel m_model;
    QStackedWidget* m_stack;
    EmptyState* m_message;
    QGridLayout* m_facts;
    QGridLayout* m_costs;
    Card* m_layersCard;
    QTableWidget* m_layers;
    QLineEdit* m_file;
    QString m_agreed; ///< chosen in the file dialog, which asks before it replaces a file
    QPushButton* m_browse;
    QCheckBox* m_net;
    QCheckBox* m_onnx;
    FieldError* m_problem;
    Label* m_outcome;
    QPushButton* m_train;
    QPushButton* m_save;
};

/// Opens the dialog for a run; it deletes itself when it is closed.
TicketFilesDialog* openTicketFiles(const Services& services, TicketFilesModel::What what, const QString& runId,
                                   QWidget* parent);

} // namespace trainyard
