// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/event.h"
#include "backend/protocol/program_command.h"
#include "backend/protocol/program_help.h"
#include "backend/protocol/program_line.h"
#include "backend/protocol/run_check.h"
#include "tests/fuzz/fuzz_support.h"
#include "tests/fuzz/targets.h"

#include <sstream>

using namespace trainyard;

/// Lines that somebody else's program wrote: as events of a run directory, as lines for a sidecar, as a help text. A
/// line without findings is one that readers understand.
void trainyard::fuzz::run_check(const std::uint8_t* data, std::size_t size)
{
    const std::string text(fuzz::textOf(data, size));
    std::istringstream all(text);
    RunCheck check;
    checkEvents(all, {"events/rank-0000.jsonl", {}, 1, 0}, check);
    for (const RunFinding& finding : check.findings)
        must(!finding.why().words.empty() && finding.line > 0, "a finding without words or place");
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        std::istringstream one(line + "\n");
        RunCheck alone;
        checkEvents(one, {"events/rank-0000.jsonl", {}, 1, 0}, alone);
        if (alone.errors == 0 && alone.warnings == 0)
            must(parseEventLine(line).has_value(), "a line without findings cannot be read");
        if (const auto told = parseProgramLine(line))
            must(parseEventLine(eventLine({1, 1.0, told->body, {}})).has_value(), "a program's line becomes no event");
    }
    for (const ProgramOption& option : parseHelp(text))
        must(isParameterName(option.name), "an option without a name");
    if (const auto words = commandWords(text)) {
        must(commandWords(shellLine(*words)) == words, "a command line comes back as other words");
        ProgramSpec program;
        program.command = *words;
        takeParameters(program);
        for (const ProgramParameter& parameter : program.parameters)
            must(isParameterName(parameter.name), "a parameter without a name");
    }
}
