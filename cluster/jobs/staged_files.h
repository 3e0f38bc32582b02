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
    std::string path; ///< absolute, here
    std::string name; ///< below the data set's folder; any bytes but NUL
    std::int64_t size = 0;
    std::int64_t seconds = 0; ///< when it was written
    std::int64_t nanoseconds = 0;
};

/// What a data set consists of.
struct StagedFiles {
    std::string root;                 ///< the folder here that names are relative to
    std::string entry;                ///< what the spec names, below the root: a file; empty for the root itself
    std::vector<StagedFile> files;    ///< by name, ascending
    std::vector<std::string> outside; ///< files that do not lie below the root
    std::int64_t bytes = 0;
};

/// Reads what `trainyard-engine prepare --list` wrote of the data set at `path`. Throws Failure(BadInput) when it is
/// torn.
StagedFiles parseStagedFiles(std::string_view text, const std::string& path);

/// Tells a content from another by names and sizes of all files and the beginnings of some.
struct DataFingerprint {
    std::string listing;              ///< checksum of "SIZE NAME" of every file
    std::vector<std::string> samples; ///< checksums of the first 64 KiB of files spread evenly
    friend bool operator==(const DataFingerprint&, const DataFingerprint&) = default;
    std::string text() const; ///< 16 hexadecimal digits, fit for a file's name
};
/// `contents`: false leaves the samples out. Reads files; throws Failure.
DataFingerprint fingerprint(const StagedFiles& data, bool contents = true);

/// Asks a machine for the fingerprint of a folder there, of the same names; nullopt when it lacks one of the files or
/// the folder. One exec (and a file of names for more than 1,000 that are not all of a folder). Throws Failure like
/// Transport.
std::optional<DataFingerprint> fingerprintThere(Transport& there, const std::string& root, const StagedFiles& data,
                                                bool contents = true);
/// The script of that, for names that fit into it. Pure.
std::string fingerprintScript(const std::string& root, const StagedFiles& data, bool contents);

/// Parts in which a data set travels: one large file, or many small ones packed together. The same for the same files.
struct StagedVolume {
    std::vector<std::size_t> files; ///< indices
    std::int64_t bytes = 0;
};
std::vector<StagedVolume> volumesOf(const StagedFiles& data, std::int64_t most = std::int64_t{64} << 20);

/// Packs files here into a tar archive that keeps their times. `outline`: as files of the same names, sizes and times
/// that hold nothing. Throws Failure: Cancelled once `giveUp`, asked many times a second, says yes; nothing is left
/// then.
void packVolume(const StagedFiles& data, const StagedVolume& volume, const std::filesystem::path& archive, bool outline,
                const std::function<bool()>& giveUp = {});

} // namespace trainyard
