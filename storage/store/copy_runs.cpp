// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/store/copy_runs.h"

#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/base/part_file.h"
#include "backend/protocol/job_state.h"
#include "backend/protocol/own_files.h"
#include "backend/protocol/reason_json.h"
#include "backend/protocol/reasons_store.h"
#include "backend/protocol/reasons_window.h"
#include "storage/schema/store_file.h"

#include <sys/stat.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <optional>
#include <string_view>
#include <utility>

namespace trainyard {
namespace {

namespace fs = std::filesystem;
using sqlite::Connection;
using sqlite::StatementUse;
using sqlite::Transaction;

constexpr const char* kCopyingRuns = "copy runs to";

/// The target is new, so rows keep their keys. ?1 is the run's key. Tables in the order of what refers to what.
constexpr const char* kOfRun[] = {
    "INSERT INTO main.runs SELECT * FROM source.runs WHERE key = ?1",
    "INSERT INTO main.specs SELECT * FROM source.specs WHERE run = ?1",
    "INSERT INTO main.params SELECT * FROM source.params WHERE run = ?1",
    "INSERT INTO main.tags SELECT * FROM source.tags WHERE run = ?1",
    "INSERT INTO main.attempts SELECT * FROM source.attempts WHERE run = ?1",
    "INSERT INTO main.series SELECT * FROM source.series WHERE run = ?1",
    "INSERT INTO main.points SELECT p.* FROM source.series s JOIN source.points p ON p.series = s.key WHERE s.run = ?1",
    "INSERT INTO main.parts SELECT p.* FROM source.series s JOIN source.parts p ON p.series = s.key WHERE s.run = ?1",
    "INSERT INTO main.bins SELECT b.* FROM source.series s JOIN source.bins b ON b.series = s.key WHERE s.run = ?1",
    "INSERT INTO main.summaries SELECT * FROM source.summaries WHERE run = ?1",
    "INSERT INTO main.tails SELECT * FROM source.tails WHERE run = ?1",
    "INSERT INTO main.messages SELECT * FROM source.messages WHERE run = ?1",
    "INSERT INTO main.artifacts SELECT * FROM source.artifacts WHERE run = ?1",
    "INSERT INTO main.logs SELECT * FROM source.logs WHERE run = ?1",
    "INSERT INTO main.alerts SELECT * FROM source.alerts WHERE run = ?1",
    "INSERT INTO main.alert_silences SELECT * FROM source.alert_silences WHERE run = ?1",
    "INSERT INTO main.histogram_tensors SELECT * FROM source.histogram_tensors WHERE run = ?1",
    "INSERT INTO main.histograms SELECT h.* FROM source.histogram_tensors t JOIN source.histograms h ON h.tensor = "
    "t.key WHERE t.run = ?1",
    "INSERT OR IGNORE INTO main.campaigns SELECT * FROM source.campaigns WHERE id IN (SELECT campaign FROM "
    "source.runs WHERE key = ?1)",
    "INSERT INTO main.jobs SELECT * FROM source.jobs WHERE finished <> 0 AND run_id IN (SELECT id FROM source.runs "
    "WHERE key = ?1)"};

std::string quotedText(const std::string& text)
{
    std::string out = "'";
    for (const char c : text)
        out += c == '\'' ? std::string("''") : std::string(1, c);
    return out + "'";
}

/// Removes the unfinished file and what SQLite keeps beside it.
struct PartFile {
    fs::path path;
    ~PartFile()
    {
        std::error_code ignored;
        for (const char* ending : {"", "-wal", "-shm", "-journal"})
            fs::remove(path.string() + ending, ignored);
    }
};

void copyRun(Connection& connection, const std::string& id)
{
    std::int64_t key = 0;
    {
        StatementUse row(connection.prepared("SELECT key FROM source.runs WHERE id = ?"));
        row->bindAll(id);
        if (!row->step())
            throw Failure(ErrorKind::NotFound, "copy the run", id, storeReason("store.run-deleted"));
        key = row->integer(0);
    }
    for (const char* sql : kOfRun) {
        StatementUse row(connection.prepared(sql));
        row->bindAll(key);
        row->step();
    }
    schema::markCopied(connection, id);
    const std::optional<JobState> state =
        jobStateNamed(connection.text("SELECT state FROM main.runs WHERE key = " + std::to_string(key)));
    if (state && isFinal(*state))
        return;
    const Reason why = storeReason("store.copied-running");
    StatementUse row(connection.prepared("UPDATE main.runs SET state = ?2, reason = ?3, why = ?4, eta = -1, phase = '' "
                                         "WHERE key = ?1"));
    row->bindAll(key, name(JobState::Interrupted), why.text(), reasonLine(why));
    row->step();
}

/// `to`: the file that was asked for, which messages name.
void copyInto(const fs::path& part, const fs::path& to, const fs::path& from, const std::vector<std::string>& ids,
              const std::function<bool(double)>& progress)
{
    const std::unique_ptr<Connection> connection = schema::openStoreFile(part);
    connection->setOperation(kCopyingRuns);
    const std::string source = fs::absolute(from).string();
    const bool unchanging = Connection(source, sqlite::Access::Probe).takesFileAsUnchanging(); // as on a full disk
    connection->execute("ATTACH DATABASE " +
                        quotedText(unchanging ? sqlite::unchangingUri(source) : sqlite::nameToRead(source)) +
                        " AS source");
    // Not Kind::Write, which would keep the source's writers away, too.
    Transaction all(*connection, Transaction::Kind::Read);
    for (std::size_t i = 0; i < ids.size(); ++i) {
        if (progress && !progress(static_cast<double>(i) / static_cast<double>(ids.size())))
            throw Failure(ErrorKind::Cancelled, kCopyingRuns, to.string(), windowReason("window.cancelled"));
        copyRun(*connection, ids[i]);
    }
    all.commit();
    connection->integer("PRAGMA main.wal_checkpoint(TRUNCATE)"); // the source may not be written
}

/// The mode of a file that a person asked for, as the umask allows; nullopt where the system does not tell that. Asking
/// umask() would change it for the other threads for a moment.
std::optional<mode_t> usualMode()
{
    constexpr std::string_view kKey = "Umask:";
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);)
        if (line.starts_with(kKey))
            return 0644 & ~static_cast<mode_t>(std::strtoul(line.c_str() + kKey.size(), nullptr, 8));
    return std::nullopt;
}

