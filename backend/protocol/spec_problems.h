// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/reasons_spec.h"
#include "backend/protocol/run_spec.h"

#include <string>

namespace trainyard {

/// A number as in JSON: "5.0", "0.001".
std::string jsonNumber(double value);
/// A number as people write it: "5", "0.001".
std::string plainNumber(double value);

} // namespace trainyard
