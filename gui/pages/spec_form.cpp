// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/spec_form.h"

#include "gui/viewmodels/problem_text.h"
#include "gui/widgets/feedback.h"
#include "gui/widgets/segmented_control.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>

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

FieldError* SpecForm::error(const QString& path) const
{
    return field(path).error;
}
QWidget* SpecForm::widget(const QString& path) const
{
    return field(path).widget;
}

QSpinBox* SpecForm::whole(const QString& path, int low, int high, Place<int> place)
{
    auto* box = new QSpinBox;
    box->setRange(low, high);
    box->setAccelerated(true);
    box->setFixedWidth(92);
    ignoreWheel(box);
    add(path, box, [box, place](RunSpec spec) {
        const QSignalBlocker quiet(box);
        box->setValue(place(spec));
    });
    connect(box, &QSpinBox::valueChanged, this,
            [this, place](int value) { m_model->edit([&](RunSpec& spec) { place(spec) = value; }); });
    return box;
}

NumberEdit* SpecForm::real(const QString& path, Place<double> place)
{
    auto* edit = new NumberEdit(NumberEdit::Kind::Real);
    edit->setFixedWidth(92);
    add(path, edit, [edit, place](RunSpec spec) { edit->setReal(place(spec)); });
    connect(edit, &NumberEdit::realEdited, this,
            [this, place](double value) { m_model->edit([&](RunSpec& spec) { place(spec) = value; }); });
    connect(edit, &NumberEdit::inputProblem, this,
            [this, path](const QString& text) { m_model->setInputProblem(path, text); });
    return edit;
}

NumberEdit* SpecForm::count(const QString& path, Place<std::int64_t> place)
{
    auto* edit = new NumberEdit(NumberEdit::Kind::Whole);
    edit->setFixedWidth(92);
    add(path, edit, [edit, place](RunSpec spec) { edit->setWhole(place(spec)); });
    connect(edit, &NumberEdit::wholeEdited, this,
            [this, place](qint64 value) { m_model->edit([&](RunSpec& spec) { place(spec) = value; }); });
    connect(edit, &NumberEdit::inputProblem, this,
            [this, path](const QString& text) { m_model->setInputProblem(path, text); });
    return edit;
}

NumberEdit* SpecForm::seed(const QString& path, Place<std::uint64_t> place)
{
    auto* edit = new NumberEdit(NumberEdit::Kind::Unsigned);
    add(path, edit, [edit, place](RunSpec spec) { edit->setUnsigned(place(spec)); });
    connect(edit, &NumberEdit::unsignedEdited, this,
            [this, place](quint64 value) { m_model->edit([&](RunSpec& spec) { place(spec) = value; }); });
    connect(edit, &NumberEdit::inputProblem, this,
            [this, path](const QString& text) { m_model->setInputProblem(path, text); });
    return edit;
}

QCheckBox* SpecForm::toggle(const QString& path, const QString& text, Place<bool> place)
{
    auto* box = new QCheckBox(text);
    add(path, box, [box, place](RunSpec spec) {
        const QSignalBlocker quiet(box);
        box->setChecked(place(spec));
    });
    connect(box, &QCheckBox::toggled, this,
            [this, place](bool on) { m_model->edit([&](RunSpec& spec) { place(spec) = on; }); });
    return box;
}

QLineEdit* SpecForm::text(const QString& path, Place<std::string> place)
{
    auto* edit = new QLineEdit;
    add(path, edit, [edit, place](RunSpec spec) {
        const QString value = QString::fromStdString(place(spec));
        if (edit->text() != value)
            edit->setText(value);
    });
    connect(edit, &QLineEdit::textEdited, this, [this, place](const QString& value) {
        m_model->edit([&](RunSpec& spec) { place(spec) = value.toStdString(); });
    });
    return edit;
}

SegmentedControl* SpecForm::segmentsOf(const QString& path, const Choices& choices, Get get, Set set)
{
    auto* control = new SegmentedControl;
    for (const auto& [text, tooltip] : choices)
        control->addSegment(text, tooltip);
    add(path, control, [control, get](RunSpec spec) { control->setCurrentIndex(get(spec)); });
    connect(control, &SegmentedControl::currentChanged, this,
            [this, set](int index) { m_model->edit([&](RunSpec& spec) { set(spec, index); }); });
    return control;
}

QComboBox* SpecForm::comboOf(const QString& path, const Choices& choices, Get get, Set set)
{
    auto* box = new QComboBox;
    for (const auto& [text, tooltip] : choices) {
        box->addItem(text);
        box->setItemData(box->count() - 1, tooltip, Qt::ToolTipRole);
    }
    ignoreWheel(box);
    box->setMinimumWidth(120);
    add(path, box, [box, get](RunSpec spec) {
        const QSignalBlocker quiet(box);
        box->setCurrentIndex(get(spec));
    });
    connect(box, &QComboBox::currentIndexChanged, this, [this, set](int index) {
        if (index >= 0)
            m_model->edit([&](RunSpec& spec) { set(spec, index); });
    });
    return box;
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
    for (auto it = m_further.constBegin(); it != m_further.constEnd(); ++it)
        for (const QString& problem : problems.value(it.key()))
            problems[it.value()] << tr("%1: %2").arg(fieldTitle(it.key()), problem);
    for (auto it = m_fields.constBegin(); it != m_fields.constEnd(); ++it)
        if (const QString text = problems.value(it.key()).join(QLatin1Char('\n')); text != it->error->text())
            it->error->setError(text);
}

} // namespace trainyard
