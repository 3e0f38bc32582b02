// SPDX-License-Identifier: Apache-2.0
#include "backend/foreign/imported_spec.h"

#include "backend/foreign/log_base.h"
#include "backend/protocol/program_help.h"
#include "backend/protocol/run_name.h"

#include <algorithm>

namespace trainyard::foreign {
namespace {

constexpr std::size_t kMostSpecTags = 50;
constexpr std::size_t kLongestTag = 60;
constexpr std::size_t kLongestValue = 1'000; // of a parameter, bytes
constexpr std::size_t kMostSpecParameters = 1'000;
constexpr std::size_t kLongestParameterName = 100;
constexpr std::size_t kLongestPlace = 4'096; // of a program's folder, bytes

/// One line of 1…`longest` bytes.
std::string oneLine(const std::string& text, std::size_t longest, const char* otherwise)
{
    std::string out = cleanText(text, longest);
    std::replace_if(
        out.begin(), out.end(), [](char letter) { return letter == '\n' || letter == '\t'; }, ' ');
    return out.empty() ? otherwise : out;
}

/// "optimizer/name" → "optimizer.name", so that the store's key reads like that of any other setting.
std::string parameterName(const std::string& raw)
{
    std::string out = raw.substr(0, kLongestParameterName);
    for (char& letter : out)
        letter = letter == '/' ? '.' : isParameterName(std::string_view(&letter, 1)) ? letter : '_';
    return out.empty() ? "_" : out;
}

void addParameters(ProgramSpec& program, const std::map<std::string, std::string>& parameters)
{
    for (const auto& [raw, value] : parameters) {
        if (program.parameters.size() >= kMostSpecParameters)
            return;
        const std::string plain = parameterName(raw);
        std::string itsName = plain;
        for (int copy = 2; parameterIn(program, itsName); ++copy) { // "a/b" beside "a.b"
            const std::string mark = "_" + std::to_string(copy);
            itsName = plain.substr(0, kLongestParameterName - mark.size()) + mark;
        }
        program.parameters.push_back({itsName, typedValue(oneLine(value, kLongestValue, ""))});
    }
}

} // namespace

RunSpec importedSpec(const std::string& id, const std::string& foundName, const LogSource& source,
                     const LogFacts& facts, const std::map<std::string, std::string>& parameters,
                     const std::vector<std::string>& tags)
{
    RunSpec spec;
    spec.id = id;
    spec.name = withoutOuterBlanks(oneLine(facts.name.empty() ? foundName : facts.name, 200, ""));
    if (spec.name.empty())
        spec.name = "imported";
    spec.notes = cleanText(facts.notes, kLongestLogText);
    std::vector<std::string> all = tags;
    all.insert(all.end(), facts.tags.begin(), facts.tags.end());
    for (const std::string& tag : all) {
        std::string line = oneLine(tag, kLongestTag, "");
        if (!line.empty() && spec.tags.size() < kMostSpecTags &&
            std::find(spec.tags.begin(), spec.tags.end(), line) == spec.tags.end())
            spec.tags.push_back(std::move(line));
    }
    // There is no model and no data set that the engine knows; the log stands in the place of a program, so that lists
    // say whose log it is.
    const std::filesystem::path place = std::filesystem::absolute(source.path).lexically_normal();
    ProgramSpec& program = spec.program.emplace();
    // A file's name may hold any bytes, a spec only text. The log itself is found by its state, not by this.
    program.command = {std::string(title(source.kind)), oneLine(place.string(), kLongestPlace, "/")};
    program.folder = oneLine(place.parent_path().string(), kLongestPlace, "/");
    addParameters(program, parameters);
    return spec;
}

} // namespace trainyard::foreign
