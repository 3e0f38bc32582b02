// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

namespace trainyard {

/// Version of spec, run directory, events, control, queue and plan messages. Readers reject newer versions.
inline constexpr int kProtocolVersion = 1;

/// Version of this build, "0.1.0".
inline constexpr const char* kTrainyardVersion = "0.1.0";

/// What `trainyard-engine --version` prints: "trainyard-engine 0.1.0 protocol 1".
std::string engineVersionLine();

} // namespace trainyard
