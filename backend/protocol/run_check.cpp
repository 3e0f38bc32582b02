// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/run_check.h"

#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/base/reasons_system.h"
#include "backend/base/unique_handle.h"
#include "backend/protocol/contract_values.h"
#include "backend/protocol/exit_code.h"
#include "backend/protocol/reasons_contract.h"
#include "backend/protocol/run_directory.h"
#include "backend/protocol/spec_reader.h"
#include "backend/protocol/version.h"

#include <nlohmann/json.hpp>

#include <fcntl.h>
#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <optional>

namespace trainyard {
namespace run_checks {

using nlohmann::json;

constexpr std::size_t kSmallFile = std::size_t{16} << 20;
constexpr int kMostRanks = 1000; // more than any run has

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
        const RunSpec parsed = parseRunSpec(*found, problems);
        m_run = parsed.id;
        m_program = parsed.program.has_value();
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

    /// How the attempt ended; nullopt if no result says so.
    std::optional<ExitCode> endOf(int number) const
    {
        const RunDirectory run(m_root);
        for (const std::filesystem::path& file : {run.attempt(number) / "result.json", run.result()})
            try {
                const json found = parseBoundedJson(readFile(file, kSmallFile));
                const ExitCode code = exitCodeFromInt(found.at("code").get<int>());
                if (found.at("attempt").get<int>() == number)
                    return code;
            } catch (const std::exception&) {
                continue; // it is missing, or result() tells what is wrong with it
            }
        return std::nullopt;
    }

    void missingRanks(const std::string& folder, const std::vector<std::string>& names, int ranks) const
    {
        const RunDirectory run(m_root);
        for (int rank = 0; rank < ranks; ++rank) {
            const std::string name = run.events(1, rank).filename().string();
            if (std::find(names.begin(), names.end(), name) == names.end())
                FileCheck(folder + "/" + name, m_check)
                    .error(contractReason("contract.missing"), contractReason("contract.a-file"));
        }
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
        int ranks = 1;
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
            if (const auto count = found->find("ranks"); count != found->end() && isWhole(*count, 1, kMostRanks))
                ranks = count->get<int>();
        }
        result(folder + "/result.json", number);
        events(folder + "/events", number, ranks);
    }

    void events(const std::string& folder, int number, int ranks)
    {
        const std::optional<ExitCode> outcome = endOf(number);
        const bool complete = outcome == ExitCode::Completed;
        std::vector<std::string> names;
        std::error_code code;
        for (std::filesystem::directory_iterator it(m_root / folder, code), end; !code && it != end; it.increment(code))
            names.push_back(it->path().filename().string());
        std::sort(names.begin(), names.end());
        // Each rank of the engine writes a file; a program has one for all its ranks.
        missingRanks(folder, names, complete && !m_program ? ranks : 1);
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
                // If an attempt failed or was killed, a rank may have ended before its first event. If it was stopped
                // while it prepared its data, this is so for all ranks but the first.
                complete || (outcome == ExitCode::Stopped && rank == 0)
                    ? out.error(contractReason("contract.empty"), contractReason("contract.an-event"))
                    : out.warning(contractReason("contract.empty"), contractReason("contract.an-event-soon"));
                continue;
            }
            checkEvents(lines, {file, m_run, number, rank, complete}, m_check);
            if (!lines.eof())
                FileCheck(file, m_check)
                    .error(contractReason("contract.unreadable", systemReason("system.io")),
                           contractReason("contract.a-file"));
        }
    }

    std::filesystem::path m_root;
    RunCheck& m_check;
    std::string m_run;
    bool m_program = false;
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

} // namespace trainyard
