// SPDX-License-Identifier: Apache-2.0
#include "backend/data/files/tar_file.h"
#include "tests/fuzz/fuzz_support.h"
#include "tests/fuzz/targets.h"

using namespace trainyard;

/// A tar archive, plain or packed.
void trainyard::fuzz::tar(const std::uint8_t* data, std::size_t size)
{
    const std::string path = fuzz::writeFile("cifar.tar", fuzz::textOf(data, size));
    fuzz::read([&] { readTarFiles(path, {"train.bin", "test.bin"}); });
}
