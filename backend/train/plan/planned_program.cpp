// SPDX-License-Identifier: Apache-2.0
#include "backend/train/plan/planned_program.h"

#include "backend/base/files.h"
#include "backend/protocol/program_command.h"
#include "backend/protocol/program_files.h"
#include "backend/protocol/reasons.h"
#include "backend/protocol/reasons_program.h"
#include "backend/train/monitor/host_info.h"
#include "backend/train/monitor/nvml.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <string_view>
#include <utility>

namespace trainyard {
namespace {

namespace fs = std::filesystem;

constexpr const char* kCommandPath = "/program/command";
constexpr const char* kValuePath = "/program/environment/value";

/// What starts a script, by the end of its name; empty for others.
std::string interpreterFor(std::string_view file)
{
    constexpr std::pair<std::string_view, const char*> kInterpreters[] = {
        {".py", "python"}, {".sh", "sh"},   {".jl", "julia"}, {".R", "Rscript"},
        {".lua", "lua"},   {".pl", "perl"}, {".rb", "ruby"}};
    for (const auto& [end, interpreter] : kInterpreters)
        if (file.ends_with(end))
            return interpreter;
    return {};
}

/// One look at one program.
class ProgramCheck {
public:
    ProgramCheck(const RunSpec& spec, PlanAnswer& answer)
        : m_spec(spec), m_program(*spec.program), m_folder(m_program.folder), m_answer(answer)
    {
        const char* path = std::getenv("PATH");
        m_path = path ? path : "";
    }

    void folder()
    {
        std::error_code code;
        m_folderThere = m_folder.is_absolute() && fs::is_directory(m_folder, code);
        if (!m_folderThere && !known("/program/folder"))
            problem("/program/folder", programReason("program.folder-absent", PathText{m_program.folder}));
    }

    void environment()
    {
        switch (m_program.environment) {
        case ProgramEnvironment::None: break;
        case ProgramEnvironment::Venv: venv(); break;
        case ProgramEnvironment::Conda: conda(); break;
        case ProgramEnvironment::Modules: modules(); break;
        case ProgramEnvironment::Container: container(); break;
        }
    }

    /// In an environment that only its own tools know, the program is looked for when it starts.
    void command()
    {
        if (known(kCommandPath) || !m_folderThere)
            return;
        const std::string& word = m_program.command.front();
        const bool here = m_program.environment == ProgramEnvironment::None ||
                          m_program.environment == ProgramEnvironment::Venv || word.starts_with('/');
        if (here && m_program.environment != ProgramEnvironment::Container &&
            findProgram(word, m_folder, m_path).empty())
            problem(kCommandPath, whyNotFound(word));
        std::error_code code;
        if (const std::string script = scriptOf(m_program); !script.empty() &&
                                                            m_program.environment != ProgramEnvironment::Container &&
                                                            !fs::exists(m_folder / script, code))
            problem(kCommandPath, programReason("program.script-absent", PathText{script}, PathText{m_program.folder}));
    }

    void launcher()
    {
        const bool outside =
            m_program.environment == ProgramEnvironment::None || m_program.environment == ProgramEnvironment::Venv;
        if (m_program.launcher == ProgramLauncher::None || !outside || known("/program/launcher"))
            return;
        const std::vector<std::string> arguments = programCommand(m_spec, {}).arguments;
        const bool byPython = m_program.launcher == ProgramLauncher::Torchrun && arguments.front() != "torchrun";
        if (!byPython && findProgram(arguments.front(), m_folder, m_path).empty())
            problem("/program/launcher", programReason("program.tool-absent", arguments.front()));
        else if (byPython && !m_packages.empty() && std::none_of(m_packages.begin(), m_packages.end(), hasTorch))
            problem("/program/launcher", programReason("program.no-torch", PathText{m_program.environmentValue}));
    }

    void variables()
    {
        for (const std::string& variable : m_program.variables)
            if (variable.find('=') == std::string::npos && !std::getenv(variable.c_str()))
                m_answer.warnings.push_back({"/program/variables", {}, programReason("program.not-set", variable)});
    }

