// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/error.h"
#include "backend/train/record/run_failure.h"

#include <string>

namespace trainyard {

/// What a question about something that does not exist is refused with; ends the engine with BadArguments.
inline RunFailure questionRefusal(const std::string& operation, const std::string& subject, Reason why)
{
    return {ExitCode::BadArguments, errorWith(ErrorKind::BadInput, operation, subject, std::move(why))};
}

} // namespace trainyard
