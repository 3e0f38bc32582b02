// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/unique_handle.h"

#include <string>

namespace trainyard {

/// Both ends of a pipe; child programs do not inherit them.
struct Pipe {
    /// Throws Failure that names `operation` and `subject`.
    explicit Pipe(const std::string& operation, const std::string& subject = {});

    FileDescriptor reader;
    FileDescriptor writer;
};

} // namespace trainyard
