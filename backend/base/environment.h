// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>

namespace trainyard {

/// The number in an environment variable, nothing when that is not set or empty. Throws Failure(BadInput) that names
/// the variable, what it holds and what it may be, unless it is a number from `least` to `most` and nothing else.
/// `meaning` says what of: "how many MiB of images stay on the GPU".
std::optional<double> environmentNumber(const char* variable, double least, double most, const std::string& meaning);

/// Which of several GPUs this process computes on: $TRAINYARD_GPU, or 0. Throws Failure(Unsupported), as for a GPU that
/// is not there, where that is no such number.
int chosenGpu();

} // namespace trainyard
