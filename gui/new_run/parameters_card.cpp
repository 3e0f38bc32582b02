// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/parameters_card.h"

#include "backend/protocol/program_files.h"
#include "backend/protocol/run_fields.h"
#include "gui/new_run/new_run_view_model.h"
#include "gui/new_run/options_dialog.h"
#include "gui/parts/number_edit.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/feedback.h"
#include "gui/widgets/label.h"
#include "gui/widgets/plain_widget.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QSignalBlocker>

#include <algorithm>
#include <utility>

namespace trainyard {
namespace {

constexpr int kNumberField = 92, kTextField = 120;
constexpr std::size_t kShownAtDefault = 12; // parameters at their defaults beyond these are folded away

QString pathOf(const QString& name)
{
    return QString::fromUtf8(kParameterFields.data(), qsizetype(kParameterFields.size())) + name;
}

/// Whether a row's editor suits another row.
bool sameField(const ParameterRow& a, const ParameterRow& b)
{
    return a.name == b.name && a.flag == b.flag && a.type == b.type && a.choices == b.choices &&
           a.standard == b.standard && a.hint == b.hint && a.help == b.help && a.declared == b.declared;
}

} // namespace

ParametersCard::ParametersCard(NewRunViewModel* model, QWidget* parent)
    : FormGroup(QStringLiteral("settings"), tr("Parameters"), parent), m_model(model), m_program(model->program())
{
    m_first = addField({}, makeTop(), nullptr, true) + 1;
    connect(model, &NewRunViewModel::specReplaced, this, &ParametersCard::refresh);
    connect(model, &NewRunViewModel::specEdited, this, &ParametersCard::refresh);
    connect(model, &NewRunViewModel::problemsChanged, this, &ParametersCard::showProblems);
    connect(m_program, &ProgramViewModel::changed, this, &ParametersCard::showTop);
    connect(&Theme::instance(), &Theme::changed, this, &ParametersCard::refresh);
    refresh();
}

QWidget* ParametersCard::makeTop()
{
    const auto [top, lines] = makePlainWidget<QVBoxLayout>(6);
    const auto [buttons, buttonRow] = makePlainWidget<QHBoxLayout>(8);
    const auto [notes, row] = makePlainWidget<QHBoxLayout>(8);
    m_noteIcon = new IconLabel(QStringLiteral("info"), Token::T2);
    m_note = new Paragraph(FontRole::Small, Token::T2);
    m_note->setObjectName(QStringLiteral("parametersNote"));
    m_note->setTextFormat(Qt::PlainText);
    m_read = makeButton({}, QStringLiteral("refresh"));
    m_read->setObjectName(QStringLiteral("readHelp"));
    m_take = makeButton(tr("Use the file"), QStringLiteral("data"));
    m_take->setObjectName(QStringLiteral("takeParametersFile"));
    m_edit = makeButton(tr("Edit fields…"));
    m_edit->setObjectName(QStringLiteral("editFields"));
    m_edit->setToolTip(tr("Types, ranges, choices and help of the parameters; saves them beside the script"));
    row->addWidget(m_noteIcon, 0, Qt::AlignTop);
    row->addWidget(m_note, 1);
    for (QPushButton* button : {m_read, m_take, m_edit}) {
        button->setFixedHeight(26);
        if (button != m_take)
            buttonRow->addWidget(button);
    }
    row->addWidget(m_take, 0, Qt::AlignTop); // beside the note: a narrow card has no room for three
    buttonRow->addStretch(1);
    lines->addWidget(buttons);
    lines->addWidget(notes);
    connect(m_read, &QPushButton::clicked, m_program,
            [this] { m_program->reading() ? m_program->cancelHelp() : m_program->readHelp(); });
    connect(m_take, &QPushButton::clicked, m_program, &ProgramViewModel::takeFile);
    connect(m_edit, &QPushButton::clicked, this, &ParametersCard::editOptions);
    return top;
}

QWidget* ParametersCard::editor(const QString& name) const
{
    for (const Field& field : m_fields)
        if (field.row.name == name)
            return field.editor;
    return nullptr;
}

void ParametersCard::refresh()
{
    const std::vector<ParameterRow> rows = m_program->parameters();
    const bool same = std::equal(rows.begin(), rows.end(), m_fields.begin(), m_fields.end(),
                                 [](const ParameterRow& row, const Field& field) { return sameField(row, field.row); });
    if (!same)
        rebuild(rows);
    for (qsizetype i = 0; i < m_fields.size(); ++i)
        showRow(m_fields[i], rows[std::size_t(i)]);
    showTop();
    showProblems();
}

void ParametersCard::rebuild(const std::vector<ParameterRow>& rows)
{
    clear(m_first);
    m_fields.clear();
    // A long list folds what the person leaves to the program; the order is the program's.
    std::vector<const ParameterRow*> shown, folded;
    for (const ParameterRow& row : rows)
        (row.isSet || shown.size() < kShownAtDefault ? shown : folded).push_back(&row);
    for (const ParameterRow* row : shown)
        addRow(*row);
    if (!folded.empty())
        beginMore(tr("%Ln more, left to the program", nullptr, int(folded.size())));
    for (const ParameterRow* row : folded)
        addRow(*row);
    std::sort(m_fields.begin(), m_fields.end(), [&rows](const Field& a, const Field& b) {
        const auto at = [&rows](const Field& field) {
            return std::find_if(rows.begin(), rows.end(),
                                [&](const ParameterRow& row) { return row.name == field.row.name; });
        };
        return at(a) < at(b);
    });
}

void ParametersCard::addRow(const ParameterRow& row)
{
    Field field{row, nullptr, nullptr, {}, 0};
    const QString name = row.name;
    if (row.type == OptionType::Flag) {
        auto* box = new QCheckBox;
        connect(box, &QCheckBox::toggled, m_program, [this, name](bool on) { m_program->setFlag(name, on); });
        field.show = [box](const ParameterRow& now) {
            const QSignalBlocker quiet(box);
            box->setChecked(now.on);
        };
        field.editor = box;
    } else if (!row.choices.isEmpty()) {
        auto* box = new QComboBox;
        box->addItem(row.standard.isEmpty() ? tr("not passed") : tr("default: %1").arg(row.standard), QString());
        for (const QString& choice : row.choices)
            box->addItem(choice, choice);
        box->setMinimumWidth(kTextField);
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        ignoreWheel(box);
        connect(box, &QComboBox::activated, m_program,
                [this, name, box](int index) { m_program->setValue(name, box->itemData(index).toString()); });
        field.show = [box](const ParameterRow& now) {
            if (const int index = box->findData(now.text); index >= 0)
                box->setCurrentIndex(index);
            else // not one of the choices: shown as it is, with its problem below
                box->setCurrentIndex((box->addItem(now.text, now.text), box->count() - 1));
        };
        field.editor = box;
    } else {
        auto* edit = new QLineEdit;
        edit->setPlaceholderText(row.standard.isEmpty() ? tr("not passed") : row.standard);
        if (row.type == OptionType::Text)
            edit->setMinimumWidth(kTextField);
        else
            edit->setFixedWidth(kNumberField);
        connect(edit, &QLineEdit::textEdited, m_program,
                [this, name](const QString& text) { m_program->setValue(name, text); });
        field.show = [edit](const ParameterRow& now) {
            // What is being typed stays: "1e-" and "0.10" are on their way.
            if (edit->text() != now.text && !(edit->hasFocus() && edit->isModified()))
                edit->setText(now.text);
        };
        connect(edit, &QLineEdit::editingFinished, this, [this, edit] {
            edit->setModified(false);
            refresh();
        });
        field.editor = edit;
    }
    field.editor->setObjectName(pathOf(name));
    field.error = new FieldError(field.editor);
    QList<QWidget*> parts{field.editor};
    if (row.choices.isEmpty()) // a list shows what there is
        parts << new ElidedLabel(row.hint, FontRole::Small, Token::T3);
    const bool fills = row.type == OptionType::Text || !row.choices.isEmpty();
    field.place = addField(row.flag, fieldRow(parts, fills ? 0 : 1), field.error, false,
                           row.help.isEmpty() ? row.flag : row.help);
    label(field.place)->setRole(FontRole::Mono);
    label(field.place)->setTextFormat(Qt::PlainText);
    m_fields.append(field);
}

/// The style polishes what was made before the window was shown, and takes the looks of the labels then.
void ParametersCard::showEvent(QShowEvent* event)
{
    FormGroup::showEvent(event);
    if (std::exchange(m_polished, true))
        return;
    rebuild(m_program->parameters());
    refresh();
}

void ParametersCard::showRow(Field& field, const ParameterRow& row)
{
    field.row = row;
    field.show(row);
    Label* name = label(field.place);
    name->setRole(FontRole::Mono); // another theme gives labels the usual font
    // By a sign and by colour.
    name->setText(row.differs ? QStringLiteral("• %1").arg(row.flag) : row.flag);
    name->setToken(row.differs ? Token::AccT : Token::T2);
    name->setMinimumWidth(name->sizeHint().width());
}

void ParametersCard::showProblems()
{
    const QHash<QString, QStringList> problems = m_model->problems();
    for (const Field& field : std::as_const(m_fields))
        if (const QString text = problems.value(pathOf(field.row.name)).join(QLatin1Char('\n'));
            text != field.error->text())
            field.error->setError(text);
}

void ParametersCard::showTop()
{
    const bool reading = m_program->reading();
    m_read->setText(reading ? tr("Cancel") : tr("Read from --help"));
    m_read->setToolTip(reading ? tr("Ends the program that is asked for its help")
                               : tr("Runs the command with --help, in its folder and environment, and makes a field of "
                                    "each option"));
    m_read->setEnabled(reading || (m_model->spec().program && !m_model->spec().program->command.empty() &&
                                   !m_model->spec().program->folder.empty()));
    const QString file = m_program->fileName();
    m_take->setVisible(!file.isEmpty());
    m_take->setToolTip(tr("Takes parameters and settings from %1").arg(file));
    QString note = m_program->note();
    if (reading)
        note = tr("Running the program with --help…");
    else if (note.isEmpty())
        note =
            m_fields.isEmpty()
                ? tr("Flags of the command appear here. --help of a Python script tells the others; a file %1 beside "
                     "the script declares them.")
                      .arg(QLatin1String(kParametersFile))
                : tr("An empty field leaves the parameter to the program.");
    else if (!m_program->troubled() &&
             std::any_of(m_fields.begin(), m_fields.end(), [](const Field& field) { return field.row.differs; }))
        note = tr("%1; • differs from the default", "a note").arg(note);
    m_noteIcon->setIcon(m_program->troubled() ? QStringLiteral("warn") : QStringLiteral("info"),
                        m_program->troubled() ? Token::Fail : Token::T2);
    m_note->setToken(m_program->troubled() ? Token::Fail : Token::T2);
    m_note->setText(note);
}

void ParametersCard::editOptions()
{
    if (!m_model->spec().program)
        return;
    auto* dialog = new OptionsDialog(m_model->spec().program->options,
                                     m_model->machine().id == QLatin1String(kLocalMachineId), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &OptionsDialog::chosen, m_program, &ProgramViewModel::setOptions);
    connect(dialog, &OptionsDialog::saveWanted, m_program, &ProgramViewModel::saveFile);
    dialog->open();
}

} // namespace trainyard
