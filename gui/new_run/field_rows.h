// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/new_run/field_editors.h"

#include <QList>
#include <QString>

#include <functional>

namespace trainyard {

class FormGroup;
class SpecForm;

/// The rows of a form card that show fields of the run spec. Label, editor, range, choices, unit and help come from the
/// field's table; problems are shown below. A row is visible while its field applies, has an effect, or has a problem.
/// Rows folded away behind more() unfold automatically if a field differs from its default or has a problem.
class FieldRows {
public:
    using Rule = std::function<bool()>;

    FieldRows(FormGroup& group, SpecForm& form) : m_group(group), m_form(form) {}

    /// Fields added after this call are also hidden while `rule` returns false.
    void onlyWhile(Rule rule) { m_rule = std::move(rule); }

    /// Adds a row with the field's editor, followed by `beside` (may be null). Returns its place in the card.
    int add(const char* path, QWidget* beside = nullptr, FieldChange change = {});
    void add(std::initializer_list<const char*> paths);
    /// The same with a widget that the caller connects to the form.
    int addWith(const char* path, QWidget* editor, bool wide = false);
    /// Adds every field below a path that is on no card yet, except those meant for another card. New fields of a table
    /// thus appear in the form automatically.
    void addRest(const char* path, FieldUse use, std::initializer_list<std::string_view> elsewhere = {});
    /// Adds a line that unfolds the rows added after it.
    void more(const QString& text);
    void more();
    /// Starts to show and hide the rows. Call this last.
    void follow();

private:
    struct Row {
        const RunField* field;
        int place;
        Rule rule;
        bool folds;
    };

    FormGroup& m_group;
    SpecForm& m_form;
    QList<Row> m_rows;
    Rule m_rule;
    int m_more = -1;
};

} // namespace trainyard
