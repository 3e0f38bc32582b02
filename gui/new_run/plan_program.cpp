// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/plan_program.h"

#include "backend/protocol/program_files.h"
#include "gui/formats/field_text.h"
#include "gui/formats/machine_text.h"
#include "gui/new_run/new_run_view_model.h"
#include "gui/new_run/plan_sections.h"
#include "gui/new_run/problem_text.h"
#include "gui/new_run/program_view_model.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/card.h"
#include "gui/widgets/label.h"
#include "gui/widgets/screen_room.h"

#include <QBoxLayout>
#include <QClipboard>
#include <QDialog>
#include <QGuiApplication>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTextDocumentFragment>

#include <algorithm>

namespace trainyard {
namespace {

constexpr int kLineHeight = 18, kLeastLines = 3, kMostLines = 12, kCommandFrame = 14;
constexpr int kCharacters = 48; // of a line in the pane at its usual width

/// Joins a hyphen with what follows: "--alpha" is not broken into "--" and "alpha".
constexpr char16_t kWordJoiner = u'\u2060';

QString withoutBreaks(QString command)
{
    return command.replace(QLatin1Char('-'), QString(QLatin1Char('-')) + QChar(kWordJoiner));
}

/// A command line that is broken at spaces only, as long as a word has room. What is copied is the command.
class CommandText : public QPlainTextEdit {
public:
    using QPlainTextEdit::QPlainTextEdit;

protected:
    QMimeData* createMimeDataFromSelection() const override
    {
        auto* copied = new QMimeData;
        copied->setText(textCursor().selection().toPlainText().remove(QChar(kWordJoiner)));
        return copied;
    }
};

QString choiceTitle(const char* path, int index)
{
    const RunField& field = formField(path);
    return specFieldText(field.info->choices[static_cast<std::size_t>(index)].title);
}

} // namespace

PlanProgram::PlanProgram(NewRunViewModel* model, QWidget* parent) : QWidget(parent), m_model(model)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_started = new PlanSection(tr("What is started"), false);
    auto* copy = makeButton(tr("Copy"), QStringLiteral("copy"));
    copy->setFixedHeight(24);
    copy->setToolTip(tr("Copies what starts the same program in a shell"));
    m_started->addHeaderWidget(copy);
    m_command = new CommandText;
    m_command->setObjectName(QStringLiteral("startedCommand"));
    m_command->setReadOnly(true);
    m_command->setFont(Theme::instance().font(FontRole::Mono));
    m_command->setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    m_command->setPlaceholderText(tr("The command line appears here."));
    m_command->setAccessibleName(tr("Command that is started"));
    m_command->setTabChangesFocus(true);
    m_started->body()->addWidget(m_command);
    connect(copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_model->program()->startedText() + QLatin1Char('\n')); });
    column->addWidget(m_started);
    m_brought = addText(tr("Brought to the machine"), m_broughtText, "planBrought");
    m_broughtRule = makeRule();
    column->addWidget(m_broughtRule);
    column->addWidget(m_brought);
    for (PlanSection* section : {m_environment = addText(tr("Environment"), m_environmentText, "planEnvironment"),
                                m_code = addText(tr("Code"), m_codeText, "planCode"),
                                m_notes = addText(tr("Good to know"), m_notesText, "planNotes")}) {
        column->addWidget(makeRule());
        column->addWidget(section);
    }
    m_diff = makeButton(tr("Show diff"), {});
    m_diff->setObjectName(QStringLiteral("showDiff"));
    m_diff->setFixedHeight(24);
    m_diff->setToolTip(tr("Shows the changes that are not committed, as the run will keep them"));
    m_code->addHeaderWidget(m_diff);
    connect(m_diff, &QPushButton::clicked, this, &PlanProgram::showDiff);
    column->addWidget(makeRule());
    connect(model, &NewRunViewModel::specEdited, this, &PlanProgram::show);
    connect(model, &NewRunViewModel::specReplaced, this, &PlanProgram::show);
    connect(model, &NewRunViewModel::machineChanged, this, &PlanProgram::show);
    connect(model->program(), &ProgramViewModel::changed, this, &PlanProgram::show);
    show();
}

