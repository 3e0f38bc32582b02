// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/series_direction.h"

#include <algorithm>

namespace trainyard::series {
namespace {

/// The last parts of names; also of measures that only other programs' runs have.
constexpr std::string_view kHigherIsBetter[] = {
    "top1",
    "top5",
    "train_top1",
    "samples_per_second",
    "throughput",
    "utilization",
    "sm_utilization",
    "accuracy",
    "acc",
    "precision",
    "recall",
    "auc",
    "f1",
    "map",
    "iou",
    "miou",
    "bleu",
    "psnr",
    "ssim",
};

} // namespace

bool higherIsBetter(std::string_view series)
{
    const std::size_t slash = series.rfind('/');
    const std::string_view last = slash == std::string_view::npos ? series : series.substr(slash + 1);
    return std::find(std::begin(kHigherIsBetter), std::end(kHigherIsBetter), last) != std::end(kHigherIsBetter);
}

} // namespace trainyard::series
