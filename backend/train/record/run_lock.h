// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/unique_handle.h"
#include "backend/protocol/run_directory.h"

namespace trainyard {

/// Keeps a second engine out of a run directory: an flock on engine.lock, held until the process ends however it ends,
/// and, where a lock does not reach (another machine on a network file system), a look at the newest attempt.
class RunLock {
public:
    /// Throws Failure(Busy) naming the process that trains there.
    explicit RunLock(const RunDirectory& directory);

private:
    FileDescriptor m_file;
};

} // namespace trainyard
