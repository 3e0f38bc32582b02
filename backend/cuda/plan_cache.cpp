// SPDX-License-Identifier: Apache-2.0
#include "backend/cuda/plan_cache.h"

#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/base/fnv1a.h"

#include <cstdio>
#include <cstdlib>

namespace trainyard::cuda {

PlanCache::PlanCache(std::filesystem::path folder, std::string machine)
    : m_folder(std::move(folder)), m_machine(std::move(machine))
{
}

std::filesystem::path PlanCache::usualFolder()
{
    if (const char* own = std::getenv("TRAINYARD_PLAN_CACHE"); own && *own)
        return own;
    if (const char* cache = std::getenv("XDG_CACHE_HOME"); cache && *cache)
        return std::filesystem::path(cache) / "trainyard" / "plans";
    const char* home = std::getenv("HOME");
    return home && *home ? std::filesystem::path(home) / ".cache" / "trainyard" / "plans" : std::filesystem::path();
}

/// The full key, which distinguishes keys with the same hash and tells a person what the file is for.
std::string PlanCache::headOf(const std::string& key) const
{
    return m_machine + "\n" + key + "\n";
}

std::string PlanCache::fileName(const std::string& key) const
{
    char text[24];
    std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(fnv1a(headOf(key))));
    return text;
}

std::optional<std::string> PlanCache::readFrom(const std::filesystem::path& folder, const std::string& key) const
{
    const std::filesystem::path file = folder / fileName(key);
    std::error_code code;
    if (folder.empty() || !std::filesystem::is_regular_file(file, code))
        return std::nullopt;
    try {
        const std::string text = readFile(file, std::size_t{16} << 20);
        const std::string head = headOf(key);
        if (text.starts_with(head) && text.ends_with("\nend\n") && text.size() >= head.size() + 5)
            return text.substr(head.size(), text.size() - head.size() - 5);
    } catch (const Failure&) {
        // the tuner runs again
    }
    return std::nullopt;
}

void PlanCache::writeTo(const std::filesystem::path& folder, const std::string& key, const std::string& plan) const
{
    if (folder.empty())
        return;
    try {
        makeFolders(folder);
        writeFileAtomically(folder / fileName(key), headOf(key) + plan + "\nend\n");
    } catch (const Failure&) {
        // with a full or read-only disk, the next start only takes some seconds longer
    }
}

std::optional<std::string> PlanCache::find(const std::string& key) const
{
    if (const std::optional<std::string> own = readFrom(m_own, key))
        return own;
    const std::optional<std::string> found = readFrom(m_folder, key);
    if (found)
        writeTo(m_own, key, *found);
    return found;
}

void PlanCache::keep(const std::string& key, const std::string& plan) const
{
    writeTo(m_folder, key, plan);
    writeTo(m_own, key, plan);
}

} // namespace trainyard::cuda
