// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/device.h"

#include <memory>

namespace trainyard {

/// The device that is always there: plain C++ on one thread, NHWC, fp32. Every other device is compared with it.
std::unique_ptr<Device> makeReferenceDevice();

} // namespace trainyard
