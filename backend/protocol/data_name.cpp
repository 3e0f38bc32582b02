// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/data_name.h"

#include "backend/base/files.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <string_view>
#include <vector>

namespace trainyard {
namespace {

using Parts = std::vector<std::string>;

/// Folder names that say nothing of what is in them.
constexpr std::array<std::string_view, 9> kGeneric{"data",     "dataset",  "datasets", "images",  "train",
                                                   "training", "prepared", "photos",   "pictures"};

/// Folders in which homes and mounts lie. "*": any name.
const std::array<Parts, 8> kPlaces{
    Parts{"home", "*"}, {"Users", "*"},      {"root"},         {"~"},
    {"mnt", "*"},       {"media", "*", "*"}, {"Volumes", "*"}, {"run", "media", "*", "*"}};

bool isGeneric(std::string name)
{
    std::transform(name.begin(), name.end(), name.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return std::find(kGeneric.begin(), kGeneric.end(), name) != kGeneric.end();
}

Parts partsOf(const std::filesystem::path& path)
{
    Parts parts;
    for (const std::filesystem::path& part : path.lexically_normal().relative_path())
        if (!part.empty()) // after a slash at the end
            parts.push_back(part.string());
    return parts;
}

/// How many first parts of `path` lead to `place`; 0: it lies elsewhere.
std::size_t partsTo(const Parts& place, const Parts& path)
{
    const std::size_t count = std::min(place.size(), path.size());
    for (std::size_t i = 0; i < count; ++i)
        if (place[i] != "*" && place[i] != path[i])
            return 0;
    return count;
}

/// The number of first parts that lead to a home or a mount: they name a person or a disk.
std::size_t placeParts(const Parts& path)
{
    std::size_t count = partsTo(partsOf(homeFolder()), path);
    for (const Parts& place : kPlaces)
        count = std::max(count, partsTo(place, path));
    return count;
}

} // namespace

std::string tellingPart(const std::string& path)
{
    const Parts parts = partsOf(path);
    if (parts.empty())
        return {};
    const bool whole = std::filesystem::path(path).is_absolute() || parts.front() == "~";
    const std::size_t place = whole ? placeParts(parts) : 0;
    for (std::size_t i = parts.size(); i > place; --i)
        if (!isGeneric(parts[i - 1]))
            return parts[i - 1];
    return parts.back();
}

} // namespace trainyard
