// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/engine/inspect.h"
#include "backend/protocol/run_spec.h"

#include <string>
#include <vector>

namespace trainyard {

/// What `inspect data` is asked for: a path, of which the format is guessed, or a spec.
struct DataQuestion {
    std::string path;
    std::string spec; ///< file; "-" = standard input
    int threads = 0;
    bool progress = false;
};

/// The data set that is meant, checked; of a whole spec, its seed, batch size, micro-batches and
/// distribution too. Throws Failure.
RunSpec readDataQuestion(const DataQuestion& question);
/// The whole inspection of a data set. Throws Failure.
Inspection inspectData(const DataQuestion& question);
/// The same as lines of JSON on standard output (protocol/data_inspection.h), errors too. Returns the exit code.
int inspectDataInLines(const DataQuestion& question);

/// What `inspect distribution` is asked for; what is 0 or empty comes from the spec.
struct SharesQuestion {
    DataQuestion data;
    int ranks = 2;
    std::string sharding;
    int localBatch = 0;
    std::int64_t epoch = 0;
    std::vector<std::string> speeds; ///< as they were typed
};

/// How ranks would share an epoch's samples (protocol/distribution.h). Throws Failure.
Inspection inspectDistribution(const SharesQuestion& question);

/// "image folder"
std::string formatText(DataFormat format);

} // namespace trainyard
