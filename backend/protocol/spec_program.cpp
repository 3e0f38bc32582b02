// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/program_command.h"
#include "backend/protocol/secrets.h"
#include "backend/protocol/spec_problems.h"
#include "backend/protocol/spec_reader.h"
#include "backend/protocol/spec_tables.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cctype>
#include <charconv>
#include <set>

namespace trainyard {
namespace program_table {

using namespace spec_fields;
using P = ProgramSpec;

bool hasEnvironment(const P& program)
{
    return program.environment != ProgramEnvironment::None;
}

// clang-format off
constexpr FieldChoice kEnvironments[] = {
    {"none",      "None",      "The environment that starts the run"},
    {"venv",      "venv",      "A Python virtual environment"},
    {"conda",     "conda",     "A conda environment"},
    {"modules",   "Modules",   "Environment modules, loaded by a login shell"},
    {"container", "Container", "An Apptainer image"}};
constexpr FieldChoice kLaunchers[] = {
    {"none",     "None",     "The program itself"},
    {"torchrun", "torchrun", "PyTorch's launcher starts the ranks, once on each node of a cluster"},
    {"mpirun",   "mpirun",   "MPI starts the ranks: mpirun, or srun on a cluster that starts ranks with it"}};
constexpr FieldChoice kStops[] = {
    {"file", "Stop file",       "control.json, which the Python helper reads; a program without the helper gets TERM at once"},
    {"usr1", "USR1, then TERM", "USR1 asks for a checkpoint; TERM follows after the grace"},
    {"term", "TERM",            "TERM, and KILL after the grace"}};
constexpr FieldChoice kStyles[] = {
    {"flags",       "--name value", "As argparse reads them"},
    {"equals",      "--name=value", "Flag and value as one argument"},
    {"assignments", "name=value",   "As Hydra reads them"},
    {"none",        "Not",          "The program asks the helper, or reads $TRAINYARD_PARAMETERS"}};

constexpr SpecField<P> kTable[] = {
    field<&P::command>("command", "Command").characters(0, 8192).entries(1000)
        .about("The program and its arguments, one text each. No shell reads them. {run}, {attempt}, {checkpoint}, "
               "{ranks} and {seed} are filled in."),
    field<&P::folder>("folder", "Folder").as(FieldType::Path).characters(1, 4096)
        .about("Full path of the folder in which the program starts. A machine elsewhere gets a copy of it; a folder "
               "that is not on this workstation is one of that machine."),
    group<P>("environment").about("What the program finds when it starts."),
    field<&P::environment>("environment/kind", "Environment").of(kEnvironments)
        .about("How the program's environment is entered."),
    field<&P::environmentValue>("environment/value", "Environment's name").labelled("Its name").characters(1, 4096).when(hasEnvironment, "environment/kind")
        .about("Folder of the virtual environment, name or folder of the conda environment, modules separated by "
               "spaces, or file of the image. A path may begin with ~/ and counts on the machine of the run."),
    field<&P::variables>("variables", "Variables").leastIs("OMP_NUM_THREADS=4").characters(1, 8192).entries(500)
        .about("Environment variables as NAME=value. A NAME alone keeps the value of the environment that starts the "
               "run, and is the only form for secrets."),
    field<&P::launcher>("launcher", "Launcher").of(kLaunchers)
        .about("Who starts the ranks of resources.ranks."),
    field<&P::style>("style", "Passing of parameters").labelled("Parameters as").seldom().of(kStyles)
        .about("How parameters reach the command line."),
    group<P>("stop").about("How the program is asked to stop."),
    field<&P::stop>("stop/by", "Stop by").seldom().of(kStops)
        .about("The first request; TERM and at last KILL follow."),
    field<&P::graceSeconds>("stop/grace", "Grace").range(0, 86'400).in("s to save and end").seldom()
        .about("Seconds that the program has for a checkpoint before TERM."),
    field<&P::hangMinutes>("hang_minutes", "Notice of silence").range(0, 100'000).in("min, 0 = never").seldom()
        .about("Minutes without output and processor time after which a notice says that the program seems to hang; 0 "
               "= never."),
    group<P>("follow").about("What else is read while the program writes it."),
    field<&P::progressBars>("follow/progress_bars", "Progress bars").in("of tqdm and Keras")
        .about("Whether the bars of tqdm and Keras become progress instead of lines of the log."),
    field<&P::tensorboard>("follow/tensorboard", "TensorBoard").leastIs("{run}/tb").characters(1, 4096).entries(50)
        .about("Folders of TensorBoard event files, such as {run}/tb."),
    field<&P::csv>("follow/csv", "CSV logs").leastIs("{run}/log.csv").characters(1, 4096).entries(50)
        .about("CSV logs with a header line, such as those of Keras and Lightning."),
    field<&P::jsonLines>("follow/json_lines", "JSON lines").leastIs("{run}/log.jsonl").characters(1, 4096).entries(50)
        .about("Files with one JSON object a line."),
    field<&P::mlflow>("follow/mlflow", "MLflow").leastIs("{run}/mlruns").characters(1, 4096).entries(50)
        .about("Folders of MLflow's file store."),
    field<&P::checkpoints>("checkpoints", "Checkpoints").leastIs("{run}/checkpoints/*.pt").characters(0, 4096)
        .about("Pattern of the files that the program saves, such as {run}/checkpoints/*.pt. The newest one is the "
               "checkpoint of the run. A program that uses the helper announces them itself."),
    field<&P::resume>("resume", "Resume arguments").labelled("Resume by").leastIs("--resume {checkpoint}").characters(0, 4096).entries(50)
        .about("Arguments that make the program go on from {checkpoint}; without them a stopped run starts anew, unless "
               "the program uses the helper."),
    field<&P::parameters>("parameters").entries(1000)
        .about("The program's settings by name: texts, numbers, true or false."),
    field<&P::options>("options").entries(1000)
        .about("What is known about each parameter: name, flag, off_flag, positional, type, low, high, choices, "
               "default, help."),
};
// clang-format on

constexpr std::string_view kOptionTypes[] = {"text", "flag", "whole", "number"};

bool fits(const ProgramOption& option, const ProgramValue& value)
{
    const bool whole = std::holds_alternative<std::int64_t>(value);
    switch (option.type) {
    case OptionType::Text: return true;
    case OptionType::Flag: return std::holds_alternative<bool>(value);
    case OptionType::Whole: return whole;
    case OptionType::Number: return whole || std::holds_alternative<double>(value);
    }
    return false;
}

double numberOf(const ProgramValue& value)
{
    if (const auto* whole = std::get_if<std::int64_t>(&value))
        return static_cast<double>(*whole);
    return std::get<double>(value);
}

/// What stands for a value that only the start of the program knows: "{seed}".
bool isFilledIn(const ProgramValue& value)
{
    const auto* text = std::get_if<std::string>(&value);
    return text && (*text == "{seed}" || *text == "{ranks}" || *text == "{attempt}");
}

/// What the option allows; empty when it allows the value.
Reason refusal(const ProgramOption& option, const ProgramValue& value)
{
    if (option.type != OptionType::Flag && isFilledIn(value))
        return {};
    if (!option.choices.empty()) {
        std::string all;
        for (const ProgramValue& choice : option.choices)
            all += (all.empty() ? "\"" : ", \"") + valueText(choice) + "\"";
        const bool known = std::any_of(option.choices.begin(), option.choices.end(), [&](const ProgramValue& choice) {
            return valueText(choice) == valueText(value);
        });
        return known ? Reason() : specReason("spec.choice", all);
    }
    const bool number = option.type == OptionType::Whole || option.type == OptionType::Number;
    if (fits(option, value) && (!number || ((!option.low || numberOf(value) >= *option.low) &&
                                            (!option.high || numberOf(value) <= *option.high))))
        return {};
    if (option.type == OptionType::Flag)
        return specReason("spec.flag");
    const std::string low = option.low ? plainNumber(*option.low) : "-∞";
    const std::string high = option.high ? plainNumber(*option.high) : "∞";
    return option.type == OptionType::Whole ? specReason("spec.whole", low, high)
                                            : specReason("spec.number", low, high);
}

void checkVariables(const P& program, std::vector<SpecProblem>& problems)
{
    std::set<std::string> seen;
    for (std::size_t i = 0; i < program.variables.size(); ++i) {
        const std::string& variable = program.variables[i];
        const std::string itsName = variable.substr(0, variable.find('='));
        const std::string path = "/program/variables/" + std::to_string(i);
        const bool good = !itsName.empty() && !std::isdigit(static_cast<unsigned char>(itsName.front())) &&
                          std::all_of(itsName.begin(), itsName.end(),
                                      [](char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; });
        if (!good || !seen.insert(itsName).second)
            problems.push_back({path, shortJson(itsName), specReason("spec.variable")});
        else if (variable.size() > itsName.size() &&
                 isSecretVariable(itsName, std::string_view(variable).substr(itsName.size() + 1)))
            // Without its value, also in the message.
            problems.push_back({path, shortJson(itsName + "=…"), specReason("spec.secret", itsName)});
    }
}

/// A word of the composed command line, and where it comes from.
struct PlacedWord {
    std::string place;     ///< in the spec
    std::string parameter; ///< its name; empty: the word stands in the spec itself
};

/// The problem that a word gives a secret away. It repeats no part of the secret: not even the name of a parameter,
/// if that is a flag with a password attached to it, "-px".
SpecProblem secretProblem(const PlacedWord& from, const std::string& word, const std::string& named)
{
    const std::string shown = named.empty() ? "…" : named;
    if (from.parameter.empty())
        return {from.place, shortJson(named.empty() ? shown : shown + "=…"), specReason("spec.secret-argument", shown)};
    const bool attached = word.starts_with('-') && word.find('=') == std::string::npos && word != named;
    const std::string parameter = attached ? shown : from.parameter;
    return {"/program/parameters/" + (attached ? "…" : parameter), shortJson("…"),
            specReason("spec.secret-argument", parameter)};
}

/// Secrets among the words that are started. A flag at the end of the command and a parameter become the same words,
/// so both are looked at together. Gives the names of the parameters that were refused.
std::set<std::string> checkSecrets(const P& program, std::vector<SpecProblem>& problems)
{
    std::vector<std::string> words = program.command;
    std::vector<PlacedWord> from;
    for (std::size_t i = 0; i < program.command.size(); ++i)
        from.push_back({"/program/command/" + std::to_string(i), {}});
    for (const ParameterWord& one : parameterWords(program)) {
        words.push_back(one.word);
        from.push_back({{}, one.parameter});
    }
    for (std::size_t i = 0; i < program.resume.size(); ++i) {
        words.push_back(program.resume[i]);
        from.push_back({"/program/resume/" + std::to_string(i), {}});
    }
    std::set<std::string> refused;
    for (const SecretWord& secret : secretsIn(words)) {
        const PlacedWord& place = from[secret.word];
        if (place.parameter.empty() || refused.insert(place.parameter).second)
            problems.push_back(secretProblem(place, words[secret.word], secret.name));
    }
    for (const ProgramParameter& parameter : program.parameters) // also those that become no words
        if (looksSecret(parameter.name, parameter.value) && refused.insert(parameter.name).second)
            problems.push_back(secretProblem({{}, parameter.name}, {}, parameter.name));
    for (std::size_t i = 0; i < program.options.size(); ++i)
        if (const ProgramOption& option = program.options[i];
            option.standard && looksSecret(option.name, *option.standard))
            problems.push_back({"/program/options/" + std::to_string(i) + "/default", shortJson("…"),
                                specReason("spec.secret-argument", option.name)});
    if (!secretsIn({program.environmentValue}).empty())
        problems.push_back({"/program/environment/value", shortJson("…"), specReason("spec.secret-argument", "…")});
    return refused;
}

void checkParameters(const P& program, const std::set<std::string>& refused, std::vector<SpecProblem>& problems)
{
    for (const ProgramParameter& parameter : program.parameters)
        if (const ProgramOption* option = optionIn(program, parameter.name);
            option && refused.count(parameter.name) == 0)
            if (Reason allowed = refusal(*option, parameter.value); !allowed.empty()) {
                const nlohmann::json found =
                    std::visit([](const auto& held) { return nlohmann::json(held); }, parameter.value);
                problems.push_back({"/program/parameters/" + parameter.name, shortJson(found), std::move(allowed)});
            }
}

} // namespace program_table

std::span<const SpecField<ProgramSpec>> programTable()
{
    return program_table::kTable;
}

void checkProgram(const RunSpec& spec, std::vector<SpecProblem>& problems)
{
    if (!spec.program)
        return;
    const ProgramSpec& program = *spec.program;
    if (program.command.empty() || program.command.front().empty())
        problems.push_back({"/program/command", program.command.empty() ? "" : "[\"\"]", specReason("spec.command")});
    if (program.folder.empty())
        problems.push_back({"/program/folder", "", specReason("spec.path")});
    if (program.environment != ProgramEnvironment::None && program.environmentValue.empty())
        problems.push_back({"/program/environment/value", "", specReason("spec.some-text")});
    if (program.launcher == ProgramLauncher::None && spec.resources.ranks > 1)
        problems.push_back(
            {"/resources/ranks", std::to_string(spec.resources.ranks), specReason("spec.ranks-launcher")});
    const int nodes = spec.resources.placement.nodes;
    if (nodes > 1 && program.launcher == ProgramLauncher::None)
        problems.push_back({"/resources/placement/nodes", std::to_string(nodes), specReason("spec.program-node")});
    else if (nodes > 1 && (spec.resources.ranks < nodes ||
                           (program.launcher == ProgramLauncher::Torchrun && spec.resources.ranks % nodes != 0)))
        problems.push_back(
            {"/resources/ranks", std::to_string(spec.resources.ranks), specReason("spec.program-ranks", nodes)});
    program_table::checkVariables(program, problems);
    const std::set<std::string> refused = program_table::checkSecrets(program, problems);
    program_table::checkParameters(program, refused, problems);
}

std::string programName(const ProgramSpec& program)
{
    const auto file = [](const std::string& word) { return word.substr(word.find_last_of('/') + 1); };
    for (const std::string& word : program.command)
        if (word.ends_with(".py") || word.ends_with(".sh") || word.ends_with(".jl") || word.ends_with(".R"))
            return file(word);
    for (std::size_t i = 0; i + 1 < program.command.size(); ++i)
        if (program.command[i] == "-m")
            return program.command[i + 1];
    for (const std::string& word : program.command) // behind variables: "PGPASSWORD=x psql"
        if (word.find('=') == std::string::npos)
            return file(word);
    return program.command.empty() ? std::string()
                                   : program.command.front().substr(0, program.command.front().find('='));
}

std::string proposedProgramName(const ProgramSpec& program, int ranks)
{
    constexpr std::size_t kLongestValue = 16, kLongestName = 60;
    std::string proposal = programName(program);
    if (const std::size_t dot = proposal.find_last_of('.'); dot != std::string::npos && dot > 0)
        proposal.resize(dot);
    std::vector<SpecProblem> unused;
    const std::set<std::string> secret = program_table::checkSecrets(program, unused);
    for (const ProgramParameter& parameter : program.parameters) {
        const ProgramOption* option = optionIn(program, parameter.name);
        const std::string value = valueText(parameter.value);
        if (secret.count(parameter.name) > 0 || (option && option->standard && valueText(*option->standard) == value) ||
            !isParameterName(value) || value.size() > kLongestValue)
            continue;
        std::string part = "-";
        if (const bool* on = std::get_if<bool>(&parameter.value))
            part += (*on ? "" : "no-") + parameter.name;
        else
            part += (std::holds_alternative<std::string>(parameter.value) ? "" : parameter.name) + value;
        if (proposal.size() + part.size() <= kLongestName)
            proposal += part;
    }
    return ranks > 1 ? proposal + "-n" + std::to_string(ranks) : proposal;
}

const ProgramValue* parameterIn(const ProgramSpec& program, std::string_view itsName)
{
    for (const ProgramParameter& parameter : program.parameters)
        if (parameter.name == itsName)
            return &parameter.value;
    return nullptr;
}

void setParameter(ProgramSpec& program, const std::string& itsName, ProgramValue value)
{
    for (ProgramParameter& parameter : program.parameters)
        if (parameter.name == itsName) {
            parameter.value = std::move(value);
            return;
        }
    program.parameters.push_back({itsName, std::move(value)});
}

const ProgramOption* optionIn(const ProgramSpec& program, std::string_view itsName)
{
    for (const ProgramOption& option : program.options)
        if (option.name == itsName)
            return &option;
    return nullptr;
}

std::string valueText(const ProgramValue& value)
{
    if (const auto* text = std::get_if<std::string>(&value))
        return *text;
    if (const auto* flag = std::get_if<bool>(&value))
        return *flag ? "true" : "false";
    char out[40];
    const auto end = std::holds_alternative<double>(value)
                         ? std::to_chars(out, out + sizeof out, std::get<double>(value))
                         : std::to_chars(out, out + sizeof out, std::get<std::int64_t>(value));
    return {out, end.ptr};
}

bool isParameterName(std::string_view text)
{
    return !text.empty() && text.size() <= 100 && std::all_of(text.begin(), text.end(), [](char c) {
        return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '.' || c == '-';
    });
}

std::string_view name(ProgramEnvironment value)
{
    return spec_fields::nameOf(program_table::kEnvironments, value);
}
std::string_view name(ProgramLauncher value)
{
    return spec_fields::nameOf(program_table::kLaunchers, value);
}
std::string_view name(ProgramStop value)
{
    return spec_fields::nameOf(program_table::kStops, value);
}
std::string_view name(ParameterStyle value)
{
    return spec_fields::nameOf(program_table::kStyles, value);
}
std::string_view name(OptionType value)
{
    return program_table::kOptionTypes[static_cast<std::size_t>(value)];
}

std::optional<OptionType> optionTypeNamed(std::string_view text)
{
    for (std::size_t i = 0; i < std::size(program_table::kOptionTypes); ++i)
        if (program_table::kOptionTypes[i] == text)
            return static_cast<OptionType>(i);
    return std::nullopt;
}

} // namespace trainyard
