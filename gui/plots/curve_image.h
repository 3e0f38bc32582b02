// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/store/run_store.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <string>
#include <vector>

namespace trainyard {

/// What the curves of runs look like as a picture.
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
    bool dots = false; ///< few points (one an epoch): each is marked
    std::vector<Bin> bins;
};

/// Curves over one axis.
struct CurvePanel {
    QString title;        ///< with its unit
    bool percent = false; ///< shares of 1 drawn as percent
    std::vector<Curve> curves;
};

/// Reads what is to be drawn; on any thread that owns `reader`. One run: its losses share a panel, as do its
/// accuracies. Several: one panel a series, one colour a run.
std::vector<CurvePanel> readCurves(StoreReader& reader, const std::vector<RunRow>& runs,
                                   const CurveImageOptions& options);

/// Draws panels side by side into a PNG or an SVG, by the ending of the file's name; the file appears whole or not at
/// all. GUI thread (it needs a QApplication, offscreen is enough). Throws Failure.
void writeCurveImage(const std::vector<CurvePanel>& panels, const QString& title, const CurveImageOptions& options,
                     const std::string& file);

} // namespace trainyard
