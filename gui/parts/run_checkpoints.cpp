// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/parts/run_checkpoints.h"

#include "backend/base/whole_number.h"
#include "backend/protocol/checkpoint_reference.h"
#include "backend/protocol/job_state.h"
#include "backend/protocol/series.h"
#include "backend/protocol/series_direction.h"
#include "gui/formats/format.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <map>

namespace trainyard {
namespace {

struct RunCheckpoints {
    Q_DECLARE_TR_FUNCTIONS(trainyard::RunCheckpoints)
};

constexpr const char* kBestFile = "best.safetensors";

bool isCheckpointFile(const ArtifactRow& artifact)
{
    return artifact.kind == "checkpoint" && artifact.file.ends_with(".safetensors");
}

std::string pathIn(const RunRow& run, const ArtifactRow& artifact)
{
    return artifact.file.starts_with('/') ? artifact.file : run.directory + "/" + artifact.file;
}

bool isEpochEnd(double epoch, std::int64_t step)
{
    return epoch == std::floor(epoch) && (epoch > 0.0 || step == 0);
}

/// Whether later checkpoints never replace it.
bool staysForGood(const ArtifactRow& one, const TrainingSpec& training)
{
    const auto has = [](const auto& points, std::int64_t point) {
        return std::find(points.begin(), points.end(), point) != points.end();
    };
    return training.keepCheckpoints <= 0 || one.file.ends_with(kBestFile) || has(training.keepSteps, one.step) ||
           (isEpochEnd(one.epoch, one.step) && has(training.keepEpochs, wholePart<std::int64_t>(one.epoch)));
}

} // namespace

std::vector<ArtifactRow> presentCheckpoints(const RunRow& run, const RunSpec& spec, std::vector<ArtifactRow> artifacts)
{
    std::erase_if(artifacts, [](const ArtifactRow& one) { return !isCheckpointFile(one); });
    if (run.machine.empty() || run.machine == "local") {
        std::erase_if(artifacts, [&](const ArtifactRow& one) {
            std::error_code code;
            return !std::filesystem::exists(pathIn(run, one), code);
        });
        return artifacts;
    }
    std::stable_sort(artifacts.begin(), artifacts.end(),
                     [](const ArtifactRow& a, const ArtifactRow& b) { return a.step > b.step; });
    int rotating = 0;
    std::erase_if(artifacts, [&](const ArtifactRow& one) {
        return !staysForGood(one, spec.training) && ++rotating > spec.training.keepCheckpoints;
    });
    return artifacts;
}

std::vector<RunCheckpoint> runCheckpoints(const RunRow& run, const std::vector<ArtifactRow>& artifacts)
{
    std::vector<RunCheckpoint> list;
    for (const ArtifactRow& one : artifacts)
        if (isCheckpointFile(one))
            list.push_back(
                {pathIn(run, one), one.step, one.epoch, false, one.file.ends_with(kBestFile), {}, one.bytes});
    std::stable_sort(list.begin(), list.end(),
                     [](const RunCheckpoint& a, const RunCheckpoint& b) { return a.step < b.step; });
    if (list.empty())
        return list;
    list.back().last = true;
    for (RunCheckpoint& one : list) {
        CheckpointReference reference;
        reference.run = run.id;
        if (one.last && isFinal(run.state)) {
            reference.point = CheckpointReference::Point::End;
        } else if (isEpochEnd(one.epoch, one.step)) {
            reference.point = CheckpointReference::Point::Epoch;
            reference.value = wholePart<std::int64_t>(one.epoch);
        } else {
            reference.point = CheckpointReference::Point::Step;
            reference.value = one.step;
        }
        one.reference = text(reference);
    }
    return list;
}

void markBest(StoreReader& reader, const RunRow& run, std::vector<RunCheckpoint>& checkpoints)
{
    if (std::any_of(checkpoints.begin(), checkpoints.end(), [](const RunCheckpoint& one) { return one.best; }))
        return;
    for (const char* const name : {series::kValTop1, series::kValLoss}) {
        std::map<std::int64_t, double> values;
        reader.points(run.key, name, [&](const PointRow& point) { values[point.step] = point.value; });
        const bool higher = series::higherIsBetter(name);
        RunCheckpoint* best = nullptr;
        double record = 0.0;
        int compared = 0;
        for (RunCheckpoint& one : checkpoints) {
            const auto found = values.find(one.step);
            if (found == values.end() || !std::isfinite(found->second))
                continue;
            ++compared;
            if (!best || (higher ? found->second > record : found->second < record)) {
                best = &one;
                record = found->second;
            }
        }
        if (best && compared > 1) {
            best->best = true;
            best->surpassed = std::any_of(values.begin(), values.end(), [&](const auto& one) {
                return higher ? one.second > record : one.second < record;
            });
        }
        if (best)
            return;
    }
}

QString markedTitle(const RunCheckpoint& one, const RunRow& run)
{
    const QString title = checkpointTitle(one, run);
    return !one.best       ? title
           : one.surpassed ? RunCheckpoints::tr("%1, best kept").arg(title)
                           : RunCheckpoints::tr("%1, best").arg(title);
}

QString checkpointTitle(const RunCheckpoint& one, const RunRow& run)
{
    const bool whole = one.epoch == std::floor(one.epoch);
    const QString place = one.step == 0 ? RunCheckpoints::tr("Initialisation")
                          : whole && one.epoch > 0.0
                              ? RunCheckpoints::tr("Epoch %1").arg(format::count(wholePart<qint64>(one.epoch)))
                              : RunCheckpoints::tr("Step %1").arg(format::count(one.step));
    return one.last && isFinal(run.state) ? RunCheckpoints::tr("%1, end").arg(place)
           : one.last                     ? RunCheckpoints::tr("%1, newest").arg(place)
                                          : place;
}

} // namespace trainyard
