// SPDX-License-Identifier: Apache-2.0
#include "backend/train/checkpoint/safetensors.h"
#include "tests/fuzz/fuzz_support.h"
#include "tests/fuzz/targets.h"

#include <cstdlib>

using namespace trainyard;

/// A checkpoint's file.
void trainyard::fuzz::safetensors(const std::uint8_t* data, std::size_t size)
{
    const std::string file = fuzz::writeFile("file.safetensors", fuzz::textOf(data, size));
    fuzz::read([&] {
        SafetensorsHeader header;
        for (const NamedTensor& tensor : readSafetensors(file, &header)) {
            std::int64_t values = 1;
            for (const std::int64_t extent : tensor.shape)
                values *= extent;
            if (values != static_cast<std::int64_t>(tensor.values.size()) || header.entries.empty())
                std::abort();
        }
    });
}
