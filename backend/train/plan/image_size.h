// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/plan.h"
#include "backend/protocol/run_spec.h"

namespace trainyard {

/// Warns at /data/image where the network sees images of another size than they, or the model file, were made for:
/// an image size that differs from the one with which the model file was exported (`exported`; 0 = left open), or the
/// default one, which a spec has that states none, while every image of the data set has another.
void warnOfImageSize(const RunSpec& spec, const ImageSpec& exported, PlanAnswer& answer);

} // namespace trainyard
