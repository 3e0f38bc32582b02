// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/run_spec.h"

#include <QString>

namespace trainyard {

/// A name from the settings that distinguish the run: "small-cnn-glyphs-b64-lr0.05-s1".
QString proposedRunName(const RunSpec& spec);

} // namespace trainyard
