// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/run_spec.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace trainyard {

/// What the outputs of a net are, which follows from the loss that it was trained with.
enum class ScoreKind {
    Softmax, ///< probabilities of all classes, which add up to 1; also of the two classes of a single sigmoid
    Sigmoid, ///< a probability for each class on its own; they need not add up to 1
    Output   ///< of a net trained with the squared error: its outputs, which are no probabilities
};

std::string_view name(ScoreKind value);

/// The checkpoint that an answer is about, and how it was run.
struct ExaminedNet {
    std::string file;  ///< the checkpoint
    std::string run;   ///< its run's id
    std::string model; ///< "resnet20v2", or the name of the file that the net came from
    std::int64_t step = -1;
    double epoch = -1.0;
    std::vector<std::string> classes; ///< by class index
    std::int64_t parameters = 0;      ///< trainable ones
    /// What the net reads: pixels of this size, or features of this shape. Larger or smaller images are fitted to it as
    /// `fit` says; grey ones become RGB and the reverse. Then (value / 255 − mean) / deviation by channel, without the
    /// 255 for features.
    ImageSpec input;
    bool features = false;
    FitKind fit = FitKind::Stretch;
    std::vector<float> mean;
    std::vector<float> deviation;
    ScoreKind score = ScoreKind::Softmax;
    std::string device; ///< "oneDNN 2.6.3, 2 threads, AVX512-BF16"
    Precision precision = Precision::Fp32;
    friend bool operator==(const ExaminedNet&, const ExaminedNet&) = default;
};

nlohmann::ordered_json toJson(const ExaminedNet& net);
/// Throws nlohmann's exceptions, or Failure(BadInput) for a value that is unknown here.
ExaminedNet parseExaminedNet(const nlohmann::json& json);

} // namespace trainyard
