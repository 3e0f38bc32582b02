// SPDX-License-Identifier: Apache-2.0
// The module trainyard-hdf5.so, the only code that uses the HDF5 library. This file reads and writes weights files in
// memory.
#include "backend/data/files/hdf5_handle.h"
#include "backend/data/files/hdf5_reader.h"
#include "backend/protocol/reasons_dataset.h"

#include <stdexcept>

namespace trainyard {
namespace {

constexpr double kMostHdf5ModuleValues = 0x1p31;

using Handle = Hdf5Handle;
constexpr auto require = requireHdf5;

NamedTensor readDataset(hid_t dataset, const std::string& name, std::size_t fileSize)
{
    const Handle space(H5Dget_space(dataset), H5Sclose, "dataset.hdf5-no-extent");
    const int rank = H5Sget_simple_extent_ndims(space);
    require(rank >= 0 && rank <= 8, datasetReason("dataset.hdf5-axes", name, rank));
    std::vector<hsize_t> extents(static_cast<std::size_t>(rank));
    if (rank > 0)
        H5Sget_simple_extent_dims(space, extents.data(), nullptr);
    NamedTensor tensor{name, {}, {}};
    double count = 1.0;
    for (const hsize_t extent : extents) {
        tensor.shape.push_back(static_cast<std::int64_t>(extent));
        count *= static_cast<double>(extent);
    }
    // Compressed data may be larger than the file, but not without limit.
    require(count <= kMostHdf5ModuleValues && count <= static_cast<double>(fileSize) * 1024.0,
            datasetReason("dataset.hdf5-larger", name));
    tensor.values.resize(static_cast<std::size_t>(count));
    require(tensor.values.empty() ||
                H5Dread(dataset, H5T_NATIVE_FLOAT, H5S_ALL, H5S_ALL, H5P_DEFAULT, tensor.values.data()) >= 0,
            datasetReason("dataset.hdf5-part-damaged", name));
    return tensor;
}

std::vector<NamedTensor> parse(const std::string& bytes)
{
    const std::lock_guard lock(hdf5Lock());
    H5Eset_auto2(H5E_DEFAULT, nullptr, nullptr);
    const Handle access(H5Pcreate(H5P_FILE_ACCESS), H5Pclose, "dataset.hdf5-not-opened");
    require(!bytes.empty() && H5Pset_fapl_core(access, std::size_t{1} << 20, false) >= 0 &&
                H5Pset_file_image(access, const_cast<char*>(bytes.data()), bytes.size()) >= 0,
            datasetReason("dataset.hdf5-bytes-empty"));
    const Handle file(H5Fopen("memory", H5F_ACC_RDONLY, access), H5Fclose, "dataset.not-hdf5");
    std::vector<NamedTensor> tensors;
    forEachDataset(file, [&](hid_t dataset, const std::string& name) {
        const Handle type(H5Dget_type(dataset), H5Tclose, "dataset.hdf5-no-type");
        if (H5Tget_class(type) == H5T_FLOAT)
            tensors.push_back(readDataset(dataset, name, bytes.size()));
    });
    return tensors;
}

std::string print(std::span<const NamedTensor> tensors, std::span<const std::string> groups)
{
    const std::lock_guard lock(hdf5Lock());
    H5Eset_auto2(H5E_DEFAULT, nullptr, nullptr);
    const Handle access(H5Pcreate(H5P_FILE_ACCESS), H5Pclose, "dataset.hdf5-not-made");
    require(H5Pset_fapl_core(access, std::size_t{1} << 20, false) >= 0, datasetReason("dataset.no-memory"));
    const Handle file(H5Fcreate("memory", H5F_ACC_TRUNC, H5P_DEFAULT, access), H5Fclose, "dataset.hdf5-not-made");
    const Handle parents(H5Pcreate(H5P_LINK_CREATE), H5Pclose, "dataset.hdf5-not-made");
    H5Pset_create_intermediate_group(parents, 1);
    for (const std::string& path : groups)
        Handle(H5Gcreate2(file, path.c_str(), parents, H5P_DEFAULT, H5P_DEFAULT), H5Gclose, "dataset.hdf5-no-group",
               path);
    for (const NamedTensor& tensor : tensors) {
        const std::vector<hsize_t> extents(tensor.shape.begin(), tensor.shape.end());
        const Handle space(H5Screate_simple(static_cast<int>(extents.size()), extents.data(), nullptr), H5Sclose,
                           "dataset.hdf5-no-tensor");
        const Handle dataset(
            H5Dcreate2(file, tensor.name.c_str(), H5T_IEEE_F32LE, space, parents, H5P_DEFAULT, H5P_DEFAULT), H5Dclose,
            "dataset.hdf5-cannot-hold", tensor.name);
        require(H5Dwrite(dataset, H5T_NATIVE_FLOAT, H5S_ALL, H5S_ALL, H5P_DEFAULT, tensor.values.data()) >= 0,
                datasetReason("dataset.hdf5-cannot-hold", tensor.name));
    }
    require(H5Fflush(file, H5F_SCOPE_GLOBAL) >= 0, datasetReason("dataset.hdf5-cannot-finish"));
    const ssize_t size = H5Fget_file_image(file, nullptr, 0);
    require(size > 0, datasetReason("dataset.hdf5-cannot-finish"));
    std::string bytes(static_cast<std::size_t>(size), '\0');
    require(H5Fget_file_image(file, bytes.data(), bytes.size()) == size, datasetReason("dataset.hdf5-cannot-finish"));
    return bytes;
}

} // namespace

std::mutex& hdf5Lock()
{
    static std::mutex lock;
    return lock;
}

} // namespace trainyard

extern "C" __attribute__((visibility("default"))) const trainyard::Hdf5Module* trainyardHdf5Module()
{
    static const trainyard::Hdf5Module module{trainyard::kHdf5ModuleAbi, trainyard::parse,     trainyard::print,
                                              trainyard::openHdf5Reader, trainyard::probeHdf5, trainyard::hdf5Lock};
    return &module;
}
