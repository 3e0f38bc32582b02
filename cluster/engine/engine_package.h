// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"
#include "cluster/engine/engine_survey.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace trainyard {

/// An engine that can be installed on a machine.
struct EnginePackage {
    bool sources = true;
    std::filesystem::path file; ///< .tar.gz
    std::string id;           ///< "0.1.0-1f2e3d4c5b6a": version and content hash; name of the folder it is installed in
    std::string glibc;        ///< built engines: the oldest glibc that suffices, "2.34"
    std::string architecture; ///< built engines: "x86_64"
};

/// The sources shipped with this program: trainyard-engine-ID.tar.gz in one of the folders, the newest if there are
/// several. nullopt if there are none.
std::optional<EnginePackage> shippedSources(const std::vector<std::filesystem::path>& folders);
/// The folders searched: $TRAINYARD_ENGINE_SOURCES, and ../share/trainyard/engine relative to the program's folder.
std::vector<std::filesystem::path> sourceFolders(const std::filesystem::path& programFolder);

/// Whether a library must come from the machine itself: the C library, drivers and NVIDIA libraries, and MPI, which
/// must be the site's own.
bool belongsToTheMachine(const std::string& library);

/// Packs this workstation's engine, its modules and the libraries they need, except those that belong to the machine,
/// into FOLDER/trainyard-engine-ID.tar.gz. Blocks for some seconds. Throws Failure: Cancelled once `giveUp`, called
/// often, returns true.
EnginePackage packBuiltEngine(const std::filesystem::path& engine, const std::filesystem::path& folder,
                              const std::function<bool()>& giveUp = {});

/// Why a package cannot work on a machine, and what can; nullopt if nothing is known against it. Pure.
std::optional<Error> packageMisfit(const EnginePackage& package, const EngineSurvey& machine);

} // namespace trainyard
