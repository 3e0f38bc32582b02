// SPDX-License-Identifier: Apache-2.0
#include "backend/base/logging.h"

#include "backend/base/clock.h"

#include <cstdio>
#include <mutex>

namespace trainyard {
namespace {

std::mutex& sinkMutex()
{
    static std::mutex mutex;
    return mutex;
}

LogSink& currentSink()
{
    static LogSink sink;
    return sink;
}

} // namespace

const char* logLevelName(LogLevel level)
{
    switch (level) {
    case LogLevel::Debug: return "debug";
    case LogLevel::Info: return "info";
    case LogLevel::Warning: return "warning";
    case LogLevel::Error: return "error";
    }
    return "info";
}

void setLogSink(LogSink sink)
{
    const std::lock_guard lock(sinkMutex());
    currentSink() = std::move(sink);
}

void log(LogLevel level, std::string_view message)
{
    const std::lock_guard lock(sinkMutex());
    if (currentSink())
        currentSink()(level, message);
    else
        std::fprintf(stderr, "%s %s %.*s\n", isoTime(unixTime()).c_str(), logLevelName(level),
                     static_cast<int>(message.size()), message.data());
}

} // namespace trainyard
