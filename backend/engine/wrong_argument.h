// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/error.h"
#include "backend/train/record/run_failure.h"

namespace trainyard {

/// What a value on the command line is refused with, ending the engine with BadArguments: "Cannot use --part 5/3:
/// REASON. REMEDY"
inline RunFailure wrongArgument(const std::string& option, const std::string& value, Reason why)
{
    return {ExitCode::BadArguments,
            errorWith(ErrorKind::BadInput, "use", value.empty() ? option : option + " " + value, std::move(why))};
}

/// The exit code of the failure in flight; call it inside a catch block.
inline ExitCode currentExitCode(const Error& error)
{
    try {
        throw;
    } catch (const RunFailure& failure) {
        return failure.code();
    } catch (...) {
        return exitCodeFor(error.kind);
    }
}

} // namespace trainyard
