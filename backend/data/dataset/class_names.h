// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/dataset/sample_selection.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace trainyard {

/// Fills a table's classes and labels from text labels, given by Split. Classes are sorted, by value if all are
/// integers. Throws Failure(BadInput) for more than 100,000 classes, or for a validation label that does not occur in
/// training.
void nameClasses(const std::vector<std::string> (&labels)[2], SampleTable& table);

/// The same from numbers; each number that occurs is a class. Uses `names` if they contain a distinct name for every
/// class.
void numberClasses(const std::vector<std::int64_t> (&labels)[2], const std::map<std::int64_t, std::string>& names,
                   SampleTable& table);

} // namespace trainyard
