// SPDX-License-Identifier: Apache-2.0
#include "backend/train/plan/process_memory.h"

#include "backend/data/cache/cached_dataset.h"
#include "backend/data/cache/prepared_plan.h"
#include "backend/protocol/rank_layout.h"
#include "backend/train/network/run_time_overhead.h"

#include <algorithm>
#include <cmath>

namespace trainyard {
namespace {

/// The process that starts the others, where there are several.
constexpr std::int64_t kLauncherBytes = std::int64_t{9} << 20;
/// The system takes the pages of prepared samples back when memory is short, so no more of them count.
constexpr std::int64_t kMostMappedBytes = std::int64_t{256} << 20;
/// Copies of the weights that a process holds while it exchanges: what it sends, what it receives and what it makes of
/// both. A master below the top one also holds the messages of its workers.
constexpr std::int64_t kWorkerCopies = 3, kTopCopies = 1, kLowerCopies = 7;
/// Every process looks at so many training samples for their statistics.
constexpr std::int64_t kStatisticsSamples = 2000;

/// Less counts as part of what any process takes.
constexpr std::int64_t kSmallOrder = std::int64_t{16} << 20;

enum class Role { Rank, TopMaster, LowerMaster };

/// About what a sample takes in a prepared cache.
std::int64_t preparedBytes(const DataSpec& spec, std::int64_t samples)
{
    constexpr std::int64_t kSmaller = 10, kHeader = 1024; // of a JPEG
    const PreparedForm form = preparedForm(spec);
    const std::int64_t pixels = form.side > 0 ? std::int64_t{form.side} * form.side * 4 / 3
                                              : std::int64_t{spec.image.height} * spec.image.width;
    const std::int64_t bytes = pixels * spec.image.channels;
    const bool jpeg =
        form.storage == CacheStorage::Jpeg || (form.storage == CacheStorage::Auto && bytes * samples > kMostRawBytes);
    return jpeg ? bytes / kSmaller + kHeader : bytes;
}

bool isPrepared(const DataSpec& spec)
{
    return spec.cache.on() && takes(spec.format, "cache");
}

std::int64_t part(std::int64_t bytes, double share)
{
    return static_cast<std::int64_t>(std::ceil(static_cast<double>(bytes) * share));
}

/// What a process keeps of the data set.
std::int64_t dataOf(Role role, const RunSpec& spec, const RankLayout& layout, const DatasetPlan& data)
{
    const KeptSamples kept = keptSamples(spec.data, data);
    // The system maps the pages beside a prepared sample too, and the cache lists what the source lists.
    if (isPrepared(spec.data))
        return 2 * data.sourceBytes + kept.training + kept.validation;
    const double looked = data.trainSamples > kStatisticsSamples
                              ? static_cast<double>(kStatisticsSamples) / static_cast<double>(data.trainSamples)
                              : 1.0;
    // Random crops are cut from the source, which is not kept decoded.
    const bool keeps = role == Role::Rank && !spec.data.augment.resizedCrop;
    const double met = keeps ? shareMet(layout.trainingRanks, spec.training.epochs) : 0.0;
    const double validates = role == Role::TopMaster                   ? 1.0
                             : role == Role::Rank && !layout.hasMaster ? 1.0 / layout.trainingRanks
                                                                       : 0.0;
    return data.sourceBytes + part(kept.training, std::max(looked, met)) + part(kept.validation, validates);
}

/// The order in which a process meets an epoch's samples: that of all ranks while it is dealt, its own part of it, and
/// that of the epoch before, from which batches still come.
std::int64_t orderOf(Role role, const RunSpec& spec, const RankLayout& layout, const DatasetPlan& data)
{
    constexpr auto kPlace = static_cast<std::int64_t>(sizeof(std::int64_t));
    if (role != Role::Rank)
        return 0;
    const std::int64_t all = kPlace * data.trainSamples, own = all / std::max(1, layout.trainingRanks);
    const std::int64_t bytes =
        (spec.data.sharding == Sharding::Shuffle ? all : own) + (spec.training.epochs > 1 ? 2 : 1) * own;
    return bytes > kSmallOrder ? bytes : 0;
}

class Counter {
public:
    Counter(const RunSpec& spec, const NetworkOptions& options, const MemoryPlan& rank, const MemoryPlan& beside,
            const DatasetPlan* data)
        : m_spec(spec), m_layout(rankLayout(spec)), m_options(options), m_rank(rank), m_beside(beside), m_data(data)
    {
    }

