// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace trainyard {

enum class LogLevel { Debug, Info, Warning, Error };

const char* logLevelName(LogLevel level);

using LogSink = std::function<void(LogLevel, std::string_view)>;

/// Replaces the destination of log lines (default: standard error). Thread-safe; the sink is called under a lock.
void setLogSink(LogSink sink);

/// Never log a secret: log lines end up in files.
void log(LogLevel level, std::string_view message);

} // namespace trainyard
