// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace trainyard {

/// As checkpointOf(), for commands: which checkpoints are damaged, and which one is taken instead, is told on standard
/// error.
std::filesystem::path newestCheckpoint(const std::filesystem::path& what, const std::string& operation);

/// As checkpointsOf(), with the same warnings.
std::vector<std::filesystem::path> wholeCheckpoints(const std::filesystem::path& run, const std::string& operation);

} // namespace trainyard
