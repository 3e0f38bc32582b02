// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/error.h"
#include "backend/protocol/run_spec.h"

namespace trainyard {

/// Returns open(spec). Where the data set has neither validation samples nor two samples of any class, so that none can
/// be held out, it is opened with all samples in its training part. For what treats all samples alike: inspecting and
/// preparing. A run refuses such a data set.
template <typename Open>
auto openWhole(DataSpec spec, const Open& open)
{
    try {
        return open(spec);
    } catch (const Failure& failure) {
        if (failure.error().reasonCode != "dataset.one-per-class")
            throw;
    }
    spec.validationShare = 0.0; // holds out nothing
    return open(spec);
}

} // namespace trainyard
