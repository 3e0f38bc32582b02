// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"
#include "backend/data/files/folder_listing.h"

#include <filesystem>
#include <string>
#include <vector>

namespace trainyard {

/// The files of a data set that consists of several files.
struct SourceFiles {
    std::vector<std::filesystem::path> files[2]; ///< by Split, sorted; validation is empty if there is none
    std::int64_t unused = 0;                     ///< number of files of a second validation part, which are ignored
};

/// The files of a format and a test of lower-case file names.
struct SourceKind {
    Reason (*plural)(); ///< "TFRecord files", with the remedy "Name a .tfrecord file, or a folder with …"
    bool (*matches)(const std::string& lowerName);
    bool lists; ///< a .txt file may list such files, one per line
};

/// `path` is one such file, a .txt list of them (relative to it), or a folder. A list may name the list of its
/// validation files, or the only one of them, in a line "validation: val.txt"; without one, "train.txt" brings the list
/// of the same name with one of the words below in place of "train" if it lies beside it. In a folder, the first of the
/// words train, validation, val, valid, test and eval in a file's name ("train-00003-of-01024"), or the name of its
/// subfolder, decides its split; if no name contains "train", all files that are not for validation are training files,
/// unless the list train.txt in the folder divides them. Of several validation parts the first in the order validation,
/// val, valid, test, eval is used. Throws Failure, which names what is missing or ambiguous.
SourceFiles findSourceFiles(const std::filesystem::path& path, const SourceKind& kind);

/// The first file that a list names, for training; empty if it names none or is no file.
std::string firstInSourceList(const std::filesystem::path& list);

} // namespace trainyard
