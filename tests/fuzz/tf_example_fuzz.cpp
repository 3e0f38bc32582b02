// SPDX-License-Identifier: Apache-2.0
#include "backend/data/files/tf_example.h"
#include "tests/fuzz/fuzz_support.h"
#include "tests/fuzz/targets.h"

#include <cstdlib>
#include <cstring>
#include <stdexcept>

using namespace trainyard;

/// A tf.train.Example.
void trainyard::fuzz::tf_example(const std::uint8_t* data, std::size_t size)
{
    const TfFeatureNames names{{"image/encoded", "image"}, {"image/class/label", "label"}, {"image/class/text"}};
    try {
        const TfExample example = readTfExample(
            size,
            [&](std::uint64_t offset, std::span<std::uint8_t> out) {
                if (offset > size || out.size() > size - offset)
                    std::abort(); // reads beyond the example
                std::memcpy(out.data(), data + offset, out.size());
            },
            names);
        if (example.imageOffset > size || example.imageLength > size - example.imageOffset)
            std::abort();
    } catch (const std::runtime_error&) {
    }
}
