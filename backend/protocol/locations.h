// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>

namespace trainyard {

/// Where Trainyard keeps its things on this machine for this user:
/// $TRAINYARD_HOME, else $XDG_DATA_HOME/trainyard, else ~/.local/share/trainyard.
///   store.sqlite   runs/ID/   queue/   presets/   prepared/
std::filesystem::path dataHome();
std::filesystem::path storePath();
std::filesystem::path runsFolder();
std::filesystem::path queueFolder();
/// Data sets decoded and resized once; $TRAINYARD_PREPARED when that is set.
std::filesystem::path preparedFolder();

} // namespace trainyard
