// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/annotations.h"
#include "storage/sqlite/connection.h"

#include <filesystem>
#include <set>
#include <string>
#include <vector>

namespace trainyard::store {

/// Copies of what a person wrote about runs (Annotations), so that it survives the store: in the run directory, or, for
/// a run on another machine or without a directory of its own, in the folder `annotations` beside the store. Used by
/// the writer thread, within the transaction that makes the change. A copy that cannot be written is told in the log
/// and does not undo the change.
class AnnotationFiles {
public:
    /// `store`: the store's file.
    explicit AnnotationFiles(const std::filesystem::path& store);

    /// Writes what the store now says about each run.
    void keep(sqlite::Connection& connection, const std::vector<std::string>& runs) const;
    /// Notes that these runs, which the store still has, are deleted from it: a rebuild leaves them out.
    void keepDeleted(sqlite::Connection& connection, const std::vector<std::string>& runs) const;

    /// Writes the files of all runs about which a person wrote anything and of deleted ones, once for a store; see
    /// annotationsAreComplete().
    void complete(sqlite::Connection& connection) const;

private:
    void markDeleted(const std::set<std::string>& known) const;
    void write(sqlite::Connection& connection, const std::string& run, double deletedAt) const;
    std::filesystem::path m_folder;
};

} // namespace trainyard::store
