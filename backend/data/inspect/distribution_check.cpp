// SPDX-License-Identifier: Apache-2.0
#include "backend/data/inspect/distribution_check.h"

#include <algorithm>
#include <cmath>

namespace trainyard {
namespace {

RankShare shareOf(const Dataset& dataset, const DistributionQuestion& question, int rank,
                  const std::vector<std::int64_t>& fileSizes, std::int64_t epoch)
{
    RankShare share;
    share.classes.assign(dataset.classes().size(), 0);
    const Shard shard{question.sharding, rank, question.ranks, question.parts};
    const EpochDeal deal = dealEpoch(shard, dataset.size(Split::Train), fileSizes, question.stepBatch, question.seed,
                                     epoch, question.speeds);
    for (const std::int64_t sample : deal.order) {
        ++share.samples;
        ++share.classes[static_cast<std::size_t>(dataset.label(Split::Train, sample))];
    }
    for (std::int64_t step = 0; step < deal.steps(); ++step)
        if (deal.count(step) > 0) {
            ++share.steps;
            share.lastBatch = deal.count(step);
        }
    return share;
}

/// The largest allowed deviation of a rank's count from its expectation.
double allowed(double expected, double share, double part)
{
    const double deviation = std::sqrt(expected * (1.0 - share) * (1.0 - part));
    return std::max(0.2 * expected, 5.0 * deviation);
}

void warnOfSkew(DistributionReport& report)
{
    std::int64_t samples = 0;
    for (const std::int64_t count : report.whole)
        samples += count;
    for (std::size_t rank = 0; rank < report.shares.size() && samples > 0; ++rank) {
        const RankShare& share = report.shares[rank];
        DistributionWarning worst{DistributionIssue::SkewedClasses, static_cast<int>(rank), -1, 0, 0.0, 0};
        double excess = 1.0;
        for (std::size_t c = 0; c < report.whole.size(); ++c) {
            const double fraction = static_cast<double>(report.whole[c]) / static_cast<double>(samples);
            const double expected = fraction * static_cast<double>(share.samples);
            const bool repeats = report.sharding == Sharding::Random;
            const double part = repeats ? 0.0 : static_cast<double>(share.samples) / static_cast<double>(samples);
            const double off = std::abs(static_cast<double>(share.classes[c]) - expected);
            const double limit = allowed(expected, fraction, part);
            if (off <= limit || off < 1.0)
                continue;
            ++worst.count;
            if (off / std::max(limit, 1e-9) < excess)
                continue;
            excess = off / std::max(limit, 1e-9);
            worst.classIndex = static_cast<int>(c);
            worst.found = share.classes[c];
            worst.expected = expected;
        }
        if (worst.count > 0)
            report.warnings.push_back(worst);
    }
}

void warnOfSteps(DistributionReport& report)
{
    std::int64_t least = report.shares.front().steps, most = least;
    bool alike = true;
    for (std::size_t rank = 0; rank < report.shares.size(); ++rank) {
        const RankShare& share = report.shares[rank];
        least = std::min(least, share.steps);
        most = std::max(most, share.steps);
        alike = alike && share.lastBatch == report.shares.front().lastBatch;
        if (share.samples == 0)
            report.warnings.push_back({DistributionIssue::EmptyRank, static_cast<int>(rank), -1, 0, 0.0, 0});
    }
    if (least != most)
        report.warnings.push_back({DistributionIssue::UnevenSteps, -1, -1, least, static_cast<double>(most), 0});
    const auto smallest = std::min_element(report.shares.begin(), report.shares.end(),
                                           [](const auto& a, const auto& b) { return a.lastBatch < b.lastBatch; });
    if (smallest->samples > 0 && smallest->lastBatch < report.localBatch)
        report.warnings.push_back({DistributionIssue::PartialBatch,
                                   alike ? -1 : static_cast<int>(smallest - report.shares.begin()), -1,
                                   smallest->lastBatch, static_cast<double>(report.localBatch), 0});
}

void countFiles(DistributionReport& report, const std::vector<std::int64_t>& fileSizes, std::span<const double> speeds)
{
    const auto files = static_cast<std::int64_t>(fileSizes.size());
    if (report.sharding != Sharding::Files || files == 0)
        return;
    if (files < report.ranks) {
        report.warnings.push_back({DistributionIssue::FewFiles, -1, -1, files, static_cast<double>(report.ranks), 0});
        return;
    }
    for (const int owner : dealFiles(fileSizes, report.ranks, speeds))
        ++report.shares[static_cast<std::size_t>(owner)].files;
    if (files % report.ranks != 0)
        report.warnings.push_back(
            {DistributionIssue::UnevenFiles, -1, -1, files, static_cast<double>(report.ranks), 0});
}

} // namespace

DistributionReport checkDistribution(const Dataset& dataset, const DistributionQuestion& question)
{
    DistributionReport report;
    report.sharding = question.sharding;
    report.ranks = question.ranks;
    report.localBatch = static_cast<int>(evenShare(question.stepBatch, 0, question.ranks));
    report.epoch = question.epoch;
    report.classes = dataset.classes();
    report.whole.assign(report.classes.size(), 0);
    for (std::int64_t sample = 0; sample < dataset.size(Split::Train); ++sample)
        ++report.whole[static_cast<std::size_t>(dataset.label(Split::Train, sample))];
    const std::vector<std::int64_t> fileSizes = dataset.fileSizes(Split::Train);
    for (int rank = 0; rank < question.ranks; ++rank)
        report.shares.push_back(shareOf(dataset, question, rank, fileSizes, question.epoch));
    countFiles(report, fileSizes, question.speeds);
    warnOfSteps(report);
    warnOfSkew(report);
    return report;
}

} // namespace trainyard