PlanSection* PlanProgram::addText(const QString& title, Label*& text, const char* name)
{
    auto* section = new PlanSection(title, false);
    text = new Label({}, FontRole::Small, Token::T2);
    text->setObjectName(QLatin1String(name));
    text->setWordWrap(true);
    text->setTextFormat(Qt::PlainText);
    section->body()->addWidget(text);
    return section;
}

void PlanProgram::show()
{
    const RunSpec& spec = m_model->spec();
    if (!spec.program)
        return;
    const ProgramSpec& program = *spec.program;
    const ProgramViewModel& about = *m_model->program();
    const QString command = about.startedText();
    if (const QString unbroken = withoutBreaks(command); m_command->toPlainText() != unbroken || command.isEmpty()) {
        m_command->setPlainText(unbroken);
        int lines = 0;
        for (const QString& line : command.split(QLatin1Char('\n')))
            lines += 1 + int(line.size()) / kCharacters;
        m_command->setFixedHeight(std::clamp(lines, kLeastLines, kMostLines) * kLineHeight + kCommandFrame);
    }
    QStringList where{spec.resources.ranks > 1 ? tr("%Ln rank(s)", nullptr, spec.resources.ranks) : tr("one process")};
    if (program.launcher != ProgramLauncher::None)
        where << tr("by %1").arg(choiceTitle("/program/launcher", int(program.launcher)));
    if (const int gpus = spec.resources.placement.gpusPerNode; gpus > 0)
        where << tr("%Ln GPU(s)", nullptr, gpus);
    m_started->setCaption(where.join(QStringLiteral(", ")));

    const QString kind = choiceTitle("/program/environment/kind", int(program.environment));
    m_environment->setCaption(
        program.environment == ProgramEnvironment::None
            ? tr("as it is on the machine")
            : QStringLiteral("%1 %2").arg(kind, QString::fromStdString(program.environmentValue)));
    const QStringList brought = about.broughtLines();
    m_brought->setVisible(!brought.isEmpty());
    m_broughtRule->setVisible(!brought.isEmpty());
    m_broughtText->setText(brought.join(QLatin1Char('\n')));
    const QStringList versions = about.environmentLines();
    m_environmentText->setText(
        versions.isEmpty()
            ? brought.isEmpty()
                  ? tr("Versions are known once --help was read; the run keeps all of them.")
                  : tr("The machine's versions are known once the run has begun, which keeps all of them.")
            : versions.join(QStringLiteral(" · ")));
    const QStringList code = about.codeLines();
    m_code->setCaption(code.isEmpty() ? QString() : tr("git, found in the folder"));
    m_codeText->setText(code.isEmpty() ? about.look() ? tr("The folder is in no git repository: the run keeps no code.")
                                                      : tr("Not known yet.")
                                       : code.join(QLatin1Char('\n')));
    m_diff->setVisible(about.look() && !about.look()->diff.empty());
    QStringList notes;
    if (program.resume.empty())
        notes << tr("A stopped run starts anew, unless the script uses the helper or “Resume by” has arguments.");
    if (program.tensorboard.empty() && program.csv.empty() && program.jsonLines.empty() && program.mlflow.empty())
        notes << tr("Curves come from the helper (“import trainyard”) or from files below “Followed”.");
    m_notes->setVisible(!notes.isEmpty());
    m_notesText->setText(notes.join(QLatin1Char('\n')));
}

void PlanProgram::showDiff()
{
    const std::optional<ProgramLook>& look = m_model->program()->look();
    if (!look || look->diff.empty())
        return;
    auto* dialog = new QDialog(window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setObjectName(QStringLiteral("diffDialog"));
    dialog->setWindowTitle(tr("Changes that are not committed"));
    dialog->resize(boundedToScreen(*dialog, {820, 620}));
    auto* column = new QVBoxLayout(dialog);
    auto* about = new Label(look->diffCut ? tr("The run keeps this part of them; the rest is too long.")
                                          : tr("The run keeps them beside the commit."),
                            FontRole::Small, Token::T2);
    column->addWidget(about);
    auto* text = new QPlainTextEdit(QString::fromStdString(look->diff));
    text->setReadOnly(true);
    text->setLineWrapMode(QPlainTextEdit::NoWrap);
    text->setFont(Theme::instance().font(FontRole::Mono));
    text->setAccessibleName(dialog->windowTitle());
    column->addWidget(text, 1);
    dialog->show();
}

} // namespace trainyard
