// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/event.h"

#include <optional>
#include <string>
#include <string_view>

namespace trainyard {

/// What a line says that a program wrote for its sidecar.
struct ProgramLine {
    EventBody body;    ///< metrics, progress, checkpoint, message or histogram
    double time = 0.0; ///< Unix seconds; 0 = the line does not say
    bool hasEpoch = false, hasElapsed = false;
};

/// Parses one line of $TRAINYARD_EVENTS without its '\n': an event as in rank-0000.jsonl, of which only what cannot be
/// guessed must be there,
///     {"type": "metrics", "step": 10, "values": {"train/loss": 0.5}}
///     {"type": "progress", "step": 10, "total_steps": 100}
///     {"type": "checkpoint", "file": "checkpoints/step-10.pt", "step": 10}
///     {"type": "message", "text": "Data loaded"}
///     {"type": "histogram", "step": 10, "kind": "weights", "layer": "conv1", "min": -1, …} as the contract says
///     {"type": "image", "name": "samples", "step": 10, "file": "images/samples/10.png"}, which becomes a message
/// or, for `echo`, numbers by series:
///     {"step": 10, "loss": 0.5}
/// NaN, Infinity and -Infinity may stand bare, as Python's json.dumps() writes them.
/// nullopt for anything else; `reason` then says why.
std::optional<ProgramLine> parseProgramLine(std::string_view line, std::string* reason = nullptr);

/// A picture of a run, which lies below images/ of its directory.
struct RunImage {
    std::string name;
    std::int64_t step = 0;
    std::string file; ///< "images/samples/10.png"
};
/// Whether a path in a run directory is that of a picture: below images/, without "..", with the end of a known format.
bool isImageFile(std::string_view file);
/// Whether a checkpoint may be named so: by a path below the run directory, or by a whole path, as of a scratch disk;
/// neither with "..".
bool isCheckpointPath(std::string_view file);
/// The picture that a message announces (program.image); nullopt for other messages.
std::optional<RunImage> imageIn(const Reason& message);

/// The name of a series as Trainyard's charts know it: "loss" → "train/loss", "val_accuracy" and "Accuracy/val" →
/// "val/top1", "Val Loss" → "val/loss", "lr" → "train/learning_rate". Other names stay.
std::string seriesNamed(std::string_view name);

} // namespace trainyard
