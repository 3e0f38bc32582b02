// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/field_editors.h"
#include "gui/formats/field_text.h"

#include "gui/new_run/checkpoint_field.h"
#include "gui/new_run/spec_form.h"
#include "gui/widgets/segmented_control.h"
#include "gui/widgets/theme.h"
#include "gui/widgets/whole_box.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>

namespace trainyard {
namespace {

struct FieldEditors {
    Q_DECLARE_TR_FUNCTIONS(trainyard::FieldEditors)
};

constexpr int kNumberWidth = 92;
constexpr double kLargestInBox = 1e6; // larger numbers are typed into a text field
constexpr std::size_t kMostSegments = 4, kSegmentCharacters = 28, kNarrowSegmentCharacters = 22;

/// A field of the form's spec.
struct FormField {
    SpecForm* form;
    const RunField* field;
    FieldChange change;

    const FieldInfo& info() const { return *field->info; }
    QString path() const { return QString::fromStdString(field->path); }
    template <typename Value>
    Value valueIn(const RunSpec& spec) const
    {
        return std::get<Value>(field->get(spec));
    }
    void problem(const QString& text) const { form->model()->setInputProblem(path(), text); }
};

QString least(const FieldInfo& info)
{
    return specFieldText(info.least);
}

QWidget* makeFlag(const FormField& field)
{
    auto* box = new QCheckBox(specFieldText(field.info().unit));
    field.form->add(field.path(), box, [box, field](const RunSpec& spec) {
        const QSignalBlocker quiet(box);
        box->setChecked(field.valueIn<bool>(spec));
    });
    QObject::connect(box, &QCheckBox::toggled, field.form, [field](bool on) { field.change(on); });
    return box;
}

/// Text and tooltip of each choice.
QList<std::pair<QString, QString>> choicesOf(const FieldInfo& info)
{
    QList<std::pair<QString, QString>> choices;
    for (const FieldChoice& choice : info.choices)
        choices.append({specFieldText(choice.title), specFieldText(choice.help)});
    if (!info.least.empty())
        choices.first().first = least(info);
    return choices;
}

QWidget* makeSegments(const FormField& field)
{
    auto* control = new SegmentedControl;
    for (const auto& [text, tooltip] : choicesOf(field.info()))
        control->addSegment(text, tooltip);
    field.form->add(field.path(), control, [control, field](const RunSpec& spec) {
        control->setCurrentIndex(static_cast<int>(field.valueIn<std::int64_t>(spec)));
    });
    QObject::connect(control, &SegmentedControl::currentChanged, field.form,
                     [field](int index) { field.change(std::int64_t{index}); });
    return control;
}

QWidget* makeCombo(const FormField& field)
{
    auto* box = new QComboBox;
    for (const auto& [text, tooltip] : choicesOf(field.info())) {
        const std::string_view key = field.info().choices[static_cast<std::size_t>(box->count())].name;
        box->addItem(text, QString::fromUtf8(key.data(), qsizetype(key.size())));
        box->setItemData(box->count() - 1, tooltip, Qt::ToolTipRole);
    }
    ignoreWheel(box);
    box->setMinimumWidth(120);
    field.form->add(field.path(), box, [box, field](const RunSpec& spec) {
        const QSignalBlocker quiet(box);
        box->setCurrentIndex(static_cast<int>(field.valueIn<std::int64_t>(spec)));
    });
    QObject::connect(box, &QComboBox::currentIndexChanged, field.form, [field](int index) {
        if (index >= 0)
            field.change(std::int64_t{index});
    });
    return box;
}

std::size_t titleCharacters(const FieldInfo& info)
{
    std::size_t count = 0;
    for (const FieldChoice& choice : info.choices)
        count += choice.title.size();
    return count;
}

bool hasSegments(const FieldInfo& info)
{
    return info.type == FieldType::Choice && info.choices.size() <= kMostSegments &&
           titleCharacters(info) <= kSegmentCharacters;
}

/// A spin box, for a number that is small enough to be stepped.
QWidget* makeBox(const FormField& field)
{
    const FieldInfo& info = field.info();
    const QString word = least(info);
    auto* box = new WholeBox(info.zeroKey.empty() ? static_cast<int>(info.low) : 0, static_cast<int>(info.high), word);
    box->setFixedWidth(std::max(kNumberWidth, word.isEmpty() ? 0 : box->sizeHint().width()));
    box->setAccelerated(true);
    ignoreWheel(box);
    field.form->add(field.path(), box, [box, field](const RunSpec& spec) {
        const QSignalBlocker quiet(box);
        box->setValue(static_cast<int>(field.valueIn<std::int64_t>(spec)));
    });
    QObject::connect(box, &QSpinBox::valueChanged, field.form,
                     [field](int value) { field.change(std::int64_t{value}); });
    return box;
}

QWidget* makeNumber(const FormField& field)
{
    const FieldType type = field.info().type;
    auto* edit = new NumberEdit(type == FieldType::Number     ? NumberEdit::Kind::Real
                                : type == FieldType::Unsigned ? NumberEdit::Kind::Unsigned
                                                              : NumberEdit::Kind::Whole);
    if (type != FieldType::Unsigned)
        edit->setFixedWidth(kNumberWidth);
    if (type == FieldType::Whole && !field.info().least.empty()) {
        edit->setEmptyFor(static_cast<std::int64_t>(field.info().low), least(field.info()));
        edit->setFixedWidth(std::max(kNumberWidth, edit->fontMetrics().horizontalAdvance(least(field.info())) + 24));
    }
    field.form->add(field.path(), edit, [edit, field, type](const RunSpec& spec) {
        if (type == FieldType::Number)
            edit->setReal(field.valueIn<double>(spec));
        else if (type == FieldType::Unsigned)
            edit->setUnsigned(field.valueIn<std::uint64_t>(spec));
        else
            edit->setWhole(field.valueIn<std::int64_t>(spec));
    });
    QObject::connect(edit, &NumberEdit::realEdited, field.form, [field](double value) { field.change(value); });
    QObject::connect(edit, &NumberEdit::wholeEdited, field.form,
                     [field](qint64 value) { field.change(std::int64_t{value}); });
    QObject::connect(edit, &NumberEdit::unsignedEdited, field.form,
                     [field](quint64 value) { field.change(std::uint64_t{value}); });
    QObject::connect(edit, &NumberEdit::inputProblem, field.form,
                     [field](const QString& text) { field.problem(text); });
    return edit;
}

QStringList parts(const QString& text)
{
    QStringList list;
    for (const QString& part : text.split(QLatin1Char(','), Qt::SkipEmptyParts))
        if (const QString simple = part.simplified(); !simple.isEmpty() && !list.contains(simple))
            list << simple;
    return list;
}

std::vector<std::string> textsIn(const QString& text)
{
    std::vector<std::string> texts;
    for (const QString& part : parts(text))
        texts.push_back(part.toStdString());
    return texts;
}

/// A field's value as text on one line.
QString lineOf(const FieldValue& value)
{
    QStringList list;
    if (const auto* text = std::get_if<std::string>(&value))
        return QString::fromStdString(*text);
    if (const auto* count = std::get_if<std::int64_t>(&value))
        return *count == 0 ? QString() : QString::number(*count);
    if (const auto* texts = std::get_if<std::vector<std::string>>(&value))
        for (const std::string& text : *texts)
            list << QString::fromStdString(text);
    if (const auto* numbers = std::get_if<std::vector<std::int64_t>>(&value))
        for (const std::int64_t number : *numbers)
            list << QString::number(number);
    return list.join(QStringLiteral(", "));
}

/// The value that a line represents; nullopt if it is invalid.
std::optional<FieldValue> valueOf(const FieldInfo& info, const QString& line)
{
    switch (info.type) {
    case FieldType::Texts: return textsIn(line);
    case FieldType::CountOrTexts: {
        bool number = false;
        const int count = line.trimmed().toInt(&number);
        if (number || line.trimmed().isEmpty())
            return std::int64_t{count};
        return textsIn(line);
    }
    case FieldType::Wholes: {
        std::vector<std::int64_t> numbers;
        bool good = true;
        for (const QString& part : line.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
            bool number = false;
            numbers.push_back(part.trimmed().toLongLong(&number));
            good = good && number;
        }
        return good ? std::optional<FieldValue>(std::move(numbers)) : std::nullopt;
    }
    default: return line.toStdString();
    }
}

/// A line for one text, or for several separated by commas.
QWidget* makeLine(const FormField& field)
{
    const FieldInfo& info = field.info();
    auto* edit = new QLineEdit;
    edit->setClearButtonEnabled(isWideField(info));
    edit->setPlaceholderText(!info.least.empty()             ? least(info)
                             : info.type == FieldType::Texts ? FieldEditors::tr("none; separate several with commas")
                                                             : QString());
    const auto show = [edit, field](const RunSpec& spec) {
        const FieldValue value = field.field->get(spec);
        if (valueOf(field.info(), edit->text()) != value)
            edit->setText(lineOf(value));
    };
    field.form->add(field.path(), edit, show);
    QObject::connect(edit, &QLineEdit::textEdited, field.form, [field](const QString& line) {
        const std::optional<FieldValue> value = valueOf(field.info(), line);
        field.problem(value ? QString()
                            : FieldEditors::tr("\"%1\" is not a list of numbers such as 0, 2, 5").arg(line));
        if (value)
            field.change(*value);
    });
    return edit;
}

QWidget* makeCheckpoint(const FormField& field)
{
    return makeCheckpointField(
        *field.form, {field.path(), specFieldText(field.info().title),
                      [field](const RunSpec& spec) { return QString::fromStdString(field.valueIn<std::string>(spec)); },
                      [field](const QString& text) { field.change(text.trimmed().toStdString()); }});
}

QWidget* makeLines(const FormField& field)
{
    auto* edit = new QPlainTextEdit;
    edit->setFont(Theme::instance().font(FontRole::Body));
    edit->setPlaceholderText(least(field.info()));
    edit->setFixedHeight(62);
    edit->setTabChangesFocus(true);
    field.form->add(field.path(), edit, [edit, field](const RunSpec& spec) {
        const QSignalBlocker quiet(edit);
        edit->setPlainText(QString::fromStdString(field.valueIn<std::string>(spec)));
    });
    QObject::connect(edit, &QPlainTextEdit::textChanged, field.form,
                     [edit, field] { field.change(edit->toPlainText().toStdString()); });
    return edit;
}

} // namespace

QWidget* makeFieldEditor(SpecForm& form, const RunField& of, FieldChange change)
{
    if (!change)
        change = [model = form.model(), &of](const FieldValue& value) {
            model->edit([&](RunSpec& spec) { of.set(spec, value); });
        };
    const FormField field{&form, &of, std::move(change)};
    switch (of.info->type) {
    case FieldType::Flag: return makeFlag(field);
    case FieldType::Choice: return hasSegments(*of.info) ? makeSegments(field) : makeCombo(field);
    case FieldType::Whole: return of.info->high <= kLargestInBox ? makeBox(field) : makeNumber(field);
    case FieldType::Unsigned:
    case FieldType::Number: return makeNumber(field);
    case FieldType::Lines: return makeLines(field);
    case FieldType::Text:
    case FieldType::RunId:
    case FieldType::Path:
    case FieldType::Texts:
    case FieldType::Wholes:
    case FieldType::CountOrTexts: return makeLine(field);
    case FieldType::Checkpoint: return makeCheckpoint(field);
    case FieldType::Scalar:
    case FieldType::Parameters:
    case FieldType::Options:
    case FieldType::Group: break;
    }
    return nullptr;
}

bool isWideField(const FieldInfo& field)
{
    switch (field.type) {
    case FieldType::Lines:
    case FieldType::Path:
    case FieldType::Checkpoint: return true;
    case FieldType::Texts: return field.high > 100; // names, not words
    case FieldType::Choice: return hasSegments(field) && titleCharacters(field) > kNarrowSegmentCharacters;
    default: return false;
    }
}

} // namespace trainyard
