// SPDX-License-Identifier: Apache-2.0
#include "backend/train/checkpoint/checkpoint_store.h"

#include "backend/base/error.h"
#include "backend/protocol/reasons.h"
#include "backend/protocol/reasons_training.h"

#include <algorithm>
#include <cstdio>
#include <system_error>
#include <tuple>

namespace trainyard {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> filesIn(const fs::path& folder)
{
    std::vector<fs::path> files;
    std::error_code code;
    for (fs::directory_iterator it(folder, code), end; !code && it != end; it.increment(code))
        files.push_back(it->path());
    std::sort(files.begin(), files.end());
    return files;
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
            if (report)
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
        if (error.kind != ErrorKind::BadInput)
            throw Failure(error); // cannot be read now, or of a newer engine: not ours to judge
        std::error_code code;
        fs::path aside = path;
        aside += ".damaged";
        fs::rename(path, aside, code);
        const Reason why = errorReason(error);
        report(code ? why : trainingReason("training.set-aside", why, aside.filename().string()));
    };
    for (const fs::path& path : filesIn(m_folder)) {
        if (path.extension() != ".safetensors")
            continue;
        try {
            const SafetensorsHeader header = readSafetensorsHeader(path);
            if (isCheckpoint(header)) // somebody else's tensors are left alone
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
