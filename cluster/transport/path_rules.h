// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace trainyard {

/// The path itself. Throws Failure(BadInput) when it is not absolute or holds a NUL byte: a name cut at one would be
/// another file, and a relative one depends on where a program happens to stand.
const std::string& checkedPath(const std::string& path, const char* operation);

/// The path of a folder that may be removed with all in it, without doubled or trailing slashes ("link/" would be what
/// the link leads to). Throws Failure(BadInput) when it is not absolute, has "." or ".." parts or has fewer than three
/// parts.
std::string removablePath(const std::string& path);

/// The refusal of removablePath, for other reasons.
[[noreturn]] void refuseToRemove(const std::string& path, const std::string& reason);

} // namespace trainyard
