// SPDX-License-Identifier: Apache-2.0
#include "backend/program/code_state.h"

#include "backend/base/files.h"
#include "backend/program/bar_line.h"
#include "backend/program/tool.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace trainyard {
namespace {

using OrderedJson = nlohmann::ordered_json;

constexpr double kGitSeconds = 10.0;
constexpr double kPythonSeconds = 60.0; // a cold network disk
constexpr std::size_t kShortOutput = std::size_t{1} << 20;

/// git must neither run what the repository's configuration names nor write to the repository.
ToolOutput git(const std::string& folder, std::vector<std::string> arguments, std::size_t limit)
{
    ProgramCommand call;
    call.folder = folder;
    call.arguments = {"git", "--no-optional-locks", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null"};
    call.arguments.insert(call.arguments.end(), arguments.begin(), arguments.end());
    call.variables = {{"GIT_TERMINAL_PROMPT", "0"}, {"GIT_PAGER", "cat"}, {"LC_ALL", "C"}};
    return runTool(call, kGitSeconds, limit);
}

std::string firstLine(const ToolOutput& output)
{
    return output.ok() ? plainLine(output.text.substr(0, output.text.find('\n')), 500) : std::string();
}

int linesOf(const std::string& text)
{
    return static_cast<int>(std::count(text.begin(), text.end(), '\n'));
}

} // namespace

CodeState codeIn(const std::string& folder)
{
    CodeState state;
    state.commit = firstLine(git(folder, {"rev-parse", "--verify", "-q", "HEAD"}, kShortOutput));
    if (!state.commit.empty()) {
        state.branch = firstLine(git(folder, {"symbolic-ref", "-q", "--short", "HEAD"}, kShortOutput));
        state.subject = firstLine(git(folder, {"log", "-1", "--no-show-signature", "--format=%s"}, kShortOutput));
        state.changedFiles = linesOf(git(folder, {"diff", "--name-only", "HEAD"}, kShortOutput).text);
        state.untracked = linesOf(git(folder, {"ls-files", "--others", "--exclude-standard"}, kShortOutput).text);
    }
    return state;
}

KeptDiff diffIn(const std::string& folder)
{
    ToolOutput diff = git(folder, {"diff", "--no-color", "--no-ext-diff", "--no-textconv", "HEAD"}, kLongestDiff);
    return {std::move(diff.text), diff.cut};
}

CodeState keepCode(const ProgramCommand& command, const std::filesystem::path& folder)
{
    CodeState state = codeIn(command.folder);
    if (state.changedFiles > 0) {
        const KeptDiff diff = diffIn(command.folder);
        state.diffCut = diff.cut;
        state.diffBytes = static_cast<std::int64_t>(diff.text.size());
        writeFileAtomically(folder / "diff.patch", diff.text);
    }
    const OrderedJson json = {
        {"folder", command.folder},      {"command", command.arguments}, {"commit", state.commit},
        {"branch", state.branch},        {"subject", state.subject},     {"changed_files", state.changedFiles},
        {"diff_bytes", state.diffBytes}, {"diff_cut", state.diffCut},    {"untracked_files", state.untracked}};
    writeFileAtomically(folder / "code.json", json.dump(2, ' ', false, OrderedJson::error_handler_t::replace) + "\n");
    return state;
}

std::optional<BroughtCode> keepBroughtCode(const std::filesystem::path& runDirectory,
                                           const std::filesystem::path& folder)
{
    std::error_code code;
    const std::filesystem::path record = runDirectory / "code.json";
    if (!std::filesystem::exists(record, code))
        return std::nullopt;
    const std::string text = readFile(record, kShortOutput);
    const auto json = nlohmann::json::parse(text, nullptr, false);
    const auto word = [&json](const char* key) {
        const auto found = json.find(key);
        return found != json.end() && found->is_string() ? plainLine(found->get<std::string>(), 4096) : std::string();
    };
    const auto number = [&json](const char* key) {
        const auto found = json.find(key);
        return found != json.end() && found->is_number_integer() ? found->get<std::int64_t>() : 0;
    };
    if (!json.is_object())
        return std::nullopt;
    BroughtCode brought{word("folder"), number("files"), number("bytes"), {}};
    brought.state.commit = word("commit");
    brought.state.branch = word("branch");
    brought.state.subject = word("subject");
    brought.state.changedFiles = static_cast<int>(number("changed_files"));
    writeFileAtomically(folder / "code.json", text);
    return brought;
}

nlohmann::json pythonOf(const ProgramCommand& command, const std::string& python)
{
    if (python.empty())
        return nullptr;
    static constexpr const char* kAsk =
        "import json, sys\n"
        "try:\n"
        "    import importlib.metadata as m\n"
        "    p = {d.metadata['Name']: d.version for d in m.distributions() if d.metadata['Name']}\n"
        "except Exception:\n"
        "    p = {}\n"
        "print(json.dumps({'python': sys.version.split()[0], 'executable': sys.executable,\n"
        "                  'packages': dict(sorted(p.items(), key=lambda i: i[0].lower()))}, indent=2))\n";
    ProgramCommand call = command;
    call.arguments = {python, "-c", kAsk};
    const ToolOutput answer = runTool(call, kPythonSeconds, kShortOutput);
    if (!answer.ok() || answer.cut)
        return nullptr;
    const auto json = nlohmann::json::parse(answer.text, nullptr, false);
    return json.is_object() && json.contains("packages") && json["packages"].is_object() ? json : nullptr;
}

int keepEnvironment(const ProgramCommand& command, const std::string& python, const std::filesystem::path& folder)
{
    const nlohmann::json json = pythonOf(command, python);
    if (!json.is_object())
        return -1;
    writeFileAtomically(folder / "environment.json",
                        json.dump(2, ' ', false, nlohmann::json::error_handler_t::replace) + "\n");
    return static_cast<int>(json["packages"].size());
}

} // namespace trainyard
