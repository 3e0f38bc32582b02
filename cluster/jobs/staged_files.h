// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/transport/transport.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard {

/// A file of a data set on this workstation.
struct StagedFile {
    std::string path; ///< absolute local path
    std::string name; ///< relative to the data set's folder; any bytes but NUL
    std::int64_t size = 0;
    std::int64_t seconds = 0; ///< time of the last change
    std::int64_t nanoseconds = 0;
};

/// The files of a data set.
struct StagedFiles {
    std::string root;                 ///< the local folder to which names are relative
    std::string entry;                ///< the path in the spec, relative to the root: a file; empty for the root itself
    std::vector<StagedFile> files;    ///< ascending by name
    std::vector<std::string> outside; ///< files that are not below the root
    std::int64_t bytes = 0;
};

/// Parses the output of `trainyard-engine prepare --list` for the data set at `path`. Throws Failure(BadInput) when it
/// is incomplete.
StagedFiles parseStagedFiles(std::string_view text, const std::string& path);

/// Identifies content by names and sizes of all files and the beginnings of some.
struct DataFingerprint {
    std::string listing;              ///< checksum of "SIZE NAME" of every file
    std::vector<std::string> samples; ///< checksums of the first 64 KiB of files spread evenly
    friend bool operator==(const DataFingerprint&, const DataFingerprint&) = default;
    std::string text() const; ///< 16 hexadecimal digits, suitable for a file name
};
/// `contents`: false omits the samples. Reads files; throws Failure.
DataFingerprint fingerprint(const StagedFiles& data, bool contents = true);

/// Asks a machine for the fingerprint of a folder with the same names; nullopt if the folder or one of the files is
/// missing. Takes one exec (and a file with the names if there are more than 1,000 and they are only part of the
/// folder). Throws Failure like Transport.
std::optional<DataFingerprint> fingerprintThere(Transport& there, const std::string& root, const StagedFiles& data,
                                                bool contents = true);
/// The script for this, for names that fit into it. No side effects.
std::string fingerprintScript(const std::string& root, const StagedFiles& data, bool contents);

/// Parts in which a data set is sent: one large file, or many small ones packed together. The same files always give
/// the same parts.
struct StagedVolume {
    std::vector<std::size_t> files; ///< indices
    std::int64_t bytes = 0;
};
std::vector<StagedVolume> volumesOf(const StagedFiles& data, std::int64_t most = std::int64_t{64} << 20);

/// Packs local files into a tar archive that keeps their times. `outline`: as empty files with the same names, sizes
/// and times. Throws Failure: Cancelled once `giveUp`, called many times a second, returns true; no archive is left
/// then.
void packVolume(const StagedFiles& data, const StagedVolume& volume, const std::filesystem::path& archive, bool outline,
                const std::function<bool()>& giveUp = {});

} // namespace trainyard