    void machine()
    {
        const ResourceSpec& resources = m_spec.resources;
        if (const int wanted = resources.placement.gpusPerNode; wanted > 0) {
            const auto gpus = static_cast<int>(ownGpus(Nvml().gpus()).size());
            if (wanted > gpus)
                m_answer.problems.push_back({"/resources/placement/gpus_per_node", std::to_string(wanted),
                                             programReason("program.gpus-most", gpus)});
        }
        const int cores = usableCores();
        if (resources.threads > 0 && resources.threads * resources.ranks > cores)
            m_answer.warnings.push_back({"/resources/threads", std::to_string(resources.threads * resources.ranks),
                                         programReason("program.cores-most", cores)});
    }

private:
    /// A script that a person meant to start is often there, but cannot be started by its name.
    Reason whyNotFound(const std::string& word) const
    {
        const fs::path file = m_folder / word;
        std::error_code code;
        if (!fs::is_regular_file(file, code))
            return programReason("program.absent", word);
        const std::string interpreter = interpreterFor(word);
        if (!findProgram(file.string(), m_folder, m_path).empty()) // a word without a slash is looked for in PATH alone
            return programReason("program.other-name", word, "./" + word);
        return interpreter.empty() ? programReason("program.not-executable", word)
                                   : programReason("program.other-name", word, interpreter + " " + word);
    }

    bool known(std::string_view path) const
    {
        return std::any_of(m_answer.problems.begin(), m_answer.problems.end(),
                           [path](const SpecProblem& one) { return one.path == path; });
    }

    void problem(std::string path, Reason why)
    {
        m_answer.problems.push_back({std::move(path), why, remedyReason(why)});
    }

    void warning(std::string path, Reason why) { m_answer.warnings.push_back({std::move(path), {}, std::move(why)}); }

    fs::path valuePath() const { return m_folder / m_program.environmentValue; }

    void venv()
    {
        std::error_code code;
        if (known(kValuePath))
            return;
        if (!fs::exists(valuePath() / "bin" / "python", code)) {
            problem(kValuePath, programReason("program.venv-absent", PathText{m_program.environmentValue}));
            return;
        }
        m_path = (valuePath() / "bin").string() + ":" + m_path;
        if (std::ifstream settings(valuePath() / "pyvenv.cfg"); settings)
            for (std::string line; std::getline(settings, line);)
                if (line.starts_with("include-system-site-packages") && line.find("true") != std::string::npos)
                    return; // what is installed elsewhere counts too
        for (const fs::directory_entry& version : fs::directory_iterator(valuePath() / "lib", code))
            m_packages.push_back(version.path() / "site-packages");
    }

    static bool hasTorch(const fs::path& packages)
    {
        std::error_code code;
        return fs::is_directory(packages / "torch", code);
    }

    void conda()
    {
        const std::string program = findProgram("conda", m_folder, m_path);
        if (program.empty()) {
            problem("/program/environment/kind", programReason("program.conda-absent"));
            return;
        }
        const std::string& value = m_program.environmentValue;
        if (known(kValuePath))
            return;
        std::error_code code;
        if (value.find('/') != std::string::npos) {
            if (!fs::is_directory(valuePath() / "conda-meta", code))
                problem(kValuePath, programReason("program.conda-unknown", value));
            return;
        }
        const fs::path root = fs::path(program).parent_path().parent_path(); // …/condabin/conda, …/bin/conda
        bool found = value == "base" || fs::is_directory(root / "envs" / value, code) ||
                     fs::is_directory(homeFolder() / ".conda" / "envs" / value, code);
        std::ifstream list(homeFolder() / ".conda" / "environments.txt");
        for (std::string line; !found && std::getline(list, line);)
            found = fs::path(line).filename() == value;
        if (!found) // there are more places, which only conda knows
            warning(kValuePath, programReason("program.conda-unknown", value));
    }

    void modules()
    {
        std::error_code code;
        const bool there = std::getenv("MODULESHOME") || std::getenv("LMOD_CMD") ||
                           std::any_of(std::begin(kModuleScripts), std::end(kModuleScripts),
                                       [&](const char* script) { return fs::exists(script, code); });
        if (!there)
            warning("/program/environment/kind", programReason("program.no-modules"));
    }

    void container()
    {
        std::error_code code;
        if (findProgram("apptainer", m_folder, m_path).empty())
            problem("/program/environment/kind", programReason("program.tool-absent", "apptainer"));
        if (!known(kValuePath) && !fs::exists(valuePath(), code))
            problem(kValuePath, programReason("program.image-absent", PathText{m_program.environmentValue}));
    }

    static constexpr const char* kModuleScripts[] = {"/etc/profile.d/modules.sh", "/etc/profile.d/lmod.sh",
                                                     "/etc/profile.d/z00_lmod.sh"};

    const RunSpec& m_spec;
    const ProgramSpec& m_program;
    fs::path m_folder;
    PlanAnswer& m_answer;
    std::string m_path; ///< that the program will have
    bool m_folderThere = false;
    std::vector<fs::path> m_packages; ///< of a venv that sees nothing else
};

} // namespace

void planProgram(const RunSpec& spec, PlanAnswer& answer)
{
    ProgramCheck check(spec, answer);
    check.folder();
    check.environment();
    check.command();
    check.launcher();
    check.variables();
    check.machine();
}

} // namespace trainyard
