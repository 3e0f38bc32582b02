// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <vector>

namespace trainyard {

/// From now on these signals interrupt no thread: the calling thread and all threads that it starts later block them,
/// and a dedicated thread waits for them and calls `taken` with each. Call this before any other thread starts. A
/// second call replaces `taken` and keeps the signals of the first.
///
/// A signal handler would corrupt memory during training: some of oneDNN's matrix products point the stack pointer into
/// a heap buffer, and the kernel would write the handler's frame over the data below it.
void watchSignals(const std::vector<int>& signals, std::function<void(int)> taken);

/// Restores the default action, such as ending the process, for the next occurrence of this signal. Call it from
/// `taken`.
void leaveSignal(int signal);

} // namespace trainyard
