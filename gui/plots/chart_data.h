// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/plots/chart_smoothing.h"
#include "gui/widgets/series_mark.h"
#include "gui/widgets/theme.h"
#include "storage/store/types.h"

#include <QString>

#include <optional>
#include <vector>

/// Contents of a chart. All x values are on the axis for which the bins were requested.
namespace trainyard {

/// Number format of a lane's axis and cursor values.
enum class ValueFormat {
    Plain,   ///< 0.05, 12, 3k
    Share,   ///< 0…1, shown in percent
    Percent, ///< 0…100, shown in percent
    Count,   ///< whole numbers: 1, 2, 1k
    Bytes
};

enum class SeriesShape {
    Line,   ///< smoothed mean with the envelope behind it
    Points, ///< each bin's mean as a dot, joined: for values per epoch
    Area    ///< stacked on earlier areas of the lane; values are shares of 1
};

/// Where an attempt after the first begins.
struct AttemptStart {
    double x = 0.0;
    int attempt = 2;
    QString run = {}; ///< the letter of its run where several are drawn: "B"
    friend bool operator==(const AttemptStart&, const AttemptStart&) = default;
};

struct ChartSeries {
    QString id;    ///< "train/loss"
    QString label; ///< name in legend and tooltip: "train"
    Token color = Token::S1;
    int lane = 0;
    SeriesShape shape = SeriesShape::Line;
    std::vector<Bin> bins; ///< ascending x
    int pattern = 0;       ///< of dashes and dots, see SeriesMark
    QString name = {};     ///< in tooltips, where the label is short: "resnet20-s1"; empty: the label
    QString what = {};     ///< in short labels at the cursor: "val", which of the run's lines this is
    /// Of its run, as attempt_starts.h finds them; without them, attempts begin at their first bin.
    std::vector<AttemptStart> starts = {};
    /// In the legend of an exported sheet, which has no table beside it that tells what a letter stands for:
    /// "resnet20-s1"; empty: the label.
    QString key = {};
};

/// One plot area; a chart stacks several over one x axis.
struct ChartLane {
    QString label;   ///< left of the lane, "GPU 0"; a labelled lane has no tick labels on its y axis
    QString caption; ///< under the label: the scale, "2 cores"
    ValueFormat format = ValueFormat::Plain;
    std::optional<double> low; ///< fixed ends of the y range; empty: fitted to the visible values
    std::optional<double> high;
    std::optional<SeriesMark> mark = {}; ///< before the label: the line of what the lane shows, in other charts
    QString key = {}; ///< what a letter as its label stands for, in the legend of an exported sheet: "B resnet20-s1"
};

enum class MarkerKind { Checkpoint, Warning };

struct ChartMarker {
    MarkerKind kind = MarkerKind::Checkpoint;
    double x = 0.0;
    QString text;
};

struct ChartOptions {
    XAxis axis = XAxis::Epoch;
    double smoothing = 0.6; ///< strength, see smoothed(), [0, 1)
    SmoothingKind smoothingKind = SmoothingKind::Exponential;
    bool logX = false; ///< positions of 0 and below are left out
    bool logY = false;
    bool envelope = true;
    bool clipOutliers = true;
    friend bool operator==(const ChartOptions&, const ChartOptions&) = default;
};

struct ChartRange {
    double from = 0.0, to = 1.0;
    double size() const { return to - from; }
    friend bool operator==(const ChartRange&, const ChartRange&) = default;
};

} // namespace trainyard
