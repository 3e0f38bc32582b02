// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/new_run/form_group.h"
#include "gui/new_run/program_view_model.h"

#include <functional>

class QPushButton;

namespace trainyard {

class FieldError;
class IconLabel;
class NewRunViewModel;
class Paragraph;

/// The card with the parameters of the form's program: one field each, by what the program, its file or the person says
/// of them.
class ParametersCard : public FormGroup {
    Q_OBJECT
public:
    explicit ParametersCard(NewRunViewModel* model, QWidget* parent = nullptr);
    /// The editor of a parameter; null if there is none.
    QWidget* editor(const QString& name) const;

protected:
    void showEvent(QShowEvent* event) override;

private:
    struct Field {
        ParameterRow row; ///< as it was made
        QWidget* editor;
        FieldError* error;
        std::function<void(const ParameterRow&)> show;
        int place;
    };
    QWidget* makeTop();
    void refresh();
    void rebuild(const std::vector<ParameterRow>& rows);
    void addRow(const ParameterRow& row);
    void showRow(Field& field, const ParameterRow& row);
    void showProblems();
    void showTop();
    void editOptions();

    NewRunViewModel* m_model;
    ProgramViewModel* m_program;
    Paragraph* m_note;
    IconLabel* m_noteIcon;
    QPushButton* m_read;
    QPushButton* m_take;
    QPushButton* m_edit;
    QList<Field> m_fields;
    bool m_polished = false; ///< it was shown once
    int m_first = 0;         ///< place of the first parameter
};

} // namespace trainyard
