// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/dataset/dataset.h"

#include <functional>
#include <string>
#include <vector>

namespace trainyard::test {

/// The promises that every reader makes; `open` opens the same data set anew. Returns what is broken, nothing when all
/// hold: sizes and labels in range and stable, the same bytes for the same index from a second reader, in any order and
/// from four threads at once.
std::vector<std::string> brokenDatasetPromises(const std::function<std::shared_ptr<const Dataset>()>& open,
                                               const ImageSpec& image);

/// All promises joined into one text, for QCOMPARE with an empty string.
inline std::string joined(const std::vector<std::string>& lines)
{
    std::string text;
    for (const std::string& line : lines)
        text += line + "\n";
    return text;
}

} // namespace trainyard::test
