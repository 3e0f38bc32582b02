// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/jobs/engine_words.h"

#include "cluster/scheduler/job_template.h"
#include "cluster/transport/shell_quote.h"

namespace trainyard {

std::string afterPrologue(const std::string& prologue, const std::string& words,
                          const std::vector<std::string>& arguments, const std::string& before)
{
    const std::string inside = "unset TY_INSIDE\n" + prologue +
                               (prologue.empty() ? "" : "\n\nset +eu\ntrap - ERR EXIT\n") + words + " >&3 3>&-\n";
    // Passed in the environment, which only its owner can read; standard input belongs to the program.
    std::string line = "{ TY_INSIDE=" + shellQuoted(inside) + "; export TY_INSIDE; " + before +
                       "bash -lc 'eval \"$TY_INSIDE\"' trainyard";
    for (const std::string& argument : arguments)
        line += ' ' + shellQuoted(argument);
    return line + " 3>&1 >&2; }";
}

std::string engineLine(const EngineCommand& command, const std::vector<std::string>& arguments,
                       const std::string& before)
{
    std::string words;
    for (const std::string& word : command.prefix)
        words += templateWord(word) + ' ';
    words += templateWord(command.engine);
    // An absolute path needs no login shell, whose profile may take seconds.
    if (!command.prologue.empty() || !command.prefix.empty() || command.engine.empty() || command.engine.front() != '/')
        return afterPrologue(command.prologue, "exec " + words + " \"$@\"", arguments, before);
    for (const std::string& argument : arguments)
        words += ' ' + shellQuoted(argument);
    return before + words;
}

std::string dataHomeThere()
{
    return "\"${TRAINYARD_HOME:-${XDG_DATA_HOME:-$HOME/.local/share}/trainyard}\"";
}

} // namespace trainyard
