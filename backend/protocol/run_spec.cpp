// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/run_spec.h"
#include "backend/protocol/stored_spec.h"

#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/protocol/reasons_run.h"
#include "backend/protocol/run_fields.h"
#include "backend/protocol/run_name.h"
#include "backend/protocol/spec_reader.h"
#include "backend/protocol/spec_tables.h"
#include "backend/protocol/version.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <map>

namespace trainyard {
namespace {

void flatten(const std::string& prefix, const nlohmann::ordered_json& value,
             std::vector<std::pair<std::string, std::string>>& out)
{
    if (value.is_object()) {
        for (const auto& item : value.items())
            flatten(prefix.empty() ? item.key() : prefix + "." + item.key(), item.value(), out);
        return;
    }
    out.emplace_back(prefix, value.is_string() ? value.get<std::string>() : value.dump());
}

void orderParameters(ProgramParameters& parameters, const nlohmann::ordered_json& written)
{
    std::map<std::string_view, std::size_t> places;
    for (auto member = written.begin(); member != written.end(); ++member)
        places.emplace(member.key(), places.size());
    std::sort(parameters.begin(), parameters.end(), [&](const ProgramParameter& a, const ProgramParameter& b) {
        return places.at(a.name) < places.at(b.name);
    });
}

std::uint64_t seedOr(std::int64_t own, std::uint64_t ofRun)
{
    return own == kSeedOfRun ? ofRun : static_cast<std::uint64_t>(own);
}

} // namespace

std::uint64_t sampleSeed(const RunSpec& spec)
{
    return seedOr(spec.data.seed, spec.seed);
}

std::uint64_t orderSeed(const RunSpec& spec)
{
    return seedOr(spec.data.orderSeed, spec.seed);
}

RunSpec parseRunSpec(const nlohmann::json& document, std::vector<SpecProblem>& problems)
{
    RunSpec spec;
    SpecReader reader(document, "", problems);
    int version = 0;
    reader.read("version", version, 1, kProtocolVersion);
    if (document.is_object() && !reader.has("version"))
        problems.push_back(SpecProblem{"/version", "", specReason("spec.one-choice", kProtocolVersion)});
    readGroup(reader, runFields(), spec, problems);
    checkProgram(spec, problems);
    if (!spec.program) {
        checkModel(spec, problems);
        checkData(spec.data, problems);
        checkTraining(spec.training, problems);
        checkDistribution(spec, problems);
        checkPruning(spec, problems);
    }
    checkPlacement(spec, problems);
    return spec;
}

RunSpec parseRunSpec(const nlohmann::ordered_json& document, std::vector<SpecProblem>& problems)
{
    RunSpec spec = parseRunSpec(nlohmann::json(document), problems);
    const auto path = nlohmann::ordered_json::json_pointer("/program/parameters");
    if (spec.program && document.contains(path) && document[path].is_object())
        orderParameters(spec.program->parameters, document[path]);
    return spec;
}

RunSpec parseRunSpecText(std::string_view text, std::vector<SpecProblem>& problems)
{
    try {
        const nlohmann::ordered_json document = parseDocument(text);
        if (document.is_object())
            return parseRunSpec(document, problems);
        problems.push_back({"", specReason("spec.no-object"), {}});
        return {};
    } catch (const std::exception& exception) {
        problems.push_back(notJson(exception));
        return {};
    }
}

RunSpec parseStoredRunSpec(std::string_view text, std::vector<SpecProblem>& problems)
{
    RunSpec spec = parseRunSpecText(text, problems);
    constexpr std::array<std::string_view, 4> kOfNewSpecs{"spec.option-twice", "spec.option-range", "spec.secret",
                                                          "spec.secret-argument"};
    std::erase_if(problems, [&](const SpecProblem& problem) {
        return std::find(kOfNewSpecs.begin(), kOfNewSpecs.end(), problem.allowed.code) != kOfNewSpecs.end();
    });
    return spec;
}

std::string idInSpec(std::string_view text)
{
    const auto json = nlohmann::json::parse(text, nullptr, false);
    return json.is_object() && json.contains("id") && json["id"].is_string() ? json["id"].get<std::string>()
                                                                             : std::string();
}

RunSpec readRunSpec(const std::string& path)
{
    std::vector<SpecProblem> problems;
    RunSpec spec = parseStoredRunSpec(readFile(path, std::size_t{4} << 20), problems);
    if (problems.empty())
        return spec;
    std::vector<Reason> told;
    bool newer = false;
    for (const SpecProblem& problem : problems) {
        told.push_back(problem.why());
        newer = newer || (problem.path == "/version" && !problem.found.empty());
    }
    throw Failure(newer ? ErrorKind::Version : ErrorKind::BadInput, "use the run spec", path,
                  newer ? runReason("run.spec-newer", told) : runReason("run.spec-wrong", told));
}

std::vector<SpecProblem> validateRunSpec(const RunSpec& spec)
{
    std::vector<SpecProblem> problems;
    const RunSpec parsed = parseRunSpec(toJson(spec), problems);
    (void)parsed;
    // Not refused in parseRunSpec(): earlier versions have started runs of such names.
    if (!spec.name.empty() && withoutOuterBlanks(spec.name).empty())
        problems.push_back({"/name", shortJson(spec.name), specReason("spec.only-blanks")});
    return problems;
}

nlohmann::ordered_json toJson(const RunSpec& spec)
{
    nlohmann::ordered_json json = {{"version", kProtocolVersion}};
    json.update(groupJson(runFields(), spec));
    return json;
}

std::string toText(const RunSpec& spec)
{
    return toJson(spec).dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

std::vector<std::pair<std::string, std::string>> flattenRunSpec(const RunSpec& spec)
{
    nlohmann::ordered_json json = toJson(spec);
    for (const char* key : {"version", "id", "name", "notes", "tags"})
        json.erase(key);
    std::vector<std::pair<std::string, std::string>> out;
    flatten("", json, out);
    return out;
}

} // namespace trainyard
