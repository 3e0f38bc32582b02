// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QPlainTextEdit;
class QPushButton;

namespace trainyard {

class Label;
class NewRunViewModel;
class PlanSection;

/// The plan of a program: what is started, with which environment and ranks, which code the run keeps.
class PlanProgram : public QWidget {
    Q_OBJECT
public:
    explicit PlanProgram(NewRunViewModel* model, QWidget* parent = nullptr);

private:
    PlanSection* addText(const QString& title, Label*& text, const char* name);
    void show();
    void showDiff();

    NewRunViewModel* m_model;
    PlanSection* m_started;
    QPlainTextEdit* m_command;
    PlanSection* m_environment;
    Label* m_environmentText;
    QWidget* m_broughtRule;
    PlanSection* m_brought;
    Label* m_broughtText;
    PlanSection* m_code;
    QPushButton* m_diff;
    Label* m_codeText;
    PlanSection* m_notes;
    Label* m_notesText;
};

} // namespace trainyard
