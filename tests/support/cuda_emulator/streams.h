// SPDX-License-Identifier: Apache-2.0
#pragma once

// What the emulator's files share.
#include "tests/support/cuda_emulator/cuda_runtime.h"

#include <memory>
#include <mutex>

namespace cuda_emulator {

/// One GPU per process, like the real one; the thread that waits does its work, one at a time.
using Lock = std::lock_guard<std::recursive_mutex>;
std::recursive_mutex& mutex();

/// Whether the calling thread records. By calling a forbidden function it spoils what it records: other threads are
/// unaffected, as with cudaStreamCaptureModeThreadLocal.
bool spoilsRecording();
/// Runs all work of a stream, and whatever of other streams it waits for.
void drain(Stream* stream);
void drainAll();

} // namespace cuda_emulator
