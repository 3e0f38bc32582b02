// SPDX-License-Identifier: Apache-2.0
#include "backend/train/record/run_log.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/base/logging.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <string>

namespace trainyard {

RunLog::RunLog(const std::filesystem::path& file)
    : m_file(::open(file.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644)), m_terminal(::isatty(2) == 1)
{
    if (!m_file)
        throw systemFailure("write the log", file.string(), errno);
    setLogSink([this](LogLevel level, std::string_view message) {
        const std::string line = isoTime(unixTime()) + ' ' + logLevelName(level) + ' ' + std::string(message) + '\n';
        if (::write(m_file.get(), line.data(), line.size()) < 0) {
            // A full disk; see above.
        }
        if (m_terminal && level != LogLevel::Error) // the program itself says an error as its last sentence
            std::fprintf(stderr, "%.*s\n", static_cast<int>(message.size()), message.data());
    });
}

RunLog::~RunLog()
{
    setLogSink({});
}

} // namespace trainyard
