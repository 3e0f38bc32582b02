// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/reasons_spec.h"
#include "backend/protocol/run_spec.h"

#include <string>
#include <string_view>

namespace trainyard {

/// A number as in JSON: "5.0", "0.001".
std::string jsonNumber(double value);
/// A number as people write it: "5", "0.001".
std::string plainNumber(double value);
/// A key may hold slashes, which a JSON pointer writes as ~1: a person reads them as they are.
std::string readablePointer(std::string_view pointer);

} // namespace trainyard
