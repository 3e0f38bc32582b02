// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/device.h"

#include <memory>

namespace trainyard {

/// The device that every build contains: plain C++ on one thread, NHWC, fp32. Tests compare all other devices with it.
std::unique_ptr<Device> makeReferenceDevice();

} // namespace trainyard
