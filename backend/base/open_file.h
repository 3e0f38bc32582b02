// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <sys/types.h>

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace trainyard {

/// The parts that files.h and private_files.h share.

/// readFile() of an open file; `path` is for messages.
std::string readOpenFile(int descriptor, const std::filesystem::path& path, std::size_t limit);

/// writeFileAtomically(). `mode`: the permissions, whatever the umask; nullopt: 0644 as far as the umask allows.
void writeFileWithMode(const std::filesystem::path& file, std::string_view bytes, std::optional<mode_t> mode);

} // namespace trainyard
