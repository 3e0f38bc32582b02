// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/form_problems.h"

#include "backend/protocol/run_fields.h"
#include "gui/formats/field_text.h"
#include "gui/new_run/problem_text.h"

#include <algorithm>

namespace trainyard {
namespace {

constexpr int kNamedFields = 3; // with problems, in one line

/// These fields in the form's order, then a program's parameters by name.
QStringList inOrder(const QHash<QString, QStringList>& byField)
{
    QStringList fields, parameters;
    for (const QString& path : formFieldPaths())
        if (byField.contains(path))
            fields << path;
    for (auto it = byField.begin(); it != byField.end(); ++it)
        if (it.key().startsWith(QLatin1String(kParameterFields.data())))
            parameters << it.key();
    parameters.sort();
    return fields + parameters;
}

} // namespace

void FormProblems::check(const RunSpec& spec)
{
    if (spec.program && !spec.program->command.empty())
        m_waiting.remove(QStringLiteral("/program/command"));
    if (spec.program && !spec.program->folder.empty())
        m_waiting.remove(QStringLiteral("/program/folder"));
    m_spec = validateRunSpec(spec);
}

bool FormProblems::setInput(const QString& path, const QString& text)
{
    if (!text.isEmpty())
        m_waiting.remove(path); // what is typed there is a mistake
    if (m_input.value(path) == text)
        return false;
    if (text.isEmpty())
        m_input.remove(path);
    else
        m_input.insert(path, text);
    return true;
}

QHash<QString, QStringList> FormProblems::byField(const RunSpec& spec, const PlanAnswer* plan) const
{
    QHash<QString, QStringList> byField;
    const auto add = [&](const SpecProblem& problem) {
        const QString path = QString::fromStdString(problem.path);
        if (m_input.contains(path))
            return; // the problem is about the value before the field's current text
        const QString field = fieldForPath(path);
        const QString text = field.isEmpty() && !path.isEmpty() ? path + QStringLiteral(": ") + problemText(problem)
                                                                : problemText(problem);
        QStringList& list = byField[field];
        if (!list.contains(text))
            list << text;
    };
    for (const SpecProblem& problem : m_spec)
        add(problem);
    if (plan)
        for (const SpecProblem& problem : plan->problems)
            add(problem);
    // The engine's working directory differs from this window's.
    if (!spec.program && !isGenerated(spec.data.format) && !spec.data.path.empty() && spec.data.path.front() != '/')
        byField[QStringLiteral("/data/path")].prepend(tr("Enter the full path, starting with /."));
    for (auto it = m_input.begin(); it != m_input.end(); ++it)
        byField[fieldForPath(it.key())].prepend(it.value());
    return byField;
}

bool FormProblems::onlyWait(const QHash<QString, QStringList>& byField) const
{
    return !byField.isEmpty() && std::all_of(byField.keyBegin(), byField.keyEnd(),
                                             [this](const QString& path) { return m_waiting.contains(path); });
}

QList<FormProblems::Told> FormProblems::told(const QHash<QString, QStringList>& byField) const
{
    QList<Told> list;
    for (const QString& path : inOrder(byField))
        if (!m_waiting.contains(path))
            for (const QString& text : byField.value(path))
                list.append({path, text});
    return list;
}

QString FormProblems::obstacle(const QHash<QString, QStringList>& byField) const
{
    if (byField.isEmpty())
        return {};
    QStringList fields;
    for (const QString& path : inOrder(byField))
        fields << fieldTitle(path);
    if (onlyWait(byField))
        return tr("Fill in first: %1").arg(fields.join(QStringLiteral(", ")));
    const QString problems = tr("%Ln problem(s) to solve first", nullptr, countProblems(byField));
    const auto more = static_cast<int>(fields.size()) - kNamedFields;
    if (more > 1)
        fields = fields.first(kNamedFields) << tr("%Ln more", nullptr, more);
    return fields.isEmpty() ? problems : tr("%1: %2").arg(problems, fields.join(QStringLiteral(", ")));
}

int countProblems(const QHash<QString, QStringList>& byField)
{
    int count = 0;
    for (const QStringList& list : byField)
        count += static_cast<int>(list.size());
    return count;
}

} // namespace trainyard
