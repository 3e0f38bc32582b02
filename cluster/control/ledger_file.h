// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/campaigns/speed_ledger.h"
#include "storage/store/run_store.h"

#include <string>
#include <string_view>
#include <vector>

namespace trainyard {

/// A chain of steps with a title, as a ledger file holds it. The file is JSON:
///   {"format": "trainyard-ledger", "version": 1, "title": …, "source": …,
///    "steps": [{"label": …, "seconds_per_epoch": 3600, …}, {"run": ID, "name": …, "note": …}]}
/// A step has either a run of the store, or a published time: "label" and "seconds_per_epoch", a number or
/// {"low", "high"}, and as far as its source says them "source" (default: the chain's), "change", "cause" and
/// "settings" {KEY: text}, with keys as `trainyard runs diff` prints them. Both may have a "note".
struct LedgerChain {
    std::string title;
    std::string source;
    std::vector<LedgerStep> steps; ///< of runs only id, name and note are known until readRuns()
};

inline constexpr const char* kLedgerFormat = "trainyard-ledger";
inline constexpr std::size_t kMostLedgerSteps = 500;

/// `file`: its name, for errors. Throws Failure(BadInput, or Version for a newer file).
LedgerChain parseLedger(std::string_view text, const std::string& file);
std::string toText(const LedgerChain& chain);
/// Replaces the steps of runs by what the store knows of them, and keeps their notes. One that the store does not have
/// keeps its name and gets a problem.
void readRuns(StoreReader& reader, LedgerChain& chain);

} // namespace trainyard
