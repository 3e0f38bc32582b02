// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/image_view.h"

#include <string>

namespace trainyard {

/// A PNG file of a grey or RGB image. Throws Failure(Internal) when the library refuses.
std::string encodePng(const ImageView& image);

} // namespace trainyard
