// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/event.h"

#include <optional>
#include <string>
#include <string_view>

namespace trainyard {

/// What a line says that a program wrote for its sidecar.
struct ProgramLine {
    EventBody body;    ///< metrics, progress, checkpoint or message
    double time = 0.0; ///< Unix seconds; 0 = the line does not say
    bool hasEpoch = false, hasElapsed = false;
};

/// Parses one line of $TRAINYARD_EVENTS without its '\n': an event as in rank-0000.jsonl, of which only what cannot be
/// guessed must be there,
///     {"type": "metrics", "step": 10, "values": {"train/loss": 0.5}}
///     {"type": "progress", "step": 10, "total_steps": 100}
///     {"type": "checkpoint", "file": "checkpoints/step-10.pt", "step": 10}
///     {"type": "message", "text": "Data loaded"}
/// or, for `echo`, numbers by series:
///     {"step": 10, "loss": 0.5}
/// nullopt for anything else; `reason` then says why.
std::optional<ProgramLine> parseProgramLine(std::string_view line, std::string* reason = nullptr);

/// The name of a series as Trainyard's charts know it: "loss" → "train/loss", "val_accuracy" → "val/top1", "lr" →
/// "train/learning_rate". Other names stay.
std::string seriesNamed(std::string_view name);

} // namespace trainyard
