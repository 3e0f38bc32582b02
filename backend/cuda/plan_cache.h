// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace trainyard::cuda {

/// The tuner's results on disk: one file per graph, named by a hash of everything that the choice depends on. Any
/// number of processes may share the folder. If a file cannot be read or written, the tuner runs again.
class PlanCache {
public:
    /// `machine`: device and library versions.
    PlanCache(std::filesystem::path folder, std::string machine);
    /// $TRAINYARD_PLAN_CACHE, else trainyard/plans in the user's cache folder.
    static std::filesystem::path usualFolder();

    std::optional<std::string> find(const std::string& key) const;
    void keep(const std::string& key, const std::string& plan) const;

private:
    std::filesystem::path fileOf(const std::string& key) const;
    std::string headOf(const std::string& key) const;

    std::filesystem::path m_folder;
    std::string m_machine;
};

} // namespace trainyard::cuda
