// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/transport/transport.h"

namespace trainyard {
namespace {

constexpr std::int64_t kSmallFile = std::int64_t{4} << 20;

} // namespace

std::optional<std::string> Transport::create(const std::string& path, const std::string& bytes)
{
    if (std::optional<std::string> there = read(path, 0, kSmallFile))
        return there;
    if (const std::size_t slash = path.rfind('/'); slash != std::string::npos && slash > 0)
        makeFolders(path.substr(0, slash));
    write(path, bytes);
    return std::nullopt;
}

} // namespace trainyard
