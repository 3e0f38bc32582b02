// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/clock.h"
#include "backend/base/files.h"
#include "backend/protocol/spec_data.h"

#include <nlohmann/json.hpp>

#include "cluster/transport/exec_text.h"

#include <filesystem>
#include <string>
#include <system_error>

/// Shared parts of the Staging sources.
namespace trainyard::staging {

inline constexpr double kEngineDeadline = 1800.0; ///< seconds: to list a million files and try some images
inline constexpr double kTellPause = 0.25; ///< seconds between progress reports during a local step or while waiting

inline std::string textOf(const DataSpec& data)
{
    return toJson(data).dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

/// A local folder that is removed with its owner.
class Scratch {
public:
    Scratch() : m_path(std::filesystem::temp_directory_path() / ("trainyard-staging-" + randomHex(12)))
    {
        makeFolders(m_path);
    }
    ~Scratch()
    {
        std::error_code code;
        std::filesystem::remove_all(m_path, code);
    }
    Scratch(const Scratch&) = delete;
    Scratch& operator=(const Scratch&) = delete;
    std::string file(const char* name) const { return (m_path / name).native(); }

private:
    std::filesystem::path m_path;
};

} // namespace trainyard::staging
