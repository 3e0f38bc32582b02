// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/control/published_speed_ups.h"

#include <vector>

namespace trainyard {

/// What published systems state about their speed with several GPUs (resources/published/speed_ups.json).
const std::vector<PublishedSystem>& publishedSystems();

} // namespace trainyard
