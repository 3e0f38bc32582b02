// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/run_spec.h"

#include <QString>

namespace trainyard {

/// A name that says what sets the run apart: "small-cnn-glyphs-b64-lr0.05-s1".
QString proposedRunName(const RunSpec& spec);

} // namespace trainyard
