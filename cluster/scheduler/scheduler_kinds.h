// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/scheduler/scheduler.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace trainyard {

/// The schedulers that a person can name for a machine. Only makeScheduler() knows what stands behind them.
enum class SchedulerKind { Direct, Slurm }; ///< Direct: the queue of `trainyard-engine supervise`

/// As it is written in files and on the command line: "direct", "slurm".
const char* schedulerWord(SchedulerKind kind);
std::optional<SchedulerKind> schedulerNamed(std::string_view word);

/// What a scheduler is made of; each kind takes what it needs.
struct SchedulerSetup {
    std::string queueRoot;   ///< Direct: the queue's folder there, absolute
    std::string engine;      ///< Direct: path of trainyard-engine there, or its name on the PATH
    JobTemplate jobTemplate; ///< of batch scripts, with engine and recordRoot
};

/// For a thread that has more to do than to wait for a lost answer: submit() throws Busy and is called again later.
std::unique_ptr<Scheduler> makeScheduler(SchedulerKind kind, SchedulerSetup setup);

} // namespace trainyard
