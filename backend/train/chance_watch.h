// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/train/checkpoint/epoch_watch.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

namespace trainyard {

/// Notices a run that learns nothing: its accuracy stays at what naming the most frequent class all the time would
/// reach, or its loss has grown far beyond that of a guess. One thread.
class ChanceWatch {
public:
    /// `share`: that of the most frequent class among the training samples, 0…1. `classes`: their number. 0: not known.
    explicit ChanceWatch(double share = 0.0, std::size_t classes = 0) : m_share(share), m_classes(classes) {}

    /// An epoch's values over these numbers of samples; `validation` is 0 for an epoch without one.
    void take(const EpochValues& values, std::int64_t training, std::int64_t validation);
    /// The number of last epochs at chance level, if there are kLeast in a row; otherwise 0.
    int epochs() const { return m_epochs >= kLeast ? m_epochs : 0; }
    /// Whether a run of so many epochs in all, too few for kLeast in a row, ends at chance level: its last epoch is,
    /// both in training and on the validation samples.
    bool endsAtChance(int planned) const { return planned < kLeast && m_epochs > 0 && m_validated; }
    double share() const { return m_share; }
    /// The last epoch's training loss, if it is at least kManyTimes that of a guess: the run has diverged, though its
    /// numbers are finite.
    std::optional<double> diverged() const;
    /// The cross entropy of giving every class the same probability: ln(classes). 0 if their number is not known.
    double lossOfGuess() const;

    static constexpr int kLeast = 3; ///< many a run begins to learn only after an epoch or two
    static constexpr double kManyTimes = 10.0;

private:
    /// Not better than chance by more than three standard deviations of a count of so many samples.
    bool atChance(double top1, std::int64_t samples) const;

    double m_share;
    std::size_t m_classes;
    int m_epochs = 0;
    bool m_validated = false; ///< the last epoch was
    double m_loss = 0.0;
};

/// Generated data may have billions of labels; of more than these, so many are looked at.
inline constexpr std::int64_t kMostCountedLabels = std::int64_t{1} << 21;
/// A random one of the part-th of `parts` equal parts: even strides would meet a single class of periodic labels.
std::int64_t sampleOfPart(std::int64_t part, std::int64_t parts, std::int64_t samples);

/// The share of the most frequent label. 0 without labels.
template <typename LabelOf>
double largestShare(std::int64_t samples, std::size_t classes, LabelOf&& labelOf)
{
    std::vector<std::int64_t> counts(classes, 0);
    const std::int64_t looked = std::min(samples, kMostCountedLabels);
    std::int64_t most = 0;
    for (std::int64_t i = 0; i < looked; ++i) {
        const std::int64_t sample = looked < samples ? sampleOfPart(i, looked, samples) : i;
        most = std::max(most, ++counts[static_cast<std::size_t>(labelOf(sample))]);
    }
    return looked > 0 ? static_cast<double>(most) / static_cast<double>(looked) : 0.0;
}

} // namespace trainyard
