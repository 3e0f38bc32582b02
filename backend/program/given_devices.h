// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/device_info.h"
#include "backend/protocol/run_spec.h"

#include <string>
#include <vector>

namespace trainyard {

/// What a program was given to compute on: "2 × NVIDIA H200", "AMD EPYC 9555, 4 threads". `gpus`: those that this
/// process can see. A program that asked for no GPU was given the processor. `threads`: where the spec names no number.
std::string givenDevices(const ResourceSpec& resources, const std::vector<GpuInfo>& gpus, const std::string& processor,
                         int threads);

/// The same on this machine.
std::string givenDevicesHere(const ResourceSpec& resources);

} // namespace trainyard
