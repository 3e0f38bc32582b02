// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/data_name.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <string_view>

namespace trainyard {
namespace {

/// Folder names that say nothing of what is in them.
constexpr std::array<std::string_view, 9> kGeneric{"data",     "dataset",  "datasets", "images",  "train",
                                                   "training", "prepared", "photos",   "pictures"};

bool isGeneric(std::string name)
{
    std::transform(name.begin(), name.end(), name.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return std::find(kGeneric.begin(), kGeneric.end(), name) != kGeneric.end();
}

} // namespace

std::string tellingPart(const std::string& path)
{
    std::string last, telling;
    for (const std::filesystem::path& part : std::filesystem::path(path).relative_path()) {
        if (part.empty()) // after a slash at the end
            continue;
        last = part.string();
        if (!isGeneric(last))
            telling = last;
    }
    return telling.empty() ? last : telling;
}

} // namespace trainyard
