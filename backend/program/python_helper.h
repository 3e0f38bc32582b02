// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>

namespace trainyard {

/// The text of resources/python/trainyard.py, which the sidecar puts on the program's PYTHONPATH.
std::string_view pythonHelper();

} // namespace trainyard
