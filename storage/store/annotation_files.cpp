// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/store/annotation_files.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/base/logging.h"
#include "backend/base/private_files.h"
#include "backend/protocol/run_spec.h"
#include "backend/protocol/spec_reader.h"
#include "backend/protocol/stored_spec.h"
#include "storage/schema/store_file.h"
#include "storage/sqlite/statement.h"
#include "storage/store/annotation_places.h"

#include <algorithm>

namespace trainyard {

std::filesystem::path annotationsFolder(const std::filesystem::path& store)
{
    return std::filesystem::absolute(store).parent_path() / "annotations";
}

bool annotationsAreComplete(const std::filesystem::path& store)
{
    std::error_code code;
    return std::filesystem::exists(annotationsFolder(store) / "complete", code);
}

} // namespace trainyard

namespace trainyard::store {
namespace {

using sqlite::Connection;
using sqlite::StatementUse;

struct StoredAnnotations {
    Annotations annotations;
    std::filesystem::path directory; ///< of a run on this computer; else empty
};

std::vector<std::string> tagsOf(Connection& connection, std::int64_t run)
{
    std::vector<std::string> tags;
    StatementUse row(connection.prepared("SELECT tag FROM tags WHERE run = ? ORDER BY tag"));
    row->bindAll(run);
    while (row->step())
        tags.push_back(row->text(0));
    return tags;
}

std::optional<StoredAnnotations> readStored(Connection& connection, const std::string& id)
{
    StatementUse row(connection.prepared(
        "SELECT key, name, notes, archived, trashed_at, machine, directory, cloned_from FROM runs WHERE id = ?"));
    row->bindAll(id);
    if (!row->step())
        return std::nullopt;
    StoredAnnotations stored;
    stored.annotations.run = id;
    stored.annotations.name = row->text(1);
    stored.annotations.notes = row->text(2);
    stored.annotations.archived = row->integer(3) != 0;
    stored.annotations.trashedAt = row->real(4);
    stored.annotations.clonedFrom = row->text(7);
    if (row->view(5).empty() || row->view(5) == "local")
        stored.directory = row->text(6);
    stored.annotations.tags = tagsOf(connection, row->integer(0));
    return stored;
}

/// Whether the store says of the run what its spec said at the start.
bool isAsStarted(Connection& connection, const Annotations& now)
{
    StatementUse row(connection.prepared("SELECT s.spec FROM runs r JOIN specs s ON s.run = r.key WHERE r.id = ?"));
    row->bindAll(now.run);
    if (!row->step())
        return false;
    std::vector<SpecProblem> problems;
    const RunSpec spec = parseStoredRunSpec(row->view(0), problems);
    std::vector<std::string> tags = spec.tags;
    std::sort(tags.begin(), tags.end());
    return problems.empty() && !now.archived && now.clonedFrom.empty() && now.trashedAt == 0.0 &&
           now.name == spec.name && now.notes == spec.notes && now.tags == tags;
}

/// Whether the folder is the run's own. A store that came from elsewhere may name any.
bool isRunsOwn(const std::filesystem::path& folder, const std::string& run)
{
    constexpr std::size_t kLongestSpec = std::size_t{16} << 20;
    try {
        return idInSpec(readFile(folder / "spec.json", kLongestSpec)) == run;
    } catch (const Failure&) {
        return false; // it is gone, or is no file
    }
}

} // namespace

AnnotationFiles::AnnotationFiles(const std::filesystem::path& store) : m_folder(annotationsFolder(store)) {}

void AnnotationFiles::keep(Connection& connection, const std::vector<std::string>& runs) const
{
    for (const std::string& run : runs)
        write(connection, run, 0.0);
}

void AnnotationFiles::keepDeleted(Connection& connection, const std::vector<std::string>& runs) const
{
    for (const std::string& run : runs)
        write(connection, run, unixTime());
}

void AnnotationFiles::write(Connection& connection, const std::string& run, double deletedAt) const
{
    try {
        std::optional<StoredAnnotations> stored = readStored(connection, run);
        if (!stored || schema::isCopied(connection, run))
            return;
        std::error_code code;
        if (deletedAt > 0.0 && !stored->directory.empty() && !std::filesystem::is_directory(stored->directory, code)) {
            std::filesystem::remove(annotationsFileIn(m_folder, run), code); // nothing is left that could come back
            return;
        }
        stored->annotations.deletedAt = deletedAt;
        const std::string text = toText(stored->annotations);
        if (!stored->directory.empty() && isRunsOwn(stored->directory, run)) {
            writePrivateFile(stored->directory / kAnnotationsFile, text);
            std::filesystem::remove(annotationsFileIn(m_folder, run), code); // from before it had a directory
            return;
        }
        makePrivateFolders(m_folder);
        writePrivateFile(annotationsFileIn(m_folder, run), text);
    } catch (...) {
        log(LogLevel::Warning, currentError("keep a copy of the notes of run " + run).text());
    }
}

/// Run directories beside the store that it does not have were deleted from it.
void AnnotationFiles::markDeleted(const std::set<std::string>& known) const
{
    std::error_code code;
    for (std::filesystem::directory_iterator it(m_folder.parent_path() / "runs", code), end; !code && it != end;
         it.increment(code)) {
        const std::filesystem::path file = it->path() / kAnnotationsFile;
        std::error_code ignored;
        if (known.contains(it->path().filename().string()) || std::filesystem::exists(file, ignored))
            continue;
        try {
            const RunSpec spec = readRunSpec((it->path() / "spec.json").string());
            if (!known.contains(spec.id))
                writePrivateFile(
                    file, toText(Annotations{spec.id, spec.name, spec.notes, spec.tags, false, 0.0, unixTime()}));
        } catch (const Failure&) {
            // No run lies there, or nobody may write it.
        }
    }
}

void AnnotationFiles::complete(Connection& connection) const
{
    std::vector<std::string> ids;
    {
        StatementUse row(connection.prepared("SELECT id FROM runs"));
        while (row->step())
            ids.push_back(row->text(0));
    }
    for (const std::string& id : ids)
        if (const std::optional<StoredAnnotations> stored = readStored(connection, id);
            stored && !isAsStarted(connection, stored->annotations))
            write(connection, id, 0.0);
    if (!ids.empty()) // else it is a new store, perhaps in a lost one's place
        markDeleted({ids.begin(), ids.end()});
    try {
        makePrivateFolders(m_folder);
        writePrivateFile(m_folder / "complete", "");
    } catch (...) {
        log(LogLevel::Warning, currentError("keep copies of the runs' notes").text());
    }
}

} // namespace trainyard::store
