// SPDX-License-Identifier: Apache-2.0
#include "backend/data/readers/hdf5_dataset.h"
#include "tests/fuzz/fuzz_support.h"
#include "tests/fuzz/targets.h"

using namespace trainyard;

/// An HDF5 file of images or features. The library is not instrumented, so this mutates blindly; it needs
/// trainyard-hdf5.so beside it or in $TRAINYARD_MODULE_PATH.
void trainyard::fuzz::hdf5(const std::uint8_t* data, std::size_t size)
{
    DataSpec spec;
    spec.format = DataFormat::Hdf5;
    spec.path = fuzz::writeFile("file.h5", fuzz::textOf(data, size));
    spec.image = {16, 16, 3};
    spec.features = size % 2 == 0 ? "" : "sequence,sequence";
    bool opens = false;
    fuzz::read([&] {
        if (const auto shape = Hdf5Dataset::featureShape(spec))
            spec.image = *shape;
        opens = true;
    });
    if (opens)
        fuzz::readDataset(spec);
}
