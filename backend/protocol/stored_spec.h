// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/run_spec.h"

#include <string_view>
#include <vector>

namespace trainyard {

/// As parseRunSpecText(), for the spec of a run that exists. What only a new spec may not say is no problem in it: of
/// options of one name the first one stays, a range that is upside down is left out, and a word that looks like a
/// secret stays: earlier versions knew fewer of them, and the run could be neither shown nor resumed otherwise.
RunSpec parseStoredRunSpec(std::string_view text, std::vector<SpecProblem>& problems);

} // namespace trainyard
