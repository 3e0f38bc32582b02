// SPDX-License-Identifier: Apache-2.0
// Part of the module trainyard-hdf5.so: reads rows of arrays in files.
#include "backend/data/files/hdf5_reader.h"

#include "backend/data/files/hdf5_handle.h"
#include "backend/protocol/reasons_dataset.h"

#include <algorithm>
#include <map>

namespace trainyard {
namespace {

constexpr std::uint64_t kReadByProbe = std::uint64_t{64} << 20;
constexpr std::int64_t kProbeValues = 1 << 20; // read at once
constexpr double kMostHdf5Values = 0x1p45;
constexpr std::size_t kMostArrays = 10'000;
constexpr int kMostAxes = 8;

using Lock = std::lock_guard<std::mutex>;

Hdf5Array describe(hid_t dataset, const std::string& name)
{
    const Hdf5Handle space(H5Dget_space(dataset), H5Sclose, "dataset.hdf5-no-extent");
    const Hdf5Handle type(H5Dget_type(dataset), H5Tclose, "dataset.hdf5-no-type");
    Hdf5Array array;
    array.name = name;
    const int rank = H5Sget_simple_extent_ndims(space);
    requireHdf5(rank >= 0 && rank <= kMostAxes, datasetReason("dataset.hdf5-axes", name, rank));
    std::vector<hsize_t> extents(static_cast<std::size_t>(rank));
    if (rank > 0)
        requireHdf5(H5Sget_simple_extent_dims(space, extents.data(), nullptr) == rank,
                    datasetReason("dataset.hdf5-extent-damaged", name));
    double count = 1.0;
    for (const hsize_t extent : extents) {
        count *= std::max(1.0, static_cast<double>(extent));
        requireHdf5(count <= kMostHdf5Values, datasetReason("dataset.hdf5-too-many-values", name));
        array.extents.push_back(static_cast<std::int64_t>(extent));
    }
    const H5T_class_t kind = H5Tget_class(type);
    const std::size_t bytes = H5Tget_size(type);
    const bool plain = (kind == H5T_INTEGER || kind == H5T_FLOAT) && bytes >= 1 && bytes <= 16;
    array.values = !plain                ? Hdf5Array::Values::Other
                   : kind == H5T_INTEGER ? Hdf5Array::Values::Integers
                                         : Hdf5Array::Values::Floats;
    array.bytes = plain ? static_cast<int>(bytes) : 0;
    array.storedBytes = H5Dget_storage_size(dataset);
    array.isSigned = kind == H5T_INTEGER && H5Tget_sign(type) == H5T_SGN_2;
    return array;
}

class FileReader : public Hdf5Reader {
public:
    explicit FileReader(const std::string& path) : m_file(open(path))
    {
        forEachDataset(m_file, [this](hid_t dataset, const std::string& name) {
            requireHdf5(m_arrays.size() < kMostArrays, datasetReason("dataset.hdf5-many-sets"));
            Hdf5Array array = describe(dataset, name);
            if (!array.extents.empty())
                m_arrays.push_back(std::move(array));
        });
    }
    ~FileReader() override
    {
        const Lock lock(hdf5Lock());
        m_datasets.clear();
        const Hdf5Handle closing = std::move(m_file);
    }

    const std::vector<Hdf5Array>& arrays() const override { return m_arrays; }

    void read(const std::string& name, std::int64_t first, std::int64_t count, std::span<std::uint8_t> out) override
    {
        readAs(name, first, count, H5T_NATIVE_UINT8, out);
    }
    void read(const std::string& name, std::int64_t first, std::int64_t count, std::span<std::int64_t> out) override
    {
        readAs(name, first, count, H5T_NATIVE_INT64, out);
    }
    void read(const std::string& name, std::int64_t first, std::int64_t count, std::span<float> out) override
    {
        readAs(name, first, count, H5T_NATIVE_FLOAT, out);
    }

