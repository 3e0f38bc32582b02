// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"
#include "backend/protocol/run_spec.h"

#include <QString>

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard {

/// A named start for the New run form. Its spec has no id, and no name of its own.
struct Preset {
    QString name;
    QString description;
    RunSpec spec;
    bool builtIn = false;
    std::filesystem::path file; ///< empty for a built-in one
};

struct PresetList {
    std::vector<Preset> presets; ///< built-in ones first, then the user's by name
    std::vector<Error> broken;   ///< files that were skipped, by name, and why
};

/// Reads the built-in presets (Qt resources) and every *.json of `folder`. A broken file is named and left as it is.
PresetList readPresets(const std::filesystem::path& folder);

/// The text of a preset file.
std::string presetToText(const QString& name, const RunSpec& spec);
/// Throws Failure(BadInput or Version) that names the file and every problem.
Preset parsePreset(std::string_view text, const std::string& file);

} // namespace trainyard
