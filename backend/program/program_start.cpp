// SPDX-License-Identifier: Apache-2.0
#include "backend/program/program_start.h"

#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/program/allocation.h"
#include "backend/program/python_helper.h"
#include "backend/protocol/reasons_program.h"

#include <nlohmann/json.hpp>

#include <cstdlib>

namespace trainyard {
namespace {

std::string parametersText(const ProgramSpec& program)
{
    nlohmann::ordered_json json = nlohmann::ordered_json::object();
    for (const ProgramParameter& parameter : program.parameters)
        json[parameter.name] =
            std::visit([](const auto& held) { return nlohmann::ordered_json(held); }, parameter.value);
    return json.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

/// Without it the PATH would lead to another Python, which nobody asked for.
void requireVenv(const ProgramSpec& program)
{
    if (program.environment != ProgramEnvironment::Venv)
        return;
    const std::filesystem::path venv = std::filesystem::path(program.folder) / program.environmentValue;
    std::error_code code;
    if (!std::filesystem::exists(venv / "bin" / "python", code))
        throw Failure(ErrorKind::NotFound, "start the program in", venv.string(),
                      programReason("program.venv-absent", PathText{venv.string()}));
}

} // namespace

std::string interpreterOf(const ProgramSpec& program)
{
    if (program.command.empty())
        return {};
    const std::string& word = program.command.front();
    const std::string file = word.substr(word.find_last_of('/') + 1);
    return file.starts_with("python") ? word : std::string();
}

void putOnPythonPath(ProgramCommand& command, const std::string& folder)
{
    const char* inherited = std::getenv("PYTHONPATH");
    std::string own = inherited ? inherited : "";
    for (const auto& [name, value] : command.variables)
        if (name == "PYTHONPATH")
            own = value;
    command.variables.emplace_back("PYTHONPATH", own.empty() ? folder : folder + ":" + own);
}

ProgramStart prepareProgram(const RunDirectory& directory, const RunSpec& spec, int attempt, const ResumePoint& from)
{
    requireVenv(*spec.program);
    ProgramStart start;
    start.folder = directory.attempt(attempt) / "program";
    start.stopFile = start.folder / "stop";
    start.saveFile = start.folder / "save";
    const std::filesystem::path python = start.folder / "python";
    makeFolders(python);
    writeFileAtomically(python / "trainyard.py", pythonHelper());
    writeFileAtomically(start.folder / "parameters.json", parametersText(*spec.program));
    writeFileAtomically(start.folder / kAttemptSpec, toText(spec));

    start.allocation = allocationHere();
    start.command =
        programCommand(spec, {directory.root().string(), attempt, from.path, homeFolder().string(), start.allocation});
    start.python = interpreterOf(*spec.program);
    const auto set = [&](const char* name, const std::string& value) {
        start.command.variables.emplace_back(name, value);
    };
    putOnPythonPath(start.command, python.string());
    set("PYTHONUNBUFFERED", "1"); // what it prints is shown at once
    set("TRAINYARD_RUN", directory.root().string());
    set("TRAINYARD_ATTEMPT", std::to_string(attempt));
    set("TRAINYARD_INBOX", start.folder.string());
    set("TRAINYARD_EVENTS", (start.folder / "log.jsonl").string());
    set("TRAINYARD_PARAMETERS", (start.folder / "parameters.json").string());
    set("TRAINYARD_STOP", start.stopFile.string());
    set("TRAINYARD_SAVE", start.saveFile.string());
    set("TRAINYARD_CHECKPOINT", from.path);
    set("TRAINYARD_START_STEP", std::to_string(from.step));
    set("TRAINYARD_SEED", std::to_string(spec.seed));
    for (const std::string& variable : spec.program->variables)
        if (variable.find('=') == std::string::npos && !std::getenv(variable.c_str()))
            start.missing.push_back(variable);
    return start;
}

} // namespace trainyard
