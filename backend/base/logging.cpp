// SPDX-License-Identifier: Apache-2.0
#include "backend/base/logging.h"

#include "backend/base/clock.h"
#include "backend/base/printable.h"

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
    const std::string line = printable(message); // one line of the log, whatever it quotes
    const std::lock_guard lock(sinkMutex());
    if (currentSink())
        currentSink()(level, line);
    else
        std::fprintf(stderr, "%s %s %s\n", isoTime(unixTime()).c_str(), logLevelName(level), line.c_str());
}

} // namespace trainyard
