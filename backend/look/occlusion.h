// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/look/looking_net.h"
#include "backend/protocol/net_look.h"

#include <span>

namespace trainyard {

/// How a class's probability falls when a patch of the images' mean colour covers a place (Zeiler & Fergus 2014);
/// protocol/net_look.h has the details. `pixels`: what the net reads. A patch of 0 takes an eighth of the shorter side,
/// a stride of 0 half the patch.
HeatMap occlusionOf(LookingNet& net, std::span<const std::uint8_t> pixels, int classIndex, int patch, int stride);

} // namespace trainyard
