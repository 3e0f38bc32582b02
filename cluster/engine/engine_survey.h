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

/// What `trainyard-engine --version` says.
struct EngineVersion {
    std::string version; ///< "0.1.0"
    int protocol = 0;    ///< of spec, run directory, events …: what must agree
    friend bool operator==(const EngineVersion&, const EngineVersion&) = default;
};
/// Finds its line in what was printed, whatever profiles print around it.
std::optional<EngineVersion> parseEngineVersion(std::string_view printed);
/// The handshake: why an engine that printed this cannot be used by this window, and what to do; nothing when it can.
std::optional<Error> engineMisfit(const std::string& path, std::string_view printed);

/// An engine on a machine.
struct FoundEngine {
    enum class Origin {
        Named,     ///< the path that the machine's settings name
        Installed, ///< by Trainyard, in its own folder there
        Path,      ///< found on PATH
        Module     ///< by loading a module
    };
    Origin origin = Origin::Named;
    std::string path;   ///< absolute there
    std::string id;     ///< of an installed one: "0.1.0-1f2e3d4c5b6a", see EnginePackage
    std::string module; ///< to be loaded first: "trainyard/0.1.0"
    std::optional<EngineVersion> version;
    std::optional<Error> misfit;
};

/// What a machine has of engines, and of what it takes to build or run one. As its login shell sees it.
struct EngineSurvey {
    std::vector<FoundEngine> engines; ///< as they were found: named, installed, on PATH, by module
    std::string folder;               ///< where Trainyard's own engines lie there, absolute
    std::string libc;                 ///< "glibc 2.28"; another word where it is not glibc; empty when not told
    std::string architecture;         ///< "x86_64"
    std::map<std::string, std::string>
        tools;                   ///< first line of their version by name: "g++", "cmake", "ninja", "nvcc", "mpicc"
    std::int64_t bytesFree = -1; ///< at that folder

    /// What is to be used: a named one that fits, the installed one of this id, another installed one, PATH, module;
    /// nullptr.
    const FoundEngine* best(std::string_view id = {}) const;
    const FoundEngine* installed(std::string_view id) const;
};

/// The questions, as parts of one script, and what their answers mean. Pure. `machine.engine` may be empty or a bare
/// name: then no path is named.
FramedScript engineSurveyScript(const EngineCommand& machine);
EngineSurvey parseEngineSurvey(const FramedAnswer& answer, const EngineCommand& machine);
/// One exec. Throws Failure like Transport.
EngineSurvey surveyEngines(Transport& transport, const EngineCommand& machine);

} // namespace trainyard
