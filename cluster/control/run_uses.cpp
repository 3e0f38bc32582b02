// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/run_uses.h"

#include <algorithm>
#include <sstream>
#include <string_view>

namespace trainyard {
namespace {

constexpr std::string_view kBlanks = " \t\r";
constexpr std::string_view kAgainst = "against(";

std::string_view withoutBlanks(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(kBlanks);
    return first == std::string_view::npos ? std::string_view()
                                           : text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

/// A line of three or more ` or ~, and the word behind it.
struct FenceLine {
    std::size_t length = 0; ///< 0: the line is no fence
    char sign = 0;
    std::string_view word;
    bool closes(const FenceLine& other) const { return length >= other.length && sign == other.sign && word.empty(); }
};

FenceLine fenceLineOf(std::string_view line)
{
    const std::string_view text = withoutBlanks(line);
    if (text.empty() || (text.front() != '`' && text.front() != '~'))
        return {};
    const std::size_t length = std::min(text.find_first_not_of(text.front()), text.size());
    return length < 3 ? FenceLine{} : FenceLine{length, text.front(), withoutBlanks(text.substr(length))};
}

/// The parts of a list; a comma within quotation marks divides nothing.
std::vector<std::string> partsOf(std::string_view list)
{
    std::vector<std::string> parts(1);
    bool quoted = false;
    for (const char letter : list) {
        quoted = quoted != (letter == '"');
        if (letter == ',' && !quoted)
            parts.emplace_back();
        else
            parts.back() += letter;
    }
    for (std::string& part : parts)
        part = std::string(withoutBlanks(part));
    return parts;
}

bool names(std::string_view part, const std::vector<RunRow>& rows)
{
    if (part.size() > 1 && part.front() == '"' && part.back() == '"')
        part = part.substr(1, part.size() - 2);
    return !part.empty() && std::any_of(rows.begin(), rows.end(), [&](const RunRow& run) {
        return run.name == part || run.id == part || (part.size() >= kShortestIdInReport && run.id.starts_with(part));
    });
}

/// Whether a line `key: value` of a block names one of the runs.
bool entryNames(std::string_view entry, const std::vector<RunRow>& rows)
{
    const std::size_t colon = entry.find(':');
    if (colon == std::string_view::npos)
        return false;
    const std::string_view key = withoutBlanks(entry.substr(0, colon));
    const std::vector<std::string> parts = partsOf(entry.substr(colon + 1));
    if (key == "runs")
        return std::any_of(parts.begin(), parts.end(), [&](const std::string& part) { return names(part, rows); });
    return key == "columns" && std::any_of(parts.begin(), parts.end(), [&](const std::string& part) {
               const std::size_t end = part.rfind(')');
               return part.starts_with(kAgainst) && end != std::string::npos &&
                      names(withoutBlanks(std::string_view(part).substr(kAgainst.size(), end - kAgainst.size())), rows);
           });
}

} // namespace

int blocksNaming(const std::string& text, const std::vector<RunRow>& rows)
{
    std::istringstream lines(text);
    std::string openLine; // of the fence that is open
    std::vector<std::string> entries;
    int found = 0;
    const auto endBlock = [&] {
        found += std::any_of(entries.begin(), entries.end(),
                             [&](const std::string& entry) { return entryNames(entry, rows); });
        entries.clear();
    };
    for (std::string line; std::getline(lines, line);) {
        const FenceLine open = fenceLineOf(openLine), fence = fenceLineOf(line);
        const bool isBlock = open.word == "chart" || open.word == "table";
        const std::string_view content = withoutBlanks(line);
        if (open.length == 0) {
            openLine = fence.length > 0 ? line : std::string();
        } else if (fence.closes(open)) {
            endBlock();
            openLine.clear();
        } else if (isBlock && !content.empty() && content.front() != '#') {
            if ((line.front() == ' ' || line.front() == '\t') && !entries.empty()) // continues the value before it
                entries.back() += ' ' + std::string(content);
            else
                entries.emplace_back(content);
        }
    }
    endBlock();
    return found;
}

RunUses readUses(StoreReader& reader, const std::vector<RunRow>& rows)
{
    RunUses uses;
    for (const ReportRow& listed : reader.reports()) {
        const std::optional<ReportRow> report = reader.report(listed.key);
        if (const int blocks = report && !report->frozen ? blocksNaming(report->text, rows) : 0)
            uses.reports.push_back({report->key, report->title, blocks});
    }
    for (const RunRow& run : rows) {
        if (run.campaign.empty())
            continue;
        const auto known = std::find_if(uses.campaigns.begin(), uses.campaigns.end(),
                                        [&](const CampaignUse& use) { return use.id == run.campaign; });
        if (known != uses.campaigns.end()) {
            ++known->runs;
            continue;
        }
        const std::optional<CampaignRow> campaign = reader.campaign(run.campaign);
        uses.campaigns.push_back(
            {run.campaign, campaign && !campaign->name.empty() ? campaign->name : run.campaign, 1});
    }
    return uses;
}

} // namespace trainyard
