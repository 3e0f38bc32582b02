// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace trainyard {

/// From now on the process does not die of a crash without a word: a line on standard error names the signal. Where the
/// process had used up its address space (ulimit -v), which libraries answer with a crash, the line says so and the
/// exit code is that of too little memory; otherwise the signal ends the process as before. Call it before other
/// threads start. Does nothing under a sanitizer, which tells more.
void sayCrashes();

/// The last thing that main() does: an end without it, by a library, is no end in order. Returns the code.
int endInOrder(int code);

} // namespace trainyard
