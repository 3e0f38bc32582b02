// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/store/run_store.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <string>
#include <vector>

namespace trainyard {

/// Options of a picture of run curves.
struct CurveImageOptions {
    QStringList series; ///< names; empty = loss, accuracy and throughput
    XAxis axis = XAxis::Epoch;
    QSize size{1600, 900}; ///< pixels, 400 × 300 to 8000 × 8000
    bool dark = false;
};

/// One curve, ready to be drawn.
struct Curve {
    QString label;
    int color = 0;     ///< series colour, from 0
    bool dots = false; ///< few points (one per epoch): marks each point
    std::vector<Bin> bins;
};

/// Curves over one axis.
struct CurvePanel {
    QString title;        ///< including the unit
    bool percent = false; ///< shares of 1, shown in percent
    std::vector<Curve> curves;
};

/// Reads the curves, on the thread that owns `reader`. For one run, its losses share a panel, and so do its accuracies.
/// For several runs: one panel per series, one colour per run.
std::vector<CurvePanel> readCurves(StoreReader& reader, const std::vector<RunRow>& runs,
                                   const CurveImageOptions& options);

/// Draws panels side by side into a PNG or SVG, depending on the file's suffix; writes the file atomically. GUI thread
/// (needs a QApplication; offscreen suffices). Throws Failure.
void writeCurveImage(const std::vector<CurvePanel>& panels, const QString& title, const CurveImageOptions& options,
                     const std::string& file);

} // namespace trainyard
