// SPDX-License-Identifier: Apache-2.0
#include "backend/engine/answers.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/engine/wrong_argument.h"
#include "backend/protocol/reason_json.h"
#include "backend/protocol/reasons_engine.h"

#include <nlohmann/json.hpp>

#include <cstdio>

namespace trainyard {
namespace {

using AnswerJson = nlohmann::ordered_json;

constexpr double kTellEverySeconds = 0.5;

void sayLine(const AnswerJson& json)
{
    const std::string line = json.dump(-1, ' ', false, AnswerJson::error_handler_t::replace) + "\n";
    if (std::fwrite(line.data(), 1, line.size(), stdout) != line.size() || std::fflush(stdout) != 0)
        throw Failure(ErrorKind::Cancelled, "answer", {}, engineReason("engine.no-answer-reader"));
}

} // namespace

int answer(bool json, const std::function<Inspection()>& work)
{
    if (!json)
        return print(work(), false);
    try {
        return print(work(), true);
    } catch (...) {
        const Error error = currentError("inspect");
        sayLine({{"error", errorJson(error)}});
        return static_cast<int>(currentExitCode(error));
    }
}

int answerInLines(const std::string& operation, const std::function<AnswerJson(const TellProgress&, ExitCode&)>& work)
{
    try {
        const auto tell = [next = steadyTime() + kTellEverySeconds](std::string_view phase, std::int64_t done,
                                                                    std::int64_t total) mutable {
            if (const double now = steadyTime(); now >= next) {
                next = now + kTellEverySeconds;
                sayLine({{"progress", {{"phase", phase}, {"done", done}, {"total", total}}}});
            }
        };
        ExitCode code = ExitCode::Completed;
        sayLine(work(tell, code));
        return static_cast<int>(code);
    } catch (...) {
        const Error error = currentError(operation);
        sayLine({{"error", errorJson(error)}});
        return static_cast<int>(currentExitCode(error));
    }
}

} // namespace trainyard
