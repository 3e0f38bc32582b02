// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/command_line/program_spec.h"

#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/protocol/field_json.h"
#include "backend/protocol/program_files.h"
#include "backend/protocol/program_help.h"
#include "backend/protocol/program_look.h"
#include "backend/protocol/run_fields.h"
#include "backend/protocol/version.h"
#include "cluster/control/diverged_runs.h"
#include "cluster/control/job_requests.h"
#include "cluster/control/machine.h"
#include "cluster/control/program_plan.h"
#include "cluster/scheduler/cluster_facts.h"
#include "cluster/transport/local_transport.h"
#include "cluster/transport/shell_quote.h"
#include "gui/command_line/session.h"
#include "gui/command_line/spec.h"

#include <nlohmann/json.hpp>

#include <cstdio>
#include <filesystem>

namespace trainyard::commands {
namespace {

namespace fs = std::filesystem;

constexpr double kHelpSeconds = 150.0; // longer than the engine waits for the script

fs::path folderOf(const RunOptions& options)
{
    const fs::path whole =
        fs::absolute(options.folder.empty() ? fs::path(".") : fs::path(options.folder)).lexically_normal();
    return whole.has_filename() ? whole : whole.parent_path(); // without the last slash
}

ProgramSpec commandOf(const RunOptions& options)
{
    ProgramSpec program;
    program.command = options.program;
    program.folder = folderOf(options).string();
    return program;
}

/// The file beside the script, with what was typed in its place.
nlohmann::ordered_json typedOver(nlohmann::ordered_json file, const RunOptions& options)
{
    if (!options.launcher.empty())
        file["launcher"] = options.launcher;
    for (const auto& [kind, value] : {std::pair("venv", options.venv), std::pair("conda", options.conda),
                                      std::pair("modules", options.modules), std::pair("container", options.container)})
        if (!value.empty())
            file["environment"] = {{"kind", kind}, {"value", value}};
    for (const std::string& variable : options.variables)
        file["variables"].push_back(variable);
    for (const auto& [kind, logs] : {std::pair("tensorboard", &options.tensorboard), std::pair("csv", &options.csv),
                                     std::pair("json_lines", &options.jsonLines), std::pair("mlflow", &options.mlflow)})
        for (const std::string& log : *logs)
            file["follow"][kind].push_back(log);
    return file;
}

std::string listed(const std::vector<SpecProblem>& problems)
{
    std::string text;
    for (const SpecProblem& problem : problems)
        text += (text.empty() ? "" : "; ") + problem.text();
    return text;
}

RunSpec specWith(const RunOptions& options, const nlohmann::ordered_json& file)
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
    std::vector<SpecProblem> problems;
    RunSpec spec = withParametersFile(given, typedOver(file, options), problems);
    if (!problems.empty())
        throw Failure(ErrorKind::BadInput, "use the program", programName(program), listed(problems),
                      std::string("Correct the command or ") + kParametersFile + ".");
    return spec;
}

} // namespace

RunSpec programSpec(const RunOptions& options)
{
    RunSpec spec = specWith(options, parametersBeside(commandOf(options)));
    if (options.machine.empty())
        settleProgram(*spec.program);
    return spec;
}

void tellPlan(Session& session, const RunSpec& spec, const std::string& machine)
{
    const bool here = machine.empty() || machine == kLocalMachineId;
    std::vector<SpecProblem> warnings;
    if (const std::optional<PlanAnswer> plan = here ? planHere(session.transport(), spec) : std::nullopt) {
        requireStartable(*plan, spec);
        warnings = plan->warnings;
    }
    if (const auto diverged = divergedWarning(readDivergedRuns(session.reader(), spec), spec))
        warnings.push_back(*diverged);
    for (const SpecProblem& warning : warnings)
        std::fprintf(stderr, "warning: %s\n", printable(warningText(warning)).c_str());
    if (!here && session.connected(machine).scheduler->abilities().cluster)
        if (const std::optional<Reason> remark = requestRemark(clusterRequest(spec, 0)))
            std::fprintf(stderr, "warning: %s\n", printable(remark->text()).c_str());
    if (spec.program && !here)
        for (const Reason& line : programPlan(spec, session.connected(machine).scheduler->jobTemplate()))
            std::fprintf(stderr, "%s\n", printable(line.words).c_str());
}

int printHelpOptions(const RunOptions& options)
{
    // The engine knows how a program is entered; scripts that import the helper find it there.
    const RunSpec spec =
        specWith(options, nlohmann::ordered_json::object()); // the file may be what the answer goes into
    const fs::path file = fs::temp_directory_path() / ("trainyard-" + spec.id + ".json");
    writeFileAtomically(file, toText(spec));
    LocalTransport here;
    const std::string engine = enginePath();
    const ExecResult answer = here.exec(shellQuoted(engine.empty() ? "trainyard-engine" : engine) +
                                            " inspect program --json --read-help --spec " + shellQuoted(file.string()),
                                        kHelpSeconds);
    std::error_code ignored;
    fs::remove(file, ignored);
    const auto document = nlohmann::json::parse(answer.output, nullptr, false);
    if (!document.is_object())
        throw Failure(ErrorKind::Internal, "read the help of", programName(*spec.program),
                      answer.errorOutput.empty() ? answer.output : answer.errorOutput,
                      "Check that trainyard-engine is installed beside trainyard.");
    const ProgramLook look = parseProgramLook(document);
    if (look.problem)
        throw Failure(*look.problem);
    nlohmann::ordered_json json = {{"options", nlohmann::ordered_json::array()}};
    for (const ProgramOption& option : look.options)
        json["options"].push_back(optionJson(option));
    std::printf("%s\n", json.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace).c_str());
    return kOk;
}

} // namespace trainyard::commands
