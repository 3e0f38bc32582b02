// SPDX-License-Identifier: Apache-2.0
#include "backend/engine/newest_checkpoint.h"

#include "backend/base/printable.h"
#include "backend/look/checkpoint_net.h"

namespace trainyard {

std::filesystem::path newestCheckpoint(const std::filesystem::path& what, const std::string& operation)
{
    bool damage = false;
    const std::filesystem::path file = checkpointOf(what, operation, [&](const Reason& found) {
        damage = true;
        complain("Warning: " + found.text());
    });
    if (damage)
        complain("Warning: " + file.string() + " is taken, the newest checkpoint that can be read.");
    return file;
}

std::vector<std::filesystem::path> wholeCheckpoints(const std::filesystem::path& run, const std::string& operation)
{
    return checkpointsOf(run, operation, [](const Reason& found) { complain("Warning: " + found.text()); });
}

} // namespace trainyard
