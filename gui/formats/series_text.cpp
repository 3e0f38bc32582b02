// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/formats/series_text.h"

#include "backend/protocol/series.h"
#include "gui/formats/visible_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace trainyard {
namespace {

struct Titled {
    const char* series;
    const char* title;
};

constexpr Titled kTitles[] = {
    {series::kValLoss, QT_TRANSLATE_NOOP("SeriesText", "Validation loss")},
    {series::kValTop1, QT_TRANSLATE_NOOP("SeriesText", "Validation top-1")},
    {series::kValTop5, QT_TRANSLATE_NOOP("SeriesText", "Validation top-5")},
    {series::kEpochTrainLoss, QT_TRANSLATE_NOOP("SeriesText", "Training loss")},
    {series::kEpochTrainTop1, QT_TRANSLATE_NOOP("SeriesText", "Training top-1")},
    {series::kTrainLoss, QT_TRANSLATE_NOOP("SeriesText", "Training loss")},
    {series::kTrainTop1, QT_TRANSLATE_NOOP("SeriesText", "Training top-1")},
    {series::kTrainTop5, QT_TRANSLATE_NOOP("SeriesText", "Training top-5")},
    {series::kLearningRate, QT_TRANSLATE_NOOP("SeriesText", "Learning rate")},
    {series::kThroughput, QT_TRANSLATE_NOOP("SeriesText", "Throughput")},
    {series::kTimeToTarget, QT_TRANSLATE_NOOP("SeriesText", "Time to target")},
    {series::kEpochSeconds, QT_TRANSLATE_NOOP("SeriesText", "Time per epoch")},
    {series::kInputWait, QT_TRANSLATE_NOOP("SeriesText", "Share of waiting for data")},
    {series::kCompute, QT_TRANSLATE_NOOP("SeriesText", "Share of computing")},
    {series::kValidation, QT_TRANSLATE_NOOP("SeriesText", "Share of validation")},
    {series::kCheckpointing, QT_TRANSLATE_NOOP("SeriesText", "Share of checkpoints")},
    {series::kAllreduce, QT_TRANSLATE_NOOP("SeriesText", "Share of waiting for ranks")},
    {series::kCpuUtilization, QT_TRANSLATE_NOOP("SeriesText", "CPU load")},
    {series::kCpuMemory, QT_TRANSLATE_NOOP("SeriesText", "Main memory")},
    {series::kMonitoringCost, QT_TRANSLATE_NOOP("SeriesText", "CPU load of monitoring")},
    {series::kMasterBusy, QT_TRANSLATE_NOOP("SeriesText", "Master's load")},
    {series::kSparsity, QT_TRANSLATE_NOOP("SeriesText", "Sparsity")},
    {series::kPruningThreshold, QT_TRANSLATE_NOOP("SeriesText", "Pruning threshold")},
    {series::kMaskDistance, QT_TRANSLATE_NOOP("SeriesText", "Mask distance")},
    {series::kBarrierError, QT_TRANSLATE_NOOP("SeriesText", "Error barrier")},
    {series::kBarrierLoss, QT_TRANSLATE_NOOP("SeriesText", "Loss barrier")},
};

const Titled* titleOf(const std::string& series)
{
    return std::find_if(std::begin(kTitles), std::end(kTitles),
                        [&](const Titled& one) { return series == one.series; });
}

} // namespace

bool hasSeriesTitle(const std::string& series)
{
    return titleOf(series) != std::end(kTitles);
}

QString seriesTitle(const std::string& series)
{
    const Titled* const found = titleOf(series);
    return found == std::end(kTitles) ? format::visible(series)
                                      : QCoreApplication::translate("SeriesText", found->title);
}

bool isAccuracySeries(const std::string& series)
{
    return series.ends_with("top1") || series.ends_with("top5");
}

} // namespace trainyard
