// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace trainyard {

class SpecForm;

/// What a field for a path says.
struct PathTexts {
    QString title;            ///< of the dialog that "Browse…" opens
    QString tooltip;          ///< of that button
    QString filter;           ///< of files, "Models (*.onnx)"; empty = a folder is chosen
    QString fileTooltip = {}; ///< beside a folder a file may be chosen too, by a second button ("browseFile")
};

/// A line for the path that the spec has at `field`, with a button to choose it. "~/" is written out.
QWidget* makePathField(SpecForm& form, const char* field, const PathTexts& texts);

} // namespace trainyard
