// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace trainyard {

struct Preset;

/// A preset's name and description as the window shows them: built-in presets in the user's language, the user's own
/// unchanged.
QString presetTitle(const Preset& preset);
QString presetDescription(const Preset& preset);

} // namespace trainyard
