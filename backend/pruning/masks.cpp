// SPDX-License-Identifier: Apache-2.0
#include "backend/pruning/masks.h"

#include "backend/base/error.h"
#include "backend/base/keyed_random.h"
#include "backend/protocol/reasons_pruning.h"
#include "backend/protocol/reasons_run.h"
#include "backend/pruning/sorted_magnitudes.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <limits>
#include <numeric>
#include <tuple>

namespace trainyard {
namespace {

constexpr float kAlreadyPruned = -1.0f; ///< below every score
constexpr int kOfFour = 4;
constexpr int kKeptOfFour = 2;

const NamedTensor* findTensor(std::span<const NamedTensor> tensors, const std::string& name)
{
    const auto found =
        std::find_if(tensors.begin(), tensors.end(), [&](const NamedTensor& tensor) { return tensor.name == name; });
    return found == tensors.end() ? nullptr : &*found;
}

/// The unit of pruning: a weight, or all weights of a filter.
struct Unit {
    float score = 0.0f;
    std::int32_t tensor = 0;
    std::int32_t index = 0; ///< of the weight or the filter in its tensor
    std::int32_t weights = 1;
};

/// A prunable tensor with its scores; pruned weights have the score kAlreadyPruned.
struct Judged {
    const WeightTensor* tensor = nullptr;
    std::vector<float> scores;
    std::vector<float> kept;
    std::int64_t protectedWeights = 0; ///< number of highest scores that are never pruned
};

std::vector<Judged> judge(std::span<const WeightTensor> tensors, std::span<const NamedTensor> scores,
                          const PruningSpec& pruning, std::span<const NamedTensor> before)
{
    std::vector<Judged> judged;
    for (const WeightTensor& tensor : tensors) {
        if (!tensor.prunable)
            continue;
        const NamedTensor* found = findTensor(scores, tensor.parameter);
        const auto length = static_cast<std::size_t>(tensor.elements());
        if (!found || found->values.size() != length)
            throw Failure(ErrorKind::BadInput, "prune", tensor.parameter,
                          found ? pruningReason("pruning.score-shape") : pruningReason("pruning.no-scores"));
        Judged one{&tensor, found->values, std::vector<float>(length, 1.0f), 0};
        for (float& score : one.scores)
            score = std::isnan(score) ? 0.0f : score;
        if (const NamedTensor* mask = findTensor(before, tensor.parameter); mask && mask->values.size() == length)
            for (std::size_t i = 0; i < length; ++i)
                if (mask->values[i] == 0.0f)
                    one.scores[i] = kAlreadyPruned;
        one.protectedWeights =
            static_cast<std::int64_t>(std::ceil(pruning.leastKept * static_cast<double>(length) - 1e-9));
        judged.push_back(std::move(one));
    }
    return judged;
}

std::vector<Unit> unitsOf(const Judged& one, std::int32_t tensor, PruningStructure structure)
{
    std::vector<Unit> units;
    if (structure == PruningStructure::Filters) {
        if (!one.tensor->hasFilters)
            return units;
        const auto filters = static_cast<std::size_t>(one.tensor->dims.front());
        const std::size_t size = one.scores.size() / filters;
        for (std::size_t filter = 0; filter < filters; ++filter) {
            double squares = 0.0;
            bool alive = false;
            for (std::size_t i = filter * size; i < (filter + 1) * size; ++i) {
                squares += one.scores[i] > 0.0f ? double(one.scores[i]) * double(one.scores[i]) : 0.0;
                alive = alive || one.scores[i] != kAlreadyPruned;
            }
            units.push_back({alive ? static_cast<float>(squares / double(size)) : kAlreadyPruned, tensor,
                             static_cast<std::int32_t>(filter), static_cast<std::int32_t>(size)});
        }
        return units;
    }
    units.reserve(one.scores.size());
    for (std::size_t i = 0; i < one.scores.size(); ++i)
        units.push_back({one.scores[i], tensor, static_cast<std::int32_t>(i), 1});
    return units;
}

bool before(const Unit& left, const Unit& right)
{
    return std::tuple(left.score, left.tensor, left.index) < std::tuple(right.score, right.tensor, right.index);
}

/// Removes the units that a layer keeps in any case.
void protect(const std::vector<Judged>& judged, std::vector<Unit>& units, std::size_t begin)
{
    const Judged& one = judged[static_cast<std::size_t>(units[begin].tensor)];
    std::int64_t wanted = one.protectedWeights;
    if (wanted <= 0)
        return;
    std::sort(units.begin() + static_cast<std::ptrdiff_t>(begin), units.end(), before);
    while (wanted > 0 && units.size() > begin && units.back().score != kAlreadyPruned) {
        wanted -= units.back().weights;
        units.pop_back();
    }
}

/// Prunes the lowest units: `weights` weights, or all with a score ≤ `threshold`. Returns the largest pruned score.
std::optional<double> pruneLowest(std::vector<Judged>& judged, std::vector<Unit>& units, std::int64_t weights,
                                  double threshold)
{
    const bool single = std::all_of(units.begin(), units.end(), [](const Unit& unit) { return unit.weights == 1; });
    if (weights > 0 && !single)
        std::sort(units.begin(), units.end(), before);
    else if (weights > 0 && weights < std::ssize(units))
        std::nth_element(units.begin(), units.begin() + weights, units.end(), before);
    std::optional<double> largest;
    std::int64_t pruned = 0;
    for (const Unit& unit : units) {
        if (weights > 0 && pruned >= weights)
            break;
        const bool goes = weights > 0 ? pruned + unit.weights <= weights : double(unit.score) <= threshold;
        if (!goes)
            continue;
        Judged& one = judged[static_cast<std::size_t>(unit.tensor)];
        const auto first = one.kept.begin() + std::ptrdiff_t{unit.index} * unit.weights;
        std::fill(first, first + unit.weights, 0.0f);
        pruned += unit.weights;
        largest = std::max(largest.value_or(0.0), std::max(0.0, double(unit.score)));
    }
    return largest;
}

/// The smallest score that at least `percent` of the units do not exceed.
double percentileOf(std::vector<Unit> units, double percent)
{
    if (units.empty())
        return 0.0;
    const std::ptrdiff_t at = percentileRank(percent, std::ssize(units)) - 1;
    std::nth_element(units.begin(), units.begin() + at, units.end(), before);
    return std::max(0.0f, units[static_cast<std::size_t>(at)].score);
}

/// One comparison: of all layers, or of one.
std::optional<double> pruneGroup(std::vector<Judged>& judged, std::size_t first, std::size_t last, const MaskGoal& goal)
{
    const PruningSpec& pruning = goal.pruning;
    std::vector<Unit> units;
    std::vector<Unit> all; // including protected ones, for percentiles
    std::int64_t weights = 0;
    for (std::size_t i = first; i < last; ++i) {
        const std::vector<Unit> own = unitsOf(judged[i], static_cast<std::int32_t>(i), pruning.structure);
        if (own.empty())
            continue;
        weights += std::ssize(judged[i].scores);
        const std::size_t begin = units.size();
        units.insert(units.end(), own.begin(), own.end());
        if (pruning.amount == PruningAmount::Percentile)
            all.insert(all.end(), own.begin(), own.end());
        protect(judged, units, begin);
    }
    if (units.empty())
        return std::nullopt;
    const bool byShare = goal.sparsity || pruning.structure == PruningStructure::Filters ||
                         pruning.schedule != PruningSchedule::Start || pruning.amount == PruningAmount::Sparsity;
    if (byShare) {
        const double share = goal.sparsity.value_or(pruning.sparsity);
        const std::int64_t count = std::llround(share * double(weights));
        return count > 0 ? pruneLowest(judged, units, count, 0.0) : std::nullopt;
    }
    const double threshold = pruning.amount == PruningAmount::Percentile
                                 ? percentileOf(std::move(all), pruning.percentile)
                                 : pruning.threshold;
    pruneLowest(judged, units, 0, threshold);
    return threshold;
}

void pruneTwoOfFour(Judged& one)
{
    const auto row = static_cast<std::size_t>(one.tensor->dims.back());
    if (one.tensor->dims.size() < 2 || row % kOfFour != 0)
        return;
    for (std::size_t begin = 0; begin < one.scores.size(); begin += kOfFour) {
        std::size_t order[kOfFour];
        std::iota(order, order + kOfFour, begin);
        std::stable_sort(order, order + kOfFour,
                         [&](std::size_t left, std::size_t right) { return one.scores[left] < one.scores[right]; });
        for (int i = 0; i < kOfFour - kKeptOfFour; ++i)
            one.kept[order[i]] = 0.0f;
    }
}

/// Moves the pruned weights of a tensor to random positions.
void shuffleMask(Judged& one, std::uint64_t seed, std::size_t tensor)
{
    KeyedRandom random(seed, RandomPurpose::Prune, tensor, 1);
    for (std::size_t i = one.kept.size(); i > 1; --i)
        std::swap(one.kept[i - 1], one.kept[random.below(static_cast<std::uint32_t>(i))]);
}

std::string numberText(double value)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.6g", value);
    return text;
}

/// Throws if a layer would have no weights left, because it would pass nothing on.
void refuseEmptied(const std::vector<Judged>& judged, const PruningSpec& pruning)
{
    const auto emptied = [](const Judged& one) {
        return std::none_of(one.kept.begin(), one.kept.end(), [](float kept) { return kept != 0.0f; });
    };
    const bool all = !judged.empty() && std::all_of(judged.begin(), judged.end(), emptied);
    if (all && pruning.schedule == PruningSchedule::Start && pruning.amount == PruningAmount::Threshold) {
        float largest = 0.0f;
        for (const Judged& one : judged)
            largest = std::max(largest, *std::max_element(one.scores.begin(), one.scores.end()));
        throw Failure(ErrorKind::BadInput, "prune the network", {},
                      pruningReason("pruning.threshold", numberText(pruning.threshold), numberText(largest)));
    }
    for (const Judged& one : judged)
        if (emptied(one))
            throw Failure(ErrorKind::BadInput, "prune", one.tensor->layer,
                          pruningReason("pruning.layer-empty", one.kept.size()));
}

/// Adds masks for the values of filters that have no weights left.
void addFollowers(const Judged& one, std::vector<NamedTensor>& masks)
{
    const auto filters = static_cast<std::size_t>(one.tensor->dims.front());
    const std::size_t size = one.kept.size() / filters;
    std::vector<float> kept(filters, 0.0f);
    for (std::size_t i = 0; i < one.kept.size(); ++i)
        if (one.kept[i] != 0.0f)
            kept[i / size] = 1.0f;
    for (const std::string& follower : one.tensor->ofFilters)
        masks.push_back({follower, {one.tensor->dims.front()}, kept});
}

} // namespace

