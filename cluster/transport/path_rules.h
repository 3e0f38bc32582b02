// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/reason.h"

#include <string>

namespace trainyard {

/// Returns the path. Throws Failure(BadInput) if it is not absolute or contains a NUL byte: a path cut at a NUL names
/// another file, and a relative path depends on the working directory.
const std::string& checkedPath(const std::string& path, const char* operation);

/// The path of a folder that may be removed with its contents, without doubled or trailing slashes ("link/" would name
/// the link's target). Throws Failure(BadInput) if it is not absolute, has "." or ".." components or has fewer than
/// three components.
std::string removablePath(const std::string& path);

/// Throws the error of removablePath() with another reason.
[[noreturn]] void refuseToRemove(const std::string& path, Reason why);

} // namespace trainyard
