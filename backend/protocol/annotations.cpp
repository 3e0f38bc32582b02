// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/annotations.h"

#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/protocol/version.h"

#include <nlohmann/json.hpp>

namespace trainyard {
namespace {

constexpr std::size_t kLongestAnnotations = std::size_t{16} << 20;

} // namespace

std::string toText(const Annotations& annotations)
{
    nlohmann::ordered_json json = {{"version", kProtocolVersion},
                                   {"run", annotations.run},
                                   {"name", annotations.name},
                                   {"notes", annotations.notes},
                                   {"tags", annotations.tags},
                                   {"archived", annotations.archived},
                                   {"trashed_at", annotations.trashedAt},
                                   {"deleted_at", annotations.deletedAt}};
    if (!annotations.clonedFrom.empty())
        json["cloned_from"] = annotations.clonedFrom;
    return json.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

std::optional<Annotations> parseAnnotations(std::string_view text)
{
    try {
        const auto json = nlohmann::json::parse(text);
        if (json.at("version").get<int>() > kProtocolVersion)
            return std::nullopt;
        Annotations found;
        found.run = json.at("run").get<std::string>();
        found.name = json.at("name").get<std::string>();
        found.notes = json.value("notes", "");
        found.tags = json.value("tags", std::vector<std::string>{});
        found.archived = json.value("archived", false);
        found.trashedAt = json.value("trashed_at", 0.0);
        found.deletedAt = json.value("deleted_at", 0.0);
        found.clonedFrom = json.value("cloned_from", "");
        return found;
    } catch (const std::exception&) {
        return std::nullopt;
    }
}

std::optional<Annotations> readAnnotations(const std::filesystem::path& file, const std::string& run)
{
    try {
        std::optional<Annotations> found = parseAnnotations(readFile(file, kLongestAnnotations));
        return found && found->run == run ? std::move(found) : std::nullopt;
    } catch (const Failure&) {
        return std::nullopt;
    }
}

} // namespace trainyard
