// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <vector>

namespace trainyard {

/// From now on these signals interrupt no thread: the calling one and all that it starts later block them, and a thread
/// of their own waits for them and calls `taken` with each. Call it before any other thread is started. Called again,
/// it replaces `taken`; the signals of the first call stay.
///
/// A handler would not do where a network is computed: some of oneDNN's matrix products let the stack pointer point
/// into a buffer on the heap, and the kernel puts a handler's frame below it, over whatever lies there.
void watchSignals(const std::vector<int>& signals, std::function<void(int)> taken);

/// The next one of this signal does what it does by default, such as ending the process. Called from `taken`.
void leaveSignal(int signal);

} // namespace trainyard
