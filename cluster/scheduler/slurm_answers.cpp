// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/scheduler/slurm_answers.h"

#include "backend/base/error.h"
#include "backend/protocol/reasons_scheduler.h"
#include "cluster/transport/shell_quote.h"

#include <algorithm>
#include <charconv>

namespace trainyard {
namespace {

constexpr std::size_t kMostIndices = 1'000'000;

template <typename Number>
std::optional<Number> number(std::string_view text)
{
    Number value{};
    const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), value);
    return code == std::errc() && end == text.data() + text.size() && !text.empty() ? std::optional(value)
                                                                                    : std::nullopt;
}

bool isId(std::string_view text)
{
    return !text.empty() && text.size() <= 18 && text.find_first_not_of("0123456789") == std::string_view::npos;
}

/// "12:9": exit code and signal.
void readExit(std::string_view text, SlurmJobFacts& facts)
{
    const std::size_t colon = text.find(':');
    const auto code = number<int>(text.substr(0, colon));
    if (!code)
        return;
    facts.exitCode = *code;
    facts.signal = colon == std::string_view::npos ? 0 : number<int>(text.substr(colon + 1)).value_or(0);
}

/// "NAME=value" pairs of a scontrol line; values may contain spaces, names may not.
std::string scontrolValue(std::string_view line, std::string_view name)
{
    const std::string key = std::string(name) + "=";
    std::size_t at = line.substr(0, key.size()) == key ? 0 : line.find(" " + key);
    if (at == std::string_view::npos)
        return {};
    at += (at == 0 && line.substr(0, key.size()) == key ? 0 : 1) + key.size();
    const std::size_t end = line.find(' ', at);
    return std::string(line.substr(at, end == std::string_view::npos ? end : end - at));
}

std::optional<SlurmNote> parseNote(std::string_view line)
{
    const std::vector<std::string> fields = splitFields(line, ' ', 6);
    if (fields.size() < 5)
        return std::nullopt;
    const auto restarts = number<int>(fields[2]);
    const auto at = number<double>(fields[3]);
    const auto code = number<int>(fields[4]);
    if (!isId(fields[1]) || !restarts || !at || !code) // skip an incomplete line
        return std::nullopt;
    return SlurmNote{fields[0], fields[1], *restarts, *at, *code, fields.size() > 5 ? fields[5] : std::string()};
}

/// The index after "task-", "cancelled-" or "held-"; nullopt for other files.
std::optional<int> indexBehind(std::string_view file, std::string_view stem)
{
    if (file == stem)
        return -1;
    if (file.size() <= stem.size() + 1 || file.substr(0, stem.size()) != stem || file[stem.size()] != '-')
        return std::nullopt;
    return number<int>(file.substr(stem.size() + 1));
}

void readRecordLine(std::string_view file, std::string_view line, SlurmRecord& record)
{
    if (file == "id") {
        if (isId(line))
            record.id = line;
    } else if (file == "try") {
        record.tried = true;
    } else if (file == "needs") {
        for (const std::string_view kind : {"afterok:", "aftercorr:"}) // "afterany:" cannot cancel the job
            record.needsOthers = record.needsOthers || line.find(kind) != std::string_view::npos;
    } else if (const auto cancelled = indexBehind(file, "cancelled")) {
        if (*cancelled < 0)
            record.cancelled = true;
        else
            record.cancelledTasks[*cancelled] = true;
    } else if (const auto held = indexBehind(file, "held")) {
        if (*held < 0)
            record.held = true;
        else
            record.heldTasks[*held] = true;
    } else if (const auto index = indexBehind(file, "task")) {
        if (std::optional<SlurmNote> note = parseNote(line))
            record.notes[*index].push_back(std::move(*note));
    }
}

} // namespace

double slurmElapsed(std::string_view text)
{
    double days = 0.0;
    if (const std::size_t dash = text.find('-'); dash != std::string_view::npos) {
        days = number<double>(text.substr(0, dash)).value_or(-1.0);
        text.remove_prefix(dash + 1);
    }
    double seconds = 0.0;
    for (const std::string& part : splitFields(text, ':', 3)) {
        const auto value = number<double>(part);
        if (!value || days < 0.0)
            return 0.0; // "INVALID", "UNLIMITED"
        seconds = seconds * 60.0 + *value;
    }
    return days * 86400.0 + seconds;
}

double slurmTimestamp(std::string_view text)
{
    return isId(text) ? number<double>(text).value_or(0.0) : 0.0;
}