std::int64_t NetMasks::weights() const
{
    return std::accumulate(layers.begin(), layers.end(), std::int64_t{0},
                           [](std::int64_t sum, const LayerLeft& layer) { return sum + layer.weights; });
}

std::int64_t NetMasks::left() const
{
    return std::accumulate(layers.begin(), layers.end(), std::int64_t{0},
                           [](std::int64_t sum, const LayerLeft& layer) { return sum + layer.left; });
}

double NetMasks::sparsity() const
{
    return weights() > 0 ? 1.0 - double(left()) / double(weights()) : 0.0;
}

NetMasks makeMasks(std::span<const WeightTensor> tensors, std::span<const NamedTensor> scores, const MaskGoal& goal,
                   std::span<const NamedTensor> before)
{
    const PruningSpec& pruning = goal.pruning;
    std::vector<Judged> judged = judge(tensors, scores, pruning, before);
    if (judged.empty())
        throw Failure(ErrorKind::BadInput, "prune the network", {}, pruningReason("pruning.no-layers"));
    std::optional<double> threshold;
    if (pruning.structure == PruningStructure::TwoOfFour) {
        for (Judged& one : judged)
            pruneTwoOfFour(one);
    } else if (pruning.scope == PruningScope::Global) {
        threshold = pruneGroup(judged, 0, judged.size(), goal);
    } else {
        for (std::size_t i = 0; i < judged.size(); ++i)
            pruneGroup(judged, i, i + 1, goal);
    }
    for (Judged& one : judged)
        for (std::size_t i = 0; i < one.scores.size(); ++i)
            one.kept[i] = one.scores[i] == kAlreadyPruned ? 0.0f : one.kept[i];
    refuseEmptied(judged, pruning);
    NetMasks result;
    result.threshold = threshold;
    for (std::size_t i = 0; i < judged.size(); ++i) {
        Judged& one = judged[i];
        if (pruning.shuffle)
            shuffleMask(one, goal.seed, i);
        const auto left = std::count_if(one.kept.begin(), one.kept.end(), [](float kept) { return kept != 0.0f; });
        result.layers.push_back({one.tensor->layer, std::ssize(one.kept), left});
        if (pruning.structure == PruningStructure::Filters && one.tensor->hasFilters)
            addFollowers(one, result.masks);
        result.masks.push_back({one.tensor->parameter, one.tensor->dims, std::move(one.kept)});
    }
    return result;
}

