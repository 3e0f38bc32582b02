// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <string>

namespace trainyard::sqlite {

/// Which file a path names. After the file was replaced, the path names another one.
struct FileIdentity {
    dev_t device = 0;
    ino_t inode = 0; ///< 0: no file
    friend bool operator==(const FileIdentity&, const FileIdentity&) = default;
};

FileIdentity identityOf(const std::string& file);

/// Changes when the file, its identity or its journal changes. For files that SQLite reads as if they never changed.
struct FileStamp {
    FileIdentity identity;
    std::int64_t bytes = 0;
    std::int64_t written = 0; ///< nanoseconds
    std::int64_t journalBytes = 0;
    std::int64_t journalWritten = 0;
    friend bool operator==(const FileStamp&, const FileStamp&) = default;
};

FileStamp stampOf(const std::string& file);

/// Whether this user may write the file and its folder, as SQLite's journal needs.
bool mayWrite(const std::string& file);

/// Whether there is a journal with content.
bool hasJournal(const std::string& file);

/// Whether a connection that only reads can use the journal beside a file that may not be written. It needs the shared
/// memory beside it, because it may not make one.
bool journalIsReadable(const std::string& file);

/// The file as a URI that SQLite reads without its journal and without locks.
std::string unchangingUri(const std::string& file);

/// The file as a URI that SQLite opens for this process alone: its connections share memory inside the process, not in
/// a file beside the store, for which a full disk has no room.
std::string aloneUri(const std::string& file);

/// What to tell SQLite to open so that it can read the file: its path, or a URI where it may not write.
std::string nameToRead(const std::string& file);

} // namespace trainyard::sqlite
