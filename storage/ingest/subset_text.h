// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace trainyard::ingest {

/// Suffix of the data set's name of a run that uses only some classes: " (10 classes)" until the engine has reported
/// their number (`all` 0), then " (10 of 1000 classes)". The window parses it for translation.
inline std::string subsetText(std::int64_t used, std::int64_t all = 0)
{
    return " (" + std::to_string(used) + (all > 0 ? " of " + std::to_string(all) : "") + " classes)";
}

} // namespace trainyard::ingest
