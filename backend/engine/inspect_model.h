// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/engine/inspect.h"

#include <filesystem>
#include <string>

namespace trainyard {

/// What `inspect model` is asked for.
struct ModelQuestion {
    std::string what;     ///< a name of the zoo, a spec.json, or a file with a network
    std::string image;    ///< "224x224x3"; empty = the file's own, else 224 × 224 × 3 (the spec's for a spec)
    int classes = 0;      ///< 0 = the file's own, else 1,000 (10 for a spec whose data cannot be read)
    double width = 1.0;   ///< multiplier, for the zoo
    std::string exportTo; ///< a *.model.json to write; empty = none
};

/// The table of a network's layers. Throws Failure.
Inspection inspectModel(const ModelQuestion& question);

/// What `inspect export` is asked for; empty paths are not written.
struct ExportQuestion {
    std::filesystem::path what; ///< a checkpoint, or a run directory for its newest
    std::filesystem::path onnx;
    std::filesystem::path keras;        ///< .weights.h5
    std::filesystem::path architecture; ///< .json for Keras
    bool force = false;                 ///< replace labels.txt and predict.py beside the ONNX model, whatever they
                                        ///< hold; otherwise new ones get the model's name before theirs
};

/// Writes a trained network for other programs; the text says what was written. Throws Failure.
Inspection exportModel(const ExportQuestion& question);

} // namespace trainyard
