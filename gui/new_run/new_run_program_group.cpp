// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/protocol/program_command.h"
#include "gui/new_run/field_rows.h"
#include "gui/new_run/form_group.h"
#include "gui/new_run/new_run_groups.h"
#include "gui/new_run/path_field.h"
#include "gui/new_run/problem_text.h"
#include "gui/new_run/program_view_model.h"
#include "gui/new_run/spec_form.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/label.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>

namespace trainyard {
namespace {

struct ProgramGroup {
    Q_DECLARE_TR_FUNCTIONS(trainyard::ProgramGroup)
};

constexpr int kVariablesHeight = 48;

QWidget* makeCommand(SpecForm& form)
{
    ProgramViewModel* program = form.model()->program();
    auto* edit = new QLineEdit;
    edit->setFont(Theme::instance().font(FontRole::Mono));
    edit->setPlaceholderText(QStringLiteral("python3 train.py --lr 0.1"));
    form.add(QStringLiteral("/program/command"), edit, [edit, program](const RunSpec& spec) {
        if (!spec.program || commandWords(edit->text().toStdString()) != spec.program->command)
            edit->setText(program->commandText());
    });
    QObject::connect(edit, &QLineEdit::textEdited, program, &ProgramViewModel::setCommandText);
    QObject::connect(edit, &QLineEdit::editingFinished, program, &ProgramViewModel::settleCommand);
    QPushButton* browse = makeButton(ProgramGroup::tr("Script…"), QStringLiteral("folder"));
    browse->setObjectName(QStringLiteral("chooseScript"));
    browse->setFixedHeight(26);
    browse->setToolTip(ProgramGroup::tr("Choose a script or program; its folder becomes the folder of the run"));
    QObject::connect(browse, &QPushButton::clicked, edit, [edit, program, &form] {
        const auto& spec = form.model()->spec();
        auto* dialog = new QFileDialog(edit, ProgramGroup::tr("Script or program"),
                                       spec.program ? QString::fromStdString(spec.program->folder) : QString(),
                                       ProgramGroup::tr("Scripts (*.py *.sh *.jl *.R);;All files (*)"));
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setFileMode(QFileDialog::ExistingFile);
        QObject::connect(dialog, &QFileDialog::fileSelected, program, &ProgramViewModel::chooseScript);
        dialog->open();
    });
    return fieldRow({edit, browse}, 0);
}

/// What the value of an environment is.
QString placeholderOf(ProgramEnvironment kind)
{
    switch (kind) {
    case ProgramEnvironment::None: break;
    case ProgramEnvironment::Venv: return QStringLiteral(".venv");
    case ProgramEnvironment::Conda: return ProgramGroup::tr("name or folder");
    case ProgramEnvironment::Modules: return QStringLiteral("python/3.11 cuda/12.4");
    case ProgramEnvironment::Container: return QStringLiteral("image.sif");
    }
    return {};
}

/// Another kind of environment has another value.
void switchEnvironment(NewRunViewModel* model, const FieldValue& kind)
{
    model->edit([&](RunSpec& spec) {
        if (!spec.program)
            return;
        spec.program->environment = static_cast<ProgramEnvironment>(std::get<std::int64_t>(kind));
        spec.program->environmentValue.clear();
    });
    emit model->specReplaced();
}

QWidget* makeEnvironmentValue(SpecForm& form)
{
    NewRunViewModel* model = form.model();
    auto* value = qobject_cast<QLineEdit*>(makeFieldEditor(form, formField("/program/environment/value")));
    value->setClearButtonEnabled(true);
    QPushButton* browse = makeButton(ProgramGroup::tr("Browse…"), QStringLiteral("folder"));
    browse->setObjectName(QStringLiteral("chooseEnvironment"));
    browse->setFixedHeight(26);
    QObject::connect(browse, &QPushButton::clicked, value, [value, model] {
        const auto& program = model->spec().program;
        const bool image = program && program->environment == ProgramEnvironment::Container;
        auto* dialog = new QFileDialog(
            value, image ? ProgramGroup::tr("Image of Apptainer") : ProgramGroup::tr("Folder of the environment"),
            program ? QString::fromStdString(program->folder) : QString(),
            image ? ProgramGroup::tr("Images (*.sif);;All files (*)") : QString());
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setFileMode(image ? QFileDialog::ExistingFile : QFileDialog::Directory);
        dialog->setOption(QFileDialog::ShowDirsOnly, !image);
        QObject::connect(dialog, &QFileDialog::fileSelected, value, [value](const QString& path) {
            value->setText(path);
            emit value->textEdited(path);
        });
        dialog->open();
    });
    QWidget* row = fieldRow({value, browse}, 0);
    form.onAnySpec([value, browse](const RunSpec& spec) {
        const ProgramEnvironment now = spec.program ? spec.program->environment : ProgramEnvironment::None;
        value->setPlaceholderText(placeholderOf(now));
        browse->setVisible(now != ProgramEnvironment::Modules);
    });
    return row;
}

std::vector<std::string> linesIn(const QString& text)
{
    std::vector<std::string> lines;
    for (const QString& line : text.split(QLatin1Char('\n')))
        if (const QString one = line.trimmed(); !one.isEmpty())
            lines.push_back(one.toStdString());
    return lines;
}

/// One variable a line: values may hold commas and blanks.
QWidget* makeVariables(SpecForm& form)
{
    NewRunViewModel* model = form.model();
    auto* edit = new QPlainTextEdit;
    edit->setFont(Theme::instance().font(FontRole::Mono));
    edit->setPlaceholderText(ProgramGroup::tr("one a line: OMP_NUM_THREADS=4"));
    edit->setFixedHeight(kVariablesHeight);
    edit->setTabChangesFocus(true);
    form.add(QStringLiteral("/program/variables"), edit, [edit](const RunSpec& spec) {
        const std::vector<std::string> now = spec.program ? spec.program->variables : std::vector<std::string>();
        if (linesIn(edit->toPlainText()) == now)
            return;
        const QSignalBlocker quiet(edit);
        QStringList lines;
        for (const std::string& line : now)
            lines << QString::fromStdString(line);
        edit->setPlainText(lines.join(QLatin1Char('\n')));
    });
    QObject::connect(edit, &QPlainTextEdit::textChanged, model, [edit, model] {
        model->edit([&](RunSpec& spec) {
            if (spec.program)
                spec.program->variables = linesIn(edit->toPlainText());
        });
    });
    return edit;
}

/// Arguments as words of a shell.
QWidget* makeResume(SpecForm& form)
{
    NewRunViewModel* model = form.model();
    auto* edit = new QLineEdit;
    edit->setFont(Theme::instance().font(FontRole::Mono));
    edit->setPlaceholderText(QStringLiteral("--resume {checkpoint}"));
    form.add(QStringLiteral("/program/resume"), edit, [edit](const RunSpec& spec) {
        if (!spec.program || commandWords(edit->text().toStdString()) != spec.program->resume)
            edit->setText(spec.program ? QString::fromStdString(shellLine(spec.program->resume)) : QString());
    });
    QObject::connect(edit, &QLineEdit::textEdited, model, [model](const QString& text) {
        const auto words = commandWords(text.toStdString());
        model->setInputProblem(QStringLiteral("/program/resume"),
                               words ? QString() : ProgramViewModel::tr("A quotation mark has no end."));
        if (words)
            model->edit([&](RunSpec& spec) {
                if (spec.program)
                    spec.program->resume = *words;
            });
    });
    return edit;
}

} // namespace

QWidget* makeProgramGroup(SpecForm& form)
{
    auto* group = new FormGroup(QStringLiteral("terminal"), ProgramGroup::tr("Program"));
    FieldRows rows(*group, form);
    rows.addWith("/program/command", makeCommand(form), true);
    rows.addWith("/program/folder",
                 makePathField(form, "/program/folder",
                               {.title = ProgramGroup::tr("Folder in which the program starts"),
                                .tooltip = ProgramGroup::tr("Choose the folder in which the program starts"),
                                .filter = {}}),
                 true);
    for (const char* path : {"/program/command", "/program/folder"}) {
        QWidget* editor = form.widget(QLatin1String(path));
        auto* edit = qobject_cast<QLineEdit*>(editor);
        if (!edit)
            edit = editor->findChild<QLineEdit*>();
        QObject::connect(edit, &QLineEdit::editingFinished, form.model(),
                         [model = form.model(), path] { model->touch(QLatin1String(path)); });
    }
    rows.add("/program/environment/kind", nullptr,
             [model = form.model()](const FieldValue& kind) { switchEnvironment(model, kind); });
    rows.addWith("/program/environment/value", makeEnvironmentValue(form), true);
    rows.addWith("/program/variables", makeVariables(form), true);
    rows.more();
    rows.add({"/program/style", "/program/stop/by", "/program/stop/grace", "/program/hang_minutes"});
    rows.follow();
    return group;
}

QWidget* makeFollowedGroup(SpecForm& form)
{
    auto* group = new FormGroup(QStringLiteral("eye"), ProgramGroup::tr("Followed"));
    FieldRows rows(*group, form);
    rows.add({"/program/follow/progress_bars", "/program/follow/tensorboard", "/program/follow/csv",
              "/program/follow/json_lines", "/program/follow/mlflow", "/program/checkpoints"});
    rows.addWith("/program/resume", makeResume(form), true);
    rows.addRest("/program/", FieldUse::Often, {"/program/launcher"});
    rows.follow();
    return group;
}

} // namespace trainyard
