// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace trainyard {

/// Cuts a file off after so many bytes, then appends the text; makes the file if there is none. Throws Failure, which
/// names the operation.
void replaceEnd(const std::filesystem::path& file, std::int64_t bytes, std::string_view text,
                const std::string& operation);

} // namespace trainyard
