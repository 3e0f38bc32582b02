// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/spec_problems.h"

#include "backend/protocol/reasons_spec.h"

#include <nlohmann/json.hpp>

#include <cstdio>

namespace trainyard {

Reason SpecProblem::why() const
{
    const ReasonArgument where =
        path.empty() ? ReasonArgument(std::vector<Reason>{specReason("spec.the-spec")}) : ReasonArgument(path);
    if (allowed.code == "spec.unknown-key")
        return specReason("spec.no-key", where);
    if (allowed.code == "spec.unknown-key-near" && !allowed.arguments.empty())
        return specReason("spec.no-key-near", where, allowed.arguments.front());
    return found.empty() ? specReason("spec.missing", where, allowed) : specReason("spec.is", where, found, allowed);
}

std::string jsonNumber(double value)
{
    return nlohmann::json(value).dump();
}

std::string plainNumber(double value)
{
    char text[40];
    std::snprintf(text, sizeof text, "%.12g", value);
    return text;
}

} // namespace trainyard
