// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/named_tensor.h"

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

/// Changes whenever what passes between engine and module does.
inline constexpr int kHdf5ModuleAbi = 1;

/// What the module exports under kHdf5ModuleSymbol as extern "C" const Hdf5Module* trainyardHdf5Module(). Both functions
/// throw std::runtime_error with the reason.
struct Hdf5Module {
    int abi = kHdf5ModuleAbi;
    std::vector<NamedTensor> (*parse)(const std::string& bytes) = nullptr;
    std::string (*print)(std::span<const NamedTensor> tensors, std::span<const std::string> groups) = nullptr;
};

inline constexpr const char* kHdf5ModuleSymbol = "trainyardHdf5Module";
using Hdf5ModuleEntry = const Hdf5Module* (*)();

} // namespace trainyard
