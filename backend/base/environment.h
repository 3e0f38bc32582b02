// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"

#include <optional>
#include <string>

namespace trainyard {

/// Reads an environment variable as a number; nullopt when it is unset or empty. Throws Failure(BadInput), which names
/// the variable, its value and the allowed range, unless the whole value is a number from `least` to `most`. `meaning`
/// completes "Set it to …", for example "how many MiB of images stay on the GPU".
std::optional<double> environmentNumber(const char* variable, double least, double most, const Reason& meaning);

/// The GPU that this process computes on: $TRAINYARD_GPU, or 0. It counts, from 0, the GPUs that CUDA_VISIBLE_DEVICES
/// leaves visible, as CUDA itself does. Throws Failure(Unsupported), as for a missing GPU, when the variable holds no
/// valid number.
int chosenGpu();

} // namespace trainyard
