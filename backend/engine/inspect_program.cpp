// SPDX-License-Identifier: Apache-2.0
#include "backend/base/printable.h"
#include "backend/engine/command.h"
#include "backend/engine/human_text.h"
#include "backend/engine/inspect.h"
#include "backend/engine/spec_document.h"
#include "backend/program/program_look.h"
#include "backend/protocol/reasons_engine.h"

#include <nlohmann/json.hpp>

#include <memory>
#include <string>

namespace trainyard {
namespace {

struct ProgramQuestion {
    std::string spec;
    bool ask = false;
    bool json = false;
};

std::string textOf(const ProgramLook& look)
{
    std::string text;
    if (!look.commit.empty())
        text += "Commit       " + look.commit.substr(0, 10) + " " + printable(look.branch) + ", " +
                printable(look.subject) + "\nChanged      " + countedText(look.changedFiles, "file(s), ") +
                std::to_string(look.untracked) + " untracked\n";
    if (!look.fileName.empty())
        text += "Parameters   " + printable(look.fileName) + "\n";
    if (!look.python.empty())
        text += "Python       " + printable(look.python) + "\n";
    for (const auto& [package, version] : look.packages)
        text += "             " + printable(package) + " " + printable(version) + "\n";
    for (const ProgramOption& option : look.options)
        text += "Option       " + printable(option.name) + ", " + std::string(name(option.type)) + ": " +
                printable(option.help) + "\n";
    return text;
}

Inspection inspectProgram(const ProgramQuestion& question)
{
    std::vector<SpecProblem> problems; // of a form that is half filled in; what can be looked at is
    const RunSpec spec = parseRunSpec(readSpecDocument(question.spec), problems);
    if (!spec.program)
        throw Failure(ErrorKind::BadInput, "look at the program", {}, engineReason("engine.no-program"));
    const ProgramLook look = lookAtProgram(spec, question.ask);
    Inspection out{textOf(look), toJson(look).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + "\n"};
    if (look.problem)
        out.complaint = look.problem->text();
    return out;
}

} // namespace

InspectCommand addProgramInspection(CLI::App& command)
{
    const auto question = std::make_shared<ProgramQuestion>();
    CLI::App* program = command.add_subcommand(
        "program", "Show what is known of a run's program before it starts: its file of parameters, its repository");
    program->add_option("--spec", question->spec, "Run spec with a section \"program\"; - reads standard input")
        ->required();
    program->add_flag("--read-help", question->ask,
                      "Run the program with --help, and its Python, for options and versions");
    program->add_flag("--json", question->json, "Print one line of JSON");
    return {program, [question] { return print(inspectProgram(*question), question->json); }};
}

} // namespace trainyard
