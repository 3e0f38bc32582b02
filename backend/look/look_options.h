// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/run_spec.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace trainyard {

/// Where and how a trained net is run again.
struct LookOptions {
    std::optional<DeviceKind> device;   ///< otherwise the run's, if this machine has it; else the processor
    std::optional<Precision> precision; ///< otherwise the run's, if the device has it; else fp32
    int threads = 0;                    ///< 0 = all cores
    std::string data;                   ///< path of the data set in place of the run's; empty = the run's
};

/// Receives progress on the calling thread; may throw to cancel.
using LookProgress = std::function<void(std::string_view phase, std::int64_t done, std::int64_t total)>;

} // namespace trainyard
