// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <sys/types.h>

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace trainyard {

/// Reading and writing of files that are open already. files.h and private_files.h share these parts.

/// readFile() of an open file; `path` is for messages.
std::string readOpenFile(int descriptor, const std::filesystem::path& path, std::size_t limit);

/// Writes all the bytes at the file's position. Throws Failure, which names the operation and the subject; some of the
/// bytes may be written then.
void writeAll(int descriptor, std::string_view bytes, const std::string& operation, const std::string& subject);

/// writeFileAtomically(). `mode`: the permissions, whatever the umask; nullopt: 0644 as far as the umask allows.
void writeFileWithMode(const std::filesystem::path& file, std::string_view bytes, std::optional<mode_t> mode);

} // namespace trainyard
