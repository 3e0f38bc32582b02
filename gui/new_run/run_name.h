// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/run_spec.h"

#include <QString>

#include <vector>

namespace trainyard {

/// A name from the settings that distinguish the run: "small-cnn-glyphs-b64-lr0.05-s1".
QString proposedRunName(const RunSpec& spec);
/// Whether a run's name is the one that its settings propose, perhaps with a number: "small-cnn-glyphs-b64-lr0.05-s1
/// 2".
bool hasProposedName(const RunSpec& spec);
/// The same for a scaling study, whose runs differ in their ranks and seeds: "small-cnn-glyphs-b64-lr0.05, 1 to 8
/// ranks". A study always has a run of one rank.
QString proposedStudyName(RunSpec spec, const std::vector<int>& ranks);

} // namespace trainyard
