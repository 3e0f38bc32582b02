// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace trainyard {

class SpecForm;

/// The texts of a path field.
struct PathTexts {
    QString title;            ///< of the dialog that "Browse…" opens
    QString tooltip;          ///< tooltip of the button
    QString filter;           ///< file filter, "Models (*.onnx)"; empty = chooses a folder
    QString fileTooltip = {}; ///< tooltip of a second button, "browseFile", that chooses a file instead of a folder
};

/// A line for the path in the spec's `field`, with a button to choose it. "~/" is expanded.
QWidget* makePathField(SpecForm& form, const char* field, const PathTexts& texts);

} // namespace trainyard
