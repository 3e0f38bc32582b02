// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard {

/// What an ELF program or library asks of others.
struct LibraryNeeds {
    std::vector<std::string> libraries; ///< "libc.so.6"
    std::vector<std::string> versions;  ///< "GLIBC_2.34", "GLIBCXX_3.4.30"
    /// The newest glibc among them, "2.34"; empty when it asks for none.
    std::string glibc() const;
};

/// Of a 64-bit little-endian ELF file's bytes (System V ABI, sections .gnu.version_r and .dynamic). Throws
/// Failure(BadInput) for any others: nothing outside of the bytes is ever read.
LibraryNeeds parseLibraryNeeds(std::string_view bytes, const std::string& path);
LibraryNeeds libraryNeeds(const std::filesystem::path& file);

/// Whether a version in dotted numbers is older: "2.9" is older than "2.28".
bool olderVersion(std::string_view a, std::string_view b);

} // namespace trainyard
