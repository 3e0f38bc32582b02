// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/run_check.h"

#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/base/reasons_system.h"
#include "backend/base/unique_handle.h"
#include "backend/protocol/event.h"
#include "backend/protocol/event_fields.h"
#include "backend/protocol/exit_code.h"
#include "backend/protocol/program_line.h"
#include "backend/protocol/reasons_contract.h"
#include "backend/protocol/run_directory.h"
#include "backend/protocol/series_limits.h"
#include "backend/protocol/spec_reader.h"
#include "backend/protocol/version.h"

#include <nlohmann/json.hpp>

#include <fcntl.h>
#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <functional>
#include <optional>

namespace trainyard {
namespace run_checks {

using nlohmann::json;

constexpr std::int64_t kLargest = std::int64_t{1} << 53; // exact in every JSON reader
constexpr std::size_t kLongestLine = std::size_t{16} << 20;
constexpr std::size_t kSmallFile = std::size_t{16} << 20;

std::string quoted(std::string_view text)
{
    return "\"" + std::string(text) + "\"";
}

std::string typeNames()
{
    std::string names;
    for (const EventType& type : eventTypes())
        names += (names.empty() ? "" : ", ") + quoted(type.name);
    return names;
}

std::string codeNames()
{
    std::string names;
    for (int code = 0; code <= static_cast<int>(ExitCode::Killed); ++code)
        if (static_cast<int>(exitCodeFromInt(code)) == code)
            names += (names.empty() ? "" : ", ") + quoted(exitCodeName(exitCodeFromInt(code)));
    return names;
}

bool isCodeName(const json& value)
{
    for (int code = 0; value.is_string() && code <= static_cast<int>(ExitCode::Killed); ++code)
        if (static_cast<int>(exitCodeFromInt(code)) == code &&
            value.get_ref<const std::string&>() == exitCodeName(exitCodeFromInt(code)))
            return true;
    return false;
}

bool isNumber(const json& value)
{
    return value.is_number() || value == "NaN" || value == "Infinity" || value == "-Infinity";
}

bool isWhole(const json& value, std::int64_t low, std::int64_t high = kLargest)
{
    if (value.is_number_unsigned())
        return value.get<std::uint64_t>() <= static_cast<std::uint64_t>(high) &&
               static_cast<std::int64_t>(value.get<std::uint64_t>()) >= low;
    return value.is_number_integer() && value.get<std::int64_t>() >= low && value.get<std::int64_t>() <= high;
}

bool isAggregate(const json& value)
{
    const auto has = [&](const char* key) { return value.contains(key) && isNumber(value[key]); };
    return value.is_object() && value.contains("count") && isWhole(value["count"], 1) && has("mean") && has("min") &&
           has("max");
}

/// What a member may hold; empty when the value fits.
Reason refusal(EventValue kind, const json& value)
{
    switch (kind) {
    case EventValue::Text: return value.is_string() ? Reason() : contractReason("contract.text");
    case EventValue::Whole:
        return isWhole(value, 0) ? Reason() : contractReason("contract.whole", 0, std::int64_t{kLargest});
    case EventValue::Count:
        return isWhole(value, 1) ? Reason() : contractReason("contract.whole", 1, std::int64_t{kLargest});
    case EventValue::Number: return isNumber(value) ? Reason() : contractReason("contract.number");
    case EventValue::Level:
        return value == "debug" || value == "info" || value == "warning" || value == "error"
                   ? Reason()
                   : contractReason("contract.one-of", "\"debug\", \"info\", \"warning\", \"error\"");
    case EventValue::Code: return isCodeName(value) ? Reason() : contractReason("contract.one-of", codeNames());
    case EventValue::Values:
    case EventValue::Last: return value.is_object() ? Reason() : contractReason("contract.values");
    case EventValue::Kind:
        return value == "weights" || value == "gradients" || value == "activations"
                   ? Reason()
                   : contractReason("contract.one-of", "\"weights\", \"gradients\", \"activations\"");
    case EventValue::Bin:
        return isWhole(value, -kLargest)
                   ? Reason()
                   : contractReason("contract.whole", std::int64_t{-kLargest}, std::int64_t{kLargest});
    case EventValue::Counts:
        return value.is_array() &&
                       std::all_of(value.begin(), value.end(), [](const json& one) { return isWhole(one, -kLargest); })
                   ? Reason()
                   : contractReason("contract.counts");
    case EventValue::Why: return value.is_object() ? Reason() : contractReason("contract.object");
    }
    return {};
}

/// The findings of one file.
class FileCheck {
public:
    FileCheck(std::string file, RunCheck& check) : m_file(std::move(file)), m_check(check) {}

