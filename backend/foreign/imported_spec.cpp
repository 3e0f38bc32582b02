// SPDX-License-Identifier: Apache-2.0
#include "backend/foreign/imported_spec.h"

#include "backend/foreign/log_base.h"

#include <algorithm>

namespace trainyard::foreign {
namespace {

constexpr std::size_t kMostSpecTags = 50;
constexpr std::size_t kLongestTag = 60;
constexpr std::size_t kLongestValue = 200;
constexpr std::size_t kLongestNotes = 19'000;

/// One line of 1…`longest` bytes.
std::string oneLine(const std::string& text, std::size_t longest, const char* otherwise)
{
    std::string out = cleanText(text, longest);
    std::replace_if(
        out.begin(), out.end(), [](char letter) { return letter == '\n' || letter == '\t'; }, ' ');
    return out.empty() ? otherwise : out;
}

} // namespace

RunSpec importedSpec(const std::string& id, const std::string& foundName, const LogSource& source,
                     const LogFacts& facts, const std::map<std::string, std::string>& parameters,
                     const std::vector<std::string>& tags)
{
    RunSpec spec;
    spec.id = id;
    spec.name = oneLine(facts.name.empty() ? foundName : facts.name, 200, "imported");
    spec.notes = cleanText(facts.notes, kLongestLogText);
    std::vector<std::string> all = tags;
    all.insert(all.end(), facts.tags.begin(), facts.tags.end());
    for (const std::string& tag : all) {
        std::string line = oneLine(tag, kLongestTag, "");
        if (!line.empty() && spec.tags.size() < kMostSpecTags &&
            std::find(spec.tags.begin(), spec.tags.end(), line) == spec.tags.end())
            spec.tags.push_back(std::move(line));
    }
    // Model and data of another program are not known; the log stands in their places.
    const std::filesystem::path place = std::filesystem::absolute(source.path).lexically_normal();
    spec.model.file = place.string();
    spec.data.format = DataFormat::Folder;
    spec.data.path = place.parent_path().string();
    for (const auto& [parameter, value] : parameters) {
        const std::string line = parameter + " = " + oneLine(value, kLongestValue, "");
        if (spec.notes.size() + line.size() + 1 > kLongestNotes)
            break;
        spec.notes += (spec.notes.empty() ? "" : "\n") + line;
    }
    return spec;
}

} // namespace trainyard::foreign
