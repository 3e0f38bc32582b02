// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/foreign/log_reader.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace trainyard::foreign {

inline constexpr std::int64_t kMostLogImages = 10'000; ///< of a run; further ones are not kept

/// ".png", ".jpg", ".gif" or ".bmp" by the first bytes of a file; empty for anything else.
std::string_view imageEnding(std::string_view bytes);

/// Where an image lies in its run's directory: "images/samples/10.png".
std::string imagePath(const LogImage& image);

/// Writes the image below the run's directory. Throws Failure.
void keepImage(const std::filesystem::path& runDirectory, const LogImage& image);

} // namespace trainyard::foreign
