// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/transport/disk_space.h"

#include "cluster/transport/shell_quote.h"

#include <algorithm>
#include <cstdlib>
#include <sstream>
#include <vector>

namespace trainyard {
namespace {

constexpr std::int64_t kBlock = 1024;

std::vector<std::vector<std::string>> linesOfWords(std::string_view text)
{
    std::vector<std::vector<std::string>> lines;
    std::istringstream stream{std::string(text)};
    for (std::string line; std::getline(stream, line);) {
        std::istringstream words(line);
        std::vector<std::string> all;
        for (std::string word; words >> word;)
            all.push_back(word);
        if (!all.empty())
            lines.push_back(std::move(all));
    }
    return lines;
}

/// What a quota leaves on a device, or −1 without a quota. Parses lines of DEVICE BLOCKS QUOTA LIMIT [GRACE] FILES …,
/// in KiB; an asterisk marks blocks beyond the quota. The limit is hard; the quota may be exceeded for a while.
std::int64_t leftByQuota(std::string_view quota, const std::string& device)
{
    for (const std::vector<std::string>& words : linesOfWords(quota)) {
        if (words.size() < 4 || words[0] != device)
            continue;
        const std::int64_t used = std::atoll(words[1].c_str()), soft = std::atoll(words[2].c_str()),
                           hard = std::atoll(words[3].c_str());
        const std::int64_t most = hard > 0 ? hard : soft;
        return most > 0 ? std::max<std::int64_t>(0, most - used) * kBlock : -1;
    }
    return -1;
}

} // namespace

void addDiskSpace(FramedScript& script, const std::string& folder)
{
    script.add("disk", "d=" + shellQuoted(folder) +
                           "\nwhile [ ! -d \"$d\" ] && [ \"$d\" != / ]; do d=$(dirname -- \"$d\"); done\n"
                           "df -Pk -- \"$d\"");
    // It queries servers, any of which may hang.
    script.add("quota", "command -v quota >/dev/null 2>&1 || exit 0\n"
                        "t=; command -v timeout >/dev/null 2>&1 && t='timeout 10'\n$t quota -w 2>/dev/null; :");
}

DiskSpace parseDiskSpace(const FramedAnswer& answer)
{
    return parseDiskSpace(answer.section("disk").output, answer.section("quota").output);
}

DiskSpace parseDiskSpace(std::string_view df, std::string_view quota)
{
    const std::vector<std::vector<std::string>> lines = linesOfWords(df);
    DiskSpace space;
    if (lines.size() < 2)
        return space;
    // Device, 1024-blocks, used, available, capacity, mount point; device and mount point may contain spaces.
    const std::vector<std::string>& words = lines.back();
    for (std::size_t i = 4; i < words.size(); ++i) {
        if (words[i].back() != '%')
            continue;
        space.free = std::atoll(words[i - 1].c_str()) * kBlock;
        space.total = std::atoll(words[i - 3].c_str()) * kBlock;
        std::string device = words[0];
        for (std::size_t part = 1; part + 3 < i; ++part)
            device += " " + words[part];
        if (const std::int64_t left = leftByQuota(quota, device); left >= 0)
            space.free = std::min(space.free, left);
        break;
    }
    return space;
}

} // namespace trainyard
