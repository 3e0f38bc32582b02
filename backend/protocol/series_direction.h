// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>

namespace trainyard::series {

/// Whether more is better, by the last part of the series' name: of accuracies, rates and utilisation. Of all other
/// series less is.
bool higherIsBetter(std::string_view series);

} // namespace trainyard::series
