// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/pipeline/loader.h"
#include "backend/train/network/network.h"

#include <functional>
#include <memory>

namespace trainyard {

/// Copies the images that a loader can deliver, of `image`'s size, into the memory of the network's device, decoding
/// with so many threads, and lets the loader pick from there. Nothing has changed when it returns false, because
/// `keepGoing`, asked now and then, said no, or when it throws what Dataset::image() does, or Failure(OutOfMemory).
bool keepImages(Network& network, const Dataset& dataset, Split split, const ImageSpec& image, Loader& loader,
                int threads, const std::function<bool()>& keepGoing);

} // namespace trainyard
