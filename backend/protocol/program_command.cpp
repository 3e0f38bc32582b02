// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/program_command.h"

#include <algorithm>
#include <utility>

namespace trainyard {

std::string parameterFlag(const ProgramOption* option, const std::string& name)
{
    if (option && !option->flag.empty())
        return option->flag;
    return (name.size() == 1 ? "-" : "--") + name;
}

namespace {

/// The words of one parameter, which is not positional. `value`: as a text.
std::vector<std::string> flagWords(const ProgramSpec& program, const ProgramParameter& parameter,
                                   const std::string& value)
{
    const ProgramOption* option = optionIn(program, parameter.name);
    const std::string flag = parameterFlag(option, parameter.name);
    if (const bool* on = std::get_if<bool>(&parameter.value)) {
        if (*on)
            return {flag};
        return option && !option->offFlag.empty() ? std::vector<std::string>{option->offFlag}
                                                  : std::vector<std::string>();
    }
    // A value that looks like a flag would be taken for one: "--lr=-1e-3" is understood, "--lr -1e-3" is not.
    const bool joined = program.style == ParameterStyle::Equals || value.starts_with('-');
    if (joined && flag.starts_with("--"))
        return {flag + "=" + value};
    return {flag, value};
}

/// `fill` puts what they stand for in the place of placeholders.
template <typename Fill>
std::vector<ParameterWord> filledParameterWords(const ProgramSpec& program, Fill&& fill)
{
    if (program.style == ParameterStyle::None)
        return {};
    std::vector<ParameterWord> words;
    // In the order of the options, which is that of the program.
    for (const ProgramOption& option : program.options)
        if (const ProgramValue* value = option.positional ? parameterIn(program, option.name) : nullptr)
            words.push_back({fill(valueText(*value)), option.name});
    for (const ProgramParameter& parameter : program.parameters) {
        const ProgramOption* option = optionIn(program, parameter.name);
        if (option && option->positional)
            continue;
        const std::string value = fill(valueText(parameter.value));
        if (program.style == ParameterStyle::Assignments)
            words.push_back({parameter.name + "=" + value, parameter.name});
        else
            for (std::string& word : flagWords(program, parameter, value))
                words.push_back({std::move(word), parameter.name});
    }
    return words;
}

bool isPython(const std::string& word)
{
    const std::string file = word.substr(word.find_last_of('/') + 1);
    return file.starts_with("python") && file.find_first_not_of("0123456789.", 6) == std::string::npos;
}

/// On each node of a cluster: PyTorch's launcher must not end by a USR1 that is meant for the ranks that it has
/// started.
constexpr const char* kNodeScript =
    "trap '' USR1; \"$@\" & c=$!; trap 'pkill -USR1 -P $c' USR1; trap 'kill $c 2>/dev/null' TERM; "
    "while wait $c; [ $? -gt 128 ] && kill -0 $c 2>/dev/null; do :; done; wait $c";

/// PyTorch's launcher in front of the command, for the ranks of one node.
void addTorchrun(const RunSpec& spec, const ProgramPlace& place, std::vector<std::string>& command)
{
    const int nodes = place.allocation ? place.allocation->nodes : 1;
    // The interpreter of the command is the one that has PyTorch; the program "torchrun" may be another's.
    std::vector<std::string> front = {"torchrun"};
    if (!command.empty() && isPython(command.front())) {
        front = {command.front(), "-m", "torch.distributed.run"};
        command.erase(command.begin());
    }
    if (place.allocation) // "--standalone" takes one port for all jobs of a node
        front.insert(front.end(),
                     {"--nnodes", std::to_string(nodes), "--rdzv_backend", "c10d", "--rdzv_id", place.allocation->job,
                      "--rdzv_endpoint", place.allocation->firstHost + ":" + std::to_string(place.allocation->port)});
    else
        front.push_back("--standalone");
    front.insert(front.end(), {"--nproc_per_node", std::to_string(spec.resources.ranks / nodes)});
    command.insert(command.begin(), front.begin(), front.end());
}

/// What starts the command on several nodes, or once a rank; empty: nothing.
std::vector<std::string> rankStarter(const RunSpec& spec, const ProgramPlace& place)
{
    const ProgramAllocation here = place.allocation.value_or(ProgramAllocation());
    if (spec.program->launcher == ProgramLauncher::Mpirun)
        return here.mpiWords.empty() ? std::vector<std::string>{"mpirun", "-np", std::to_string(spec.resources.ranks)}
                                     : here.mpiWords;
    if (spec.program->launcher != ProgramLauncher::Torchrun || here.nodes <= 1)
        return {};
    const std::string nodes = std::to_string(here.nodes);
    std::vector<std::string> words = {"srun", "--nodes=" + nodes, "--ntasks=" + nodes, "--ntasks-per-node=1",
                                      "--kill-on-bad-exit=1"};
    if (here.cpusPerTask > 0) // since Slurm 22.05, a step does not inherit them
        words.push_back("--cpus-per-task=" + std::to_string(here.cpusPerTask));
    words.insert(words.end(), {"bash", "-c", kNodeScript, "node"});
    return words;
}

std::string folderOf(const std::string& value, const ProgramSpec& program, const ProgramPlace& place)
{
    if (value.starts_with("~/") && !place.home.empty())
        return place.home + value.substr(1);
    return value.starts_with('/') ? value : program.folder + "/" + value;
}

/// Words separated by spaces.
std::vector<std::string> wordsIn(const std::string& text)
{
    std::vector<std::string> words;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t begin = text.find_first_not_of(' ', at);
        if (begin == std::string::npos)
            break;
        at = std::min(text.find(' ', begin), text.size());
        words.push_back(text.substr(begin, at - begin));
    }
    return words;
}

std::vector<std::string> containerWords(const ProgramSpec& program, const ProgramPlace& place)
{
    return {"apptainer", "exec",         "--nv",  "--bind",       place.run,
            "--bind",    program.folder, "--pwd", program.folder, folderOf(program.environmentValue, program, place)};
}

void enterEnvironment(const ProgramSpec& program, const ProgramPlace& place, ProgramCommand& command)
{
    const std::string& value = program.environmentValue;
    std::vector<std::string>& arguments = command.arguments;
    switch (program.environment) {
    case ProgramEnvironment::None: break;
    case ProgramEnvironment::Venv: {
        const std::string venv = folderOf(value, program, place);
        command.variables.emplace_back("VIRTUAL_ENV", venv);
        command.pathFront.push_back(venv + "/bin");
        break;
    }
    case ProgramEnvironment::Conda: {
        const bool path = value.find('/') != std::string::npos;
        arguments.insert(arguments.begin(), {"conda", "run", "--no-capture-output", path ? "--prefix" : "--name",
                                             path ? folderOf(value, program, place) : value});
        break;
    }
    case ProgramEnvironment::Modules: {
        // "module" is a function of the login shell. The words arrive as arguments, so that no text of the spec is read
        // as shell.
        std::vector<std::string> front = {"bash", "-lc",
                                          "n=$1; shift; while [ \"$n\" -gt 0 ]; do module load \"$1\" || exit 127; "
                                          "shift; n=$((n-1)); done; exec \"$@\"",
                                          "modules"};
        const std::vector<std::string> modules = wordsIn(value);
        front.push_back(std::to_string(modules.size()));
        front.insert(front.end(), modules.begin(), modules.end());
        arguments.insert(arguments.begin(), front.begin(), front.end());
        break;
    }
    case ProgramEnvironment::Container: break; // see start()
    }
}

/// Launcher and container around the command. Each node of a cluster starts the image's container itself; elsewhere the
/// image has the launcher.
void start(const RunSpec& spec, const ProgramPlace& place, std::vector<std::string>& command)
{
    const auto around = [&](const std::vector<std::string>& words) {
        command.insert(command.begin(), words.begin(), words.end());
    };
    const bool container = spec.program->environment == ProgramEnvironment::Container;
    const bool outside =
        place.allocation && (spec.program->launcher == ProgramLauncher::Torchrun ? place.allocation->nodes > 1
                                                                                 : !place.allocation->mpiWords.empty());
    if (spec.program->launcher == ProgramLauncher::Torchrun)
        addTorchrun(spec, place, command);
    if (container && outside)
        around(containerWords(*spec.program, place));
    around(rankStarter(spec, place));
    if (container && !outside)
        around(containerWords(*spec.program, place));
}

bool isPlain(const std::string& word)
{
    return !word.empty() && word.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
                                                   "_-./=:,+@%{}") == std::string::npos;
}

} // namespace

