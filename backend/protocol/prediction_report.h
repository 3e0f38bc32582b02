// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"
#include "backend/protocol/examined_net.h"
#include "backend/protocol/layer_activity.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace trainyard {

/// What `trainyard-engine inspect errors RUN|CHECKPOINT --progress` writes, one JSON object a line on stdout:
///   ← {"progress": {"phase": "predict", "done": 800, "total": 10000}}    about twice a second
///   ← {"report": {…}}   or   ← {"error": {"kind": …, …}}                 the last line
/// With --json alone it prints the report's object, indented. With --thumbnails 17,42 the last line is
/// {"thumbnails": [{…}, …]} instead, and the net is not run.

/// How often one class was taken for another, or for itself. Only cells with samples are listed, row by row.
struct ConfusionCell {
    int actual = 0;    ///< class index: the row
    int predicted = 0; ///< class index: the column
    std::int64_t samples = 0;
    friend bool operator==(const ConfusionCell&, const ConfusionCell&) = default;
};

/// One class; in the order of ExaminedNet::classes. An optional value is absent where it is a division by 0.
struct ClassScores {
    std::int64_t samples = 0;        ///< that are of this class: the row's sum
    std::int64_t predicted = 0;      ///< that were taken for it: the column's sum
    std::int64_t correct = 0;        ///< both
    std::optional<double> precision; ///< correct / predicted
    std::optional<double> recall;    ///< correct / samples
    std::optional<double> f1;        ///< 2 correct / (samples + predicted)
    friend bool operator==(const ClassScores&, const ClassScores&) = default;
};

/// The samples whose predicted class has a probability in (lower, upper]; the first bin includes 0.
struct CalibrationBin {
    double lower = 0.0;
    double upper = 0.0;
    std::int64_t samples = 0;
    std::int64_t correct = 0;
    // Absent without samples:
    std::optional<double> confidence; ///< mean probability of the predicted class
    std::optional<double> accuracy;   ///< correct / samples
    std::optional<double> low, high;  ///< of the accuracy: the 95 % interval of Wilson (1927)
    friend bool operator==(const CalibrationBin&, const CalibrationBin&) = default;
};

/// A picture of a sample.
struct ErrorThumbnail {
    std::int64_t index = 0; ///< of the sample in its set
    int width = 0;          ///< of the image itself
    int height = 0;
    std::string image; ///< a PNG or JPEG file, at most 96 pixels on a side; base64 in JSON
    friend bool operator==(const ErrorThumbnail&, const ErrorThumbnail&) = default;
};

/// A sample that was taken for another class. Probabilities as ExaminedNet::score says; NaN where the net gives none
/// (null in JSON).
struct Mistake {
    std::int64_t index = 0; ///< of the sample in its set: `predict --index`
    Reason name;            ///< its file, or "image 17 of the validation data" (kNameReasons)
    int actual = 0;         ///< class indices
    int predicted = 0;
    double actualProbability = 0.0;
    double predictedProbability = 0.0;
    double loss = 0.0; ///< as validation computes it: nats for the cross-entropies
    friend bool operator==(const Mistake&, const Mistake&) = default;
};

struct SkippedPrediction {
    Reason name;
    Reason reason;
    friend bool operator==(const SkippedPrediction&, const SkippedPrediction&) = default;
};

/// A checkpoint's predictions on the samples of a set. Counts and averages are over all samples that could be read.
struct PredictionReport {
    static constexpr std::size_t kMostMistakes = 20'000; ///< that are listed
    static constexpr std::size_t kMostSkipped = 1'000;

    ExaminedNet net;
    bool validation = true;      ///< the set; otherwise training, without augmentation
    std::string data;            ///< path of the data set; empty when the engine generates it
    std::int64_t samples = 0;    ///< predicted
    std::int64_t setSamples = 0; ///< of the set as the run uses it; more than `samples` with a limit or when some are
                                 ///< unreadable
    /// The run uses only a part of the data set: so many classes, or samples of this set, of the source's.
    std::int64_t sourceClasses = 0;
    std::string summary;        ///< Dataset::summary(): "50,000 + 10,000 images of 32 × 32"
    double top1 = 0.0;          ///< shares of `samples`; 0 without samples
    std::optional<double> top5; ///< only with more than 5 classes
    std::int64_t correct = 0;
    std::optional<double> loss; ///< mean, as validation computes it; absent when it is not finite
    std::vector<ConfusionCell> confusion;
    std::vector<ClassScores> classes;
    /// 15 bins of equal width. None when net.score is Output.
    std::vector<CalibrationBin> calibration;
    /// Σ_bins samples / all · |accuracy − confidence| (Guo et al. 2017). Absent without bins or samples.
    std::optional<double> expectedCalibrationError;
    std::int64_t mistakeCount = 0;
    /// In the order of the set; at most kMostMistakes: then those of the orders below and the first others.
    std::vector<Mistake> mistakes;
    // Positions in `mistakes`, at most as many as were asked for (--top):
    std::vector<int> mostSure;    ///< the predicted class's probability, highest first
    std::vector<int> highestLoss; ///< highest first
    std::vector<int> leastSure;   ///< the predicted class's probability, lowest first
    std::vector<int> ofCell;      ///< with --from and --to: `actual` taken for `predicted`, the most sure first
    /// Of the mistakes in these four lists, by index; none for features. Others: `inspect errors --thumbnails`.
    std::vector<ErrorThumbnail> thumbnails;
    std::int64_t skippedCount = 0;
    std::vector<SkippedPrediction> skipped; ///< samples that could not be read, at most kMostSkipped
    std::optional<NetActivity> activity;    ///< with --activations: over the same samples
    double seconds = 0.0;                   ///< of the predictions, without opening the data set

    friend bool operator==(const PredictionReport&, const PredictionReport&) = default;
};

nlohmann::ordered_json toJson(const PredictionReport& report);
/// Throws Failure(BadInput) when the document is not such a report.
PredictionReport parsePredictionReport(const nlohmann::json& document);

/// The array of {"thumbnails": …}.
nlohmann::ordered_json toJson(const std::vector<ErrorThumbnail>& thumbnails);
/// Throws Failure(BadInput).
std::vector<ErrorThumbnail> parseErrorThumbnails(const nlohmann::json& array);

} // namespace trainyard
