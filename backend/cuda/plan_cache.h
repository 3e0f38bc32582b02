// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace trainyard::cuda {

/// The tuner's results on disk: one file per graph, named by a hash of everything that the choice depends on. Any
/// number of processes may share the folder. If a file cannot be read or written, the tuner runs again. A run may have
/// a folder of its own, which comes first: other runs may have chosen otherwise since it began.
class PlanCache {
public:
    /// `machine`: device and library versions.
    PlanCache(std::filesystem::path folder, std::string machine);
    /// $TRAINYARD_PLAN_CACHE, else trainyard/plans in the user's cache folder.
    static std::filesystem::path usualFolder();

    /// The run's own folder. What is found or kept from now on is also there.
    void keepAlsoIn(std::filesystem::path folder) { m_own = std::move(folder); }

    std::optional<std::string> find(const std::string& key) const;
    void keep(const std::string& key, const std::string& plan) const;

private:
    std::string fileName(const std::string& key) const;
    std::optional<std::string> readFrom(const std::filesystem::path& folder, const std::string& key) const;
    void writeTo(const std::filesystem::path& folder, const std::string& key, const std::string& plan) const;
    std::string headOf(const std::string& key) const;

    std::filesystem::path m_folder, m_own;
    std::string m_machine;
};

} // namespace trainyard::cuda
