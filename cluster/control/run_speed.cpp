// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/run_speed.h"

#include "backend/protocol/series.h"

#include <algorithm>
#include <cmath>

namespace trainyard {
namespace {

constexpr double kWholeNumber = 1e-6; // how far an epoch may be from one

/// The steps from which attempts resumed.
std::vector<std::int64_t> resumedAt(const std::vector<AttemptRow>& attempts)
{
    std::vector<std::int64_t> steps;
    for (const AttemptRow& attempt : attempts)
        if (attempt.number > 1 && attempt.startStep > 0)
            steps.push_back(attempt.startStep);
    return steps;
}

} // namespace

RunSpeed readRunSpeed(StoreReader& reader, const RunRow& run)
{
    const std::vector<AttemptRow> attempts = reader.attempts(run.key);
    const std::vector<std::int64_t> resumes = resumedAt(attempts);
    RunSpeed speed;
    StudyRun study; // what throughputOf() takes
    std::int64_t stepBefore = attempts.empty() ? 0 : attempts.front().startStep, samplesBefore = 0;
    double epochBefore = -1.0;
    reader.points(run.key, series::kEpochSeconds, [&](const PointRow& point) {
        LedgerEpoch epoch;
        epoch.number = static_cast<int>(speed.epochs.size()) + 1; // of this run, which may go on from another
        epoch.seconds = point.value;
        epoch.samples =
            epochBefore < 0.0 && stepBefore > 0 ? 0 : std::max<std::int64_t>(0, point.samples - samplesBefore);
        const double length =
            epochBefore < 0.0 ? point.epoch - std::floor(point.epoch - kWholeNumber) : point.epoch - epochBefore;
        const bool one = std::abs(length - 1.0) < kWholeNumber;
        const bool cut = std::any_of(resumes.begin(), resumes.end(),
                                     [&](std::int64_t step) { return step > stepBefore && step < point.step; });
        epoch.whole = one && !cut;
        speed.epochs.push_back(epoch);
        study.curves[series::kEpochSeconds].push_back({point.samples, point.epoch, point.time, point.value});
        stepBefore = point.step;
        samplesBefore = point.samples;
        epochBefore = point.epoch;
    });
    speed.time = epochTimeOf(speed.epochs);
    speed.samplesPerSecond = throughputOf(study);
    return speed;
}

} // namespace trainyard
