// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/run_name.h"

namespace trainyard {
namespace {

constexpr std::string_view kBlanks[] = {" ",      "\t",     "\n",     "\r",     "\u00a0", // no break
                                        "\u1680", "\u2000", "\u2001", "\u2002", "\u2003", "\u2004",
                                        "\u2005", "\u2006", "\u2007", "\u2008", "\u2009", "\u200a",
                                        "\u200b", "\u202f", "\u205f", "\u2060", "\u3000", "\ufeff"};

} // namespace

std::string withoutOuterBlanks(std::string_view name)
{
    for (bool again = true; again;) {
        again = false;
        for (const std::string_view blank : kBlanks) {
            if (name.starts_with(blank)) {
                name.remove_prefix(blank.size());
                again = true;
            }
            if (name.ends_with(blank)) {
                name.remove_suffix(blank.size());
                again = true;
            }
        }
    }
    return std::string(name);
}

} // namespace trainyard
