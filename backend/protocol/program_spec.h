// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace trainyard {

/// The value of a program's parameter, typed as in JSON.
using ProgramValue = std::variant<bool, std::int64_t, double, std::string>;

/// One setting of a program: "lr" = 0.1. Names are [A-Za-z0-9_.-]{1,100}.
struct ProgramParameter {
    std::string name;
    ProgramValue value;
    friend bool operator==(const ProgramParameter&, const ProgramParameter&) = default;
};
using ProgramParameters = std::vector<ProgramParameter>;

enum class OptionType { Text, Flag, Whole, Number };

/// What is known about a parameter, from the program's help or its file of parameters: how it is passed, and what a
/// form offers.
struct ProgramOption {
    std::string name;        ///< of the parameter
    std::string flag;        ///< "--lr"; empty: "--" and the name
    std::string offFlag;     ///< of a flag that is on by default: "--no-amp"; empty: none
    bool positional = false; ///< the value alone, without a flag, before all others
    OptionType type = OptionType::Text;
    std::optional<double> low, high;      ///< of a number
    std::vector<ProgramValue> choices;    ///< empty: any value
    std::optional<ProgramValue> standard; ///< the program's own default
    std::string help;
    friend bool operator==(const ProgramOption&, const ProgramOption&) = default;
};
using ProgramOptions = std::vector<ProgramOption>;

enum class ProgramEnvironment { None, Venv, Conda, Modules, Container };
enum class ProgramLauncher { None, Torchrun, Mpirun };
/// How a program is asked to stop. TERM follows after the grace in every case, and KILL at last.
enum class ProgramStop {
    File, ///< by control.json, which the helper reads; a program that never used the helper gets TERM at once
    Usr1, ///< the file, and USR1
    Term  ///< the file, and TERM
};
/// How parameters reach the program's command line.
enum class ParameterStyle {
    Flags,       ///< --lr 0.1
    Equals,      ///< --lr=0.1
    Assignments, ///< lr=0.1
    None         ///< not at all: the program asks the helper or reads $TRAINYARD_PARAMETERS
};

/// A program that trains in the engine's place. `{run}`, `{attempt}`, `{checkpoint}`, `{ranks}` and `{seed}` stand for
/// themselves in command, parameters, variables and paths.
struct ProgramSpec {
    std::vector<std::string> command; ///< program and arguments; no shell reads it
    std::string folder;               ///< where it starts; whole path
    ProgramEnvironment environment = ProgramEnvironment::None;
    std::string environmentValue; ///< folder of a venv, name or folder of a conda environment, modules, image file
    std::vector<std::string> variables; ///< "NAME=value", or "NAME": as in the environment that starts the run
    ProgramLauncher launcher = ProgramLauncher::None;
    ParameterStyle style = ParameterStyle::Flags;
    ProgramStop stop = ProgramStop::File;
    double graceSeconds = 60.0;
    double hangMinutes = 15.0; ///< without output and work before a notice; 0 = never
    bool progressBars = true;  ///< bars of tqdm and Keras become progress instead of lines
    std::vector<std::string> tensorboard, csv, jsonLines, mlflow; ///< files and folders that are followed
    std::string checkpoints;         ///< pattern of the files that the program saves: "{run}/ckpt-*.pt"
    std::vector<std::string> resume; ///< arguments that make it go on: "--resume", "{checkpoint}"
    ProgramParameters parameters;
    ProgramOptions options;
    friend bool operator==(const ProgramSpec&, const ProgramSpec&) = default;
};

/// Its displayed name: the script's file name, else the program's.
std::string programName(const ProgramSpec& program);
/// A name for a run from its script and the parameters that differ from the script's own: "train-lr0.1-cosine-amp".
std::string proposedProgramName(const ProgramSpec& program, int ranks);
const ProgramValue* parameterIn(const ProgramSpec& program, std::string_view name);
void setParameter(ProgramSpec& program, const std::string& name, ProgramValue value);
const ProgramOption* optionIn(const ProgramSpec& program, std::string_view name);
/// As on a command line: "0.1", "true".
std::string valueText(const ProgramValue& value);
bool isParameterName(std::string_view name);
/// Whether an option's name, or its value, suggests that the value is a secret, which no spec may hold: "--api-key". A
/// number, or the path of a file, is none. For variables and words of a command, see secrets.h.
bool looksSecret(std::string_view option, const ProgramValue& value);

std::string_view name(ProgramEnvironment value);
std::string_view name(ProgramLauncher value);
std::string_view name(ProgramStop value);
std::string_view name(ParameterStyle value);
std::string_view name(OptionType value);
std::optional<OptionType> optionTypeNamed(std::string_view name);

} // namespace trainyard
