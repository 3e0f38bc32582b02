// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/folder_listing.h"

#include <filesystem>
#include <string>
#include <vector>

namespace trainyard {

/// Which files a data set of several files consists of.
struct SourceFiles {
    std::vector<std::filesystem::path> files[2]; ///< by Split, sorted; validation empty = there is none
    std::int64_t unused = 0;                     ///< files of a second validation part, which are not read
};

/// What files a format has: "TFRecord files", and whether a name (lower case) may be one.
struct SourceKind {
    const char* plural;
    bool (*matches)(const std::string& lowerName);
    const char* remedy; ///< "Name a .tfrecord file, or a folder with …"
    bool lists;         ///< a .txt file holds names of such files, one a line
};

/// `path` is one such file; a .txt list of them (relative to it); or a folder. A folder's files are told apart by the
/// first of the words train, validation, val, valid, test and eval in their names ("train-00003-of-01024"), or lie in
/// subfolders of these names; when no name says "train", whatever is not for validation is training. Of several
/// validation parts the first in the order validation, val, valid, test, eval counts. Throws Failure that names what is
/// missing or unclear.
SourceFiles findSourceFiles(const std::filesystem::path& path, const SourceKind& kind);

} // namespace trainyard
