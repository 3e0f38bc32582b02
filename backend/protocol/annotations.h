// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard {

/// What a person has written about a run since it was started, and what only the person knows of its origin. The store
/// has it; a copy lies beside the run, so that a lost store loses none of it. Only the window and the command line
/// write the file, never the engine.
struct Annotations {
    std::string run; ///< id
    std::string name;
    std::string notes;
    std::vector<std::string> tags;
    bool archived = false;
    double trashedAt = 0.0;      ///< Unix seconds, 0 = not in the trash
    double deletedAt = 0.0;      ///< Unix seconds, 0 = not deleted from the store
    std::string clonedFrom = {}; ///< id of the run whose settings a person cloned to make this one; may be empty
    friend bool operator==(const Annotations&, const Annotations&) = default;
};

/// Its name in a run directory.
inline constexpr const char* kAnnotationsFile = "annotations.json";

std::string toText(const Annotations& annotations);
/// nullopt for a foreign, torn or newer text.
std::optional<Annotations> parseAnnotations(std::string_view text);
/// nullopt for an absent or unreadable file, and for one of another run.
std::optional<Annotations> readAnnotations(const std::filesystem::path& file, const std::string& run);

} // namespace trainyard
