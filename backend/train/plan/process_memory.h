// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/plan.h"
#include "backend/train/network/network_options.h"

#include <cstdint>

namespace trainyard {

/// The samples that a process of a run keeps in the machine's own memory once it is trained: those that it has decoded,
/// or the pages of prepared ones.
struct KeptSamples {
    std::int64_t training = 0;   ///< bytes, if it meets all of them
    std::int64_t validation = 0; ///< the same
};
KeptSamples keptSamples(const DataSpec& spec, const DatasetPlan& data);

/// How much of the training samples one of `ranks` ranks meets in `epochs` epochs, which are dealt anew each time: 0…1.
double shareMet(int ranks, int epochs);

/// What all processes of a run take together of the memory of one machine: the fullest one, where there are several.
/// `rank` is the network of a training rank, `beside` the same with a second network that validates, which only matters
/// with masters. Without `data`, that of the data set is left out.
MemoryPlan memoryOfProcesses(const RunSpec& spec, const NetworkOptions& options, const MemoryPlan& rank,
                             const MemoryPlan& beside, const DatasetPlan* data);

} // namespace trainyard
