// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/contract_values.h"
#include "backend/protocol/event.h"
#include "backend/protocol/event_fields.h"
#include "backend/protocol/program_line.h"
#include "backend/protocol/reasons_contract.h"
#include "backend/protocol/run_check.h"
#include "backend/protocol/series_limits.h"
#include "backend/protocol/spec_reader.h"

#include <nlohmann/json.hpp>

#include <exception>
#include <set>
#include <string>

namespace trainyard {
namespace run_checks {

using nlohmann::json;

constexpr std::size_t kLongestLine = std::size_t{16} << 20;

/// Checks the lines of one file of events, one after another.
class LinesCheck {
public:
    LinesCheck(const EventsPlace& place, RunCheck& check) : m_place(place), m_check(check), m_out(place.file, check) {}

    void read(std::istream& lines)
    {
        std::string text;
        while (std::getline(lines, text)) {
            ++m_out.line;
            if (lines.eof()) { // a writer is in the middle of it, or died there
                m_place.complete
                    ? m_out.error(contractReason("contract.torn"), contractReason("contract.whole-line"))
                    : m_out.warning(contractReason("contract.torn"), contractReason("contract.whole-line"));
                return;
            }
            ++m_check.lines;
            if (text.size() > kLongestLine)
                m_out.error(contractReason("contract.long-line", std::int64_t{kLongestLine}),
                            contractReason("contract.smaller", std::int64_t{kLongestLine}));
            else
                line(text);
        }
    }

private:
    void line(const std::string& text)
    {
        const std::int64_t before = m_check.errors;
        json event;
        try {
            event = parseBoundedJson(text);
        } catch (const std::exception& exception) {
            m_out.error(contractReason("contract.not-json", Quotation{exception.what()}),
                        contractReason("contract.object"));
            return;
        }
        if (!event.is_object()) {
            m_out.error(contractReason("contract.not-json", Quotation{shortJson(event)}),
                        contractReason("contract.object"));
            return;
        }
        for (const EventField& field : sharedEventFields())
            m_out.member(event, field.key, field.value, field.required);
        number(event);
        const std::string type = event.contains("type") && event["type"].is_string() ? event["type"] : json("");
        if (m_finished)
            m_out.warning(contractReason("contract.after-end"), contractReason("contract.nothing"));
        place(type);
        m_finished = m_finished || type == "finished";
        const EventType* known = eventType(type);
        if (!known) {
            if (!type.empty())
                m_out.warning(FileCheck::is("type", event["type"]), contractReason("contract.known-type", typeNames()));
            return;
        }
        for (const EventField& field : known->fields)
            m_out.member(event, field.key, field.value, field.required);
        if (type == "started")
            started(event);
        else if (type == "metrics")
            metrics(event);
        else if (type == "checkpoint" && event.contains("file") && event["file"].is_string() &&
                 !isCheckpointPath(event["file"].get_ref<const std::string&>()))
            m_out.error(FileCheck::is("file", event["file"]), contractReason("contract.checkpoint-path"));
        else if (type == "finished" && event.contains("metrics") && event["metrics"].is_object())
            for (const auto& [series, value] : event["metrics"].items())
                if (!isNumber(value))
                    m_out.error(FileCheck::is(series, value), contractReason("contract.number"));
        if (std::string reason; m_check.errors == before && !parseEventLine(text, &reason)) // members that do not fit
            m_out.error(contractReason("contract.unreadable", Quotation{reason}), contractReason("contract.fits"));
    }

    /// While a run prepares it tells how that goes; its curves begin with "started".
    void place(const std::string& type)
    {
        const bool before = !m_started && (type == "metrics" || type == "checkpoint" || type == "histogram");
        if (before && !m_earlyTold)
            m_out.warning(contractReason("contract.before-start", type), contractReason("contract.started"));
        m_earlyTold = m_earlyTold || before;
        m_started = m_started || type == "started";
    }

    void number(const json& event)
    {
        const std::int64_t next = m_number + 1;
        if (!event.contains("n") || !isWhole(event["n"], 0)) {
            m_number = next;
            return;
        }
        m_number = event["n"].get<std::int64_t>();
        if (m_number != next)
            m_out.error(FileCheck::is("n", event["n"]), contractReason("contract.next-number", next));
    }

    void started(const json& event) const
    {
        if (!m_place.run.empty())
            m_out.equal(event, "run", m_place.run);
        m_out.equal(event, "attempt", m_place.attempt);
        m_out.equal(event, "rank", m_place.rank);
    }

    void metrics(const json& event)
    {
        if (m_place.rank != 0)
            m_out.error(contractReason("contract.metrics-rank", m_place.rank), contractReason("contract.only-rank-0"));
        if (!event.contains("values") || !event["values"].is_object())
            return;
        for (const auto& [series, value] : event["values"].items()) {
            if (series.empty() || series.size() > kLongestSeriesName)
                m_out.error(contractReason("contract.series-name", static_cast<std::int64_t>(series.size())),
                            contractReason("contract.name-length", std::int64_t{kLongestSeriesName}));
            else if (!isNumber(value) && !isAggregate(value))
                m_out.error(FileCheck::is(series, value), contractReason("contract.aggregate"));
            else if (m_series.size() <= kMostSeries && m_series.insert(series).second && m_series.size() > kMostSeries)
                m_out.error(contractReason("contract.series-count", std::int64_t{kMostSeries}),
                            contractReason("contract.smaller", std::int64_t{kMostSeries}));
        }
    }

    const EventsPlace& m_place;
    RunCheck& m_check;
    FileCheck m_out;
    std::int64_t m_number = 0;
    bool m_started = false;
    bool m_earlyTold = false;
    bool m_finished = false;
    std::set<std::string> m_series;
};

} // namespace run_checks

void checkEvents(std::istream& lines, const EventsPlace& place, RunCheck& check)
{
    run_checks::LinesCheck(place, check).read(lines);
}

} // namespace trainyard
