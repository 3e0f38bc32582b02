// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/run_spec.h"

#include <string>
#include <string_view>
#include <vector>

namespace trainyard {

/// The series that every run of this spec writes, those of an epoch's end first. Series whose names depend on the
/// machine or the network are missing: isRecorded() knows them. A program names its series itself; the usual ones of
/// them are returned.
std::vector<std::string> recordedSeries(const RunSpec& spec);

/// Whether a run of this spec writes the series, as far as a spec tells. A layer's or a GPU's name is not checked; nor
/// is whether the data has validation samples.
bool isRecorded(const RunSpec& spec, std::string_view series);

/// The field that is not set and without which no run writes the series: "pruning/method"; empty if there is none.
std::string_view fieldToSet(const RunSpec& spec, std::string_view series);

} // namespace trainyard