    std::int64_t line = 0;

    void error(Reason found, Reason allowed) const
    {
        m_check.add({m_file, line, true, std::move(found), std::move(allowed)});
    }
    void warning(Reason found, Reason allowed) const
    {
        m_check.add({m_file, line, false, std::move(found), std::move(allowed)});
    }
    void member(const json& object, std::string_view key, EventValue kind, bool required) const
    {
        const auto found = object.find(key);
        if (found == object.end()) {
            if (required)
                error(contractReason("contract.missing-key", key), refusal(kind, nullptr));
            return;
        }
        if (Reason allowed = refusal(kind, *found); !allowed.empty())
            error(is(key, *found), std::move(allowed));
    }
    /// The member is there and has another value than the one that its place gives it.
    void equal(const json& object, std::string_view key, const json& wanted) const
    {
        const auto found = object.find(key);
        if (found != object.end() && *found != wanted)
            error(is(key, *found), contractReason("contract.exactly", shortJson(wanted)));
    }
    static Reason is(std::string_view key, const json& value)
    {
        return contractReason("contract.key-is", key, shortJson(value));
    }

private:
    std::string m_file;
    RunCheck& m_check;
};

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
                m_out.warning(contractReason("contract.torn"), contractReason("contract.whole-line"));
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

/// Why a file of events cannot be read; empty: it can. A pipe would be waited for, and a device may have no end.
Reason eventsRefusal(const std::filesystem::path& path)
{
    const FileDescriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    struct stat status {};
    if (!file || ::fstat(file.get(), &status) != 0)
        return systemFailure("open", path.string(), errno).error().why();
    return S_ISREG(status.st_mode) ? Reason() : systemReason("system.not-regular");
}

class DirectoryCheck {
public:
    DirectoryCheck(std::filesystem::path root, RunCheck& check) : m_root(std::move(root)), m_check(check) {}

    void run()
    {
        std::error_code code;
        if (!std::filesystem::is_directory(m_root, code)) {
            m_check.add({{}, 0, true, contractReason("contract.missing"), contractReason("contract.run-folder")});
            return;
        }
        spec();
        control();
        result("result.json", 0);
        std::vector<int> numbers;
        try {
            numbers = RunDirectory(m_root).attempts();
        } catch (const std::exception& exception) {
            FileCheck("attempts", m_check)
                .error(contractReason("contract.unreadable", Quotation{exception.what()}),
                       contractReason("contract.run-folder"));
        }
        for (const int number : numbers)
            attempt(number);
    }

private:
    /// The document; nothing (and a finding, unless it may be missing) when it is none.
    std::optional<json> document(const std::string& file, bool required)
    {
        std::error_code code;
        const FileCheck out(file, m_check);
        if (!std::filesystem::exists(m_root / file, code)) {
            if (required)
                out.error(contractReason("contract.missing"), contractReason("contract.a-file"));
            return std::nullopt;
        }
        ++m_check.files;
        try {
            const std::string text = readFile(m_root / file, kSmallFile);
            json parsed = parseBoundedJson(text);
            if (parsed.is_object())
                return parsed;
            out.error(contractReason("contract.not-json", Quotation{shortJson(parsed)}),
                      contractReason("contract.object"));
        } catch (const Failure& failure) {
            out.error(contractReason("contract.unreadable", failure.error().why()), contractReason("contract.a-file"));
        } catch (const std::exception& exception) {
            out.error(contractReason("contract.not-json", Quotation{exception.what()}),
                      contractReason("contract.object"));
        }
        return std::nullopt;
    }

