// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>

namespace trainyard {

/// Trainyard's data folder for this user on this machine: $TRAINYARD_HOME, else $XDG_DATA_HOME/trainyard, else
/// ~/.local/share/trainyard.
///   store.sqlite   runs/ID/   queue/   presets/   prepared/
std::filesystem::path dataHome();
std::filesystem::path storePath(); ///< $TRAINYARD_STORE, else store.sqlite there
/// Whether the file lies where Trainyard itself keeps its store; any other one was named by hand.
bool isKeptByTrainyard(const std::filesystem::path& store);
std::filesystem::path runsFolder();
std::filesystem::path queueFolder();
/// Prepared caches (data sets decoded and resized once); $TRAINYARD_PREPARED if that is set.
std::filesystem::path preparedFolder();

} // namespace trainyard
