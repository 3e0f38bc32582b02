// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/program_view_model.h"

#include "backend/protocol/program_command.h"
#include "backend/protocol/program_files.h"
#include "backend/protocol/program_help.h"
#include "cluster/control/machine_entry.h"
#include "cluster/control/program_plan.h"
#include "gui/formats/reason_text.h"
#include "gui/new_run/new_run_view_model.h"
#include "gui/new_run/problem_text.h"
#include "gui/services/program_look_service.h"

#include <QFileInfo>

#include <nlohmann/json.hpp>

#include <algorithm>

namespace trainyard {
namespace {

constexpr int kLookDelayMs = 400; // after the last keystroke
constexpr int kShortCommit = 10;
const QString kCommandField = QStringLiteral("/program/command");

QString shown(const std::string& text)
{
    return QString::fromStdString(text);
}

} // namespace

ProgramViewModel::ProgramViewModel(NewRunViewModel& form, const Services& services, QObject* parent)
    : QObject(parent), m_form(form),
      m_service(std::make_unique<ProgramLookService>(std::make_shared<EngineCalls>(QString(), services.machines)))
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(kLookDelayMs);
    connect(&m_pause, &QTimer::timeout, this, &ProgramViewModel::askQuietly);
    connect(&m_form, &NewRunViewModel::specEdited, this, &ProgramViewModel::follow);
    connect(&m_form, &NewRunViewModel::machineChanged, this, &ProgramViewModel::follow);
    connect(m_service.get(), &ProgramLookService::looked, this, &ProgramViewModel::take);
    connect(m_service.get(), &ProgramLookService::failed, this, [this](const Error& error) {
        if (std::exchange(m_reading, false))
            say(errorText(error), true);
    });
}

ProgramViewModel::~ProgramViewModel() = default;

bool ProgramViewModel::mayLook() const
{
    const RunSpec& spec = m_form.spec();
    return spec.program && !spec.program->command.empty() && spec.program->folder.starts_with('/');
}

bool ProgramViewModel::goesElsewhere() const
{
    return m_form.machine().id != QLatin1String(kLocalMachineId) && m_form.spec().program &&
           QFileInfo(shown(m_form.spec().program->folder)).isDir();
}

/// A folder of this workstation is looked at here, wherever its copy runs.
QString ProgramViewModel::machineToAsk() const
{
    return goesElsewhere() ? QString::fromLatin1(kLocalMachineId) : m_form.machine().id;
}

void ProgramViewModel::askWhatIsBrought()
{
    if (m_form.machine().id == QLatin1String(kLocalMachineId))
        return;
    m_files.tell(
        "look at the program",
        [spec = m_form.specToCheck()] {
            QStringList lines;
            for (const Reason& line : programPlan(spec, nullptr))
                if (line.code != "program.plan-starts") // the form shows the command anyway
                    lines << asSentence(reasonText(line));
            return lines;
        },
        [this, asked = m_lookedFor](const Result<QStringList>& lines) {
            if (asked != m_lookedFor)
                return;
            m_brought = lines ? lines.value() : QStringList(errorText(lines.error()));
            emit changed();
        });
}

/// Another command or folder is another script, of which nothing is known yet.
void ProgramViewModel::follow()
{
    const RunSpec& spec = m_form.spec();
    if (!mayLook())
        return;
    const QString wanted =
        m_form.machine().id + QLatin1Char('\n') + shown(spec.program->folder) + QLatin1Char('\n') +
        shown(scriptOf(*spec.program).empty() ? spec.program->command.front() : scriptOf(*spec.program));
    if (wanted == m_lookedFor)
        return;
    m_lookedFor = wanted;
    m_look.reset();
    m_corrected.clear();
    m_takenFile.clear();
    m_brought.clear();
    say({});
    m_pause.start();
}

/// Reads files and asks git; the program is not run.
void ProgramViewModel::askQuietly()
{
    if (!mayLook())
        return;
    askWhatIsBrought();
    if (!m_reading && (goesElsewhere() || m_form.machineConnected()))
        m_service->look(machineToAsk(), m_form.specToCheck(), false);
}

void ProgramViewModel::take(const ProgramLook& look)
{
    if (std::exchange(m_reading, false)) {
        takeHelp(look);
        return;
    }
    m_look = look;
    if (look.problem)
        say(errorText(*look.problem), true);
    else if (!look.file.empty() && m_form.spec().program && m_form.spec().program->options.empty())
        takeFile();
    emit changed();
}

void ProgramViewModel::readHelp()
{
    settleCommand();
    if (!mayLook())
        return;
    m_pause.stop();
    m_reading = true;
    m_service->look(machineToAsk(), m_form.specToCheck(), true);
    say({});
}

void ProgramViewModel::cancelHelp()
{
    if (!std::exchange(m_reading, false))
        return;
    m_service->cancel();
    say(tr("Reading the help was cancelled."));
}

