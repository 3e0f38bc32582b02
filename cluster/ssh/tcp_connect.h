// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/unique_handle.h"
#include "cluster/ssh/interrupt.h"

#include <string>

namespace trainyard {

/// Returns a connected TCP socket, non-blocking and close-on-exec. Tries each address of the name in turn until
/// `deadline` (steady time). Throws Failure(Transport), or Cancelled on interrupt. Name resolution itself cannot be
/// interrupted.
FileDescriptor connectTcp(const std::string& host, int port, double deadline, const Interrupt& interrupt);

} // namespace trainyard
