// SPDX-License-Identifier: Apache-2.0
#include "backend/data/files/idx_file.h"
#include "tests/fuzz/fuzz_support.h"
#include "tests/fuzz/targets.h"

#include <cstdlib>

using namespace trainyard;

/// A file of images or of labels, plain or packed.
void trainyard::fuzz::idx(const std::uint8_t* data, std::size_t size)
{
    const std::string path = fuzz::writeFile("file", fuzz::textOf(data, size));
    fuzz::read([&] {
        const IdxImages images = readIdxImages(path);
        if (images.pixels.size() != static_cast<std::size_t>(images.count) * static_cast<std::size_t>(images.height) *
                                        static_cast<std::size_t>(images.width))
            std::abort();
    });
    fuzz::read([&] { readIdxLabels(path); });
}
