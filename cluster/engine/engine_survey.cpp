// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/engine/engine_survey.h"

#include "backend/protocol/reasons_machine.h"
#include "backend/protocol/version.h"
#include "cluster/scheduler/job_template.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>

namespace trainyard {
namespace {

constexpr double kSurveyDeadline = 180.0; // seconds; modules may be on a slow network disk
constexpr const char* kProgram = "trainyard-engine ";
constexpr const char* kProtocol = " protocol ";
constexpr const char* kLimit = "t=$(command -v timeout >/dev/null && echo 'timeout 20')\n";

std::vector<std::string> linesOf(const std::string& text)
{
    std::vector<std::string> lines;
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t end = std::min(text.find('\n', from), text.size());
        if (end > from)
            lines.push_back(text.substr(from, end - from));
        from = end + 1;
    }
    return lines;
}

std::string enginesFolder()
{
    return "d=" + dataHomeThere() + "/engines\n";
}

bool isPath(const std::string& engine)
{
    return engine.find('/') != std::string::npos;
}

FoundEngine found(FoundEngine::Origin origin, std::string path, const std::string& printed)
{
    FoundEngine engine;
    engine.origin = origin;
    engine.version = parseEngineVersion(printed);
    engine.misfit = engineMisfit(path, printed);
    engine.path = std::move(path);
    return engine;
}

// Module names come from the site and would become words of a shell command: only names of plain characters are
// considered.
const char* const kModules = R"sh({ type module >/dev/null 2>&1 || exit 0
for m in $(module -t avail trainyard 2>&1 | sed 's/(.*//' | grep -i trainyard | grep '^[A-Za-z0-9_.+/-]*$' | grep -v ':$' | head -n 5); do
    ( module load "$m" >/dev/null 2>&1; p=$(command -v trainyard-engine) && printf '%s %s\n' "$m" "$p" && $t "$p" --version )
done; })sh";

const char* const kTools = R"sh({ for n in g++ cmake ninja make nvcc mpicc tar flock; do
    p=$(command -v $n) || continue
    v=$($t "$p" --version 2>/dev/null </dev/null | grep -i -m 1 '[0-9]\.[0-9]')
    [ $n = nvcc ] && v=$($t "$p" --version 2>/dev/null | grep release)
    printf '%s %s\n' $n "$v"
done; })sh";

void readModules(const std::string& text, EngineSurvey& survey)
{
    const std::vector<std::string> lines = linesOf(text);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::size_t space = lines[i].find(" /");
        if (space == std::string::npos || lines[i].rfind(kProgram, 0) == 0)
            continue;
        FoundEngine engine =
            found(FoundEngine::Origin::Module, lines[i].substr(space + 1), i + 1 < lines.size() ? lines[i + 1] : "");
        engine.module = lines[i].substr(0, space);
        survey.engines.push_back(std::move(engine));
    }
}

void readInstalled(const std::string& text, EngineSurvey& survey)
{
    const std::vector<std::string> lines = linesOf(text);
    std::vector<FoundEngine> engines;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (lines[i].rfind("engine ", 0) != 0)
            continue;
        const std::string id = lines[i].substr(7);
        const bool said = i + 1 < lines.size() && lines[i + 1].rfind("engine ", 0) != 0;
        FoundEngine engine = found(FoundEngine::Origin::Installed, survey.folder + "/" + id + "/bin/trainyard-engine",
                                   said ? lines[i + 1] : "");
        engine.id = id;
        engines.push_back(std::move(engine));
    }
    survey.engines.insert(survey.engines.end(), engines.rbegin(), engines.rend()); // newest first
}

} // namespace

std::optional<EngineVersion> parseEngineVersion(std::string_view printed)
{
    for (std::size_t at = printed.rfind(kProgram); at != std::string_view::npos;
         at = at == 0 ? std::string_view::npos : printed.rfind(kProgram, at - 1)) {
        if (at != 0 && printed[at - 1] != '\n')
            continue;
        const std::string_view line = printed.substr(at, std::min(printed.find('\n', at), printed.size()) - at);
        const std::size_t word = line.find(kProtocol);
        if (word == std::string_view::npos)
            continue;
        EngineVersion version;
        version.version = line.substr(std::string_view(kProgram).size(), word - std::string_view(kProgram).size());
        const std::string_view number = line.substr(word + std::string_view(kProtocol).size());
        if (std::from_chars(number.data(), number.data() + number.size(), version.protocol).ec == std::errc() &&
            !version.version.empty() && version.version.find(' ') == std::string::npos)
            return version;
    }
    return std::nullopt;
}

std::optional<Error> engineMisfit(const std::string& path, std::string_view printed)
{
    const std::optional<EngineVersion> version = parseEngineVersion(printed);
    if (!version)
        return errorWith(ErrorKind::Version, "use the engine", path, machineReason("machine.no-engine-of-ours"));
    if (version->protocol == kProtocolVersion)
        return std::nullopt;
    const bool newer = version->protocol > kProtocolVersion;
    return errorWith(ErrorKind::Version, "use the engine", path,
                     newer ? machineReason("machine.newer-engine", version->version, version->protocol,
                                           kTrainyardVersion, kProtocolVersion)
                           : machineReason("machine.older-engine", version->version, version->protocol,
                                           kTrainyardVersion, kProtocolVersion));
}

