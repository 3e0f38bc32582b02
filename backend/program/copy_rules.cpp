// SPDX-License-Identifier: Apache-2.0
#include "backend/program/copy_rules.h"

#include "backend/program/bar_line.h"
#include "backend/protocol/program_line.h"
#include "backend/protocol/reasons_program.h"
#include "backend/protocol/run_check.h"
#include "backend/protocol/series_limits.h"

#include <algorithm>
#include <sstream>

namespace trainyard {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kShownName = 60; // bytes of a name in a message
constexpr std::size_t kShownPath = 400;
constexpr std::size_t kMostOwn = kMostSeries - 200; // the sidecar adds those of the machine
constexpr std::size_t kMostTold = 20;               // series

/// What a reader says of the line that the event becomes.
Reason readersWord(const EventBody& body)
{
    Event event;
    event.number = 1;
    event.body = body;
    std::istringstream line(eventLine(event));
    RunCheck check;
    checkEvents(line, {}, check);
    const auto error = std::find_if(check.findings.begin(), check.findings.end(),
                                    [](const RunFinding& finding) { return finding.error; });
    return error == check.findings.end() ? Reason() : error->why();
}

} // namespace

Reason checkpointRefusal(const fs::path& run, std::string_view file, bool exists)
{
    if (!isCheckpointPath(file))
        return programReason("program.path-rule");
    if (!exists)
        return {};
    std::error_code code;
    const fs::file_status status = fs::status(run / fs::path(file), code); // a whole path stays
    if (!fs::exists(status))
        return programReason("program.no-such-file");
    return fs::is_regular_file(status) || fs::is_directory(status) ? Reason() : programReason("program.odd-file");
}

Reason CopyRules::refusalOf(std::string_view series)
{
    if (series.empty() || series.size() > kLongestSeriesName) {
        const std::string shown = plainLine(series, kShownName);
        if (m_told.size() >= kMostTold || !m_told.insert(shown).second)
            return {};
        return programReason("program.series-name", Quotation{shown}, static_cast<std::int64_t>(series.size()),
                             static_cast<std::int64_t>(kLongestSeriesName));
    }
    if (m_countTold)
        return {};
    m_countTold = true;
    return programReason("program.series-count", Count{static_cast<std::int64_t>(kMostOwn)},
                         Quotation{plainLine(series, kShownName)});
}

Reason CopyRules::refusal(const EventBody& body) const
{
    if (std::holds_alternative<MetricsEvent>(body))
        return {}; // cleanUp() is faster, and keeps the series that may stay
    const auto* checkpoint = std::get_if<CheckpointEvent>(&body);
    if (Reason why = checkpoint ? checkpointRefusal(m_run, checkpoint->file, m_live) : Reason(); !why.empty())
        return programReason("program.no-checkpoint", PathText{plainLine(checkpoint->file, kShownPath)},
                             std::move(why));
    if (const Reason why = readersWord(body); !why.empty())
        return programReason("program.not-copied", why);
    return {};
}

std::vector<Reason> CopyRules::cleanUp(MetricsEvent& metrics)
{
    std::vector<Reason> told;
    std::erase_if(metrics.values, [&](const auto& one) {
        const std::string& series = one.first;
        if (m_series.contains(series))
            return false;
        if (!series.empty() && series.size() <= kLongestSeriesName && m_series.size() < kMostOwn) {
            m_series.insert(series);
            return false;
        }
        if (Reason why = refusalOf(series); !why.empty())
            told.push_back(std::move(why));
        return true;
    });
    return told;
}

} // namespace trainyard
