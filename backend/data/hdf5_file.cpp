// SPDX-License-Identifier: Apache-2.0
#include "backend/data/hdf5_file.h"

#include "backend/base/error.h"
#include "backend/base/module_file.h"

namespace trainyard {
namespace {

constexpr ModuleFile kHdf5File = {"HDF5 files", "trainyard-hdf5.so", kHdf5ModuleSymbol,
                                  "Install libhdf5-dev and build again, or set TRAINYARD_MODULE_PATH to its folder.",
                                  "Install libhdf5-103-1."};

const Hdf5Module& hdf5Module()
{
    const Hdf5Module* module = reinterpret_cast<Hdf5ModuleEntry>(moduleFunction(kHdf5File))();
    if (!module || module->abi != kHdf5ModuleAbi)
        throwForeignModule(kHdf5File);
    return *module;
}

} // namespace

std::vector<NamedTensor> parseHdf5(const std::string& bytes, const std::string& subject)
{
    const Hdf5Module& module = hdf5Module();
    try {
        return module.parse(bytes);
    } catch (const std::exception& exception) {
        throw Failure(ErrorKind::BadInput, "read the HDF5 file", subject, exception.what());
    }
}

std::string hdf5Bytes(std::span<const NamedTensor> tensors, std::span<const std::string> groups,
                      const std::string& subject)
{
    const Hdf5Module& module = hdf5Module();
    try {
        return module.print(tensors, groups);
    } catch (const std::exception& exception) {
        throw Failure(ErrorKind::Io, "write the HDF5 file", subject, exception.what());
    }
}

} // namespace trainyard