std::vector<int> parseIndices(std::string_view text)
{
    text = text.substr(0, text.find('%'));
    if (!text.empty() && text.front() == '[')
        text.remove_prefix(1);
    if (!text.empty() && text.back() == ']')
        text.remove_suffix(1);
    std::vector<int> indices;
    for (const std::string& range : splitFields(text, ',', kMostIndices)) {
        const std::string_view view = range;
        const std::size_t dash = view.find('-');
        const std::size_t colon = view.find(':');
        const auto first = number<int>(view.substr(0, dash));
        const auto last = dash == std::string_view::npos ? first : number<int>(view.substr(dash + 1, colon - dash - 1));
        const auto step = colon == std::string_view::npos ? std::optional(1) : number<int>(view.substr(colon + 1));
        if (!first || !last || !step || *step < 1)
            return indices; // squeue shortens long lists unless asked for single tasks
        for (long i = *first; i <= *last && indices.size() < kMostIndices; i += *step)
            indices.push_back(static_cast<int>(i));
    }
    return indices;
}

std::vector<SlurmQueueLine> parseQueue(std::string_view text)
{
    std::vector<SlurmQueueLine> lines;
    for (const std::string_view line : splitLines(text)) {
        std::vector<std::string> fields = splitFields(line, '|', 9);
        if (fields.size() != 9 || !isId(fields[0]))
            continue;
        // A reason may contain a bar, our job names do not: the last bar ends the reason.
        if (const std::size_t bar = fields[8].rfind('|'); bar != std::string::npos) {
            fields[7] += "|" + fields[8].substr(0, bar);
            fields[8].erase(0, bar + 1);
        }
        SlurmQueueLine one;
        one.arrayJob = fields[0];
        one.indices = fields[1] == "N/A" ? std::vector<int>() : parseIndices(fields[1]);
        one.job = fields[2];
        one.state = fields[3];
        one.elapsed = slurmElapsed(fields[4]);
        one.start = slurmTimestamp(fields[5]);
        one.end = slurmTimestamp(fields[6]);
        one.reason = fields[7];
        one.name = fields[8];
        lines.push_back(std::move(one));
    }
    return lines;
}

std::vector<SlurmJobFacts> parseAccounting(std::string_view text)
{
    std::vector<SlurmJobFacts> all;
    for (const std::string_view line : splitLines(text)) {
        const std::vector<std::string> fields = splitFields(line, '|', 9);
        if (fields.size() != 9 || !isId(fields[0].substr(0, fields[0].find('_'))))
            continue;
        SlurmJobFacts facts;
        facts.id = fields[0];
        facts.state = fields[1].substr(0, fields[1].find(' '));
        if (facts.state == "CANCELLED") { // by no one: by Slurm itself
            const std::size_t by = fields[1].find(" by ");
            facts.cancelledFor = by != std::string::npos ? SlurmJobFacts::CancelledFor::Somebody
                                                         : SlurmJobFacts::CancelledFor::Dependency;
            if (by != std::string::npos && isId(fields[1].substr(by + 4)))
                facts.cancelledBy = fields[1].substr(by + 4);
        }
        readExit(fields[2], facts);
        facts.start = slurmTimestamp(fields[3]);
        facts.end = slurmTimestamp(fields[4]);
        facts.elapsed = number<double>(fields[5]).value_or(0.0);
        facts.timeLimit = number<double>(fields[6]).value_or(0.0) * 60.0;
        facts.nodes = fields[7];
        facts.name = fields[8];
        // Waiting tasks share a line: "12_[3-5]".
        const std::size_t mark = fields[0].find("_[");
        if (mark != std::string::npos) {
            for (const int index : parseIndices(std::string_view(fields[0]).substr(mark + 1))) {
                facts.id = fields[0].substr(0, mark) + "_" + std::to_string(index);
                all.push_back(facts);
            }
            continue;
        }
        all.push_back(std::move(facts));
    }
    return all;
}

std::vector<SlurmJobFacts> parseJobDetails(std::string_view text)
{
    std::vector<SlurmJobFacts> all;
    for (const std::string_view line : splitLines(text)) {
        const std::string array = scontrolValue(line, "ArrayJobId");
        const std::string job = scontrolValue(line, "JobId");
        if (!isId(job))
            continue;
        SlurmJobFacts facts;
        const std::string task = scontrolValue(line, "ArrayTaskId");
        facts.id = array.empty() ? job : array + (task.empty() ? "" : "_" + task);
        facts.state = scontrolValue(line, "JobState");
        readExit(scontrolValue(line, "ExitCode"), facts);
        facts.start = slurmTimestamp(scontrolValue(line, "StartTime"));
        facts.end = slurmTimestamp(scontrolValue(line, "EndTime"));
        facts.elapsed = slurmElapsed(scontrolValue(line, "RunTime"));
        facts.timeLimit = slurmElapsed(scontrolValue(line, "TimeLimit"));
        facts.nodes = scontrolValue(line, "NodeList");
        facts.reason = scontrolValue(line, "Reason");
        facts.name = scontrolValue(line, "JobName");
        if (facts.state == "CANCELLED")
            facts.cancelledFor = facts.reason == "DependencyNeverSatisfied" ||
                                         scontrolValue(line, "Dependency").find("(failed)") != std::string::npos
                                     ? SlurmJobFacts::CancelledFor::Dependency
                                     : SlurmJobFacts::CancelledFor::Somebody;
        all.push_back(std::move(facts));
    }
    return all;
}

