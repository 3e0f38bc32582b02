// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/sample_selection.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace trainyard {

/// Fills classes and labels of a table from the texts that samples are labelled with, by Split: classes are sorted, by
/// value when all are whole numbers. Throws Failure(BadInput) for more than 100,000 classes, or a validation label that
/// training lacks: it could never be learned.
void nameClasses(const std::vector<std::string> (&labels)[2], SampleTable& table);

/// The same from numbers, each number that occurs is a class. They are called by `names` when that has a different name
/// for every one of them.
void numberClasses(const std::vector<std::int64_t> (&labels)[2], const std::map<std::int64_t, std::string>& names,
                   SampleTable& table);

} // namespace trainyard
