// SPDX-License-Identifier: Apache-2.0
#include "backend/base/error.h"

#include "backend/base/address_limit.h"
#include "backend/base/reasons_system.h"

#include <cerrno>
#include <filesystem>
#include <new>
#include <system_error>

namespace trainyard {

std::string Error::text() const
{
    // Without an operation, the reason says it all: "train.py ended with exit code 1".
    std::string out = operation.empty() ? reason : "Cannot " + operation;
    if (!operation.empty() && !subject.empty())
        out += " " + subject;
    if (!operation.empty() && !reason.empty())
        out += ": " + reason;
    if (out.empty() || (out.back() != '.' && out.back() != '?'))
        out += '.';
    if (!remedy.empty())
        out += " " + remedy;
    return out;
}

Reason Error::why() const
{
    return {reasonCode, arguments, reason, remedy};
}

void Error::setWhy(Reason why)
{
    reason = std::move(why.words);
    remedy = std::move(why.remedy);
    reasonCode = std::move(why.code);
    arguments = std::move(why.arguments);
}

Error errorWith(ErrorKind kind, std::string operation, std::string subject, Reason why, int code)
{
    Error error{kind, std::move(operation), std::move(subject), {}, {}, code};
    error.setWhy(std::move(why));
    return error;
}

Reason errnoReason(int value)
{
    switch (value) {
    case ENOENT: return systemReason("system.not-found");
    case ENOTDIR: return systemReason("system.not-a-folder");
    case EACCES: return systemReason("system.permission");
    case EPERM: return systemReason("system.not-permitted");
    case EROFS: return systemReason("system.read-only");
    case ENOSPC: return systemReason("system.no-space");
    case EDQUOT: return systemReason("system.quota");
    case EFBIG: return systemReason("system.file-too-large");
    case EIO: return systemReason("system.io");
    case ELOOP: return systemReason("system.link-loop");
    case ENOMEM: return systemReason("system.no-memory");
    case EBUSY: return systemReason("system.busy");
    case ETIMEDOUT: return systemReason("system.timeout");
    case ECONNREFUSED: return systemReason("system.connection-refused");
    case ECONNRESET: return systemReason("system.connection-reset");
    case EPIPE: return systemReason("system.broken-pipe");
    default: return Reason(std::generic_category().message(value));
    }
}

namespace {

ErrorKind errnoKind(int value)
{
    switch (value) {
    case ENOENT:
    case ENOTDIR: return ErrorKind::NotFound;
    case EACCES:
    case EPERM:
    case EROFS: return ErrorKind::Permission;
    case ENOSPC:
    case EDQUOT:
    case EFBIG: return ErrorKind::NoSpace;
    case ENOMEM: return ErrorKind::OutOfMemory;
    case EBUSY:
    case EAGAIN: return ErrorKind::Busy;
    default: return ErrorKind::Io;
    }
}

} // namespace

Failure::Failure(Error error) : std::runtime_error(error.text()), m_error(std::move(error)) {}

Failure::Failure(ErrorKind kind, std::string operation, std::string subject, std::string reason, std::string remedy,
                 int code)
    : Failure(Error{kind, std::move(operation), std::move(subject), std::move(reason), std::move(remedy), code})
{
}

Failure systemFailure(std::string operation, std::string subject, int errnoValue)
{
    return Failure(errnoKind(errnoValue), std::move(operation), std::move(subject), errnoReason(errnoValue),
                   errnoValue);
}

Reason whyOf(const std::exception& exception)
{
    if (const auto* failure = dynamic_cast<const Failure*>(&exception))
        return failure->error().why();
    if (const auto* refusal = dynamic_cast<const Refusal*>(&exception))
        return refusal->why();
    return Reason(exception.what());
}

Error currentError(std::string operation)
{
    try {
        throw;
    } catch (const Failure& failure) {
        return failure.error();
    } catch (const std::bad_alloc&) {
        return errorWith(ErrorKind::OutOfMemory, std::move(operation), {},
                         lackOfMemory(systemReason("system.out-of-memory")), 0);
    } catch (const std::filesystem::filesystem_error& failure) { // from functions without an error_code
        const std::string subject = failure.path1().string();
        return systemFailure(subject.empty() ? std::move(operation) : "use", subject, failure.code().value()).error();
    } catch (const std::system_error& failure) {
        if (failure.code() == std::errc::resource_unavailable_try_again) // a thread could not be started
            return errorWith(ErrorKind::OutOfMemory, std::move(operation), {},
                             lackOfMemory(systemReason("system.no-thread")), failure.code().value());
        return errorWith(ErrorKind::Internal, std::move(operation), {}, whyOf(failure));
    } catch (const std::exception& exception) {
        return errorWith(ErrorKind::Internal, std::move(operation), {}, whyOf(exception));
    } catch (...) {
        return errorWith(ErrorKind::Internal, std::move(operation), {}, systemReason("system.unknown-exception"), 0);
    }
}

} // namespace trainyard
