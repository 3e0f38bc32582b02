// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/train/plan/device_report.h"
#include "backend/train/plan/run_planner.h"

#include <cstdio>
#include <functional>
#include <string>
#include <string_view>

namespace trainyard {

/// The conversation of protocol/plan.h over two streams. A line that is no question is answered with an error and the
/// conversation goes on.
class PlanConversation {
public:
    /// Returns at the end of the input or when nobody reads the output any more.
    void hold(std::FILE* in, std::FILE* out);
    /// The answer to one line, with its '\n'. `say` takes lines on the way to it: how far a long listing has come.
    std::string answer(std::string_view line, const std::function<void(const std::string&)>& say = {});

private:
    RunPlanner m_planner;
    DeviceSurvey m_devices;
};

} // namespace trainyard
