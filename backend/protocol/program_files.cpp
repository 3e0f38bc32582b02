// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/program_files.h"

#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/protocol/reasons_program.h"
#include "backend/protocol/run_fields.h"
#include "backend/protocol/spec_reader.h"

#include <nlohmann/json.hpp>

#include <unistd.h>

#include <algorithm>
#include <cstdlib>

namespace trainyard {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kLargestParametersFile = std::size_t{4} << 20;
/// Keys of the section that say which program is meant and with what it runs: a file beside it does not decide them.
constexpr const char* kOwnKeys[] = {"command", "folder"};

bool isExecutable(const fs::path& file)
{
    std::error_code code;
    return fs::is_regular_file(file, code) && ::access(file.c_str(), X_OK) == 0;
}

} // namespace

std::string findProgram(std::string_view word, const fs::path& folder, std::string_view path)
{
    if (word.empty())
        return {};
    if (word.find('/') != word.npos) {
        const fs::path file = (folder / word).lexically_normal();
        return isExecutable(file) ? file.string() : std::string();
    }
    while (!path.empty()) {
        const std::size_t end = std::min(path.find(':'), path.size());
        const fs::path candidate = fs::path(path.substr(0, end)) / word;
        if (end > 0 && isExecutable(candidate))
            return candidate.string();
        path.remove_prefix(std::min(end + 1, path.size()));
    }
    return {};
}

void settleProgram(ProgramSpec& program)
{
    if (program.command.empty() || program.environment != ProgramEnvironment::None)
        return;
    const char* path = std::getenv("PATH");
    if (std::string found = findProgram(program.command.front(), program.folder, path ? path : ""); !found.empty())
        program.command.front() = std::move(found);
}

std::string scriptOf(const ProgramSpec& program)
{
    for (std::size_t i = 1; i < program.command.size(); ++i)
        for (const char* suffix : {".py", ".sh", ".jl", ".R", ".lua", ".pl", ".rb"})
            if (program.command[i].ends_with(suffix) && !program.command[i].starts_with('-') &&
                program.command[i].find('{') == std::string::npos)
                return program.command[i];
    return {};
}

fs::path scriptFolder(const ProgramSpec& program)
{
    const fs::path folder = program.folder;
    std::error_code code;
    for (const std::string& word : program.command)
        if (word.find('.') != std::string::npos && fs::is_regular_file(folder / word, code))
            return (folder / word).parent_path();
    return folder;
}

nlohmann::ordered_json parametersBeside(const ProgramSpec& program)
{
    const fs::path file = scriptFolder(program) / kParametersFile;
    std::error_code code;
    if (!fs::exists(file, code))
        return nlohmann::ordered_json::object();
    Reason why = programReason("program.no-object");
    try {
        nlohmann::ordered_json json = parseDocument(readFile(file, kLargestParametersFile));
        if (json.is_object())
            return json;
    } catch (const Failure&) {
        throw;
    } catch (const Refusal& refusal) {
        why = refusal.why();
    } catch (const std::exception& exception) {
        why = programReason("program.no-json", Quotation{exception.what()});
    }
    throw Failure(ErrorKind::BadInput, "read", file.string(), std::move(why));
}

RunSpec withParametersFile(const RunSpec& spec, const nlohmann::ordered_json& file, std::vector<SpecProblem>& problems)
{
    nlohmann::ordered_json document = toJson(spec);
    for (const auto& [key, value] : file.items()) {
        nlohmann::ordered_json& own = document["program"][key];
        if (key == "parameters" && value.is_object()) { // what was typed counts, and comes last in its order
            nlohmann::ordered_json both = nlohmann::ordered_json::object();
            for (const auto& [itsName, ofFile] : value.items())
                if (!own.is_object() || !own.contains(itsName))
                    both[itsName] = ofFile;
            if (own.is_object())
                both.update(own);
            own = std::move(both);
        } else if (std::find(std::begin(kOwnKeys), std::end(kOwnKeys), key) == std::end(kOwnKeys)) {
            own = value;
        } else {
            problems.push_back({"", programReason("program.own-key", Quotation{key}), {}});
        }
    }
    return parseRunSpec(document, problems);
}

std::string parametersFileText(const ProgramSpec& program)
{
    RunSpec spec, plain;
    spec.program = program;
    plain.program.emplace();
    const RunField& section = *runField("/program");
    nlohmann::ordered_json own = groupJson(section, spec), usual = groupJson(section, plain), written;
    for (const char* key : {"command", "folder", "parameters", "variables", "environment"})
        own.erase(key); // of a person and a machine, not of the script
    for (const auto& [key, value] : own.items())
        if (!usual.contains(key) || usual[key] != value)
            written[key] = value;
    if (written.is_null())
        written = nlohmann::ordered_json::object();
    return written.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

} // namespace trainyard
