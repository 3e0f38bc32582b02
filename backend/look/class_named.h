// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

namespace trainyard {

/// The index of a class that is given by name or, where no class is called so, by number. Throws
/// RunFailure(BadArguments) that lists the classes.
int classNamed(const std::vector<std::string>& classes, const std::string& wanted);

/// "cat, dog, …": the first of a list, for messages.
std::string listedNames(const std::vector<std::string>& names);

} // namespace trainyard
