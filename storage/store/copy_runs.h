// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace trainyard {

/// Writes a store of these runs alone, with their points, histograms, messages, logs and campaigns: a file to hand on,
/// which Trainyard opens like its own. A run that is not over is marked as interrupted there, for nothing follows it.
/// `to` is replaced whole, or left as it was; only a store that was written so before is replaced. `progress` hears of
/// runs done (0…1) and may return false to give up. Returns the number of points. Blocking; reads `from` in one
/// transaction beside its writers. Throws Failure: NotFound for a run that the store does not have, BadInput where `to`
/// may not be replaced, Cancelled, NoSpace.
std::int64_t copyRuns(const std::filesystem::path& from, const std::vector<std::string>& ids,
                      const std::filesystem::path& to, const std::function<bool(double)>& progress = {});

} // namespace trainyard
