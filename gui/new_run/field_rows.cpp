// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/field_rows.h"
#include "gui/formats/field_text.h"

#include "gui/new_run/checkpoint_field.h"
#include "gui/new_run/form_group.h"
#include "gui/new_run/problem_text.h"
#include "gui/new_run/spec_form.h"
#include "gui/widgets/feedback.h"
#include "gui/widgets/label.h"

#include <QCoreApplication>

#include <algorithm>

namespace trainyard {
namespace {

struct FieldRowTexts {
    Q_DECLARE_TR_FUNCTIONS(trainyard::FieldRows)
};

/// Numbers and check boxes keep their width at the left of the row; other editors fill it.
bool fillsRow(const FieldInfo& info)
{
    switch (info.type) {
    case FieldType::Flag:
    case FieldType::Whole:
    case FieldType::Number: return false;
    default: return true;
    }
}

} // namespace

int FieldRows::add(const char* path, QWidget* beside, FieldChange change)
{
    const RunField& field = formField(path);
    QWidget* editor = makeFieldEditor(m_form, field, std::move(change));
    QList<QWidget*> row{editor};
    if (field.info->type != FieldType::Flag && !field.info->unit.empty())
        row << new Label(specFieldText(field.info->unit), FontRole::Small, Token::T3);
    if (beside)
        row << beside;
    const bool fills = fillsRow(*field.info), alone = fills && row.size() == 1;
    return addWith(path, alone ? editor : fieldRow(row), isWideField(*field.info) || (fills && beside));
}

void FieldRows::add(std::initializer_list<const char*> paths)
{
    for (const char* path : paths)
        add(path);
}

int FieldRows::addWith(const char* path, QWidget* editor, bool wide)
{
    const RunField& field = formField(path);
    const FieldInfo& info = *field.info;
    const QString label = specFieldText(info.label.empty() ? info.title : info.label);
    const int place =
        m_group.addField(label, editor, m_form.error(QLatin1String(path)), wide, specFieldText(info.help));
    m_rows.append({&field, place, m_rule, m_more >= 0});
    return place;
}

void FieldRows::addRest(const char* path, FieldUse use, std::initializer_list<std::string_view> elsewhere)
{
    for (const RunField* field : leafFields())
        if (field->path.starts_with(path) && field->info->use == use && !field->info->title.empty() &&
            !m_form.widget(QString::fromStdString(field->path)) &&
            std::find(elsewhere.begin(), elsewhere.end(), field->path) == elsewhere.end())
            add(field->path.c_str());
}

void FieldRows::more()
{
    more(FieldRowTexts::tr("More options"));
}

void FieldRows::more(const QString& text)
{
    m_more = m_group.beginMore(text);
}

void FieldRows::follow()
{
    NewRunViewModel* model = m_form.model();
    const auto show = [group = &m_group, model, rows = m_rows, more = m_more] {
        const RunSpec& spec = model->spec();
        const RunSpec defaults = defaultsBeside(spec);
        const RunSpec plain;
        const QHash<QString, QStringList> problems = model->problems();
        bool anyFolded = false, speaks = false;
        for (const Row& row : rows) {
            const RunField& field = *row.field;
            const bool hasProblem = problems.contains(QString::fromStdString(field.path));
            const bool shown = hasProblem || (field.applies(spec) && field.matters(spec) && (!row.rule || row.rule()));
            group->setPlaceVisible(row.place, shown);
            if (!row.folds || !shown)
                continue;
            anyFolded = true;
            const RunSpec& usual = field.info->type == FieldType::Choice ? plain : defaults;
            speaks = speaks || hasProblem || field.get(spec) != field.get(usual);
        }
        if (more >= 0)
            group->setPlaceVisible(more, anyFolded);
        if (speaks)
            group->setMoreShown(true);
    };
    m_form.onAnySpec([show](const RunSpec&) { show(); });
    QObject::connect(model, &NewRunViewModel::problemsChanged, &m_group, show);
    QObject::connect(model, &NewRunViewModel::machineChanged, &m_group, show);
}

} // namespace trainyard
