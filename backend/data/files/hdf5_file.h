// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/named_tensor.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <vector>

namespace trainyard {

/// All floating-point datasets of an HDF5 file, as fp32, sorted by path; a tensor's name is its path
/// ("layers/conv2d/vars/0"). `bytes` is the whole file. Loads the module trainyard-hdf5.so on use. Throws Failure:
/// Unsupported if the module is missing, BadInput if the bytes are not an HDF5 file; `subject` names it.
std::vector<NamedTensor> parseHdf5(const std::string& bytes, const std::string& subject);

/// The bytes of an HDF5 file that contains the tensors at their paths and empty groups at the paths of `groups`.
std::string hdf5Bytes(std::span<const NamedTensor> tensors, std::span<const std::string> groups,
                      const std::string& subject);

/// A dataset in an HDF5 file.
struct Hdf5Array {
    enum class Values { Integers, Floats, Other };
    std::string name;                  ///< path in the file, "features" or "group/features"
    std::vector<std::int64_t> extents; ///< at least one
    Values values = Values::Other;
    int bytes = 0; ///< size of one value in the file
    bool isSigned = false;
    std::uint64_t storedBytes = 0; ///< size of its values in the file, compressed or not

    /// Product of all extents but the first.
    std::int64_t rowValues() const
    {
        std::int64_t product = 1;
        for (std::size_t axis = 1; axis < extents.size(); ++axis)
            product *= extents[axis];
        return product;
    }
};

/// An open HDF5 file. Thread-safe, but calls are serialised because the library is not thread-safe; so read rows in
/// large pieces. Throws std::runtime_error with the reason.
class Hdf5Reader {
public:
    virtual ~Hdf5Reader() = default;
    virtual const std::vector<Hdf5Array>& arrays() const = 0;
    /// Reads rows first … first + count − 1 of an array into `out`, of count × rowValues() elements. Converts values;
    /// out-of-range values are clamped.
    virtual void read(const std::string& name, std::int64_t first, std::int64_t count, std::span<std::uint8_t> out) = 0;
    virtual void read(const std::string& name, std::int64_t first, std::int64_t count, std::span<std::int64_t> out) = 0;
    virtual void read(const std::string& name, std::int64_t first, std::int64_t count, std::span<float> out) = 0;
};

/// Opens a file for reading. Because the HDF5 library can crash on damaged files, a child process first reads the whole
/// structure (and the data of files up to 64 MiB); if that fails, the file is rejected. Throws Failure: Unsupported
/// without the module, BadInput if the file is not HDF5 or damaged, NotFound, …
std::unique_ptr<Hdf5Reader> openHdf5(const std::filesystem::path& path);

/// Runs `reading`, which reads `path`, and converts its exceptions to Failure.
void readingHdf5(const std::filesystem::path& path, const std::function<void()>& reading);

/// Increment when the interface between engine and module changes.
inline constexpr int kHdf5ModuleAbi = 2;

/// What the module exports as extern "C" const Hdf5Module* trainyardHdf5Module(). The functions throw
/// std::runtime_error with the reason.
struct Hdf5Module {
    int abi = kHdf5ModuleAbi;
    std::vector<NamedTensor> (*parse)(const std::string& bytes) = nullptr;
    std::string (*print)(std::span<const NamedTensor> tensors, std::span<const std::string> groups) = nullptr;
    std::unique_ptr<Hdf5Reader> (*open)(const std::string& path) = nullptr;
    /// Reads everything that open() and later reads would touch, in the calling process.
    void (*probe)(const std::string& path) = nullptr;
    std::mutex& (*lock)() = nullptr; ///< held during every call of the library
};

inline constexpr const char* kHdf5ModuleSymbol = "trainyardHdf5Module";
using Hdf5ModuleEntry = const Hdf5Module* (*)();

} // namespace trainyard
