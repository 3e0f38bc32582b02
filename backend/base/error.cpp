// SPDX-License-Identifier: Apache-2.0
#include "backend/base/error.h"

#include <cerrno>
#include <new>
#include <system_error>

namespace trainyard {

std::string Error::text() const
{
    std::string out = "Cannot " + operation;
    if (!subject.empty())
        out += " " + subject;
    if (!reason.empty())
        out += ": " + reason;
    if (out.back() != '.')
        out += '.';
    if (!remedy.empty())
        out += " " + remedy;
    return out;
}

Failure::Failure(Error error) : std::runtime_error(error.text()), m_error(std::move(error)) {}

Failure::Failure(ErrorKind kind, std::string operation, std::string subject, std::string reason, std::string remedy,
                 int code)
    : Failure(Error{kind, std::move(operation), std::move(subject), std::move(reason), std::move(remedy), code})
{
}

Failure systemFailure(std::string operation, std::string subject, int errnoValue)
{
    ErrorKind kind = ErrorKind::Io;
    std::string remedy;
    switch (errnoValue) {
    case ENOENT:
    case ENOTDIR:
        kind = ErrorKind::NotFound;
        remedy = "Check the path.";
        break;
    case EACCES:
    case EPERM:
        kind = ErrorKind::Permission;
        remedy = "Check the permissions or choose another folder.";
        break;
    case EROFS:
        kind = ErrorKind::Permission;
        remedy = "Choose a folder on a file system that can be written.";
        break;
    case ENOSPC:
    case EDQUOT:
        kind = ErrorKind::NoSpace;
        remedy = "Free some space or choose another folder.";
        break;
    case EFBIG:
        kind = ErrorKind::NoSpace;
        remedy = "Raise the limit on file sizes (ulimit -f) or choose another folder.";
        break;
    case ENOMEM: kind = ErrorKind::OutOfMemory; break;
    case EBUSY:
    case EAGAIN: kind = ErrorKind::Busy; break;
    default: break;
    }
    return Failure(kind, std::move(operation), std::move(subject), std::generic_category().message(errnoValue),
                   std::move(remedy), errnoValue);
}

Error currentError(std::string operation)
{
    try {
        throw;
    } catch (const Failure& failure) {
        return failure.error();
    } catch (const std::bad_alloc&) {
        return {ErrorKind::OutOfMemory,
                std::move(operation),
                {},
                "there is not enough memory",
                "Close other programs or make the batch smaller.",
                0};
    } catch (const std::exception& exception) {
        return {ErrorKind::Internal, std::move(operation), {}, exception.what(), {}, 0};
    } catch (...) {
        return {ErrorKind::Internal, std::move(operation), {}, "an unknown exception was thrown", {}, 0};
    }
}

} // namespace trainyard
