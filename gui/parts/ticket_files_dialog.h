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

/// Saves a pruned run's ticket, or its net without dead channels. First it shows what is left of each layer, and size,
/// cost and measured speed compared with the whole net. The engine works on the machine that has the run's files, and
/// the result is saved there.
class TicketFilesDialog : public QDialog {
    Q_OBJECT
public:
    /// `services`: as for TicketFilesModel.
    TicketFilesDialog(const Services& services, TicketFilesModel::What what, QWidget* parent = nullptr);
    TicketFilesModel& model() { return m_model; }

signals:
    /// The user wants a run that starts from the saved file. `origin`: name of the pruned run.
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
    QString m_agreed; ///< chosen in the file dialog, which has already asked whether to replace it
    QPushButton* m_browse;
    QCheckBox* m_net;
    QCheckBox* m_onnx;
    FieldError* m_problem;
    Label* m_outcome;
    QPushButton* m_train;
    QPushButton* m_save;
};

/// Opens the dialog for a run; it deletes itself when closed.
TicketFilesDialog* openTicketFiles(const Services& services, TicketFilesModel::What what, const QString& runId,
                                   QWidget* parent);

} // namespace trainyard
