// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace trainyard {

/// The bytes of address space that this process may use (ulimit -v); nothing: there is no limit.
std::optional<std::uint64_t> addressSpaceLimit();

/// Why the window cannot open under this limit; empty if it can. Qt and the drivers of a display end the program in
/// their own words, or by a signal, when they get no memory, so it must be known before they start. Pure.
std::string tooLittleMemory(std::optional<std::uint64_t> limit);

/// From now on a lack of memory or threads that nothing handles ends the program with one sentence that names the
/// remedy, and not with the words of the C++ library.
void sayLackOfMemory();

} // namespace trainyard
