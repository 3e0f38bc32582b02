// SPDX-License-Identifier: Apache-2.0
#include "backend/foreign/imported_place.h"

#include "backend/base/crc32c.h"
#include "backend/base/files.h"
#include "backend/base/unique_handle.h"

#include <nlohmann/json.hpp>

#include <fcntl.h>
#include <sys/file.h>

#include <cerrno>
#include <cstdio>
#include <span>

namespace trainyard::foreign {
namespace {

constexpr const char* kImportedPrefix = "imported-";

} // namespace

std::string canonicalPath(const std::filesystem::path& path)
{
    std::error_code code;
    const std::filesystem::path real = std::filesystem::weakly_canonical(path, code);
    return (code ? std::filesystem::absolute(path).lexically_normal() : real).string();
}

std::string pathInState(const std::filesystem::path& path)
{
    return nlohmann::json::parse(
               nlohmann::json(canonicalPath(path)).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace))
        .get<std::string>();
}

std::string importedRunId(const LogSource& source)
{
    const std::string text = std::string(name(source.kind)) + " " + canonicalPath(source.path) +
                             (source.inside.empty() ? std::string() : " " + source.inside);
    const std::span<const std::uint8_t> bytes(reinterpret_cast<const std::uint8_t*>(text.data()), text.size());
    char id[40];
    std::snprintf(id, sizeof id, "%s%08x%08x", kImportedPrefix, crc32c(bytes), crc32(bytes));
    return id;
}

bool isImportedRun(const std::string& id)
{
    return id.starts_with(kImportedPrefix);
}

std::optional<ImportPlace> importPlace(const std::filesystem::path& runDirectory)
{
    try {
        const nlohmann::json state = nlohmann::json::parse(readFile(runDirectory / kImportFile, kLargestImportFile));
        const nlohmann::json& columns = state.at("columns");
        return ImportPlace{state.at("position").get<std::string>(),
                           {columns.at("step").get<std::string>(), columns.at("time").get<std::string>(),
                            columns.at("series").get<std::vector<std::string>>()}};
    } catch (const std::exception&) {
        return std::nullopt;
    }
}

bool isBeingImported(const std::filesystem::path& runDirectory)
{
    const FileDescriptor file(::open((runDirectory / kImportLock).c_str(), O_RDWR | O_CLOEXEC));
    return file && ::flock(file.get(), LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
}

} // namespace trainyard::foreign
