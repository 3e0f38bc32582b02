// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>

struct stat;

namespace trainyard {

/// Who may use what Trainyard keeps for a person: store, queue, run directories, logs, staged data.
enum class FileSharing {
    Owner, ///< nobody else: folders 0700, files 0600
    Group  ///< the files' group may read them: folders 0750, files 0640; what it may write is trusted
};

/// The variable that chooses it: "group", or "owner" (also when unset or empty).
inline constexpr const char* kShareVariable = "TRAINYARD_SHARE";

/// As $TRAINYARD_SHARE says; throws Failure(BadInput) for any other word.
FileSharing fileSharing();

/// The permissions that FileSharing withholds: 0077 or 0027.
unsigned privateMask();

/// Makes every file and folder that this process and its children create from now on private as FileSharing says,
/// whatever umask it inherited. Call it before the first thread starts; throws like fileSharing().
void keepFilesPrivate();

/// Creates a folder and its missing parents with the modes of FileSharing, whatever the umask. An existing folder stays
/// as it is. Throws Failure.
void makePrivateFolders(const std::filesystem::path& path);

/// Creates one folder that must not exist yet; throws Failure.
void makeNewPrivateFolder(const std::filesystem::path& path);

/// makePrivateFolders(), and takes access away that others have to the folder itself. Throws Failure(Permission) when
/// it belongs to another user, or when the access cannot be taken away.
void claimFolder(const std::filesystem::path& path);

/// Takes from a file of this user the access that others have to it; a missing file is left alone. Throws
/// Failure(Permission) when it belongs to another user.
void claimFile(const std::filesystem::path& path);

/// writeFileAtomically() with the mode of FileSharing, whatever the umask.
void writePrivateFile(const std::filesystem::path& file, std::string_view bytes);

/// Why a file or folder with this status must not decide what this user runs: another user owns it or may write it.
/// Empty when it may. root's files are trusted.
Reason distrust(const struct stat& status);

/// readFile() for a file that decides what this user runs: refuses a symbolic link, a further hard link, and what
/// distrust() refuses. Throws Failure; BadInput for each of these.
std::string readOwnFile(const std::filesystem::path& path, std::size_t limit = std::size_t{64} << 20);

/// Throws Failure(BadInput) unless the folder is a real one, no symbolic link, that distrust() accepts.
void requireOwnFolder(const std::filesystem::path& path);

} // namespace trainyard
