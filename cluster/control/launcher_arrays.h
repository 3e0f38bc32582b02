// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace trainyard {

/// The array that a task's token tells: of "ty-c.g1-2.p2_3" "ty-c.g1-2". Empty: it is no task's.
std::string arrayOfTask(const std::string& token);

} // namespace trainyard
