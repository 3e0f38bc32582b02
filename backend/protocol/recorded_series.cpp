// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/recorded_series.h"

#include "backend/protocol/rank_layout.h"
#include "backend/protocol/series.h"

#include <algorithm>
#include <charconv>
#include <optional>

namespace trainyard {
namespace {

constexpr int kMostGpus = 1024; ///< as many as PlacementSpec::gpuIndices allows

constexpr const char* kGpuQuantities[] = {series::kGpuUtilization,
                                          series::kGpuMemory,
                                          series::kGpuMemoryShare,
                                          series::kGpuPower,
                                          series::kGpuPowerLimit,
                                          series::kGpuTemperature,
                                          series::kGpuClock,
                                          series::kGpuMemoryClock,
                                          series::kGpuSmUtilization,
                                          series::kGpuSmOccupancy,
                                          series::kGpuTensorActivity,
                                          series::kGpuMemoryActivity,
                                          series::kGpuEstimatedOccupancy,
                                          series::kGpuAchievedOccupancy,
                                          series::kGpuThrottledByPower,
                                          series::kGpuThrottledByHeat,
                                          series::kGpuThrottledByHardware,
                                          series::kGpuEccErrors};

/// "gpu/0/power" → 0 and "power"
struct Numbered {
    int number;
    std::string_view quantity;
};

std::optional<Numbered> numbered(std::string_view series, std::string_view kind)
{
    if (!series.starts_with(kind))
        return std::nullopt;
    series.remove_prefix(kind.size());
    Numbered found{0, {}};
    const auto [end, code] = std::from_chars(series.data(), series.data() + series.size(), found.number);
    const auto length = static_cast<std::size_t>(end - series.data());
    if (code != std::errc() || length == series.size() || *end != '/' || std::to_string(found.number).size() != length)
        return std::nullopt;
    found.quantity = series.substr(length + 1);
    return found;
}

std::vector<std::string> seriesOfRanks(const RunSpec& spec)
{
    const RankLayout layout = rankLayout(spec);
    std::vector<std::string> names;
    if (layout.hasMaster) {
        for (int worker = 0; worker < layout.workers(); ++worker)
            for (const char* quantity : {"staleness", "compute", "samples_per_second", "input_wait", "exchange_wait"})
                names.push_back(series::rank(layout.firstRank(worker), quantity));
    } else if (layout.trainingRanks > 1) {
        for (int rank = 0; rank < layout.trainingRanks; ++rank)
            for (const char* quantity : {"compute", "allreduce", "input_wait"})
                names.push_back(series::rank(rank, quantity));
    }
    return names;
}

bool hasThreshold(const PruningSpec& pruning)
{
    return pruning.method == PruningMethod::Magnitude && pruning.structure == PruningStructure::Weights &&
           pruning.scope == PruningScope::Global && !pruning.shuffle;
}

/// Of five classes or fewer, every label is among the five highest.
bool countsFive(const RunSpec& spec)
{
    const std::size_t classes = usedClasses(spec.data);
    return classes == 0 || classes > 5;
}

} // namespace

std::vector<std::string> recordedSeries(const RunSpec& spec)
{
    if (spec.program) // what the helper writes for the usual names
        return {series::kTrainLoss, series::kTrainTop1, series::kValLoss, series::kValTop1, series::kValTop5};
    std::vector<std::string> names{series::kValTop1, series::kValLoss};
    const auto add = [&names](bool written, std::initializer_list<const char*> more) {
        if (written)
            names.insert(names.end(), more.begin(), more.end());
    };
    const bool five = countsFive(spec), synchronous = spec.distribution.mode == DistributionMode::Synchronous;
    add(five, {series::kValTop5});
    add(true, {series::kEpochTrainLoss, series::kEpochTrainTop1, series::kEpochSeconds});
    add(spec.training.target.series != WatchedSeries::None, {series::kTimeToTarget});
    add(spec.pruning.on(), {series::kSparsity});
    add(hasThreshold(spec.pruning), {series::kPruningThreshold});
    add(spec.monitoring.maskShare > 0.0, {series::kMaskDistance});
    add(!spec.monitoring.barrierTo.empty(), {series::kBarrierError, series::kBarrierLoss});
    add(true, {series::kTrainLoss, series::kTrainTop1});
    add(five, {series::kTrainTop5});
    add(true, {series::kLearningRate, series::kThroughput, series::kInputWait, series::kCompute, series::kValidation,
               series::kCheckpointing});
    add(synchronous && spec.resources.ranks > 1, {series::kAllreduce});
    add(true, {series::kCpuUtilization, series::kCpuMemory, series::kMonitoringCost});
    add(!synchronous, {series::kMasterBusy});
    return names;
}

bool isRecorded(const RunSpec& spec, std::string_view series)
{
    if (spec.program) // names its series itself
        return !series.empty();
    const std::string layer = series::layerSparsity({});
    if (series.starts_with(layer))
        return spec.pruning.on() && series.size() > layer.size();
    if (const auto gpu = numbered(series, "gpu/"))
        return spec.resources.device == DeviceKind::Cuda && gpu->number >= 0 && gpu->number < kMostGpus &&
               std::find(std::begin(kGpuQuantities), std::end(kGpuQuantities), gpu->quantity) !=
                   std::end(kGpuQuantities);
    const std::vector<std::string> names = numbered(series, "rank/") ? seriesOfRanks(spec) : recordedSeries(spec);
    return std::find(names.begin(), names.end(), series) != names.end();
}

std::string_view fieldToSet(const RunSpec& spec, std::string_view series)
{
    struct Row {
        std::string_view start, field;
        bool set;
    };
    const bool synchronous = spec.distribution.mode == DistributionMode::Synchronous;
    const Row rows[] = {
        {series::kTimeToTarget, "training/target/series", spec.training.target.series != WatchedSeries::None},
        {series::kMaskDistance, "monitoring/mask_share", spec.monitoring.maskShare > 0.0},
        {"pruning/", "pruning/method", spec.pruning.on()},
        {"barrier/", "monitoring/barrier_to", !spec.monitoring.barrierTo.empty()},
        {"rank/", "resources/ranks", spec.resources.ranks > 1},
        {series::kAllreduce, "resources/ranks", spec.resources.ranks > 1},
        {series::kMasterBusy, "distribution/mode", !synchronous},
        {"gpu/", "resources/device", spec.resources.device == DeviceKind::Cuda}};
    for (const Row& row : rows)
        if (series.starts_with(row.start))
            return row.set ? std::string_view() : row.field;
    return {};
}

} // namespace trainyard
