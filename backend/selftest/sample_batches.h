// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/train/network/network.h"

#include <vector>

namespace trainyard::selftest {

/// A batch with its own memory: noise with a bright square whose position encodes the class, so that it can be learned.
struct SampleBatch {
    std::vector<std::uint8_t> images;
    std::vector<std::int32_t> labels;

    Batch view() const { return {images.data(), labels.data(), static_cast<int>(labels.size())}; }
    /// `count` samples, starting at `first`.
    Batch part(int first, int count) const;
};

SampleBatch sampleBatch(const ImageSpec& image, int classes, int count, std::uint64_t seed);

/// Small networks for checks: odd batch, 10 classes, dropout on.
NetworkOptions smallCnnOptions(DeviceKind device, int batch = 12);
NetworkOptions resNetOptions(DeviceKind device, int batch = 6);

/// The devices that every build has, and a GPU if there is one.
std::vector<DeviceKind> checkedDevices();
/// Throws Skipped with the reason if this machine lacks the device.
void requireDevice(DeviceKind kind);

/// Masks that keep a random half of every kernel and matrix, for measuring what pruning costs.
std::vector<NamedTensor> halfMasks(const Network& network);

/// Every device this machine has.
std::vector<DeviceKind> availableDevices();

/// Concatenates all values of a state.
std::vector<float> flattened(const std::vector<NamedTensor>& state);

} // namespace trainyard::selftest