std::vector<NamedTensor> magnitudeScores(std::span<const WeightTensor> tensors, std::span<const NamedTensor> state)
{
    std::vector<NamedTensor> scores;
    for (const WeightTensor& tensor : tensors) {
        if (!tensor.prunable)
            continue;
        if (const NamedTensor* found = findTensor(state, tensor.parameter)) {
            NamedTensor& score = scores.emplace_back(*found);
            for (float& value : score.values)
                value = std::abs(value);
        }
    }
    return scores;
}

std::vector<NamedTensor> randomScores(std::span<const WeightTensor> tensors, std::uint64_t seed)
{
    std::vector<NamedTensor> scores;
    for (std::size_t i = 0; i < tensors.size(); ++i) {
        if (!tensors[i].prunable)
            continue;
        KeyedRandom random(seed, RandomPurpose::Prune, i);
        NamedTensor& score =
            scores.emplace_back(NamedTensor{tensors[i].parameter, tensors[i].dims,
                                            std::vector<float>(static_cast<std::size_t>(tensors[i].elements()))});
        for (float& value : score.values)
            value = random.uniform();
    }
    return scores;
}

std::vector<NamedTensor> masksIn(std::span<const NamedTensor> state)
{
    std::vector<NamedTensor> masks;
    for (const NamedTensor& tensor : state)
        if (tensor.name.ends_with(kMaskEnding)) {
            masks.push_back(tensor);
            masks.back().name.resize(tensor.name.size() - std::string_view(kMaskEnding).size());
        }
    return masks;
}

