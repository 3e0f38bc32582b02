// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/command_line/spec.h"

#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/protocol/locations.h"
#include "backend/protocol/run_fields.h"
#include "backend/protocol/spec_reader.h"
#include "backend/protocol/version.h"
#include "cluster/control/machine.h"
#include "cluster/control/machine_plan.h"
#include "gui/services/presets.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>
#include <filesystem>

namespace trainyard::commands {
namespace {

constexpr std::size_t kLargestSpec = std::size_t{4} << 20;

std::string readStandardInput()
{
    std::string text;
    char buffer[1 << 16];
    while (const std::size_t count = std::fread(buffer, 1, sizeof buffer, stdin)) {
        text.append(buffer, count);
        if (text.size() > kLargestSpec)
            throw Failure(ErrorKind::BadInput, "read the run spec from", "standard input", "it is longer than 4 MiB");
    }
    return text;
}

std::string joined(const std::vector<SpecProblem>& problems)
{
    std::string out;
    for (const SpecProblem& problem : problems)
        out += (out.empty() ? "" : "; ") + problem.text();
    return out;
}

std::string listed(const PresetList& list)
{
    std::string out;
    for (const Preset& preset : list.presets)
        out += (out.empty() ? "" : ", ") + ("\"" + preset.name.toStdString() + "\"");
    return out;
}

} // namespace

RunSpec loadSpec(const std::string& file, const std::string& name)
{
    const bool input = file == "-";
    const std::string text = input ? readStandardInput() : readFile(file, kLargestSpec);
    std::vector<SpecProblem> problems;
    nlohmann::ordered_json document;
    try {
        document = parseDocument(text); // deep nesting in a hostile file would crash the program later
    } catch (const std::exception&) {
        document = nullptr;
    }
    RunSpec spec;
    if (!document.is_object()) {
        spec = parseRunSpecText(text, problems); // for its message about where the text is not JSON
    } else {
        // A hand-written spec only needs what differs from the defaults.
        if (!document.contains("version"))
            document["version"] = kProtocolVersion;
        if (!document.contains("id"))
            document["id"] = makeRunId();
        if (!name.empty())
            document["name"] = name;
        else if (!document.contains("name"))
            document["name"] =
                input ? document["id"] : nlohmann::ordered_json(std::filesystem::path(file).stem().string());
        spec = parseRunSpec(document, problems);
    }
    const std::string subject = input ? "from standard input" : file;
    if (!problems.empty() && !problems.front().found.remedy.empty())
        throw Failure(ErrorKind::BadInput, "use the run spec", subject, problems.front().why());
    if (!problems.empty())
        throw Failure(ErrorKind::BadInput, "use the run spec", subject, joined(problems), "Correct the named fields.");
    const std::filesystem::path folder =
        input ? std::filesystem::current_path() : std::filesystem::absolute(file).parent_path();
    const auto beside = [&](std::string& path) {
        if (!path.empty())
            path = (folder / path).lexically_normal().string(); // an absolute path stays unchanged
    };
    beside(spec.data.path);
    if (spec.parent)
        beside(spec.parent->checkpoint);
    return spec;
}

RunSpec presetSpec(const std::string& preset)
{
    const PresetList list = readPresets(dataHome() / "presets");
    for (const Preset& candidate : list.presets) {
        if (candidate.name.toStdString() != preset && !(preset.empty() && candidate.builtIn))
            continue;
        RunSpec spec = candidate.spec;
        spec.id = makeRunId();
        spec.name = candidate.name.toStdString();
        return spec;
    }
    throw Failure(ErrorKind::NotFound, "find the preset", preset, "no preset has this name",
                  "Choose one of: " + listed(list) + ".");
}

std::optional<PlanAnswer> planHere(Transport& here, const RunSpec& spec)
{
    try {
        EngineCommand engine;
        engine.engine = enginePath();
        return askMachinePlan(here, engine, toJson(spec).dump()).plan;
    } catch (const Failure&) {
        return std::nullopt;
    }
}

void requireStartable(const PlanAnswer& plan, const RunSpec& spec)
{
    if (plan.problems.empty())
        return;
    const std::string& path = plan.problems.front().path;
    const ExitCode code = path.starts_with("/data/")               ? ExitCode::BadData
                          : path.starts_with("/resources/device")  ? ExitCode::DeviceUnavailable
                          : path.starts_with("/parent/checkpoint") ? ExitCode::BadCheckpoint
                                                                   : ExitCode::BadSpec;
    throw StartRefused(errorWith(ErrorKind::BadInput, "start the run", spec.name, Reason(joined(plan.problems))), code);
}

std::string warningText(const SpecProblem& warning)
{
    const bool both = !warning.found.words.empty() && !warning.allowed.words.empty();
    const bool chosen = warning.allowed.code == "plan.auto-batch"; // by the engine, which tells what
    return flatKey(warning.path) + ": " + warning.found.words +
           (!both    ? ""
            : chosen ? "; "
                     : "; better: ") +
           warning.allowed.words;
}

} // namespace trainyard::commands
