// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/unique_handle.h"
#include "cluster/ssh/interrupt.h"

#include <string>

namespace trainyard {

/// A connected TCP socket, non-blocking, close-on-exec. Tries each address of the name in turn until `deadline` (steady
/// time). Throws Failure(Transport), or Cancelled on interrupt. The name service itself cannot be interrupted.
FileDescriptor connectTcp(const std::string& host, int port, double deadline, const Interrupt& interrupt);

} // namespace trainyard
