// SPDX-License-Identifier: Apache-2.0
#include "backend/data/dataset/sample_selection.h"

#include "backend/base/error.h"
#include "backend/data/base/data_text.h"
#include "backend/data/dataset/sample_choice.h"
#include "backend/protocol/reasons_dataset.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <limits>

namespace trainyard {
namespace {

constexpr std::uint64_t kHoldOutKey = 16; // of RandomPurpose::Split; below it are chooseSamples()'s keys
constexpr std::int32_t kNotUsed = -1;

Failure badSelection(const std::string& subject, Reason why)
{
    return Failure(ErrorKind::BadInput, "open the data set", subject, std::move(why));
}

/// The first few names, for a message.
std::string someNames(const std::vector<std::string>& names)
{
    constexpr std::size_t kShown = 8;
    std::string text;
    for (std::size_t i = 0; i < std::min(names.size(), kShown); ++i)
        text += (i > 0 ? ", " : "") + names[i];
    return names.size() > kShown ? text + ", …" : text;
}

void checkTable(const SampleTable& table)
{
    if (table.classes.size() < 2)
        throw badSelection(table.subject, table.classes.empty() ? datasetReason("dataset.no-classes")
                                                                : datasetReason("dataset.one-class", table.classes[0]));
    for (const std::vector<std::int32_t>& labels : table.labels) {
        if (labels.size() > std::numeric_limits<std::uint32_t>::max())
            throw badSelection(table.subject, datasetReason("dataset.too-many-samples"));
    }
}

} // namespace

std::string percentText(double share)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.4g %%", share * 100.0);
    return text;
}

SampleSelection::SampleSelection(const SampleTable& table, const DataSpec& spec, std::uint64_t seed)
    : m_allClasses(table.classes.size())
{
    checkTable(table);
    const std::vector<std::int32_t> newLabels = chooseClasses(table, spec.classes);
    takeAll(table.labels[1], Split::Validation, newLabels);
    if (table.labels[1].empty())
        holdOut(table, spec.validationShare, seed, newLabels);
    else
        takeAll(table.labels[0], Split::Train, newLabels);
    for (const Split split : {Split::Train, Split::Validation}) {
        if (samples(split).empty() && !(m_heldOut && spec.validationShare == 0.0 && split == Split::Validation))
            throw badSelection(table.subject,
                               split == Split::Train
                                   ? datasetReason("dataset.no-training-of-classes", table.validationRemedy)
                               : m_heldOut ? datasetReason("dataset.one-per-class", table.validationRemedy)
                                           : datasetReason("dataset.no-validation-of-classes", table.validationRemedy));
    }
    for (const Split split : {Split::Train, Split::Validation})
        m_allSamples[static_cast<int>(split)] = size(split);
    keepWanted(Split::Train, spec.trainSamples, seed, table.subject);
    keepWanted(Split::Validation, spec.validationSamples, seed, table.subject);
    const std::string share = percentText(spec.validationShare), seedText = std::to_string(seed);
    if (m_heldOut && samples(Split::Validation).empty())
        m_remark = table.features ? datasetReason("dataset.holds-out-no-samples", table.withoutValidation)
                                  : datasetReason("dataset.holds-out-no-images", table.withoutValidation);
    else if (m_heldOut)
        m_remark = table.features ? datasetReason("dataset.holds-out-samples", table.withoutValidation, share, seedText)
                                  : datasetReason("dataset.holds-out-images", table.withoutValidation, share, seedText);
}

/// The run's label of each class of the source; kNotUsed for omitted classes.
std::vector<std::int32_t> SampleSelection::chooseClasses(const SampleTable& table, const ClassChoice& choice)
{
    const std::size_t all = table.classes.size();
    std::vector<bool> chosen(all, choice.names.empty() && choice.count == 0);
    if (choice.count > 0 && static_cast<std::size_t>(choice.count) > all)
        throw badSelection(table.subject, datasetReason("dataset.class-count", Count{choice.count},
                                                        Count{static_cast<std::int64_t>(all)}));
    for (std::size_t i = 0; i < static_cast<std::size_t>(choice.count); ++i)
        chosen[i * all / static_cast<std::size_t>(choice.count)] = true;
    for (const std::string& wanted : choice.names) {
        const auto found = std::find(table.classes.begin(), table.classes.end(), wanted);
        if (found == table.classes.end())
            throw badSelection(table.subject,
                               datasetReason("dataset.no-class", PathText{printable(wanted)},
                                             Count{static_cast<std::int64_t>(all)}, someNames(table.classes)));
        chosen[static_cast<std::size_t>(found - table.classes.begin())] = true;
    }
    std::vector<std::int32_t> newLabels(all, kNotUsed);
    for (std::size_t c = 0; c < all; ++c) {
        if (!chosen[c])
            continue;
        newLabels[c] = static_cast<std::int32_t>(m_classes.size());
        m_classes.push_back(table.classes[c]);
    }
    return newLabels;
}

void SampleSelection::takeAll(const std::vector<std::int32_t>& labels, Split split,
                              const std::vector<std::int32_t>& newLabels)
{
    for (std::size_t i = 0; i < labels.size(); ++i) {
        if (const std::int32_t label = newLabels[static_cast<std::size_t>(labels[i])]; label != kNotUsed)
            m_samples[static_cast<int>(split)].push_back({static_cast<std::uint32_t>(i), label});
    }
}

/// Holds out a share of each class, rounded to the nearest integer, but at least one sample of a class that has two.
void SampleSelection::holdOut(const SampleTable& table, double share, std::uint64_t seed,
                              const std::vector<std::int32_t>& newLabels)
{
    m_heldOut = true;
    std::vector<std::int64_t> counts(table.classes.size());
    for (const std::int32_t label : table.labels[0])
        ++counts[static_cast<std::size_t>(label)];
    std::vector<std::vector<std::int64_t>> held(counts.size()); // by class: ordinals in the class, ascending
    for (std::size_t c = 0; c < counts.size(); ++c) {
        if (newLabels[c] == kNotUsed || counts[c] < 2 || share == 0.0)
            continue;
        const auto wanted = static_cast<std::int64_t>(std::floor(static_cast<double>(counts[c]) * share + 0.5));
        held[c] =
            drawWithoutRepetition(counts[c], std::clamp<std::int64_t>(wanted, 1, counts[c] - 1), seed, kHoldOutKey + c);
    }
    std::vector<std::int64_t> ordinals(counts.size());
    std::vector<std::size_t> next(counts.size());
    for (std::size_t i = 0; i < table.labels[0].size(); ++i) {
        const auto c = static_cast<std::size_t>(table.labels[0][i]);
        if (newLabels[c] == kNotUsed)
            continue;
        const bool validation = next[c] < held[c].size() && held[c][next[c]] == ordinals[c];
        next[c] += validation ? 1 : 0;
        ++ordinals[c];
        m_samples[validation ? 1 : 0].push_back({static_cast<std::uint32_t>(i), newLabels[c]});
    }
}

void SampleSelection::keepWanted(Split split, std::int64_t wanted, std::uint64_t seed, const std::string& subject)
{
    if (wanted == 0)
        return;
    std::vector<Sample>& all = m_samples[static_cast<int>(split)];
    std::vector<Sample> kept;
    for (const std::int64_t i : chooseSamples(static_cast<std::int64_t>(all.size()), wanted, seed, split, subject))
        kept.push_back(all[static_cast<std::size_t>(i)]);
    all = std::move(kept);
}

SourcePlace SampleSelection::place(Split split, std::int64_t index) const
{
    return {m_heldOut ? Split::Train : split, sample(split, index).index};
}

} // namespace trainyard
