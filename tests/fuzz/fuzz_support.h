// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/run_spec.h"

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard::fuzz {

inline std::string_view textOf(const std::uint8_t* data, std::size_t size)
{
    return {reinterpret_cast<const char*>(data), size};
}

/// Runs a reading; Failure and its bases are what a reader may throw, if the text says what to do. Anything else ends
/// the program, which the fuzzer counts as a finding.
void read(const std::function<void()>& reading);

/// Ends the program, which is a finding, unless it holds.
void must(bool holds, const char* broken);

/// Without their ends; none for an empty text.
std::vector<std::string_view> linesOf(std::string_view text);

/// The checkout: $TRAINYARD_SOURCE_DIR, or the folder that the program was started in.
std::string sourceFolder();

/// Writes a file below this process's own folder and returns its path.
std::string writeFile(const std::string& relative, std::string_view bytes);
std::string folder();

/// Opens the data set and reads at most 20 images of each split.
void readDataset(const DataSpec& spec);
/// … as images of 16 × 16 in RGB.
void readDataset(DataFormat format, const std::string& path);

} // namespace trainyard::fuzz
