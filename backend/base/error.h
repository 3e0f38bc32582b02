// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"

#include <concepts>
#include <stdexcept>
#include <string>
#include <utility>

namespace trainyard {

/// The kind of failure; it decides the engine's exit code and whether a retry makes sense.
enum class ErrorKind {
    BadInput,    ///< the user's file, spec or argument is wrong
    NotFound,    ///< something named does not exist
    Permission,  ///< access refused, read-only file system
    NoSpace,     ///< disk or quota full
    Io,          ///< any other failure of a file system
    Unsupported, ///< valid, but this build or device cannot do it
    OutOfMemory,
    Device,    ///< an accelerator or its driver failed
    Busy,      ///< another process holds it
    Version,   ///< made by a newer or incompatible version
    Transport, ///< a connection failed; the only kind that is retried
    Timeout,
    Cancelled,
    Internal,     ///< a bug in Trainyard
    DeviceLost,   ///< an accelerator no longer answers, until it is reset
    DeviceMemory, ///< an accelerator's memory gave a value that could not be corrected (ECC)
    Driver        ///< the accelerator's driver is absent or too old for this build
};
inline constexpr ErrorKind kLastErrorKind = ErrorKind::Driver; ///< numbers are stored: add new kinds at the end

/// An error as a value: what was tried, on what, why it failed and what to do next. Each text is a plain English clause
/// without a final full stop; `remedy` is a whole sentence or empty.
struct Error {
    ErrorKind kind = ErrorKind::Internal;
    std::string operation; ///< "read the checkpoint"
    std::string subject;   ///< a file, field or host; may be empty
    std::string reason;    ///< "it ends after 812 of 4,096 bytes"
    std::string remedy;    ///< "Resume from an earlier checkpoint."
    int code = 0;          ///< errno or the library's own code; 0 if there is none
    // The code and arguments of `reason` and `remedy`, from which the window builds its own language's text. Without a
    // code the English texts are shown.
    std::string reasonCode = {};
    std::vector<ReasonArgument> arguments = {};

    /// Reason and remedy together with their code.
    Reason why() const;
    /// Replaces reason and remedy.
    void setWhy(Reason why);
    /// "Cannot OPERATION SUBJECT: REASON. REMEDY"
    std::string text() const;
};

Error errorWith(ErrorKind kind, std::string operation, std::string subject, Reason why, int code = 0);

/// The exception that carries an Error. It is caught once at each thread, slot, C callback or process edge.
class Failure : public std::runtime_error {
public:
    explicit Failure(Error error);
    Failure(ErrorKind kind, std::string operation, std::string subject, std::string reason, std::string remedy = {},
            int code = 0);
    /// A template, so that a plain string never converts to a Reason without a code.
    template <std::same_as<Reason> Why>
    Failure(ErrorKind kind, std::string operation, std::string subject, Why why, int code = 0)
        : Failure(errorWith(kind, std::move(operation), std::move(subject), std::move(why), code))
    {
    }
    const Error& error() const noexcept { return m_error; }

private:
    Error m_error;
};

/// Why a part of something cannot be used, thrown where the whole is not known: whoever knows it makes a Failure of it.
class Refusal : public std::runtime_error {
public:
    explicit Refusal(Reason why) : std::runtime_error(why.text()), m_why(std::move(why)) {}
    const Reason& why() const noexcept { return m_why; }

private:
    Reason m_why;
};

/// The reason of a Failure or a Refusal; the words alone of any other exception, such as a library's.
Reason whyOf(const std::exception& exception);

/// A Failure for errno: picks the kind (ENOENT, EACCES, EROFS, ENOSPC, EDQUOT, …), the reason and a remedy.
Failure systemFailure(std::string operation, std::string subject, int errnoValue);

/// Turns any exception in flight into an Error; call it inside a catch block.
Error currentError(std::string operation);

} // namespace trainyard