void ProgramViewModel::takeHelp(const ProgramLook& look)
{
    ProgramLook both = look;
    if (m_look) {
        both.fileName = m_look->fileName; // asking for help does not read the file
        both.file = m_look->file;
    }
    m_look = both;
    if (look.problem || !m_form.spec().program) {
        say(look.problem ? errorText(*look.problem) : QString(), true);
        return;
    }
    ProgramOptions options = look.options;
    for (const ProgramOption& known : m_form.spec().program->options) {
        if (!m_corrected.contains(shown(known.name)))
            continue;
        const auto same = std::find_if(options.begin(), options.end(),
                                       [&](const ProgramOption& one) { return one.name == known.name; });
        if (same != options.end())
            *same = known;
        else
            options.push_back(known);
    }
    m_form.edit([&](RunSpec& spec) {
        spec.program->options = options;
        fitValues(*spec.program);
    });
    emit m_form.specReplaced();
    const QString read = tr("%Ln read from --help", nullptr, int(look.options.size()));
    say(m_corrected.isEmpty() ? read
                              : tr("%1; %2", "two notes").arg(read, tr("%Ln corrected by you", nullptr, corrected())));
}

/// Values that were typed before their types were known.
void ProgramViewModel::fitValues(ProgramSpec& program) const
{
    for (ProgramParameter& parameter : program.parameters)
        if (const ProgramOption* option = optionIn(program, parameter.name);
            option && !std::holds_alternative<bool>(parameter.value) &&
            !(option->type == OptionType::Number &&
              std::holds_alternative<std::int64_t>(parameter.value))) // -4, not -4.0
            parameter.value = typedParameter(option, shown(valueText(parameter.value)));
}

void ProgramViewModel::say(const QString& note, bool trouble)
{
    m_note = note;
    m_troubled = trouble && !note.isEmpty();
    emit changed();
}

QString ProgramViewModel::commandText() const
{
    return m_form.spec().program ? shown(shellLine(m_form.spec().program->command)) : QString();
}

void ProgramViewModel::setCommandText(const QString& text)
{
    const auto words = commandWords(text.toStdString());
    m_form.setInputProblem(kCommandField, words ? QString() : tr("A quotation mark has no end."));
    if (words && m_form.spec().program)
        m_form.edit([&](RunSpec& spec) { spec.program->command = *words; });
}

void ProgramViewModel::settleCommand()
{
    if (!m_form.spec().program)
        return;
    ProgramSpec settled = *m_form.spec().program;
    takeParameters(settled);
    fitValues(settled);
    if (settled == *m_form.spec().program)
        return;
    m_form.edit([&](RunSpec& spec) { spec.program = settled; });
    emit m_form.specReplaced();
}

void ProgramViewModel::chooseScript(const QString& file)
{
    if (!m_form.spec().program)
        return;
    const QFileInfo info(file);
    const QString suffix = info.suffix().toLower();
    const char* interpreter = suffix == QLatin1String("py")   ? "python3"
                              : suffix == QLatin1String("sh") ? "bash"
                              : suffix == QLatin1String("jl") ? "julia"
                              : suffix == QLatin1String("r")  ? "Rscript"
                                                              : nullptr;
    m_form.edit([&](RunSpec& spec) {
        ProgramSpec& program = *spec.program;
        QString folder = shown(program.folder);
        if (folder.isEmpty() || !file.startsWith(folder + QLatin1Char('/')))
            folder = info.absolutePath();
        program.folder = folder.toStdString();
        const std::string script = file.mid(folder.size() + 1).toStdString();
        const std::string before = scriptOf(program);
        if (!interpreter)
            program.command = {"./" + script};
        else if (const auto same = std::find(program.command.begin(), program.command.end(), before);
                 !before.empty() && before.ends_with('.' + suffix.toStdString()) && same != program.command.end())
            *same = script;
        else
            program.command = {interpreter, script};
    });
    m_form.setInputProblem(kCommandField, {});
    emit m_form.specReplaced();
}

std::vector<ParameterRow> ProgramViewModel::parameters() const
{
    return m_form.spec().program ? parameterRows(*m_form.spec().program) : std::vector<ParameterRow>();
}

void ProgramViewModel::setValue(const QString& name, const QString& text)
{
    const std::string key = name.toStdString();
    m_form.edit([&](RunSpec& spec) {
        if (!spec.program)
            return;
        if (text.trimmed().isEmpty())
            std::erase_if(spec.program->parameters, [&](const ProgramParameter& one) { return one.name == key; });
        else
            setParameter(*spec.program, key, typedParameter(optionIn(*spec.program, key), text));
    });
}

void ProgramViewModel::setFlag(const QString& name, bool on)
{
    const std::string key = name.toStdString();
    m_form.edit([&](RunSpec& spec) {
        if (spec.program)
            setParameter(*spec.program, key, on);
    });
}

