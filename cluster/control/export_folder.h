// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"

#include <filesystem>
#include <vector>

namespace trainyard {

/// A folder that an export fills. It is written under a temporary name and moved to its place when it is complete, so
/// that an export that ends early leaves nothing and changes nothing in a folder that existed before.
class ExportFolder {
public:
    /// Missing parents are made, too, and removed again unless finish() succeeds. Throws Failure.
    ExportFolder(const char* operation, const std::filesystem::path& target);
    ~ExportFolder();
    ExportFolder(const ExportFolder&) = delete;
    ExportFolder& operator=(const ExportFolder&) = delete;

    /// Where to write what will lie in the target.
    const std::filesystem::path& part() const { return m_part; }
    /// Moves each entry of part() into the target. None of them may exist there. Throws Failure; nothing stays then.
    void finish();
    /// The same failure, named after the target if it is about a file in part().
    Failure named(const Failure& failure) const;

private:
    Failure failed(int error) const;
    void moveEntries();

    const char* const m_operation;
    const std::filesystem::path m_asked;  ///< as a person wrote it
    const std::filesystem::path m_target; ///< absolute
    std::filesystem::path m_top;          ///< the topmost folder that is missing; empty: the target exists
    std::filesystem::path m_made;         ///< the temporary folder: becomes m_top, or holds the target's new entries
    std::filesystem::path m_part;
};

} // namespace trainyard
