// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace trainyard::ingest {

/// What stands behind a run's data set that it uses some classes of: " (10 classes)" until the engine has told how many
/// there are (`all` 0), " (10 of 1000 classes)" from then on. The window reads it back to translate it.
inline std::string subsetText(std::int64_t used, std::int64_t all = 0)
{
    return " (" + std::to_string(used) + (all > 0 ? " of " + std::to_string(all) : "") + " classes)";
}

} // namespace trainyard::ingest
