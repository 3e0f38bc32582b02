// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/unique_handle.h"

#include <string>

namespace trainyard {

/// Both ends of a pipe; a program that is started does not inherit them.
struct Pipe {
    /// Throws Failure with what the pipe is for.
    explicit Pipe(const std::string& operation, const std::string& subject = {});

    FileDescriptor reader;
    FileDescriptor writer;
};

} // namespace trainyard