const FoundEngine* EngineSurvey::installed(std::string_view id) const
{
    for (const FoundEngine& engine : engines)
        if (engine.origin == FoundEngine::Origin::Installed && engine.id == id && !engine.misfit)
            return &engine;
    return nullptr;
}

const FoundEngine* EngineSurvey::best(std::string_view id) const
{
    const FoundEngine* chosen = nullptr;
    const auto rank = [&](const FoundEngine& engine) {
        if (engine.origin == FoundEngine::Origin::Installed && engine.id != id)
            return 2;
        return engine.origin == FoundEngine::Origin::Named       ? 0
               : engine.origin == FoundEngine::Origin::Installed ? 1
               : engine.origin == FoundEngine::Origin::Path      ? 3
                                                                 : 4;
    };
    for (const FoundEngine& engine : engines)
        if (!engine.misfit && (!chosen || rank(engine) < rank(*chosen)))
            chosen = &engine;
    return chosen;
}

void addInstalledEngines(FramedScript& script)
{
    script.add("installed",
               enginesFolder() + kLimit +
                   "cd -- \"$d\" 2>/dev/null || exit 0\nfor e in $(ls | grep '^[A-Za-z0-9][A-Za-z0-9._+-]*$'); do\n"
                   "[ -x \"$e/bin/trainyard-engine\" ] || continue\necho \"engine $e\"\n"
                   "$t \"$d/$e/bin/trainyard-engine\" --version 2>/dev/null </dev/null | head -n 1\ndone; :");
}

std::string installedEngine(const FramedAnswer& answer, const std::string& folder)
{
    EngineSurvey survey;
    survey.folder = folder;
    readInstalled(answer.section("installed").output, survey);
    const FoundEngine* engine = survey.best();
    return engine ? engine->path : std::string();
}

FramedScript engineSurveyScript(const EngineCommand& machine)
{
    const std::string folder = enginesFolder();
    FramedScript script;
    script.add("folder", folder + "printf '%s\\n' \"$d\"");
    script.add("libc", "getconf GNU_LIBC_VERSION 2>/dev/null || ldd --version 2>&1 | head -n 1");
    script.add("architecture", "uname -m");
    script.add("named",
               isPath(machine.engine) ? kLimit + engineLine(machine, {"--version"}, "$t ") + " 2>/dev/null" : ":");
    addInstalledEngines(script);
    script.add("path",
               kLimit +
                   ("export t; " +
                    afterPrologue(
                        machine.prologue,
                        "{ p=$(command -v trainyard-engine) && printf '%s\\n' \"$p\" && $t \"$p\" --version; }", {})) +
                   " 2>/dev/null; :");
    script.add("modules", kLimit + ("export t; " + afterPrologue(machine.prologue, kModules, {})) + " 2>/dev/null; :");
    script.add("tools", kLimit + ("export t; " + afterPrologue(machine.prologue, kTools, {})) + " 2>/dev/null; :");
    script.add("space", folder + "while [ ! -d \"$d\" ] && [ \"$d\" != / ]; do d=$(dirname \"$d\"); done; df -Pk "
                                 "\"$d\" | awk 'NR == 2 { print $4 }'");
    return script;
}

EngineSurvey parseEngineSurvey(const FramedAnswer& answer, const EngineCommand& machine)
{
    const auto first = [&](const char* part) {
        const std::vector<std::string> lines = linesOf(answer.section(part).output);
        return lines.empty() ? std::string() : lines.front();
    };
    EngineSurvey survey;
    survey.folder = first("folder");
    if (survey.folder.empty() || survey.folder.front() != '/')
        throw Failure(ErrorKind::NotFound, "look for the engine", survey.folder,
                      machineReason("machine.home-not-absolute"));
    survey.libc = first("libc");
    survey.architecture = first("architecture");
    if (isPath(machine.engine))
        survey.engines.push_back(found(FoundEngine::Origin::Named, machine.engine, answer.section("named").output));
    readInstalled(answer.section("installed").output, survey);
    // Login scripts may print, too: the path is the line before the version.
    const std::vector<std::string> path = linesOf(answer.section("path").output);
    for (std::size_t i = 0; i < path.size(); ++i)
        if (path[i].front() == '/') {
            survey.engines.push_back(found(FoundEngine::Origin::Path, path[i], i + 1 < path.size() ? path[i + 1] : ""));
            break;
        }
    readModules(answer.section("modules").output, survey);
    for (const std::string& line : linesOf(answer.section("tools").output)) {
        const std::size_t space = line.find(' ');
        survey.tools[line.substr(0, space)] = space == std::string::npos ? std::string() : line.substr(space + 1);
    }
    if (const std::string free = first("space"); !free.empty())
        survey.bytesFree = std::atoll(free.c_str()) * 1024;
    return survey;
}

EngineSurvey surveyEngines(Transport& transport, const EngineCommand& machine)
{
    return parseEngineSurvey(engineSurveyScript(machine).runUnseen(transport, kSurveyDeadline), machine);
}

} // namespace trainyard