std::map<std::string, SlurmRecord> parseRecords(std::string_view text)
{
    std::map<std::string, SlurmRecord> records;
    for (const std::string_view line : splitLines(text)) {
        const std::size_t slash = line.find('/');
        const std::size_t colon = slash == std::string_view::npos ? slash : line.find(':', slash);
        if (colon == std::string_view::npos)
            continue;
        readRecordLine(line.substr(slash + 1, colon - slash - 1), line.substr(colon + 1),
                       records[std::string(line.substr(0, slash))]);
    }
    return records;
}

std::map<std::string, std::string> parseRecordedTokens(std::string_view text)
{
    constexpr std::string_view kRun = "ty_run=", kEnd = " ;;";
    std::map<std::string, std::string> tokens;
    for (const std::string_view line : splitLines(text)) {
        const std::size_t blank = line.find(' '), run = line.find(kRun);
        if (blank == std::string_view::npos || run == std::string_view::npos || run <= blank)
            continue;
        std::string_view word = line.substr(run + kRun.size());
        if (word.ends_with(kEnd))
            word.remove_suffix(kEnd.size());
        const std::string_view index = line.substr(blank + 1, run - blank - 1); // "" or "3) "
        std::string token(line.substr(0, blank));
        if (const std::size_t mark = index.find(')'); mark != std::string_view::npos && mark > 0)
            token += "_" + std::string(index.substr(0, mark));
        if (const std::string folder = shellUnquoted(word); folder.starts_with('/'))
            tokens.emplace(folder, std::move(token));
    }
    return tokens;
}

SlurmSubmitAnswer parseSubmitAnswer(const FramedAnswer::Section& section)
{
    using Kind = SlurmSubmitAnswer::Kind;
    static const std::pair<std::string_view, Kind> kinds[] = {
        {"id", Kind::Submitted},    {"wait", Kind::Wait},           {"unsure", Kind::Unsure},
        {"lost", Kind::Lost},       {"down", Kind::Down},           {"busy", Kind::Busy},
        {"refused", Kind::Refused}, {"cancelled", Kind::Cancelled}, {"broken", Kind::Broken},
        {"invalid", Kind::Invalid}, {"unknown", Kind::Unknown}};
    const std::vector<std::string_view> lines = splitLines(section.output);
    const std::vector<std::string> fields = splitFields(lines.empty() ? std::string_view() : lines.back(), ' ', 3);
    const auto kind =
        std::find_if(std::begin(kinds), std::end(kinds), [&](const auto& one) { return one.first == fields[0]; });
    if (kind == std::end(kinds) || fields.size() < 2 || !isId(fields[1]))
        throw Failure(ErrorKind::Transport, "submit the run", {}, schedulerReason("scheduler.no-verdict"));
    SlurmSubmitAnswer answer;
    answer.kind = kind->second;
    if (answer.kind == Kind::Submitted)
        answer.id = fields[1];
    else
        answer.seconds = number<double>(fields[1]).value_or(0.0);
    answer.text = fields.size() > 2 ? fields[2] : std::string();
    answer.printed = slurmMessage(section.errorOutput);
    return answer;
}

std::string slurmMessage(std::string_view printed)
{
    std::string text;
    for (std::string_view line : splitLines(printed)) {
        for (const std::string_view prefix :
             {"sbatch: ", "scontrol: ", "squeue: ", "sacct: ", "scancel: ", "slurm_load_jobs ",
              "error: ", "fatal: ", "allocation failure: ", "Batch job submission failed: "})
            if (line.substr(0, prefix.size()) == prefix)
                line.remove_prefix(prefix.size());
        while (!line.empty() && (line.back() == '.' || line.back() == ' '))
            line.remove_suffix(1);
        if (!line.empty() && text.find(line) == std::string::npos)
            text += (text.empty() ? "" : "; ") + std::string(line);
    }
    return text.substr(0, 1000);
}

} // namespace trainyard
