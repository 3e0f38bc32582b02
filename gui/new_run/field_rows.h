// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/new_run/field_editors.h"

#include <QList>
#include <QString>

#include <functional>

namespace trainyard {

class FormGroup;
class SpecForm;

/// The rows of a form card that stand for fields of the run spec. Label, editor, range, choices, unit and help come
/// from the field's table; its problems stand below. A row is shown while its field applies, means something beside
/// the others, or has a problem. What is folded away behind more() unfolds by itself where a field differs from its
/// default or has a problem.
class FieldRows {
public:
    using Rule = std::function<bool()>;

    FieldRows(FormGroup& group, SpecForm& form) : m_group(group), m_form(form) {}

    /// Fields that are added from now on are also hidden while this is false.
    void onlyWhile(Rule rule) { m_rule = std::move(rule); }

    /// A row with the field's editor. `beside` (may be null) stands behind it. Returns its place in the card.
    int add(const char* path, QWidget* beside = nullptr, FieldChange change = {});
    void add(std::initializer_list<const char*> paths);
    /// The same with a widget that the caller ties to the form.
    int addWith(const char* path, QWidget* editor, bool wide = false);
    /// Every field below a path that no card has yet, but for those that another card will have: a new field of a
    /// table comes into the form by itself.
    void addRest(const char* path, FieldUse use, std::initializer_list<std::string_view> elsewhere = {});
    /// A line that unfolds the rows added after it.
    void more(const QString& text);
    void more();
    /// Shows and hides the rows from now on. The last call.
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
