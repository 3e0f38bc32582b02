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

/// Every dataset of floating-point numbers in an HDF5 file, as fp32, in the order of their paths; its name is the path
/// ("layers/conv2d/vars/0"). `bytes` is the whole file. Loads the module trainyard-hdf5.so on use. Throws Failure:
/// Unsupported when that is missing, BadInput when the bytes are no HDF5 file; `subject` names it.
std::vector<NamedTensor> parseHdf5(const std::string& bytes, const std::string& subject);

/// The bytes of an HDF5 file with the tensors at their paths, and with empty groups at the paths of `groups`.
std::string hdf5Bytes(std::span<const NamedTensor> tensors, std::span<const std::string> groups,
                      const std::string& subject);

/// A data set within an HDF5 file.
struct Hdf5Array {
    enum class Values { Integers, Floats, Other };
    std::string name;                  ///< path within the file, "features" or "group/features"
    std::vector<std::int64_t> extents; ///< at least one
    Values values = Values::Other;
    int bytes = 0; ///< of one value in the file
    bool isSigned = false;
    std::uint64_t storedBytes = 0; ///< that its values take in the file, packed or not

    /// Product of all extents but the first.
    std::int64_t rowValues() const
    {
        std::int64_t product = 1;
        for (std::size_t axis = 1; axis < extents.size(); ++axis)
            product *= extents[axis];
        return product;
    }
};

/// An open HDF5 file. Any thread may call it; one at a time gets through, because the library knows no threads, so rows
/// should be read in large pieces. Reading throws std::runtime_error with the reason.
class Hdf5Reader {
public:
    virtual ~Hdf5Reader() = default;
    virtual const std::vector<Hdf5Array>& arrays() const = 0;
    /// Rows first … first + count − 1 of an array, `out` holding count × rowValues(); values are converted, and
    /// out-of-range ones become the nearest that fits.
    virtual void read(const std::string& name, std::int64_t first, std::int64_t count, std::span<std::uint8_t> out) = 0;
    virtual void read(const std::string& name, std::int64_t first, std::int64_t count, std::span<std::int64_t> out) = 0;
    virtual void read(const std::string& name, std::int64_t first, std::int64_t count, std::span<float> out) = 0;
};

/// Opens a file for reading. The HDF5 library can crash on damaged files, so a child process reads the whole structure
/// first (and the data of files up to 64 MiB): what it does not survive is refused. Throws Failure: Unsupported without
/// the module, BadInput for no HDF5 file or a damaged one, NotFound, …
std::unique_ptr<Hdf5Reader> openHdf5(const std::filesystem::path& path);

/// Runs a reading of `path` with a Failure for what it throws.
void readingHdf5(const std::filesystem::path& path, const std::function<void()>& reading);

/// Changes whenever what passes between engine and module does.
inline constexpr int kHdf5ModuleAbi = 2;

/// What the module exports under kHdf5ModuleSymbol as extern "C" const Hdf5Module* trainyardHdf5Module(). The functions
/// throw std::runtime_error with the reason.
struct Hdf5Module {
    int abi = kHdf5ModuleAbi;
    std::vector<NamedTensor> (*parse)(const std::string& bytes) = nullptr;
    std::string (*print)(std::span<const NamedTensor> tensors, std::span<const std::string> groups) = nullptr;
    std::unique_ptr<Hdf5Reader> (*open)(const std::string& path) = nullptr;
    /// Touches everything that open() and reading will, in this process.
    void (*probe)(const std::string& path) = nullptr;
    std::mutex& (*lock)() = nullptr; ///< held by whoever is in the library
};

inline constexpr const char* kHdf5ModuleSymbol = "trainyardHdf5Module";
using Hdf5ModuleEntry = const Hdf5Module* (*)();

} // namespace trainyard