    void version(const FileCheck& out, const json& found) const
    {
        const auto value = found.find("version");
        if (value != found.end() && !isWhole(*value, 1, kProtocolVersion))
            out.error(FileCheck::is("version", *value), contractReason("contract.exactly", kProtocolVersion));
    }

    void spec()
    {
        const std::optional<json> found = document("spec.json", true);
        if (!found)
            return;
        std::vector<SpecProblem> problems;
        m_run = parseRunSpec(*found, problems).id;
        const FileCheck out("spec.json", m_check);
        for (const SpecProblem& problem : problems)
            out.error(problem.found.empty() ? contractReason("contract.missing-key", problem.path)
                                            : contractReason("contract.key-is", problem.path, problem.found),
                      problem.allowed);
    }

    void control()
    {
        const std::optional<json> found = document("control.json", false);
        if (!found)
            return;
        const FileCheck out("control.json", m_check);
        version(out, *found);
        out.member(*found, "number", EventValue::Whole, true);
        const auto command = found->find("command");
        static constexpr std::string_view kCommands[] = {"none", "checkpoint", "stop", "trace"};
        const bool known = command != found->end() && command->is_string() &&
                           std::find(std::begin(kCommands), std::end(kCommands),
                                     command->get_ref<const std::string&>()) != std::end(kCommands);
        if (!known)
            out.error(command == found->end() ? contractReason("contract.missing-key", "command")
                                              : FileCheck::is("command", *command),
                      contractReason("contract.one-of", "\"none\", \"checkpoint\", \"stop\", \"trace\""));
    }

    void result(const std::string& file, int number)
    {
        const std::optional<json> found = document(file, false);
        if (!found)
            return;
        const FileCheck out(file, m_check);
        version(out, *found);
        const auto code = found->find("code");
        if (code == found->end() || !isWhole(*code, 0, 255) ||
            static_cast<int>(exitCodeFromInt(code->get<int>())) != code->get<int>())
            out.error(code == found->end() ? contractReason("contract.missing-key", "code")
                                           : FileCheck::is("code", *code),
                      contractReason("contract.one-of", codeNumbers()));
        else
            out.equal(*found, "outcome", exitCodeName(exitCodeFromInt(code->get<int>())));
        out.member(*found, "attempt", EventValue::Count, true);
        if (number > 0)
            out.equal(*found, "attempt", number);
        for (const char* key : {"step", "total_steps"})
            out.member(*found, key, EventValue::Whole, false);
        for (const char* key : {"ended_at", "epoch", "elapsed"})
            out.member(*found, key, EventValue::Number, false);
        for (const char* key : {"message", "checkpoint"})
            out.member(*found, key, EventValue::Text, false);
        out.member(*found, "metrics", EventValue::Last, true);
    }

    static std::string codeNumbers()
    {
        std::string numbers;
        for (int code = 0; code <= static_cast<int>(ExitCode::Killed); ++code)
            if (static_cast<int>(exitCodeFromInt(code)) == code)
                numbers += (numbers.empty() ? "" : ", ") + std::to_string(code);
        return numbers;
    }

    /// The engine makes the folder first and has written no event when attempt.json comes: one that is killed in
    /// between leaves neither.
    bool endedBeforeItsFile(int number) const
    {
        const RunDirectory run(m_root);
        std::error_code code;
        if (std::filesystem::exists(std::filesystem::symlink_status(run.attemptInfo(number), code)) ||
            std::filesystem::exists(run.attempt(number) / "result.json", code))
            return false;
        const std::filesystem::file_status events = std::filesystem::symlink_status(run.events(number), code);
        return !std::filesystem::exists(events) || (events.type() == std::filesystem::file_type::regular &&
                                                    std::filesystem::file_size(run.events(number), code) == 0);
    }

    /// Whether the attempt ended so that this rank has written something. Of one that failed or was killed, a rank may
    /// have come to nothing; of one that was stopped while it prepared its data, all but the first.
    bool mustHaveEvents(int number, int rank) const
    {
        const RunDirectory run(m_root);
        for (const std::filesystem::path& file : {run.attempt(number) / "result.json", run.result()})
            try {
                const json found = parseBoundedJson(readFile(file, kSmallFile));
                const ExitCode code = exitCodeFromInt(found.at("code").get<int>());
                if (found.at("attempt").get<int>() == number)
                    return code == ExitCode::Completed || (code == ExitCode::Stopped && rank == 0);
            } catch (const std::exception&) {
                continue; // it is missing, or told elsewhere
            }
        return false;
    }

