// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/run_spec.h"

#include <string>
#include <string_view>
#include <vector>

namespace trainyard {

/// As parseRunSpecText(), for the spec of a run that exists. What is refused only in a new spec is no problem in it. Of
/// options of one name the first one stays, and a range that is upside down is left out. A word that looks like a
/// secret stays, too: earlier versions knew fewer secrets, and the run could otherwise be neither shown nor resumed.
RunSpec parseStoredRunSpec(std::string_view text, std::vector<SpecProblem>& problems);

/// The id in a spec's text; empty when it has none.
std::string idInSpec(std::string_view text);

} // namespace trainyard
