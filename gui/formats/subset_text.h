// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/store/types.h"

#include <QString>

#include <functional>
#include <vector>

namespace trainyard {

// What a run's results are worth that saw a part of the data, in the user's language.

/// "This run sees 10 of 1,000 classes: …"; empty for a run that sees all.
QString subsetHint(const RunData& data);

/// The same for the runs of a campaign: "all runs see 10 of 1,000 classes of photos"; empty if every run sees all.
QString subsetOfRuns(const std::vector<RunData>& runs);

/// The data of a compared run.
struct ComparedData {
    RunData data;
    QString validation; ///< what determines the validation samples; equal for equal ones
    friend bool operator==(const ComparedData&, const ComparedData&) = default;
};
/// `param`: the value of a parameter of the run's flattened spec, empty if it has none.
ComparedData comparedData(const RunData& data, const std::function<QString(const char* key)>& param);
/// Why results of these runs should not be compared: other data, another part of them, other validation samples.
/// Empty: nothing speaks against it.
QString comparisonWarning(const std::vector<ComparedData>& runs);

} // namespace trainyard
