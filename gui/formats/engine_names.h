// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>

namespace trainyard {

// Names that the engine writes in English, in the user's language. What is written otherwise stays as it is.

/// A sample's name: a file, or "image 4,817 of the training data".
QString sampleName(const std::string& name);

/// Where weights or a mask come from: "step 188 of run ID (FILE)", "seed 1", "values drawn anew from seed 1", or a
/// file.
QString weightsOrigin(const std::string& origin);

} // namespace trainyard
