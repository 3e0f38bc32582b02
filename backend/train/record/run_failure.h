// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/error.h"
#include "backend/protocol/exit_code.h"

#include <utility>

namespace trainyard {

/// A Failure that knows which exit code it ends the run with.
class RunFailure : public Failure {
public:
    RunFailure(ExitCode code, Error error) : Failure(std::move(error)), m_code(code) {}
    ExitCode code() const noexcept { return m_code; }

private:
    ExitCode m_code;
};

/// Does one stage of a run: wrong input in it ends the run with `wrongInput`, other failures with their own kind's
/// code.
template <typename Work>
auto atStage(ExitCode wrongInput, Work&& work) -> decltype(work())
{
    try {
        return work();
    } catch (const RunFailure&) {
        throw;
    } catch (const Failure& failure) {
        const ErrorKind kind = failure.error().kind;
        const bool input = kind == ErrorKind::BadInput || kind == ErrorKind::NotFound;
        throw RunFailure(input ? wrongInput : exitCodeFor(kind), failure.error());
    }
}

} // namespace trainyard
