// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/spec_form.h"
#include "gui/formats/field_text.h"

#include "gui/widgets/feedback.h"

#include <utility>

namespace trainyard {

SpecForm::SpecForm(NewRunViewModel* model, QObject* parent) : QObject(parent), m_model(model)
{
    connect(model, &NewRunViewModel::specReplaced, this, &SpecForm::showSpec);
    connect(model, &NewRunViewModel::specEdited, this, [this] {
        for (const auto& call : std::as_const(m_calls))
            call(m_model->spec());
    });
    connect(model, &NewRunViewModel::problemsChanged, this, &SpecForm::showProblems);
}

void SpecForm::add(const QString& path, QWidget* widget, std::function<void(const RunSpec&)> show)
{
    widget->setObjectName(path);
    Field field;
    field.widget = widget;
    field.error = new FieldError(widget);
    field.show = std::move(show);
    field.show(m_model->spec());
    m_fields.insert(path, std::move(field));
}

void SpecForm::onAnySpec(std::function<void(const RunSpec&)> call)
{
    call(m_model->spec());
    m_calls.append(std::move(call));
}

void SpecForm::addPlace(const QString& path, const QString& widgetPath)
{
    m_further.insert(path, widgetPath);
}

void SpecForm::tellBelow(const QString& path, const QString& widgetPath)
{
    delete std::exchange(m_fields[path].error, nullptr);
    m_told.insert(path, widgetPath);
}

FieldError* SpecForm::error(const QString& path) const
{
    return field(m_told.value(path, path)).error;
}
QWidget* SpecForm::widget(const QString& path) const
{
    return field(path).widget;
}

void SpecForm::showSpec()
{
    for (const Field& field : std::as_const(m_fields))
        field.show(m_model->spec());
    for (const auto& call : std::as_const(m_calls))
        call(m_model->spec());
}

void SpecForm::showProblems()
{
    QHash<QString, QStringList> problems = m_model->problems();
    for (const auto* places : {&m_further, &m_told})
        for (auto it = places->constBegin(); it != places->constEnd(); ++it)
            for (const QString& problem : problems.value(it.key()))
                problems[it.value()] << tr("%1: %2").arg(fieldTitle(it.key()), problem);
    for (auto it = m_fields.constBegin(); it != m_fields.constEnd(); ++it)
        if (const QString text =
                m_model->waitsFor(it.key()) ? QString() : problems.value(it.key()).join(QLatin1Char('\n'));
            it->error && text != it->error->text())
            it->error->setError(text);
}

} // namespace trainyard
