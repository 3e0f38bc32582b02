// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace trainyard {

/// Writes a file that a command was asked for, whole or not at all, or into a stream (isStream()): beside the store and
/// the runs nobody else may read it; elsewhere the umask decides. Throws Failure.
void writeOutputFile(const std::string& file, std::string_view content);

} // namespace trainyard
