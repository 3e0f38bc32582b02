// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/export_folder.h"

#include "backend/base/files.h"
#include "backend/base/part_file.h"

#include <algorithm>
#include <cerrno>
#include <system_error>
#include <utility>

namespace trainyard {
namespace {

namespace fs = std::filesystem;

fs::path placeOf(const fs::path& asked)
{
    std::error_code code;
    fs::path place = fs::weakly_canonical(fs::absolute(asked), code);
    if (code)
        place = fs::absolute(asked);
    return place.has_filename() ? place : place.parent_path(); // "out/" is "out"
}

bool isThere(const fs::path& path)
{
    std::error_code code;
    return fs::exists(fs::symlink_status(path, code));
}

} // namespace

ExportFolder::ExportFolder(const char* operation, const fs::path& target)
    : m_operation(operation), m_asked(target), m_target(placeOf(target))
{
    if (isThere(m_target)) {
        removeStaleParts(m_target, PartKind::Folder);
        m_made = m_part = partFolderIn(m_target);
    } else {
        m_top = m_target;
        while (m_top.has_relative_path() && !isThere(m_top.parent_path()))
            m_top = m_top.parent_path();
        removeStaleParts(m_top.parent_path(), PartKind::Folder);
        m_made = partFolderIn(m_top.parent_path());
        m_part = m_top == m_target ? m_made : m_made / m_target.lexically_relative(m_top);
    }
    try {
        makeFolders(m_part);
    } catch (const Failure& failure) {
        std::error_code ignored;
        fs::remove_all(m_made, ignored);
        throw named(failure);
    }
}

ExportFolder::~ExportFolder()
{
    std::error_code ignored;
    fs::remove_all(m_made, ignored);
}

void ExportFolder::finish()
{
    if (m_top.empty())
        return moveEntries();
    std::error_code code;
    if (!isThere(m_top)) {
        fs::rename(m_made, m_top, code);
        if (!code)
            return;
        if (code != std::errc::directory_not_empty && code != std::errc::file_exists)
            throw failed(code.value());
    }
    makeFolders(m_target); // another export has made the folder meanwhile: this one adds to it
    moveEntries();
}

void ExportFolder::moveEntries()
{
    std::vector<fs::path> names, moved;
    std::error_code code;
    for (fs::directory_iterator it(m_part, code), end; !code && it != end; it.increment(code))
        names.push_back(it->path().filename());
    for (const fs::path& name : names) {
        const bool replaces = std::any_of(m_replacing.begin(), m_replacing.end(),
                                          [&name](const fs::path& file) { return *file.begin() == name; });
        if (!code && replaces && isThere(m_target / name))
            continue;
        if (!code && isThere(m_target / name))
            code = std::make_error_code(std::errc::file_exists);
        if (!code)
            fs::rename(m_part / name, m_target / name, code);
        if (code)
            break;
        moved.push_back(m_target / name);
    }
    if (!code)
        code = replaceFiles();
    if (!code)
        return removeSuperseded();
    std::error_code ignored;
    for (const fs::path& one : moved)
        fs::remove_all(one, ignored);
    throw failed(code.value());
}

/// Moves the files whose folders were in the target before. The others have been moved with their folders.
std::error_code ExportFolder::replaceFiles() const
{
    std::error_code code;
    for (const fs::path& file : m_replacing)
        if (!code && isThere(m_part / file))
            fs::rename(m_part / file, m_target / file, code);
    return code;
}

void ExportFolder::removeSuperseded() const
{
    std::error_code ignored;
    for (const fs::path& file : m_superseded) {
        fs::remove(file, ignored);
        fs::remove(file.parent_path(), ignored); // fails unless it is empty
    }
}

Failure ExportFolder::failed(int error) const
{
    return systemFailure(m_operation, m_asked.string(), error);
}

Failure ExportFolder::named(const Failure& failure) const
{
    Error error = failure.error();
    if (error.subject.starts_with(m_made.string())) {
        error.operation = m_operation;
        error.subject = m_asked.string();
    }
    return Failure(std::move(error));
}

} // namespace trainyard
