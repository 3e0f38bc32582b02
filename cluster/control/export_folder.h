// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"

#include <filesystem>
#include <system_error>
#include <vector>

namespace trainyard {

/// A folder that an export fills. It is written under a temporary name and moved to its place when it is complete, so
/// that an export that ends early leaves nothing and changes nothing in a folder that existed before. The next one
/// removes what a killed one has left.
class ExportFolder {
public:
    /// Missing parents are made, too, and removed again unless finish() succeeds. Throws Failure.
    ExportFolder(const char* operation, const std::filesystem::path& target);
    ~ExportFolder();
    ExportFolder(const ExportFolder&) = delete;
    ExportFolder& operator=(const ExportFolder&) = delete;

    /// Where to write what will lie in the target.
    const std::filesystem::path& part() const { return m_part; }
    /// A file below part(), relative to it, that may replace one of the same name in the target. So its folder may
    /// exist there.
    void mayReplace(const std::filesystem::path& file) { m_replacing.push_back(file); }
    /// A file that what part() holds makes obsolete: finish() removes it at last, and its folder if nothing else is
    /// there.
    void supersedes(const std::filesystem::path& file) { m_superseded.push_back(file); }
    /// Moves each entry of part() into the target. None of them may exist there, except for mayReplace(). Throws
    /// Failure; nothing new stays then, and a file that was replaced already stays the new one.
    void finish();
    /// The same failure, named after the target if it is about a file in part().
    Failure named(const Failure& failure) const;

private:
    Failure failed(int error) const;
    void moveEntries();
    std::error_code replaceFiles() const;
    void removeSuperseded() const;

    const char* const m_operation;
    const std::filesystem::path m_asked;  ///< as a person wrote it
    const std::filesystem::path m_target; ///< absolute
    std::filesystem::path m_top;          ///< the topmost folder that is missing; empty: the target exists
    std::filesystem::path m_made;         ///< the temporary folder: becomes m_top, or holds the target's new entries
    std::filesystem::path m_part;
    std::vector<std::filesystem::path> m_replacing, m_superseded;
};

} // namespace trainyard
