// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace trainyard {

/// A file that an export writes: it appears whole or not at all. Into a stream (isStream()), the export writes as it
/// goes.
class ExportFile {
public:
    /// Removes what killed exports have left beside it. Throws what replaceableFile() throws.
    explicit ExportFile(std::filesystem::path file);
    ~ExportFile(); ///< removes what is unfinished
    ExportFile(const ExportFile&) = delete;
    ExportFile& operator=(const ExportFile&) = delete;

    const std::filesystem::path& path() const { return m_part; } ///< what is written
    bool appends() const { return m_stream; }                    ///< rather than making that file
    /// Moves what was written to its place. Throws Failure, which says `operation`.
    void finish(const char* operation);

private:
    const std::filesystem::path m_file;
    const bool m_stream;
    const std::filesystem::path m_target, m_part;
};

} // namespace trainyard
