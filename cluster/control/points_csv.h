// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/store/run_store.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard {

/// Writes every point of the runs' default view as CSV (RFC 4180, LF line ends), a row a point:
///   run_id,run,series,attempt,step,samples,epoch,time,value,min,max,count,started
/// `epoch` is empty where the program tells none. `time` counts from `started`, the Unix seconds at which the run
/// began. `series` empty = all. NaN and infinities as "NaN", "Infinity", "-Infinity". Numbers read back as the same
/// numbers. `sink` takes the text piece by piece; `progress` hears of runs done (0…1) and may return false to give up.
/// Returns the number of points. Throws Failure(NotFound) when there is none, Failure(Cancelled) when given up.
std::int64_t writePointsCsv(StoreReader& reader, const std::vector<RunRow>& runs,
                            const std::vector<std::string>& series, const std::function<void(std::string_view)>& sink,
                            const std::function<bool(double)>& progress = {});

/// The same into a file, which appears whole or not at all, or into a stream (isStream()).
std::int64_t writePointsCsvFile(StoreReader& reader, const std::vector<RunRow>& runs,
                                const std::vector<std::string>& series, const std::string& file,
                                const std::function<bool(double)>& progress = {});

} // namespace trainyard
