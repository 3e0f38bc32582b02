// SPDX-License-Identifier: Apache-2.0
#include "backend/train/checkpoint/checkpoint_store.h"

#include "backend/base/error.h"
#include "backend/protocol/reasons.h"
#include "backend/protocol/reasons_training.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <system_error>
#include <tuple>

namespace trainyard {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> filesIn(const fs::path& folder, std::error_code& code)
{
    std::vector<fs::path> files;
    for (fs::directory_iterator it(folder, code), end; !code && it != end; it.increment(code))
        files.push_back(it->path());
    std::sort(files.begin(), files.end());
    return files;
}

std::vector<fs::path> filesIn(const fs::path& folder)
{
    std::error_code ignored;
    return filesIn(folder, ignored);
}

/// Whether a name is one that CheckpointStore gives.
bool isOurName(const fs::path& path)
{
    const std::string name = path.filename().string();
    return name == CheckpointStore::kBestName || name.starts_with("epoch-") || name.starts_with("step-");
}

/// Whether a file holds tensors that no run wrote.
bool isSomebodyElses(const fs::path& path)
{
    try {
        return !isOurName(path) && !isCheckpoint(readSafetensorsHeader(path));
    } catch (const Failure&) {
        return false;
    }
}

/// Whether the file itself is at fault. One that cannot be read now (a disk's error, access refused) or that a newer
/// engine wrote is not judged: to train on from an older one would throw work away.
bool isDamage(const Error& error)
{
    return error.kind == ErrorKind::BadInput || error.kind == ErrorKind::NotFound || error.code == ELOOP;
}

} // namespace

std::string CheckpointStore::fileName(const CheckpointInfo& info)
{
    char text[64];
    if (info.loop.epochClosed && info.position() % info.stepsPerEpoch == 0)
        std::snprintf(text, sizeof text, "epoch-%04lld.safetensors",
                      static_cast<long long>(info.position() / info.stepsPerEpoch));
    else
        std::snprintf(text, sizeof text, "step-%08lld.safetensors", static_cast<long long>(info.loop.step));
    return text;
}

std::vector<CheckpointStore::Found> CheckpointStore::list(const Report& report) const
{
    std::vector<Found> found;
    for (const fs::path& path : filesIn(m_folder)) {
        if (path.extension() != ".safetensors")
            continue;
        try {
            found.push_back({path, readCheckpointInfo(path)});
        } catch (const Failure& failure) {
            if (report && !isSomebodyElses(path))
                report(errorReason(failure.error()));
        }
    }
    std::stable_sort(found.begin(), found.end(), [](const Found& left, const Found& right) {
        const auto key = [](const Found& f) {
            return std::tuple(f.info.loop.step, f.info.loop.epochClosed, f.path.filename() != kBestName,
                              f.info.savedAt);
        };
        return key(left) > key(right);
    });
    return found;
}

std::optional<CheckpointStore::Loaded> CheckpointStore::loadNewest(const Report& report) const
{
    // Torn headers first, then damaged data: both are set aside under another name.
    const auto setAside = [&report](const fs::path& path, const Error& error) {
        if (!isDamage(error))
            throw Failure(error);
        std::error_code code;
        if (!fs::is_symlink(path, code) && !fs::exists(path, code))
            return; // another rank has set it aside
        fs::path aside = path;
        aside += ".damaged";
        fs::rename(path, aside, code);
        const Reason why = errorReason(error);
        report(code ? why : trainingReason("training.set-aside", why, aside.filename().string()));
    };
    std::error_code unreadable;
    const std::vector<fs::path> files = filesIn(m_folder, unreadable);
    if (unreadable && unreadable != std::errc::no_such_file_or_directory)
        throw systemFailure("read the folder", m_folder.string(), unreadable.value());
    for (const fs::path& path : files) {
        if (path.extension() != ".safetensors")
            continue;
        try {
            const SafetensorsHeader header = readSafetensorsHeader(path);
            if (isCheckpoint(header) || isOurName(path)) // somebody else's tensors are left alone
                checkpointInfo(header, path);
        } catch (const Failure& failure) {
            setAside(path, failure.error());
        }
    }
    for (const Found& found : list()) {
        try {
            return Loaded{found.path, readCheckpoint(found.path)};
        } catch (const Failure& failure) {
            setAside(found.path, failure.error());
        }
    }
    return std::nullopt;
}

bool CheckpointStore::hasAny() const
{
    const std::vector<fs::path> files = filesIn(m_folder);
    return std::any_of(files.begin(), files.end(), [](const fs::path& path) {
        return path.extension() == ".safetensors" || path.extension() == ".damaged";
    });
}

bool isKept(const CheckpointInfo& info, const TrainingSpec& training)
{
    const auto has = [](const std::vector<std::int64_t>& points, std::int64_t point) {
        return std::binary_search(points.begin(), points.end(), point);
    };
    const bool epochEnd = info.loop.epochClosed && info.stepsPerEpoch > 0 && info.position() % info.stepsPerEpoch == 0;
    return has(training.keepSteps, info.loop.step) ||
           (epochEnd && has(training.keepEpochs, info.position() / info.stepsPerEpoch));
}

void CheckpointStore::prune(const TrainingSpec& training) const
{
    if (training.keepCheckpoints <= 0)
        return;
    std::vector<Found> found = list();
    std::erase_if(found, [&](const Found& f) { return f.path.filename() == kBestName || isKept(f.info, training); });
    for (std::size_t index = static_cast<std::size_t>(training.keepCheckpoints); index < found.size(); ++index) {
        std::error_code code;
        fs::remove(found[index].path, code); // one that cannot be removed now is tried again after the next
    }
}

void CheckpointStore::removeLeftovers() const
{
    for (const fs::path& path : filesIn(m_folder)) {
        std::error_code code;
        if (path.filename().string().find(".safetensors.tmp-") != std::string::npos)
            fs::remove(path, code);
    }
}

} // namespace trainyard