std::vector<ParameterWord> parameterWords(const ProgramSpec& program)
{
    return filledParameterWords(program, [](std::string text) { return text; });
}

bool startsSteps(const RunSpec& spec, const ProgramAllocation& allocation)
{
    return spec.program->launcher == ProgramLauncher::Torchrun ? allocation.nodes > 1
           : spec.program->launcher == ProgramLauncher::Mpirun
               ? !allocation.mpiWords.empty() && allocation.mpiWords.front() == "srun"
               : false;
}

std::string filledIn(const RunSpec& spec, const ProgramPlace& place, std::string_view text)
{
    const std::pair<std::string_view, std::string> places[] = {{"{run}", place.run},
                                                               {"{attempt}", std::to_string(place.attempt)},
                                                               {"{checkpoint}", place.checkpoint},
                                                               {"{ranks}", std::to_string(spec.resources.ranks)},
                                                               {"{seed}", std::to_string(spec.seed)}};
    std::string out;
    while (!text.empty()) {
        const auto found = std::find_if(std::begin(places), std::end(places),
                                        [&](const auto& one) { return text.starts_with(one.first); });
        if (found == std::end(places)) {
            out += text.front();
            text.remove_prefix(1);
        } else {
            out += found->second;
            text.remove_prefix(found->first.size());
        }
    }
    return out;
}

