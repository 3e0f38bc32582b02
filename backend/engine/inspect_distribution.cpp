// SPDX-License-Identifier: Apache-2.0
#include "backend/base/error.h"
#include "backend/data/base/data_text.h"
#include "backend/data/inspect/distribution_check.h"
#include "backend/data/pipeline/open_dataset.h"
#include "backend/engine/human_text.h"
#include "backend/engine/inspect_data.h"
#include "backend/engine/wrong_argument.h"
#include "backend/protocol/reasons_engine.h"
#include "backend/protocol/scaling.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <cmath>

namespace trainyard {
namespace {

constexpr std::size_t kShownClasses = 10;

std::string heading(const DistributionReport& report)
{
    switch (report.sharding) {
    case Sharding::Shuffle: return "Shuffled, a contiguous share of each step to a rank";
    case Sharding::Random: return "Every rank draws from all samples";
    case Sharding::Files: return "Whole files, or a contiguous part, to a rank";
    }
    return {};
}

/// "100,300": samples a second, one for each rank.
std::vector<double> readSpeeds(const std::vector<std::string>& texts, int ranks)
{
    std::vector<double> speeds;
    for (const std::string& text : texts) {
        double speed = 0.0;
        const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), speed);
        if (problem != std::errc() || end != text.data() + text.size() || !std::isnormal(speed) || speed < 0.0)
            throw wrongArgument("--speeds", printable(text), engineReason("engine.speed"));
        speeds.push_back(speed);
    }
    if (!speeds.empty() && static_cast<int>(speeds.size()) != ranks)
        throw wrongArgument("--speeds", {}, engineReason("engine.speeds", speeds.size(), ranks));
    return speeds;
}

std::string toText(const DistributionReport& report)
{
    const std::size_t shown = std::min(report.classes.size(), kShownClasses);
    std::string out = heading(report) + ": " + countedText(report.ranks, "rank(s)") + ", batches of " +
                      countText(report.localBatch) + ", epoch " + std::to_string(report.epoch) + "\n\n" +
                      padded("Rank", 6) + padded("Samples", 12) + padded("Steps", 8) + padded("Last batch", 12);
    for (std::size_t c = 0; c < shown; ++c)
        out += padded(report.classes[c].substr(0, 11), 12);
    out += shown < report.classes.size() ? "…\n" : "\n";
    for (std::size_t rank = 0; rank < report.shares.size(); ++rank) {
        const RankShare& share = report.shares[rank];
        out += padded(std::to_string(rank), 6) + padded(countText(share.samples), 12) +
               padded(countText(share.steps), 8) + padded(countText(share.lastBatch), 12);
        for (std::size_t c = 0; c < shown; ++c)
            out += padded(countText(share.classes[c]), 12);
        out += "\n";
    }
    out += "\n";
    for (const DistributionWarning& warning : report.warnings)
        out += "Warning: " + text(warning, report) + "\n";
    return report.warnings.empty() ? out + "Every rank sees a fair share of each class.\n" : out;
}

} // namespace

Inspection inspectDistribution(const SharesQuestion& asked)
{
    DistributionQuestion question;
    question.speeds = readSpeeds(asked.speeds, asked.ranks); // before anything is read
    const RunSpec spec = readDataQuestion(asked.data);
    question.sharding = shardingNamed(asked.sharding).value_or(spec.data.sharding);
    question.ranks = asked.ranks;
    question.parts = spec.training.microBatches;
    const std::int64_t local = asked.localBatch > 0 ? asked.localBatch : 0;
    const std::int64_t all = local > 0 ? local * asked.ranks : scaledBatch(spec, asked.ranks).effective;
    question.stepBatch = std::max<std::int64_t>(all, asked.ranks);
    question.seed = orderSeed(spec);
    question.epoch = asked.epoch;
    const DistributionReport report = checkDistribution(*openSource(spec.data, sampleSeed(spec)), question);
    return {toText(report), toJson(report).dump(2) + "\n", ExitCode::Completed};
}

} // namespace trainyard
