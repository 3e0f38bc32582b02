// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/program_check.h"

#include "backend/protocol/reasons_program.h"
#include "cluster/jobs/engine_words.h"
#include "cluster/transport/exec_text.h"
#include "cluster/transport/shell_quote.h"
#include "cluster/transport/text_fields.h"

#include <algorithm>
#include <vector>

namespace trainyard {
namespace {

constexpr const char* kStarting = "start the program";
constexpr double kCheckDeadline = 180.0; // conda on a cold network disk
constexpr const char* kMark = "trainyard-program: ";

/// A path as the shell there reads it; "~/" is the home folder there.
std::string pathWord(const std::string& path)
{
    return path.starts_with("~/") ? "\"$HOME\"/" + shellQuoted(path.substr(2)) : shellQuoted(path);
}

std::string condaScript(const ProgramSpec& program, const std::string& finds)
{
    const std::string& value = program.environmentValue;
    const std::string which =
        value.find('/') == std::string::npos ? "--name " + shellQuoted(value) : "--prefix " + pathWord(value);
    return "command -v conda >/dev/null 2>&1 || say no-conda\n"
           "e=$(conda run " +
           which + " true 2>&1) || say no-conda-environment \"$e\"\nconda run " + which + " sh -c " +
           shellQuoted("command -v " + finds) + " >/dev/null 2>&1 || say no-command\n";
}

std::string modulesScript(const ProgramSpec& program)
{
    std::string script = "command -v module >/dev/null 2>&1 || say no-modules\n";
    for (const std::string& module : splitFields(program.environmentValue, ' ', 1000))
        if (!module.empty())
            script += "module load " + shellQuoted(module) + " >/dev/null 2>&1 || say no-module " +
                      shellQuoted(module) + "\n";
    return script;
}

Error missing(ErrorKind kind, const std::string& subject, Reason why)
{
    return errorWith(kind, kStarting, subject, std::move(why));
}

} // namespace

std::string programCheckScript(const ProgramSpec& program, const std::string& script)
{
    const std::string& word = program.command.front();
    std::string text = "say() { printf '%s' '" + std::string(kMark) +
                       "'; printf '%s\\n' \"$*\" | tr '\\n' ' '; echo; exit 0; }\n"
                       "cd -- " +
                       shellQuoted(program.folder) + " 2>/dev/null || say no-folder\n[ -w . ] || say unwritable\n";
    if (!script.empty())
        text += "[ -e " + shellQuoted(script) + " ] || say no-script " + shellQuoted(script) + "\n";
    const std::string finds = "command -v " + shellQuoted(word) + " >/dev/null 2>&1 || say no-command\n";
    switch (program.environment) {
    case ProgramEnvironment::None: text += finds; break;
    case ProgramEnvironment::Venv:
        text += "v=" + pathWord(program.environmentValue) +
                "\n[ -x \"$v/bin/python\" ] || say no-venv\nPATH=$v/bin:$PATH\n" + finds;
        break;
    case ProgramEnvironment::Conda: text += condaScript(program, shellQuoted(word)); break;
    case ProgramEnvironment::Modules: text += modulesScript(program) + finds; break;
    case ProgramEnvironment::Container: // the program is the image's; compute nodes alone may have apptainer
        text += "[ -r " + pathWord(program.environmentValue) + " ] || say no-image\n";
        break;
    }
    return text + "say ok\n";
}

std::optional<Error> parseProgramCheck(std::string_view answer, const ProgramSpec& program)
{
    std::string said;
    for (const std::string_view line : splitLines(answer)) // a module may print as well
        if (line.starts_with(kMark))
            said = trimmed(std::string(line.substr(std::string_view(kMark).size())));
    const std::string word = said.substr(0, said.find(' '));
    const std::string detail = said.size() > word.size() ? said.substr(word.size() + 1) : std::string();
    const std::string &command = program.command.front(), &value = program.environmentValue;
    if (word == "ok")
        return std::nullopt;
    if (word == "no-folder")
        return missing(ErrorKind::NotFound, program.folder, programReason("program.there-no-folder"));
    if (word == "unwritable")
        return missing(ErrorKind::Permission, program.folder, programReason("program.there-unwritable"));
    if (word == "no-script")
        return missing(ErrorKind::NotFound, detail, programReason("program.there-no-script"));
    if (word == "no-command")
        return missing(ErrorKind::NotFound, command, programReason("program.there-no-command"));
    if (word == "no-venv")
        return missing(ErrorKind::NotFound, value, programReason("program.there-no-venv"));
    if (word == "no-conda")
        return missing(ErrorKind::NotFound, "conda", programReason("program.there-no-conda"));
    if (word == "no-conda-environment")
        return missing(ErrorKind::NotFound, value,
                       programReason("program.there-no-conda-environment", Quotation{detail.substr(0, 300)}));
    if (word == "no-modules")
        return missing(ErrorKind::NotFound, "module", programReason("program.there-no-modules"));
    if (word == "no-module")
        return missing(ErrorKind::NotFound, detail, programReason("program.there-no-module", Quotation{detail}));
    if (word == "no-image")
        return missing(ErrorKind::NotFound, value, programReason("program.there-no-image"));
    return missing(ErrorKind::Io, command,
                   programReason("program.there-silent", Quotation{std::string(answer.substr(0, 300))}));
}

void requireProgramThere(const RunSpec& spec, Machine& machine, const std::string& script)
{
    const std::string check = programCheckScript(*spec.program, script);
    const JobTemplate* jobs = machine.scheduler->jobTemplate();
    // In an engine's own container the sidecar starts the program there, where no log-in node looks.
    if (jobs && !jobs->prefix.empty())
        return;
    // "module" is a function of the log-in shell, where the program is started as well.
    const bool logsIn = jobs || spec.program->environment == ProgramEnvironment::Modules;
    const ExecResult answer = machine.transport->exec(
        logsIn ? afterPrologue(jobs ? jobs->prologue : std::string(), "eval \"$1\"", {check}) : check, kCheckDeadline);
    const std::string said = answer.output.empty() ? answer.errorOutput : answer.output;
    if (const std::optional<Error> error = parseProgramCheck(said, *spec.program))
        throw Failure(*error);
}

} // namespace trainyard
