// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/command_line/program_spec.h"

#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/protocol/field_json.h"
#include "backend/protocol/program_help.h"
#include "backend/protocol/run_fields.h"
#include "backend/protocol/spec_reader.h"
#include "backend/protocol/version.h"
#include "cluster/control/program_plan.h"
#include "cluster/transport/local_transport.h"
#include "cluster/transport/shell_quote.h"
#include "gui/command_line/session.h"

#include <nlohmann/json.hpp>

#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>

namespace trainyard::commands {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kLargestFile = std::size_t{4} << 20;
constexpr double kHelpSeconds = 120.0; // a script that imports a framework before it parses its arguments

/// The queue starts the run later and with another PATH: what a name means here is settled now. An environment, and
/// another machine, have programs of their own.
std::string wholeProgram(const std::string& word, const fs::path& folder)
{
    std::error_code code;
    if (word.find('/') != std::string::npos)
        return fs::exists(folder / word, code) ? (folder / word).lexically_normal().string() : word;
    const char* path = std::getenv("PATH");
    std::string rest = path ? path : "";
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find(':'), rest.size());
        const fs::path candidate = fs::path(rest.substr(0, end)) / word;
        if (fs::is_regular_file(candidate, code) && ::access(candidate.c_str(), X_OK) == 0)
            return candidate.string();
        rest.erase(0, std::min(end + 1, rest.size()));
    }
    return word;
}

fs::path folderOf(const RunOptions& options)
{
    const fs::path whole =
        fs::absolute(options.folder.empty() ? fs::path(".") : fs::path(options.folder)).lexically_normal();
    return whole.has_filename() ? whole : whole.parent_path(); // without the last slash
}

/// The folder of the script; that of the program if no word names one.
fs::path scriptFolder(const RunOptions& options)
{
    const fs::path folder = folderOf(options);
    std::error_code code;
    for (const std::string& word : options.program)
        if (word.find('.') != std::string::npos && fs::is_regular_file(folder / word, code))
            return (folder / word).parent_path();
    return folder;
}

nlohmann::json fileBeside(const RunOptions& options)
{
    const fs::path file = scriptFolder(options) / kParametersFile;
    std::error_code code;
    if (!fs::exists(file, code))
        return nlohmann::json::object();
    try {
        nlohmann::json json = parseBoundedJson(readFile(file, kLargestFile));
        if (json.is_object())
            return json;
    } catch (const nlohmann::json::exception& exception) {
        throw Failure(ErrorKind::BadInput, "read", file.string(), std::string("it is not JSON: ") + exception.what(),
                      "Correct or remove the file.");
    }
    throw Failure(ErrorKind::BadInput, "read", file.string(), "it is not a JSON object", "Correct or remove the file.");
}

ProgramSpec commandOf(const RunOptions& options)
{
    ProgramSpec program;
    program.command = options.program;
    program.folder = folderOf(options).string();
    return program;
}

std::string listed(const std::vector<SpecProblem>& problems)
{
    std::string text;
    for (const SpecProblem& problem : problems)
        text += (text.empty() ? "" : "; ") + problem.text();
    return text;
}

} // namespace

RunSpec programSpec(const RunOptions& options)
{
    ProgramSpec program = commandOf(options);
    takeParameters(program);
    RunSpec given;
    given.id = makeRunId();
    given.name = options.name.empty() ? proposedProgramName(program, options.ranks).substr(0, 200) : options.name;
    given.program = program;
    given.resources.ranks = options.ranks;
    given.resources.placement.gpusPerNode = options.gpus;
    given.resources.device = options.gpus > 0 ? DeviceKind::Cuda : DeviceKind::Cpu;
    nlohmann::json document = nlohmann::json(toJson(given));
    const nlohmann::json beside = fileBeside(options); // items() refers to it
    for (const auto& [key, value] : beside.items()) {
        nlohmann::json& own = document["program"][key];
        if (key == "parameters" && value.is_object()) { // what was typed counts
            nlohmann::json both = value;
            both.update(own);
            own = std::move(both);
        } else if (key != "command" && key != "folder") {
            own = value;
        }
    }
    if (!options.launcher.empty())
        document["program"]["launcher"] = options.launcher;
    std::vector<SpecProblem> problems;
    RunSpec spec = parseRunSpec(document, problems);
    if (!problems.empty())
        throw Failure(ErrorKind::BadInput, "use the program", programName(program), listed(problems),
                      std::string("Correct the command or ") + kParametersFile + ".");
    if (options.machine.empty() && spec.program->environment == ProgramEnvironment::None)
        spec.program->command.front() = wholeProgram(spec.program->command.front(), spec.program->folder);
    return spec;
}

void tellProgramPlan(Session& session, const RunSpec& spec, const std::string& machine)
{
    if (!spec.program || machine.empty() || machine == kLocalMachineId)
        return;
    for (const Reason& line : programPlan(spec, session.connected(machine).scheduler->jobTemplate()))
        std::fprintf(stderr, "%s\n", printable(line.words).c_str());
}

int printHelpOptions(const RunOptions& options)
{
    const ProgramSpec program = commandOf(options);
    std::string line = "cd " + shellQuoted(program.folder) + " &&";
    for (const std::string& word : program.command)
        line += " " + shellQuoted(word);
    LocalTransport here;
    const ExecResult answer = here.exec(line + " --help </dev/null", kHelpSeconds);
    if (answer.exitCode != 0)
        throw Failure(ErrorKind::BadInput, "ask for the help of", programName(program),
                      answer.errorOutput.empty() ? "it ended with exit code " + std::to_string(answer.exitCode)
                                                 : answer.errorOutput,
                      "Check the command.");
    const ProgramOptions found = parseHelp(answer.output);
    if (found.empty())
        throw Failure(ErrorKind::BadInput, "read the help of", programName(program), "it lists no options",
                      std::string("Write ") + kParametersFile + " by hand; the guide has an example.");
    nlohmann::ordered_json json = {{"options", nlohmann::ordered_json::array()}};
    for (const ProgramOption& option : found)
        json["options"].push_back(optionJson(option));
    std::printf("%s\n", json.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace).c_str());
    return kOk;
}

} // namespace trainyard::commands