std::string firstOf(const std::vector<std::string>& ids)
{
    constexpr std::size_t kMostTold = 5;
    std::string out;
    for (std::size_t i = 0; i < std::min(ids.size(), kMostTold); ++i)
        out += (i == 0 ? "" : ", ") + ids[i];
    return ids.size() > kMostTold ? out + ", …" : out;
}

/// Throws unless nothing is there, or copies alone that an earlier export has written and nobody uses. `to`: as in
/// copyInto().
void requireEarlierExport(const fs::path& target, const fs::path& to)
{
    std::error_code code;
    const bool there = fs::exists(target, code), isStore = there && schema::looksLikeStore(target);
    if ((isStore || !there) && fs::exists(to.string() + "-wal", code))
        throw Failure(ErrorKind::Busy, kCopyingRuns, to.string(), storeReason("store.copy-in-use"));
    if (there && !(isStore && schema::isExported(target))) // somebody's own store, database or text
        throw Failure(ErrorKind::BadInput, kCopyingRuns, to.string(), storeReason("store.not-exported"));
    if (const std::vector<std::string> own = there ? schema::runsThatAreNoCopies(target) : std::vector<std::string>();
        !own.empty())
        throw Failure(ErrorKind::BadInput, kCopyingRuns, to.string(),
                      storeReason("store.holds-own-runs", std::ssize(own), firstOf(own)));
}

} // namespace

std::int64_t copyRuns(const fs::path& from, const std::vector<std::string>& ids, const fs::path& to,
                      const std::function<bool(double)>& progress)
{
    std::error_code code;
    if (fs::equivalent(from, to, code))
        throw Failure(ErrorKind::BadInput, kCopyingRuns, to.string(), storeReason("store.copy-onto-itself"));
    requireFreePlace(kCopyingRuns, to, ExportOver::OtherStore);
    const fs::path target = replaceableFile(to);
    requireEarlierExport(target, to);
    removeStaleParts(target.parent_path(), PartKind::File);
    const PartFile part{partFileOf(target)};
    std::int64_t points = 0;
    try {
        copyInto(part.path, to, from, ids, progress);
        Connection copy(part.path, sqlite::Access::Read);
        points = copy.integer("SELECT coalesce(sum(points), 0) FROM summaries");
    } catch (const Failure& failure) {
        Error error = failure.error();
        if (error.subject.starts_with(part.path.string())) { // a temporary name
            error.operation = kCopyingRuns;
            error.subject = to.string();
        }
        throw Failure(std::move(error));
    }
    if (const std::optional<mode_t> mode = usualMode()) // some file systems have no modes
        ::chmod(part.path.c_str(), *mode);
    fs::rename(part.path, target, code);
    if (code)
        throw systemFailure(kCopyingRuns, to.string(), code.value());
    if (progress)
        progress(1.0);
    return points;
}

} // namespace trainyard
