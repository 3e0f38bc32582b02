// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>

namespace trainyard {

/// "Small CNN", "ResNet20 V2": architectures as people write them. `model` is a name of the spec.
QString modelTitle(const std::string& model);

struct RunRow;
/// Whether something other than the engine trains, or trained: a program, or whoever wrote an imported log. Then there
/// is no net to look into, and what its losses are is not known.
bool trainsItself(const RunRow& run);

} // namespace trainyard
