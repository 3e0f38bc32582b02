// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"

#include <stdexcept>
#include <string>
#include <utility>

namespace trainyard {

/// What kind of thing went wrong; decides the engine's exit code and whether a retry makes sense.
enum class ErrorKind {
    BadInput,    ///< a file, spec or argument of the user's is wrong
    NotFound,    ///< something named does not exist
    Permission,  ///< access refused, read-only file system
    NoSpace,     ///< disk or quota full
    Io,          ///< any other failure of a file system
    Unsupported, ///< valid, but this build or device cannot do it
    OutOfMemory,
    Device,    ///< an accelerator or its driver failed
    Busy,      ///< somebody else holds it
    Version,   ///< made by a newer or foreign version
    Transport, ///< a connection failed; the only kind that is retried
    Timeout,
    Cancelled,
    Internal,     ///< a fault of ours
    DeviceLost,   ///< an accelerator no longer answers, until it is reset
    DeviceMemory, ///< an accelerator's memory gave a value that could not be corrected (ECC)
    Driver        ///< the accelerator's driver is absent or too old for this build
};
inline constexpr ErrorKind kLastErrorKind = ErrorKind::Driver; ///< numbers are stored: add at the end

/// An error as a value: what was tried, on what, why it failed and what to do next.
/// Every text is a plain English clause without a final full stop; `remedy` is a whole sentence or empty.
struct Error {
    ErrorKind kind = ErrorKind::Internal;
    std::string operation; ///< "read the checkpoint"
    std::string subject;   ///< a file, field or host; may be empty
    std::string reason;    ///< "it ends after 812 of 4,096 bytes"
    std::string remedy;    ///< "Resume from an earlier checkpoint."
    int code = 0;          ///< errno or the library's own code, 0 when there is none
    // What the window says in its own language: the code and the arguments of `reason` and `remedy`. Empty: they are
    // shown as they are.
    std::string reasonCode = {};
    std::vector<ReasonArgument> arguments = {};

    /// Reason and remedy with their code.
    Reason why() const;
    /// Puts another reason and remedy in their place.
    void setWhy(Reason why);
    /// "Cannot OPERATION SUBJECT: REASON. REMEDY"
    std::string text() const;
};

/// The exception that carries an Error. Caught once at each thread, slot, C callback or process edge.
class Failure : public std::runtime_error {
public:
    explicit Failure(Error error);
    Failure(ErrorKind kind, std::string operation, std::string subject, std::string reason, std::string remedy = {},
            int code = 0);
    Failure(ErrorKind kind, std::string operation, std::string subject, Reason why, int code = 0);
    const Error& error() const noexcept { return m_error; }

private:
    Error m_error;
};

/// A Failure for errno: picks the kind (ENOENT, EACCES, EROFS, ENOSPC, EDQUOT, …), the reason and a remedy.
Failure systemFailure(std::string operation, std::string subject, int errnoValue);

/// Turns any exception in flight into an Error; call it inside a catch block.
Error currentError(std::string operation);

} // namespace trainyard
