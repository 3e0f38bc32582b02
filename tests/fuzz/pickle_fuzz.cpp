// SPDX-License-Identifier: Apache-2.0
#include "backend/data/files/cifar_file.h"
#include "tests/fuzz/fuzz_support.h"
#include "tests/fuzz/targets.h"

#include <cstdlib>

using namespace trainyard;

/// The Python version of CIFAR's files.
void trainyard::fuzz::pickle(const std::uint8_t* data, std::size_t size)
{
    for (const int classes : {10, 100}) {
        fuzz::read([&] {
            CifarImages images;
            readCifarPickle(fuzz::textOf(data, size), classes, "input", images);
            if (images.pixels.size() != images.labels.size() * kCifarImage)
                std::abort();
        });
    }
    fuzz::read([&] { readCifarNames(fuzz::textOf(data, size), "input"); });
}