    /// Looks up every chunk's location, which walks the whole index.
    void walkChunks(const Hdf5Array& array)
    {
        const Hdf5Handle& opened = dataset(array.name);
        const Hdf5Handle properties(H5Dget_create_plist(opened), H5Pclose, "dataset.hdf5-no-layout");
        requireHdf5(H5Pget_external_count(properties) == 0 && H5Pget_layout(properties) != H5D_VIRTUAL,
                    datasetReason("dataset.hdf5-elsewhere", array.name));
        if (H5Pget_layout(properties) != H5D_CHUNKED)
            return;
        const Hdf5Handle space(H5Dget_space(opened), H5Sclose, "dataset.hdf5-no-extent");
        hsize_t chunks = 0;
        requireHdf5(H5Dget_num_chunks(opened, space, &chunks) >= 0, datasetReason("dataset.hdf5-index", array.name));
    }

private:
    static Hdf5Handle open(const std::string& path)
    {
        H5Eset_auto2(H5E_DEFAULT, nullptr, nullptr);
        const Hdf5Handle access(H5Pcreate(H5P_FILE_ACCESS), H5Pclose, "dataset.hdf5-not-opened");
        // settings that are robust against damaged files: no cached metadata images, no file locks on network disks
        H5Pset_fclose_degree(access, H5F_CLOSE_STRONG);
        return Hdf5Handle(H5Fopen(path.c_str(), H5F_ACC_RDONLY, access), H5Fclose, "dataset.not-hdf5");
    }

    const Hdf5Handle& dataset(const std::string& name)
    {
        auto found = m_datasets.find(name);
        if (found == m_datasets.end())
            found = m_datasets.emplace(name, openDataset(m_file, name)).first;
        return found->second;
    }

    template <typename Value>
    void readAs(const std::string& name, std::int64_t first, std::int64_t count, hid_t type, std::span<Value> out)
    {
        const Lock lock(hdf5Lock());
        const Hdf5Handle& from = dataset(name);
        const Hdf5Handle space(H5Dget_space(from), H5Sclose, "dataset.hdf5-no-extent");
        const int rank = H5Sget_simple_extent_ndims(space);
        requireHdf5(rank >= 1 && rank <= kMostAxes, datasetReason("dataset.hdf5-part-damaged", name));
        std::vector<hsize_t> extents(static_cast<std::size_t>(rank));
        H5Sget_simple_extent_dims(space, extents.data(), nullptr);
        std::vector<hsize_t> begin(extents.size(), 0);
        begin[0] = static_cast<hsize_t>(first);
        requireHdf5(begin[0] + static_cast<hsize_t>(count) <= extents[0], datasetReason("dataset.hdf5-few-rows", name));
        extents[0] = static_cast<hsize_t>(count);
        hsize_t values = 1;
        for (const hsize_t extent : extents)
            values *= extent;
        requireHdf5(values == out.size(), datasetReason("dataset.hdf5-other-size", name));
        if (values == 0)
            return;
        const Hdf5Handle memory(H5Screate_simple(rank, extents.data(), nullptr), H5Sclose, "dataset.hdf5-not-read");
        requireHdf5(H5Sselect_hyperslab(space, H5S_SELECT_SET, begin.data(), nullptr, extents.data(), nullptr) >= 0 &&
                        H5Dread(from, type, memory, space, H5P_DEFAULT, out.data()) >= 0,
                    datasetReason("dataset.hdf5-packed", name, first));
    }

    Hdf5Handle m_file;
    std::map<std::string, Hdf5Handle> m_datasets;
    std::vector<Hdf5Array> m_arrays;
};

} // namespace

std::unique_ptr<Hdf5Reader> openHdf5Reader(const std::string& path)
{
    const Lock lock(hdf5Lock());
    return std::make_unique<FileReader>(path);
}

void probeHdf5(const std::string& path)
{
    std::unique_ptr<FileReader> reader;
    {
        const Lock lock(hdf5Lock());
        reader = std::make_unique<FileReader>(path);
        for (const Hdf5Array& array : reader->arrays())
            reader->walkChunks(array);
    }
    for (const Hdf5Array& array : reader->arrays()) {
        const auto rowValues = static_cast<double>(array.rowValues());
        const double bytes = rowValues * static_cast<double>(array.extents[0]) * array.bytes;
        if (array.values == Hdf5Array::Values::Other || rowValues > 0x1p28)
            continue;
        // read only both ends of a large file
        const bool all = bytes <= static_cast<double>(kReadByProbe);
        const std::int64_t rows =
            std::max<std::int64_t>(1, kProbeValues / std::max<std::int64_t>(1, array.rowValues()));
        std::vector<float> values;
        for (std::int64_t first = 0; first < array.extents[0];) {
            const std::int64_t count = std::min(rows, array.extents[0] - first);
            values.resize(static_cast<std::size_t>(count * array.rowValues()));
            reader->read(array.name, first, count, std::span<float>(values));
            first = all || first > 0 ? first + count : std::max(count, array.extents[0] - rows);
        }
    }
}

} // namespace trainyard
