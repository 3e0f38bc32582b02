// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/distribution.h"

#include "backend/base/error.h"
#include "backend/protocol/reasons_data.h"
#include "backend/protocol/spec_names.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <cstdio>

namespace trainyard {
namespace {

using OrderedJson = nlohmann::ordered_json;

constexpr spec_names::Pair<DistributionIssue> kIssues[] = {
    {DistributionIssue::EmptyRank, "empty_rank"},     {DistributionIssue::SkewedClasses, "skewed_classes"},
    {DistributionIssue::UnevenSteps, "uneven_steps"}, {DistributionIssue::PartialBatch, "partial_batch"},
    {DistributionIssue::UnevenFiles, "uneven_files"}, {DistributionIssue::FewFiles, "few_files"}};
/// The value whose name, by `named`, is in `json`.
template <typename Named>
auto valueOf(const nlohmann::json& json, Named named)
{
    if (const auto value = named(json.get_ref<const std::string&>()))
        return *value;
    throw Failure(ErrorKind::BadInput, "read a distribution", {}, dataReason("data.unknown-value", json.dump()));
}

std::optional<DistributionIssue> issueNamed(std::string_view name)
{
    return spec_names::valueNamed(kIssues, name);
}

std::string number(double value)
{
    char text[32];
    std::snprintf(text, sizeof text, value < 100.0 && value != std::trunc(value) ? "%.1f" : "%.0f", value);
    return text;
}

} // namespace

nlohmann::ordered_json toJson(const DistributionReport& report)
{
    OrderedJson shares = OrderedJson::array();
    for (const RankShare& share : report.shares)
        shares.push_back({{"samples", share.samples},
                          {"files", share.files},
                          {"steps", share.steps},
                          {"last_batch", share.lastBatch},
                          {"classes", share.classes}});
    OrderedJson warnings = OrderedJson::array();
    for (const DistributionWarning& warning : report.warnings)
        warnings.push_back({{"issue", spec_names::nameIn(kIssues, warning.issue)},
                            {"rank", warning.rank},
                            {"class", warning.classIndex},
                            {"found", warning.found},
                            {"expected", warning.expected},
                            {"count", warning.count}});
    return {{"sharding", name(report.sharding)},
            {"ranks", report.ranks},
            {"local_batch", report.localBatch},
            {"epoch", report.epoch},
            {"classes", report.classes},
            {"whole", report.whole},
            {"shares", shares},
            {"warnings", warnings}};
}

DistributionReport parseDistributionReport(const nlohmann::json& document)
{
    try {
        DistributionReport out;
        out.sharding = valueOf(document.at("sharding"), shardingNamed);
        document.at("ranks").get_to(out.ranks);
        document.at("local_batch").get_to(out.localBatch);
        document.at("epoch").get_to(out.epoch);
        document.at("classes").get_to(out.classes);
        document.at("whole").get_to(out.whole);
        for (const nlohmann::json& json : document.at("shares"))
            out.shares.push_back({json.at("samples").get<std::int64_t>(), json.at("files").get<std::int64_t>(),
                                  json.at("steps").get<std::int64_t>(), json.at("last_batch").get<std::int64_t>(),
                                  json.at("classes").get<std::vector<std::int64_t>>()});
        for (const nlohmann::json& json : document.at("warnings"))
            out.warnings.push_back({valueOf(json.at("issue"), issueNamed), json.at("rank").get<int>(),
                                    json.at("class").get<int>(), json.at("found").get<std::int64_t>(),
                                    json.at("expected").get<double>(), json.at("count").get<std::int64_t>()});
        for (const RankShare& share : out.shares)
            if (share.classes.size() != out.classes.size())
                throw Failure(ErrorKind::BadInput, "read a distribution", {}, dataReason("data.rank-classes"));
        if (out.whole.size() != out.classes.size() || static_cast<int>(out.shares.size()) != out.ranks)
            throw Failure(ErrorKind::BadInput, "read a distribution", {}, dataReason("data.lists"));
        return out;
    } catch (const nlohmann::json::exception& exception) {
        throw Failure(ErrorKind::BadInput, "read a distribution", {}, exception.what());
    }
}

std::string text(const DistributionWarning& warning, const DistributionReport& report)
{
    const std::string rank = "Rank " + std::to_string(warning.rank);
    const std::string found = std::to_string(warning.found);
    switch (warning.issue) {
    case DistributionIssue::EmptyRank: return rank + " has no sample at all.";
    case DistributionIssue::SkewedClasses: {
        const std::string others =
            warning.count > 1 ? " (and " + std::to_string(warning.count - 1) + " classes more like that)" : "";
        return rank + " sees " + found + " samples of “" +
               report.classes.at(static_cast<std::size_t>(warning.classIndex)) + "”; " + number(warning.expected) +
               " would be its share" + others + ".";
    }
    case DistributionIssue::UnevenSteps:
        return "Ranks make " + found + " to " + number(warning.expected) +
               " steps: synchronous training ends each epoch with the fewest.";
    case DistributionIssue::PartialBatch:
        return (warning.rank < 0 ? std::string("The last batch of an epoch") : rank + "'s last batch") + " has " +
               found + " of " + number(warning.expected) + " samples.";
    case DistributionIssue::UnevenFiles:
        return found + " files cannot be shared evenly by " + std::to_string(report.ranks) + " ranks.";
    case DistributionIssue::FewFiles:
        return found + " files are fewer than " + std::to_string(report.ranks) +
               " ranks: each rank takes a contiguous part of all samples instead.";
    }
    return {};
}

} // namespace trainyard
