// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/exit_code.h"

#include "backend/protocol/version.h"

namespace trainyard {
namespace {

struct Name {
    ExitCode code;
    std::string_view text;
};

constexpr Name kExitCodeNames[] = {
    {ExitCode::Completed, "completed"},
    {ExitCode::Stopped, "stopped"},
    {ExitCode::BadArguments, "bad-arguments"},
    {ExitCode::BadSpec, "bad-spec"},
    {ExitCode::BadData, "bad-data"},
    {ExitCode::DeviceUnavailable, "device-unavailable"},
    {ExitCode::OutOfMemory, "out-of-memory"},
    {ExitCode::DeviceFailed, "device-failed"},
    {ExitCode::DiskFull, "disk-full"},
    {ExitCode::InputOutput, "input-output"},
    {ExitCode::Diverged, "diverged"},
    {ExitCode::BadCheckpoint, "bad-checkpoint"},
    {ExitCode::VersionMismatch, "version-mismatch"},
    {ExitCode::AlreadyRunning, "already-running"},
    {ExitCode::Unsupported, "unsupported"},
    {ExitCode::DeviceLost, "device-lost"},
    {ExitCode::DeviceMemoryFault, "device-memory-fault"},
    {ExitCode::DriverTooOld, "driver-too-old"},
    {ExitCode::ProgramFailed, "program-failed"},
    {ExitCode::Internal, "internal"},
    {ExitCode::Killed, "killed"},
};

} // namespace

std::string_view exitCodeName(ExitCode code)
{
    for (const Name& name : kExitCodeNames)
        if (name.code == code)
            return name.text;
    return "internal";
}

ExitCode exitCodeFromInt(int value)
{
    for (const Name& name : kExitCodeNames)
        if (static_cast<int>(name.code) == value)
            return name.code;
    return value > 128 ? ExitCode::Killed : ExitCode::Internal;
}

ExitCode exitCodeFor(ErrorKind kind)
{
    switch (kind) {
    case ErrorKind::BadInput:
    case ErrorKind::NotFound: return ExitCode::BadData;
    case ErrorKind::Permission:
    case ErrorKind::Io: return ExitCode::InputOutput;
    case ErrorKind::NoSpace: return ExitCode::DiskFull;
    case ErrorKind::Unsupported: return ExitCode::Unsupported;
    case ErrorKind::OutOfMemory: return ExitCode::OutOfMemory;
    case ErrorKind::Device: return ExitCode::DeviceFailed;
    case ErrorKind::DeviceLost: return ExitCode::DeviceLost;
    case ErrorKind::DeviceMemory: return ExitCode::DeviceMemoryFault;
    case ErrorKind::Driver: return ExitCode::DriverTooOld;
    case ErrorKind::Busy: return ExitCode::AlreadyRunning;
    case ErrorKind::Version: return ExitCode::VersionMismatch;
    case ErrorKind::Cancelled: return ExitCode::Stopped;
    case ErrorKind::Transport:
    case ErrorKind::Timeout:
    case ErrorKind::Internal: break;
    }
    return ExitCode::Internal;
}

std::string engineVersionLine()
{
    return std::string("trainyard-engine ") + kTrainyardVersion + " protocol " + std::to_string(kProtocolVersion);
}

} // namespace trainyard
