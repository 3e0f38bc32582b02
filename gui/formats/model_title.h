// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>

namespace trainyard {

/// "Small CNN", "ResNet20 V2": architectures as people write them. `model` is a name of the spec.
QString modelTitle(const std::string& model);

} // namespace trainyard
