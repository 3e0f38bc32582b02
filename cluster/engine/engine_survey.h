// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"
#include "cluster/jobs/engine_words.h"
#include "cluster/transport/framed_script.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard {

/// The output of `trainyard-engine --version`.
struct EngineVersion {
    std::string version; ///< "0.1.0"
    int protocol = 0;    ///< version of spec, run directory, events …; must be equal on both sides
    friend bool operator==(const EngineVersion&, const EngineVersion&) = default;
};
/// Finds the version line, whatever login scripts print around it.
std::optional<EngineVersion> parseEngineVersion(std::string_view printed);
/// The handshake: why this window cannot use an engine that printed this, and what to do; nullopt if it can.
std::optional<Error> engineMisfit(const std::string& path, std::string_view printed);

/// An engine on a machine.
struct FoundEngine {
    enum class Origin {
        Named,     ///< the path in the machine's settings
        Installed, ///< by Trainyard, in its own folder on the machine
        Path,      ///< found on PATH
        Module     ///< found after loading a module
    };
    Origin origin = Origin::Named;
    std::string path;   ///< absolute, on that machine
    std::string id;     ///< of an installed engine: "0.1.0-1f2e3d4c5b6a", see EnginePackage
    std::string module; ///< module to load first: "trainyard/0.1.0"
    std::optional<EngineVersion> version;
    std::optional<Error> misfit;
};

/// The engines of a machine and its tools to build or run one, as its login shell sees them.
struct EngineSurvey {
    std::vector<FoundEngine> engines; ///< in this order: named, installed, on PATH, by module
    std::string folder;               ///< where Trainyard installs engines, absolute
    std::string libc;                 ///< "glibc 2.28"; another name if it is not glibc; empty if unknown
    std::string architecture;         ///< "x86_64"
    std::map<std::string, std::string>
        tools; ///< first line of their version output by name: "g++", "cmake", "ninja", "nvcc", "mpicc"
    std::int64_t bytesFree = -1; ///< in that folder

    /// The engine to use: a compatible named one, else the installed one with this id, another installed one, PATH,
    /// module; nullptr if none.
    const FoundEngine* best(std::string_view id = {}) const;
    const FoundEngine* installed(std::string_view id) const;
};

/// The part "installed" of a script: the engines in Trainyard's own folder there.
void addInstalledEngines(FramedScript& script);
/// The path of the one among them to use, the newest that fits; empty if there is none. `folder`: EngineSurvey's.
std::string installedEngine(const FramedAnswer& answer, const std::string& folder);

/// The queries as parts of one script, and the parser of the answers. Pure. If `machine.engine` is empty or a bare
/// name, no engine counts as named.
FramedScript engineSurveyScript(const EngineCommand& machine);
EngineSurvey parseEngineSurvey(const FramedAnswer& answer, const EngineCommand& machine);
/// Takes one exec. Throws Failure like Transport.
EngineSurvey surveyEngines(Transport& transport, const EngineCommand& machine);

} // namespace trainyard
