// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/control/alerts/alert_rules.h"
#include "storage/store/types.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace trainyard {

/// What is known of a run while it is looked at for alerts.
struct AlertFacts {
    RunRow run;
    std::vector<MessageRow> messages; ///< newest last
    std::int64_t startStep = 0;       ///< of the newest attempt
    std::vector<Bin> lossByDate;      ///< tells the step of a message, which does not say it; by Unix seconds
    std::vector<Bin> loss;            ///< of the training, ascending
    std::string validation;           ///< the series that says how good the run is, or empty
    std::vector<Bin> validated;       ///< its values
    std::vector<Bin> throughput;      ///< samples/s
    /// Series of GPUs that are throttled for longer than a moment, each with its share of the last two minutes,
    /// percent.
    std::vector<std::pair<std::string, double>> throttled;
    std::optional<std::int64_t> freeBytes; ///< on the disk of its directory; not known of other machines
    double heardAt = 0.0;                  ///< Unix seconds: when its machine was last heard of; now for this computer
    bool cancelledHere = false;            ///< the user of this store cancelled it, who need not be told
    double begunAt = 0.0;                  ///< when its newest attempt or job began, whichever is later; 0 = not known
};

/// What the rules that are on say. Pure.
///
/// Warning: each other warning or error of the engine. Samples that it skips are one alert, which tells their number.
/// NonFinite: a value of the training loss in the newest attempt is NaN or infinite, or the run has ended by one.
/// Divergence: the mean loss of the last twentieth of the run has risen above the lowest such mean by `threshold`
/// percent of all that was gained before, and by three standard deviations of the noise there; or it is twice the
/// first. Plateau: so many validations after the best one were no better. Stall: nothing was written for so many
/// minutes since its attempt began, while it runs and its machine is heard of. Slower: the last tenth's mean is so many
/// percent below the median of what was before it, within the attempt. DiskLow: so many GiB are free, or less.
/// GpuThrottled: for so many percent of the last two minutes.
std::vector<AlertRow> findAlerts(const AlertFacts& facts, const AlertRules& rules);

} // namespace trainyard