    /// Of a machine with so many of them; `first`: with the run's first process, which writes its checkpoints.
    MemoryPlan machine(int ranks, int masters, bool first) const
    {
        MemoryPlan sum;
        const auto add = [&](Role role, int count) {
            const MemoryPlan one = process(role);
            sum.parameters += count * one.parameters;
            sum.gradients += count * one.gradients;
            sum.optimizerState += count * one.optimizerState;
            sum.activations += count * one.activations;
            sum.data += count * one.data;
            sum.total += count * one.total;
            sum.processes += count;
        };
        add(Role::Rank, ranks);
        if (masters > 0)
            add(Role::TopMaster, 1);
        add(Role::LowerMaster, std::max(0, masters - 1));
        if (first) // a copy of weights and state, the file's content, and the weights once more
            sum.total += 2 * (weights() + m_rank.optimizerState) + weights();
        if (m_layout.worldSize() > 1)
            sum.total += kLauncherBytes;
        return sum;
    }

private:
    /// Of one network.
    std::int64_t weights() const { return m_options.validatesBeside ? m_rank.parameters / 2 : m_rank.parameters; }

    MemoryPlan process(Role role) const
    {
        MemoryPlan one = m_rank;
        if (role == Role::TopMaster) { // validates in a second network; the first one computes no step
            one.parameters = 2 * weights();
            one.activations = m_beside.activations - m_rank.activations;
        } else if (role == Role::LowerMaster) {
            one.parameters = weights();
            one.activations = 0;
        }
        one.data = m_data ? dataOf(role, m_spec, m_layout, *m_data) + orderOf(role, m_spec, m_layout, *m_data) : 0;
        const std::int64_t padding = one.activations / 10; // of layouts, and workspaces
        one.total = one.parameters + one.gradients + one.optimizerState + one.activations + padding + one.data +
                    exchange(role) + (role == Role::Rank ? runTimeOverhead(m_options) : kProcessBytes);
        return one;
    }

    std::int64_t exchange(Role role) const
    {
        if (m_layout.worldSize() == 1)
            return 0;
        if (!m_layout.hasMaster)
            return weights() + m_rank.optimizerState; // ranks compare and hand out what they begin with
        return weights() * (role == Role::TopMaster ? kTopCopies : role == Role::Rank ? kWorkerCopies : kLowerCopies);
    }

    const RunSpec& m_spec;
    const RankLayout m_layout;
    const NetworkOptions& m_options;
    const MemoryPlan& m_rank;
    const MemoryPlan& m_beside;
    const DatasetPlan* m_data;
};

} // namespace

KeptSamples keptSamples(const DataSpec& spec, const DatasetPlan& data)
{
    const std::int64_t delivered = std::int64_t{spec.image.height} * spec.image.width * spec.image.channels *
                                   (data.features ? static_cast<std::int64_t>(sizeof(float)) : 1);
    if (isPrepared(spec)) {
        const std::int64_t samples = std::max<std::int64_t>(1, data.trainSamples + data.validationSamples);
        const std::int64_t one = std::min(preparedBytes(spec, samples), kMostMappedBytes / samples);
        return {one * data.trainSamples, one * data.validationSamples};
    }
    if (data.ready || delivered <= 0)
        return {};
    const auto kept =
        CachedDataset::kept(static_cast<std::size_t>(data.trainSamples),
                            static_cast<std::size_t>(data.validationSamples), static_cast<std::size_t>(delivered));
    return {kept[0] ? delivered * data.trainSamples : 0, kept[1] ? delivered * data.validationSamples : 0};
}

double shareMet(int ranks, int epochs)
{
    return ranks <= 1 ? 1.0 : 1.0 - std::pow(1.0 - 1.0 / ranks, std::max(1, epochs));
}

MemoryPlan memoryOfProcesses(const RunSpec& spec, const NetworkOptions& options, const MemoryPlan& rank,
                             const MemoryPlan& beside, const DatasetPlan* data)
{
    const RankLayout layout = rankLayout(spec);
    const Counter counter(spec, options, rank, beside, data);
    const int most = processesPerNode(spec);
    const int masters = std::min(layout.masters(), most);
    const MemoryPlan first = counter.machine(std::min(layout.trainingRanks, most - masters), masters, true);
    if (spec.resources.placement.nodes <= 1)
        return first;
    const MemoryPlan other = counter.machine(std::min(layout.trainingRanks, most), 0, false);
    return first.total >= other.total ? first : other;
}

} // namespace trainyard
