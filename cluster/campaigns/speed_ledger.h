// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/reason.h"
#include "cluster/campaigns/study_curves.h"

#include <cstdint>
#include <limits>
#include <string>
#include <utility>
#include <vector>

namespace trainyard {

/// One epoch's record of series::kEpochSeconds: the time of its training, without validation and checkpoints.
struct LedgerEpoch {
    int number = 1; ///< from 1
    double seconds = 0.0;
    std::int64_t samples = 0; ///< 0 = unknown
    bool whole = true;        ///< false: a resumed attempt trained only a part of it
};

/// Time per epoch: the median of the whole epochs, without the first if there are more. All NaN if there is none.
struct EpochTime {
    double seconds = std::numeric_limits<double>::quiet_NaN();
    double low = std::numeric_limits<double>::quiet_NaN(); ///< of those epochs, or of the published range
    double high = std::numeric_limits<double>::quiet_NaN();
    int epochs = 0;           ///< how many the median is of; 0 for a published time
    bool firstOnly = false;   ///< it is the first epoch, for want of others
    std::int64_t samples = 0; ///< of one of those epochs; 0 = unknown

    bool known() const { return seconds > 0.0; }
};
EpochTime epochTimeOf(const std::vector<LedgerEpoch>& epochs);
/// The middle of a published range; `low` = `high` for a single value.
EpochTime publishedTime(double low, double high);

/// A run in a ledger, or a published figure without a run.
struct LedgerStep {
    std::string run;    ///< id; empty: published
    std::string name;   ///< of the run, or what the source calls it
    std::string source; ///< of a published figure
    std::string change; ///< the same: what differs from the step before, in the source's words
    std::string cause;  ///< the same: why that is faster
    std::string note;   ///< a person's
    /// As flattenRunSpec() names them, and facts about the run that no spec has: kDeviceFact …
    std::vector<std::pair<std::string, std::string>> settings;
    EpochTime time;
    Reason problem; ///< why there is no time
    /// Shares of the training time after the first epoch (phaseShare()); NaN = unknown.
    double inputWait = std::numeric_limits<double>::quiet_NaN();
    double rankWait = std::numeric_limits<double>::quiet_NaN();
    double compute = std::numeric_limits<double>::quiet_NaN();

    bool isRun() const { return !run.empty(); }
    std::string setting(std::string_view key) const; ///< empty if it has none
};

inline constexpr const char* kDeviceFact = "run.device";
inline constexpr const char* kHostFact = "run.host";
inline constexpr const char* kEngineFact = "run.engine"; ///< version line

/// Whether a setting plays no part in the speed of a run and is left out: seeds, campaign and cell, a program's help.
bool isLeftOut(std::string_view key);

struct LedgerChange {
    std::string key;
    std::string before, after; ///< empty: it has no such setting
    friend bool operator==(const LedgerChange&, const LedgerChange&) = default;
};

/// A factor of time per epoch, above 1 = faster; NaN if a time is missing. low and high combine the ends of both
/// ranges.
struct Gain {
    double factor = std::numeric_limits<double>::quiet_NaN();
    double low = std::numeric_limits<double>::quiet_NaN();
    double high = std::numeric_limits<double>::quiet_NaN();
};
Gain gainFrom(const EpochTime& before, const EpochTime& after);

/// From one step to the next.
struct LedgerLink {
    std::vector<LedgerChange> changes;
    Gain gain;
    std::vector<Reason> causes; ///< of reasons_ledger.h: what was measured first, by how much time it explains
    std::vector<Reason> doubts; ///< why the gain may be none
};

struct SpeedLedger {
    std::vector<LedgerStep> steps;
    std::vector<LedgerLink> links; ///< one fewer than steps
    std::vector<Gain> totals;      ///< for each step, from the first step with a time; 1 there, NaN before it
    Gain whole;                    ///< from the first step with a time to the last one
};

/// No side effects. A phase is named as a cause if it explains at least a tenth of the difference in time per epoch:
/// share(before) · time(before) − share(after) · time(after).
SpeedLedger makeLedger(std::vector<LedgerStep> steps);

} // namespace trainyard
