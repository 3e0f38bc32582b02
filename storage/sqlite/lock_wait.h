// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/reason.h"

#include <functional>
#include <string>

namespace trainyard {

/// A thread that waits because another program has locked the store.
struct StoreWait {
    std::string file;
    double seconds = 0.0; ///< so far
    Reason why;           ///< who holds it, as far as the system tells
};

/// `tell` is called once for each wait, after about half a second, on the waiting thread. Set it before a store is
/// opened; it stays for the whole process.
void onStoreWait(std::function<void(const StoreWait&)> tell);

} // namespace trainyard

namespace trainyard::sqlite {

inline constexpr int kLockSeconds = 10; ///< after which a wait for a lock fails

/// Who holds a lock on this store (of the given file, its journal or shared memory): "process 1234 (trainyard) has kept
/// it locked for 10 s".
Reason lockReason(const std::string& file, double seconds);

/// Whether another process has a connection to a store of this path, by the locks on its shared memory. True if the
/// system does not tell.
bool othersAreConnected(const std::string& file);

/// Calls the function of onStoreWait(), if there is one.
void tellLockWait(const std::string& file, double seconds);

} // namespace trainyard::sqlite
