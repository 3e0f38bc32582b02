// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/foreign/log_reader.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace trainyard::foreign {

/// Which of TensorBoard's plugins a tag belongs to.
enum class TagKind { Unknown, Scalar, Histogram, Text, Parameters, Other, Image }; // their numbers are saved
TagKind tagKindOf(std::string_view plugin);

/// One Summary.Value of an event. Views point into the record.
struct SummaryValue {
    std::string_view tag;
    TagKind kind = TagKind::Unknown;      ///< Unknown: its event does not say; the tag's first one did
    std::optional<SeriesValue> scalar;    ///< simple_value, or a tensor of one number
    std::optional<SeriesValue> histogram; ///< smallest, mean and largest; count 0 for an empty one
    std::string_view proto, buckets;      ///< of the histogram: a HistogramProto, or the rows of a tensor
    std::string_view text;                ///< the first string of a tensor
    std::vector<std::string_view> images; ///< files
    std::string_view pluginContent;       ///< of the hparams plugin
};

/// A parsed Event of TensorBoard (tensorboard/compat/proto/event.proto).
struct TensorBoardEvent {
    double time = 0.0;
    std::int64_t step = 0;
    bool sessionStarts = false;
    std::vector<SummaryValue> values;
};

/// Fills `event` from a record. False if the record is no Event.
bool parseTensorBoardEvent(std::string_view record, TensorBoardEvent& event);

/// The content of the hparams plugin's three tags.
struct HParams {
    std::vector<std::pair<std::string, std::string>> parameters; ///< values as text: "0.1", "true", "adam"
    std::string group;
    double startedAt = 0.0, endedAt = 0.0;
    std::optional<ExitCode> end;
};
HParams parseHParams(std::string_view content);

} // namespace trainyard::foreign