    void attempt(int number)
    {
        const std::string folder =
            std::filesystem::path(RunDirectory(m_root).attempt(number)).lexically_relative(m_root).string();
        if (endedBeforeItsFile(number)) {
            FileCheck(folder + "/attempt.json", m_check)
                .warning(contractReason("contract.missing"), contractReason("contract.unless-killed"));
            return;
        }
        if (const std::optional<json> found = document(folder + "/attempt.json", true)) {
            const FileCheck out(folder + "/attempt.json", m_check);
            version(out, *found);
            out.member(*found, "attempt", EventValue::Count, true);
            out.equal(*found, "attempt", number);
            for (const char* key : {"pid", "process_start", "ranks", "threads", "batch_size", "start_step"})
                out.member(*found, key, EventValue::Whole, false);
            for (const char* key : {"started_at", "elapsed_before"})
                out.member(*found, key, EventValue::Number, false);
            for (const char* key : {"host", "engine", "device", "checkpoint"})
                out.member(*found, key, EventValue::Text, false);
        }
        result(folder + "/result.json", number);
        events(folder + "/events", number);
    }

    void events(const std::string& folder, int number)
    {
        std::vector<std::string> names;
        std::error_code code;
        for (std::filesystem::directory_iterator it(m_root / folder, code), end; !code && it != end; it.increment(code))
            names.push_back(it->path().filename().string());
        std::sort(names.begin(), names.end());
        if (std::find(names.begin(), names.end(), "rank-0000.jsonl") == names.end())
            FileCheck(folder + "/rank-0000.jsonl", m_check)
                .error(contractReason("contract.missing"), contractReason("contract.a-file"));
        for (const std::string& name : names) {
            const std::string file = folder + "/" + name;
            const bool good = name.starts_with("rank-") && name.ends_with(".jsonl") && name.size() >= 15 &&
                              name.size() <= 18 &&
                              name.find_first_not_of("0123456789", 5) == name.size() - std::string(".jsonl").size();
            if (!good) {
                FileCheck(file, m_check)
                    .warning(contractReason("contract.odd-name"), contractReason("contract.rank-file"));
                continue;
            }
            ++m_check.files;
            if (const Reason why = eventsRefusal(m_root / file); !why.empty()) {
                FileCheck(file, m_check)
                    .error(contractReason("contract.unreadable", why), contractReason("contract.a-file"));
                continue;
            }
            const int rank = std::stoi(name.substr(5));
            std::ifstream lines(m_root / file, std::ios::binary);
            if (lines.peek() == std::ifstream::traits_type::eof() && !lines.bad()) {
                const FileCheck out(file, m_check);
                mustHaveEvents(number, rank)
                    ? out.error(contractReason("contract.empty"), contractReason("contract.an-event"))
                    : out.warning(contractReason("contract.empty"), contractReason("contract.an-event-soon"));
                continue;
            }
            checkEvents(lines, {file, m_run, number, rank}, m_check);
            if (!lines.eof())
                FileCheck(file, m_check)
                    .error(contractReason("contract.unreadable", systemReason("system.io")),
                           contractReason("contract.a-file"));
        }
    }

    std::filesystem::path m_root;
    RunCheck& m_check;
    std::string m_run;
};

} // namespace run_checks

Reason RunFinding::why() const
{
    return contractReason("contract.found", found, allowed);
}

void RunCheck::add(RunFinding finding)
{
    ++(finding.error ? errors : warnings);
    if (findings.size() < kMostFindings)
        findings.push_back(std::move(finding));
}

RunCheck checkRunDirectory(const std::filesystem::path& root)
{
    RunCheck check;
    run_checks::DirectoryCheck(root, check).run();
    return check;
}

void checkEvents(std::istream& lines, const EventsPlace& place, RunCheck& check)
{
    run_checks::LinesCheck(place, check).read(lines);
}

} // namespace trainyard
