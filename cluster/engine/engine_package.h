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

/// An engine that can be brought to a machine.
struct EnginePackage {
    bool sources = true;
    std::filesystem::path file; ///< .tar.gz
    std::string id;    ///< "0.1.0-1f2e3d4c5b6a": version and what tells its content; the folder it is installed in
    std::string glibc; ///< of a built one: the oldest that will do, "2.34"
    std::string architecture; ///< of a built one: "x86_64"
};

/// The sources that come with this program, trainyard-engine-ID.tar.gz in one of the folders; the newest file of
/// several. nullopt where there are none.
std::optional<EnginePackage> shippedSources(const std::vector<std::filesystem::path>& folders);
/// Where they are looked for: $TRAINYARD_ENGINE_SOURCES, ../share/trainyard/engine of the program's folder.
std::vector<std::filesystem::path> sourceFolders(const std::filesystem::path& programFolder);

/// Whether a library is left to the machine: the C library, drivers and NVIDIA's, MPI's, which must be the site's own.
bool belongsToTheMachine(const std::string& library);

/// Packs this workstation's engine with its modules and the libraries they need, but those that belong to the machine,
/// into FOLDER/trainyard-engine-ID.tar.gz. Blocking, some seconds. Throws Failure: Cancelled once `giveUp`, asked
/// often, says yes.
EnginePackage packBuiltEngine(const std::filesystem::path& engine, const std::filesystem::path& folder,
                              const std::function<bool()>& giveUp = {});

/// Why a package cannot work on a machine, with what will; nothing when it may. Pure.
std::optional<Error> packageMisfit(const EnginePackage& package, const EngineSurvey& machine);

} // namespace trainyard
