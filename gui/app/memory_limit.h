// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace trainyard {

/// The bytes of address space that this process may use (ulimit -v); nullopt if there is no limit.
std::optional<std::uint64_t> addressSpaceLimit();

/// Why the window cannot open under this limit; empty if it can. Ask before Qt starts: when Qt or a display driver gets
/// no memory, it ends the program with its own message, or by a signal. Pure.
std::string tooLittleMemory(std::optional<std::uint64_t> limit);

/// Installs a handler: if nothing else handles a lack of memory or threads, the program ends with a message that names
/// the remedy instead of that of the C++ library.
void sayLackOfMemory();

} // namespace trainyard
