// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/store/run_store.h"

#include <filesystem>

namespace trainyard::test {

inline constexpr const char* kTrainedRun = "20261124-090000-trained"; ///< has checkpoints, histograms and two traces
inline constexpr const char* kRanksRun = "20261123-090000-ranks0";
inline constexpr const char* kProgramRun = "20261122-090000-program";
inline constexpr const char *kTourStudy = "study-ranks", *kTourTickets = "study-tickets", *kTourSearch = "study-search";
inline constexpr const char* kTourCluster = "m-cluster";

/// Fills the store and the data folder of useOwnHome() with what a person has after some weeks: a run that the engine
/// trains here and now, made-up ones that ended or still run on a cluster, one of a program, one imported, a scaling
/// study, lottery tickets, a search, a data set, a report, alerts and a cluster. Throws Failure.
void furnishTourHome(RunStore& store);

/// The book of machines in that home.
std::filesystem::path tourMachinesFile();

} // namespace trainyard::test