void ProgramViewModel::addParameter(const QString& name)
{
    const std::string key = name.trimmed().toStdString();
    if (!isParameterName(key) || !m_form.spec().program || parameterIn(*m_form.spec().program, key) ||
        optionIn(*m_form.spec().program, key))
        return;
    ProgramOptions options = m_form.spec().program->options;
    ProgramOption option;
    option.name = key;
    options.push_back(option);
    setOptions(options);
}

void ProgramViewModel::setOptions(const ProgramOptions& options)
{
    if (!m_form.spec().program)
        return;
    for (const ProgramOption& option : options) {
        const ProgramOption* before = optionIn(*m_form.spec().program, option.name);
        if (!before || *before != option)
            m_corrected.insert(shown(option.name));
    }
    m_form.edit([&](RunSpec& spec) {
        spec.program->options = options;
        fitValues(*spec.program);
    });
    emit m_form.specReplaced();
    if (!m_corrected.isEmpty())
        say(tr("%Ln corrected by you", nullptr, corrected()));
}

QString ProgramViewModel::fileName() const
{
    return m_look ? shown(m_look->fileName) : QString();
}

void ProgramViewModel::takeFile()
{
    if (!m_look || m_look->file.empty() || !m_form.spec().program)
        return;
    std::vector<SpecProblem> before, problems;
    (void)parseRunSpec(nlohmann::json(toJson(m_form.specToCheck())), before);
    const auto file = nlohmann::ordered_json::parse(m_look->file, nullptr, false);
    const RunSpec merged =
        withParametersFile(m_form.specToCheck(), file.is_object() ? file : nlohmann::ordered_json::object(), problems);
    // What was wrong with the form before is told at its fields.
    std::erase_if(problems,
                  [&](const SpecProblem& one) { return std::find(before.begin(), before.end(), one) != before.end(); });
    m_takenFile = fileName();
    if (!problems.empty() || !merged.program) {
        say(tr("%1: %2", "file, what is wrong with it")
                .arg(QFileInfo(fileName()).fileName(), problems.empty() ? QString() : titledProblem(problems.front())),
            true);
        return;
    }
    m_form.edit([&](RunSpec& spec) { spec.program = merged.program; });
    emit m_form.specReplaced();
    say(tr("%Ln from %1", nullptr, int(merged.program->options.size())).arg(QFileInfo(fileName()).fileName()));
}

void ProgramViewModel::saveFile()
{
    if (!m_form.spec().program)
        return;
    const ProgramSpec program = *m_form.spec().program;
    // The folder of the script is looked up beside the file's writing, off this thread: the script's own words tell it.
    const QString script = shown(scriptOf(program));
    const QString folder =
        script.isEmpty() ? shown(program.folder) : QFileInfo(shown(program.folder) + QLatin1Char('/') + script).path();
    const QString file = folder + QLatin1Char('/') + QLatin1String(kParametersFile);
    m_files.write(file, QByteArray::fromStdString(parametersFileText(program)),
                  [this, file](const Result<void>& outcome) {
                      if (!outcome.ok()) {
                          say(errorText(outcome.error()), true);
                          return;
                      }
                      m_lookedFor.clear();
                      say(tr("Saved as %1.").arg(file));
                  });
}

QString ProgramViewModel::startedText() const
{
    const RunSpec& spec = m_form.spec();
    if (!spec.program || spec.program->command.empty())
        return {};
    const ProgramCommand command = programCommand(spec, {"{run}", 1, {}});
    QString text;
    if (!command.folder.empty())
        text += QStringLiteral("cd %1\n").arg(shown(shellLine({command.folder})));
    for (const auto& [name, value] : command.variables)
        text += QStringLiteral("export %1=%2\n").arg(shown(name), shown(shellLine({value})));
    for (const std::string& front : command.pathFront)
        text += QStringLiteral("export PATH=%1:$PATH\n").arg(shown(shellLine({front})));
    return text + shown(shellLine(command.arguments));
}

QStringList ProgramViewModel::codeLines() const
{
    if (!m_look || m_look->commit.empty())
        return {};
    QStringList lines{
        m_look->branch.empty()
            ? tr("Commit %1, “%2”").arg(shown(m_look->commit).left(kShortCommit), shown(m_look->subject))
            : tr("Commit %1 of %2, “%3”")
                  .arg(shown(m_look->commit).left(kShortCommit), shown(m_look->branch), shown(m_look->subject))};
    if (m_look->changedFiles > 0)
        lines << tr("%Ln file(s) not committed; the run keeps the diff", nullptr, m_look->changedFiles);
    if (m_look->untracked > 0)
        lines << tr("%Ln untracked file(s), which the run does not keep", nullptr, m_look->untracked);
    return lines;
}

QStringList ProgramViewModel::environmentLines() const
{
    QStringList lines;
    if (!m_look || goesElsewhere()) // the versions here are not those of the machine
        return lines;
    if (!m_look->python.empty())
        lines << QStringLiteral("Python %1").arg(shown(m_look->python));
    for (const auto& [package, version] : m_look->packages)
        lines << QStringLiteral("%1 %2").arg(shown(package), shown(version));
    return lines;
}

} // namespace trainyard
