// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/field_rows.h"

#include "gui/pages/checkpoint_field.h"
#include "gui/pages/form_group.h"
#include "gui/pages/spec_form.h"
#include "gui/viewmodels/spec_sections.h"
#include "gui/widgets/feedback.h"
#include "gui/widgets/label.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QSignalBlocker>

namespace trainyard {
namespace {

struct FieldRows {
    Q_DECLARE_TR_FUNCTIONS(trainyard::FieldRows)
};

constexpr int kNumberWidth = 92;

/// One field of the form's spec, wherever that is stored at the moment.
struct FormField {
    SpecForm* form;
    const SpecSection* section;
    std::size_t index;
    const FieldInfo* info;

    QString path() const { return section->path(*info); }
    FieldValue valueIn(RunSpec spec) const { return section->fields(spec)[index].get(); }
    void change(const FieldValue& value) const
    {
        form->model()->edit([&](RunSpec& spec) { section->fields(spec)[index].set(value); });
    }
};

QWidget* makeFlag(const FormField& field)
{
    auto* box = new QCheckBox;
    field.form->add(field.path(), box, [box, field](const RunSpec& spec) {
        const QSignalBlocker quiet(box);
        box->setChecked(std::get<bool>(field.valueIn(spec)));
    });
    QObject::connect(box, &QCheckBox::toggled, field.form, [field](bool on) { field.change(on); });
    return fieldRow({box});
}

QWidget* makeChoice(const FormField& field)
{
    auto* box = new QComboBox;
    for (const FieldChoice& choice : field.info->choices) {
        box->addItem(specFieldText(choice.title), QString::fromUtf8(choice.name.data(), qsizetype(choice.name.size())));
        box->setItemData(box->count() - 1, specFieldText(choice.help), Qt::ToolTipRole);
    }
    ignoreWheel(box);
    box->setMinimumWidth(120);
    field.form->add(field.path(), box, [box, field](const RunSpec& spec) {
        const QSignalBlocker quiet(box);
        box->setCurrentIndex(box->findData(QString::fromStdString(std::get<std::string>(field.valueIn(spec)))));
    });
    QObject::connect(box, &QComboBox::currentIndexChanged, field.form, [box, field](int index) {
        if (index >= 0)
            field.change(box->itemData(index).toString().toStdString());
    });
    return box;
}

QWidget* makeNumber(const FormField& field)
{
    const bool whole = field.info->type == FieldType::Whole;
    auto* edit = new NumberEdit(whole ? NumberEdit::Kind::Whole : NumberEdit::Kind::Real);
    edit->setFixedWidth(kNumberWidth);
    field.form->add(field.path(), edit, [edit, field, whole](const RunSpec& spec) {
        const FieldValue value = field.valueIn(spec);
        if (whole)
            edit->setWhole(std::get<std::int64_t>(value));
        else
            edit->setReal(std::get<double>(value));
    });
    QObject::connect(edit, &NumberEdit::realEdited, field.form, [field](double value) { field.change(value); });
    QObject::connect(edit, &NumberEdit::wholeEdited, field.form,
                     [field](qint64 value) { field.change(std::int64_t(value)); });
    QObject::connect(edit, &NumberEdit::inputProblem, field.form,
                     [field](const QString& text) { field.form->model()->setInputProblem(field.path(), text); });
    if (field.info->unit.empty())
        return fieldRow({edit});
    return fieldRow({edit, new Label(specFieldText(field.info->unit), FontRole::Small, Token::T3)});
}

QString joined(const std::vector<std::string>& texts)
{
    QStringList list;
    for (const std::string& text : texts)
        list << QString::fromStdString(text);
    return list.join(QStringLiteral(", "));
}

/// One text, or several with commas.
QWidget* makeText(const FormField& field)
{
    const bool several = field.info->type == FieldType::Texts;
    auto* edit = new QLineEdit;
    edit->setClearButtonEnabled(true);
    if (several)
        edit->setPlaceholderText(FieldRows::tr("none; several with commas"));
    field.form->add(field.path(), edit, [edit, field, several](const RunSpec& spec) {
        const FieldValue value = field.valueIn(spec);
        const QString text = several ? joined(std::get<std::vector<std::string>>(value))
                                     : QString::fromStdString(std::get<std::string>(value));
        if (edit->text() != text)
            edit->setText(text);
    });
    QObject::connect(edit, &QLineEdit::textEdited, field.form, [field, several](const QString& text) {
        if (!several)
            return field.change(text.trimmed().toStdString());
        std::vector<std::string> texts;
        for (const QString& part : text.split(QLatin1Char(','), Qt::SkipEmptyParts))
            if (!part.trimmed().isEmpty())
                texts.push_back(part.trimmed().toStdString());
        field.change(texts);
    });
    return edit;
}

bool namesCheckpoint(const FormField& field)
{
    return field.info->key == std::string_view("mask_from") || field.info->key == std::string_view("reset_to");
}

QWidget* makeCheckpoint(const FormField& field)
{
    return makeCheckpointField(
        *field.form,
        {field.path(), specFieldText(field.info->title),
         [field](const RunSpec& spec) { return QString::fromStdString(std::get<std::string>(field.valueIn(spec))); },
         [field](const QString& text) { field.change(text.toStdString()); }});
}

QWidget* makeEditor(const FormField& field)
{
    if (namesCheckpoint(field))
        return makeCheckpoint(field);
    switch (field.info->type) {
    case FieldType::Flag: return makeFlag(field);
    case FieldType::Choice: return makeChoice(field);
    case FieldType::Whole:
    case FieldType::Number: return makeNumber(field);
    case FieldType::Text:
    case FieldType::Texts: return makeText(field);
    }
    return nullptr;
}

bool isSeldom(const FieldInfo& field)
{
    return field.use == FieldUse::Seldom;
}

struct PlacedField {
    FormField field;
    int place;
};

void followFields(FormGroup& group, SpecForm& form, const SpecSection& section, const std::vector<PlacedField>& placed,
                  int morePlace)
{
    NewRunViewModel* model = form.model();
    const auto show = [&group, &section, model, placed, morePlace] {
        RunSpec spec = model->spec();
        RunSpec plain;
        const std::vector<BoundField> now = section.fields(spec), defaults = section.fields(plain);
        const QHash<QString, QStringList> problems = model->problems();
        bool anySeldom = false, speaks = false;
        for (const auto& [field, place] : placed) {
            const bool hasProblem = problems.contains(field.path());
            const bool shown = now[field.index].applies() || hasProblem;
            group.setPlaceVisible(place, shown);
            if (!isSeldom(*field.info) || !shown)
                continue;
            anySeldom = true;
            speaks = speaks || hasProblem || now[field.index].get() != defaults[field.index].get();
        }
        if (morePlace >= 0)
            group.setPlaceVisible(morePlace, anySeldom);
        if (speaks)
            group.setMoreShown(true);
    };
    form.onAnySpec([show](const RunSpec&) { show(); });
    QObject::connect(model, &NewRunViewModel::problemsChanged, &group, show);
}

} // namespace

void addFieldRows(FormGroup& group, SpecForm& form, const SpecSection& section)
{
    RunSpec plain;
    const std::vector<BoundField> fields = section.fields(plain);
    std::vector<PlacedField> placed;
    const auto add = [&](bool seldom) {
        for (std::size_t i = 0; i < fields.size(); ++i) {
            const FieldInfo& info = *fields[i].info;
            if (isSeldom(info) != seldom)
                continue;
            const FormField field{&form, &section, i, &info};
            QWidget* editor = makeEditor(field);
            const bool wide = info.type == FieldType::Text || info.type == FieldType::Texts;
            placed.push_back({field, group.addField(specFieldText(info.title), editor, form.error(field.path()), wide,
                                                    specFieldText(info.help))});
        }
    };
    add(false);
    int morePlace = -1;
    for (const BoundField& field : fields)
        if (isSeldom(*field.info) && morePlace < 0)
            morePlace = group.beginMore(FieldRows::tr("More options"));
    add(true);
    followFields(group, form, section, placed, morePlace);
}

} // namespace trainyard
