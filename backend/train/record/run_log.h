// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/unique_handle.h"

#include <filesystem>

namespace trainyard {

/// Sends log() to an attempt's engine.log while it lives, and to standard error too when that is a terminal. Lines that
/// cannot be written are dropped: the events tell of a full disk.
class RunLog {
public:
    explicit RunLog(const std::filesystem::path& file);
    ~RunLog();
    RunLog(const RunLog&) = delete;
    RunLog& operator=(const RunLog&) = delete;

private:
    FileDescriptor m_file;
    bool m_terminal;
};

} // namespace trainyard
