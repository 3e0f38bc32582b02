// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/fuzz_support.h"

using namespace trainyard;

/// An HDF5 file. The library is not instrumented, so this mutates blindly; it needs trainyard-hdf5.so beside it or in
/// $TRAINYARD_MODULE_PATH.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    fuzz::readDataset(DataFormat::Hdf5, fuzz::writeFile("file.h5", fuzz::textOf(data, size)));
    return 0;
}
