// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace trainyard {

/// A part of a program's folder that goes with the program to another machine.
struct ProgramFile {
    enum class Kind { File, Link, Folder };
    Kind kind = Kind::File; ///< Folder: an empty one
    std::string name;       ///< relative to the folder; any bytes but NUL
    std::int64_t size = 0;  ///< of a file
    bool executable = false;
    std::string target; ///< of a link: relative, inside the folder
    std::string hash;   ///< of a file: SHA-256, once hashFiles() was called
};

/// What of a folder goes to another machine.
struct ProgramFiles {
    std::string root;
    bool git = false;                  ///< the folder belongs to a work tree: git's ignore rules count
    std::vector<ProgramFile> files;    ///< ascending by name
    std::vector<std::string> linksOut; ///< links that lead out of the folder; they stay here
    std::vector<std::string> special;  ///< sockets, pipes and devices; they stay here
    std::int64_t bytes = 0;

    std::size_t fileCount() const; ///< without links and folders
};

struct ProgramLimits {
    std::int64_t bytes = std::int64_t{256} << 20;
    std::size_t files = 20'000;
};

/// Lists a program's folder. In a git work tree: what git tracks, and what it neither tracks nor ignores. Elsewhere
/// everything but caches (__pycache__, .pytest_cache …), folders of version control, Python environments and
/// Trainyard's own run directories. Links inside the folder stay links. Throws Failure: BadInput over the limits, and
/// for the home folder; Permission for what cannot be read; NotFound.
ProgramFiles programFiles(const std::string& folder, const ProgramLimits& limits = {});

/// Reads all files. Throws Failure: Permission or Io naming the file; Cancelled once `giveUp` returns true.
void hashFiles(ProgramFiles& files, const std::function<bool()>& giveUp = {});

/// Identifies names, contents, links and executability of hashed files: 64 hexadecimal digits.
std::string treeHash(const ProgramFiles& files);

/// The commit that the folder stands at; empty texts outside of a git work tree.
struct ProgramCommit {
    std::string commit, branch, subject;
    int changedFiles = 0;
};
ProgramCommit programCommit(const std::string& folder);

} // namespace trainyard
