// SPDX-License-Identifier: Apache-2.0
#include "backend/train/plan/dataset_inspector.h"
#include "backend/data/pipeline/open_dataset.h"

#include <sys/stat.h>

#include <filesystem>

namespace trainyard {
namespace {

namespace fs = std::filesystem;

constexpr int kMostEntries = 20000;
constexpr std::size_t kMostRemembered = 64;

void addStamp(const fs::path& path, std::string& out)
{
    struct stat status {};
    if (::stat(path.c_str(), &status) != 0)
        return;
    out += std::to_string(status.st_ino) + ':' + std::to_string(status.st_mtim.tv_sec) + '.' +
           std::to_string(status.st_mtim.tv_nsec) + ':' + std::to_string(status.st_size) + ';';
}

/// Times of the folder, of what lies in it, and of the class folders one level below: a folder's time changes with the
/// names in it, so the images themselves need not be looked at.
std::string fingerprint(const fs::path& root)
{
    std::string out;
    addStamp(root, out);
    int entries = 0;
    std::error_code code;
    for (fs::directory_iterator it(root, code), end; !code && it != end && ++entries < kMostEntries;
         it.increment(code)) {
        addStamp(it->path(), out);
        std::error_code inner;
        for (fs::directory_iterator below(it->path(), inner); !inner && below != end && ++entries < kMostEntries;
             below.increment(inner))
            if (below->is_directory(inner))
                addStamp(below->path(), out);
    }
    return out;
}

std::string keyOf(const DataSpec& spec, std::uint64_t seed)
{
    std::string key(name(spec.format));
    for (const std::int64_t number : {spec.trainSamples, spec.validationSamples, std::int64_t{spec.image.height},
                                      std::int64_t{spec.image.width}, std::int64_t{spec.image.channels}})
        key += ' ' + std::to_string(number);
    key += ' ' + std::to_string(seed) + ' ' + std::to_string(spec.validationShare) + ' ' +
           std::to_string(spec.classes.count) + (spec.unreadable == UnreadablePolicy::Skip ? " skip" : "");
    for (const std::string& text : spec.classes.names)
        key += '\n' + text;
    return key + '\n' + spec.features + '\n' + spec.labels + '\n' + spec.path;
}

} // namespace

const DatasetPlan& DatasetInspector::inspect(const DataSpec& spec, std::uint64_t seed, const EntriesSeen& progress)
{
    const std::string key = keyOf(spec, seed);
    const std::string now = spec.path.empty() ? "" : fingerprint(spec.path);
    const auto found = m_entries.find(key);
    if (found != m_entries.end() && found->second.fingerprint == now)
        return found->second.plan;
    if (m_entries.size() >= kMostRemembered)
        m_entries.clear();
    Entry& entry = m_entries[key];
    try {
        entry = {now, inspectDataset(spec, seed, progress)};
    } catch (...) {
        m_entries.erase(key);
        throw;
    }
    return entry.plan;
}

} // namespace trainyard
