// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/program_spec.h"

#include <QDialog>

class QPushButton;
class QTableWidget;

namespace trainyard {

class Label;

/// Says what a program's parameters are: a row each, with name, flag, type, range, choices, default and help.
class OptionsDialog : public QDialog {
    Q_OBJECT
public:
    /// `here`: the program is on this workstation, so that the file beside its script can be written.
    OptionsDialog(const ProgramOptions& options, bool here, QWidget* parent = nullptr);
    /// The rows as options; `problem` says what is wrong with one of them, in words.
    ProgramOptions options(QString* problem = nullptr) const;

signals:
    void chosen(const ProgramOptions& options);
    void saveWanted(); ///< after chosen()

private:
    enum Column { Name, Flag, Type, Low, High, Choices, Default, Help, Columns };
    void makeTable();
    QWidget* makeButtons(bool here);
    void addRow(const ProgramOption& option);
    void take(bool save);
    void check();
    QString text(int row, Column column) const;

    ProgramOptions m_before;
    QTableWidget* m_table;
    Label* m_problem;
    QPushButton* m_ok;
    QPushButton* m_save;
};

} // namespace trainyard