ProgramCommand programCommand(const RunSpec& spec, const ProgramPlace& place)
{
    const ProgramSpec& program = *spec.program;
    ProgramCommand command;
    command.folder = program.folder;
    for (const std::string& word : program.command)
        command.arguments.push_back(filledIn(spec, place, word));
    for (ParameterWord& one :
         filledParameterWords(program, [&](const std::string& text) { return filledIn(spec, place, text); }))
        command.arguments.push_back(std::move(one.word));
    if (!place.checkpoint.empty())
        for (const std::string& word : program.resume)
            command.arguments.push_back(filledIn(spec, place, word));
    for (const std::string& variable : program.variables)
        if (const std::size_t equals = variable.find('='); equals != std::string::npos)
            command.variables.emplace_back(variable.substr(0, equals),
                                           filledIn(spec, place, variable.substr(equals + 1)));
    if (spec.resources.threads > 0 && std::none_of(command.variables.begin(), command.variables.end(),
                                                   [](const auto& one) { return one.first == "OMP_NUM_THREADS"; }))
        command.variables.emplace_back("OMP_NUM_THREADS", std::to_string(spec.resources.threads));
    start(spec, place, command.arguments);
    enterEnvironment(program, place, command);
    return command;
}

ProgramCommand helpCommand(const RunSpec& spec)
{
    RunSpec asking = spec;
    asking.program->parameters.clear();
    asking.program->launcher = ProgramLauncher::None;
    // An image sees the run's directory; before there is a run, its own folder takes the place.
    ProgramCommand command = programCommand(asking, {spec.program->folder, 1, {}});
    command.arguments.emplace_back("--help");
    return command;
}

std::string shellLine(const std::vector<std::string>& arguments)
{
    std::string line;
    for (const std::string& word : arguments) {
        line += line.empty() ? "" : " ";
        if (isPlain(word)) {
            line += word;
            continue;
        }
        line += '\'';
        for (const char letter : word)
            line += letter == '\'' ? std::string("'\\''") : std::string(1, letter);
        line += '\'';
    }
    return line;
}

std::optional<std::vector<std::string>> commandWords(std::string_view line)
{
    std::vector<std::string> words;
    char quote = '\0';
    bool inWord = false;
    for (std::size_t at = 0; at < line.size(); ++at) {
        const char c = line[at];
        const bool blank = c == ' ' || c == '\t' || c == '\n' || c == '\r';
        if (quote == '\0' && blank) {
            inWord = false;
            continue;
        }
        if (!std::exchange(inWord, true))
            words.emplace_back();
        if (quote != '\0' && c == quote) {
            quote = '\0';
        } else if (quote == '\0' && (c == '\'' || c == '"')) {
            quote = c;
        } else if (c == '\\' && quote != '\'' && at + 1 < line.size() &&
                   (quote == '\0' || line[at + 1] == '"' || line[at + 1] == '\\')) {
            words.back() += line[++at];
        } else {
            words.back() += c;
        }
    }
    return quote == '\0' ? std::optional(std::move(words)) : std::nullopt;
}

} // namespace trainyard
