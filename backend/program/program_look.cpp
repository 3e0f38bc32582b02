// SPDX-License-Identifier: Apache-2.0
#include "backend/program/program_look.h"

#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/program/bar_line.h"
#include "backend/program/code_state.h"
#include "backend/program/program_start.h"
#include "backend/program/python_helper.h"
#include "backend/program/tool.h"
#include "backend/protocol/program_files.h"
#include "backend/protocol/program_help.h"
#include "backend/protocol/reasons_program.h"

#include <nlohmann/json.hpp>

#include <cstdlib>
#include <filesystem>

namespace trainyard {
namespace {

constexpr double kHelpSeconds = 120.0; // a script that imports a framework before it parses its arguments
constexpr std::size_t kLongestOutput = std::size_t{1} << 20;
constexpr const char* kAsking = "ask for the help of";

/// Those of which a person wants to know the version.
constexpr const char* kPackages[] = {"torch",        "torchvision", "lightning",  "pytorch-lightning", "tensorflow",
                                     "keras",        "jax",         "flax",       "transformers",      "accelerate",
                                     "scikit-learn", "numpy",       "tensorboard"};

void readFileBeside(const ProgramSpec& program, ProgramLook& look)
{
    const nlohmann::ordered_json file = parametersBeside(program);
    if (file.empty())
        return;
    look.fileName = (scriptFolder(program) / kParametersFile).string();
    look.file = file.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

/// The last line that says something, as the last of a Python traceback does.
std::string lastWords(std::string_view text)
{
    while (!text.empty()) {
        const std::size_t end = text.find_last_not_of(" \t\r\n");
        if (end == text.npos)
            return {};
        text = text.substr(0, end + 1);
        const std::size_t begin = text.find_last_of('\n') + 1; // 0 where there is none
        if (std::string line = plainLine(std::string(text.substr(begin)), 300); !line.empty())
            return line;
        text = text.substr(0, begin == 0 ? 0 : begin - 1);
    }
    return {};
}

/// A folder with the helper, for scripts that import it; it goes with this object.
class HelperFolder {
public:
    HelperFolder()
    {
        std::string name = (std::filesystem::temp_directory_path() / "trainyard-help-XXXXXX").string();
        if (!::mkdtemp(name.data()))
            return;
        m_folder = name;
        writeFileAtomically(m_folder / "trainyard.py", pythonHelper());
    }
    ~HelperFolder()
    {
        std::error_code ignored;
        if (!m_folder.empty())
            std::filesystem::remove_all(m_folder, ignored);
    }
    HelperFolder(const HelperFolder&) = delete;
    HelperFolder& operator=(const HelperFolder&) = delete;

    void addTo(ProgramCommand& command) const { putOnPythonPath(command, m_folder.string()); }

private:
    std::filesystem::path m_folder;
};

void askForHelp(const RunSpec& spec, ProgramLook& look)
{
    const std::string name = programName(*spec.program);
    const HelperFolder helper;
    ProgramCommand command = helpCommand(spec);
    helper.addTo(command);
    const ToolOutput answer = runTool(command, kHelpSeconds, kLongestOutput);
    if (answer.status < 0)
        throw Failure(ErrorKind::Timeout, kAsking, name, programReason("program.help-time", Duration{kHelpSeconds}));
    if (answer.status != 0) {
        const std::string words = lastWords(answer.errors);
        throw Failure(ErrorKind::BadInput, kAsking, name,
                      words.empty() ? programReason("program.help-mute", answer.status)
                                    : programReason("program.help-code", answer.status, Quotation{words}));
    }
    look.options = parseHelp(answer.text, *spec.program);
    if (look.options.empty())
        throw Failure(ErrorKind::BadInput, "read the help of", name, programReason("program.help-none"));
}

void askEnvironment(const RunSpec& spec, ProgramLook& look)
{
    const nlohmann::json found = pythonOf(helpCommand(spec), interpreterOf(*spec.program));
    if (!found.is_object())
        return;
    look.python = found.value("python", std::string());
    const nlohmann::json& packages = found["packages"];
    for (const char* package : kPackages)
        if (const auto version = packages.find(package); version != packages.end() && version->is_string())
            look.packages.emplace_back(package, version->get<std::string>());
}

} // namespace

ProgramLook lookAtProgram(const RunSpec& spec, bool ask)
{
    ProgramLook look;
    const ProgramSpec& program = *spec.program;
    try {
        if (!ask) // it may be what the answer is written into
            readFileBeside(program, look);
        const CodeState code = codeIn(program.folder);
        look.commit = code.commit;
        look.branch = code.branch;
        look.subject = code.subject;
        look.changedFiles = code.changedFiles;
        look.untracked = code.untracked;
        if (code.changedFiles > 0) {
            KeptDiff diff = diffIn(program.folder);
            look.diff = std::move(diff.text);
            look.diffCut = diff.cut;
        }
        look.asked = ask;
        if (ask) {
            askEnvironment(spec, look);
            askForHelp(spec, look);
        }
    } catch (...) {
        look.problem = currentError("look at the program");
    }
    return look;
}

} // namespace trainyard
