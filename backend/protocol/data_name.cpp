// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/data_name.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

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

std::vector<std::string> partsOf(const std::string& path)
{
    std::vector<std::string> parts;
    for (std::size_t begin = 0; begin < path.size();) {
        const std::size_t end = std::min(path.find('/', begin), path.size());
        if (end > begin)
            parts.push_back(path.substr(begin, end - begin));
        begin = end + 1;
    }
    return parts;
}

} // namespace

std::string tellingPart(const std::string& path)
{
    const std::vector<std::string> parts = partsOf(path);
    const auto telling = std::find_if_not(parts.rbegin(), parts.rend(), isGeneric);
    if (telling != parts.rend())
        return *telling;
    return parts.empty() ? std::string() : parts.back();
}

} // namespace trainyard
