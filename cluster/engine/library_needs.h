// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard {

/// The dependencies of an ELF program or library.
struct LibraryNeeds {
    std::vector<std::string> libraries; ///< "libc.so.6"
    std::vector<std::string> versions;  ///< "GLIBC_2.34", "GLIBCXX_3.4.30"
    /// The newest glibc version among them, "2.34"; empty if it needs none.
    std::string glibc() const;
};

/// Parses a 64-bit little-endian ELF file (System V ABI, sections .gnu.version_r and .dynamic). Throws
/// Failure(BadInput) for anything else. Never reads outside `bytes`.
LibraryNeeds parseLibraryNeeds(std::string_view bytes, const std::string& path);
LibraryNeeds libraryNeeds(const std::filesystem::path& file);

/// Whether version a is older than version b, number by number: "2.9" is older than "2.28".
bool olderVersion(std::string_view a, std::string_view b);

} // namespace trainyard
