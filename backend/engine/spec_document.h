// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <nlohmann/json.hpp>

#include <string>

namespace trainyard {

/// All of standard input, up to a few MiB. Throws Failure.
std::string standardInput();

/// A run spec's file, "-" for standard input, for commands that start nothing: without an id, which only a run has, it
/// gets one. Throws RunFailure(BadSpec) where it cannot be read or is no JSON; what is in it is the parser's to judge.
nlohmann::json readSpecDocument(const std::string& path);

} // namespace trainyard
