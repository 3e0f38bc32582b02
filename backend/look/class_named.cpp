// SPDX-License-Identifier: Apache-2.0
#include "backend/look/class_named.h"

#include "backend/data/base/data_text.h"
#include "backend/look/question_refusal.h"
#include "backend/protocol/reasons_look.h"

#include <algorithm>
#include <charconv>

namespace trainyard {

std::string listedNames(const std::vector<std::string>& names)
{
    constexpr std::size_t kListed = 12;
    std::string text;
    for (std::size_t i = 0; i < std::min(names.size(), kListed); ++i)
        text += (i ? ", " : "") + printable(names[i]);
    return names.size() > kListed ? text + ", …" : text;
}

int classNamed(const std::vector<std::string>& classes, const std::string& wanted)
{
    if (const auto found = std::find(classes.begin(), classes.end(), wanted); found != classes.end())
        return static_cast<int>(found - classes.begin());
    int index = -1;
    const auto end = wanted.data() + wanted.size();
    const auto [at, code] = std::from_chars(wanted.data(), end, index);
    if (code != std::errc() || at != end || index < 0 || index >= std::ssize(classes))
        throw questionRefusal("find the class", printable(wanted),
                              lookReason("look.no-such-class", listedNames(classes)));
    return index;
}

} // namespace trainyard
