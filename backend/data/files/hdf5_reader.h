// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/files/hdf5_file.h"

/// Internal header of the module trainyard-hdf5.so.
namespace trainyard {

std::unique_ptr<Hdf5Reader> openHdf5Reader(const std::string& path);
void probeHdf5(const std::string& path);

} // namespace trainyard