NetMasks described(std::span<const WeightTensor> tensors, std::vector<NamedTensor> masks)
{
    NetMasks result;
    for (const WeightTensor& tensor : tensors) {
        if (!tensor.prunable)
            continue;
        LayerLeft layer{tensor.layer, tensor.elements(), tensor.elements()};
        if (const NamedTensor* mask = findTensor(masks, tensor.parameter))
            layer.left = std::count_if(mask->values.begin(), mask->values.end(), [](float v) { return v != 0.0f; });
        result.layers.push_back(std::move(layer));
    }
    result.masks = std::move(masks);
    return result;
}

double maskDistance(const NetMasks& before, const NetMasks& now)
{
    std::int64_t kept = 0, others = 0;
    for (const NamedTensor& mask : now.masks) {
        const NamedTensor* old = findTensor(before.masks, mask.name);
        for (std::size_t i = 0; i < mask.values.size(); ++i) {
            if (mask.values[i] == 0.0f)
                continue;
            ++kept;
            others += old && i < old->values.size() && old->values[i] == 0.0f ? 1 : 0;
        }
    }
    return kept > 0 ? double(others) / double(kept) : 0.0;
}

void checkMasksHold(const std::vector<NamedTensor>& tensors)
{
    for (const NamedTensor& mask : tensors) {
        if (!mask.name.ends_with(kMaskEnding))
            continue;
        const std::string parameter = mask.name.substr(0, mask.name.size() - std::string_view(kMaskEnding).size());
        for (const NamedTensor& tensor : tensors) {
            const bool own =
                tensor.name == parameter || (tensor.name.starts_with(parameter + "/") && tensor.name != mask.name);
            if (!own || tensor.values.size() != mask.values.size())
                continue;
            for (std::size_t i = 0; i < mask.values.size(); ++i)
                if (mask.values[i] == 0.0f && tensor.values[i] != 0.0f)
                    throw Failure(ErrorKind::Internal, "save", tensor.name, runReason("run.pruned-not-zero", i));
        }
    }
}

} // namespace trainyard
