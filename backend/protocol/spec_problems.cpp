// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/spec_problems.h"

#include "backend/protocol/reasons.h"
#include "backend/protocol/reasons_plan.h"
#include "backend/protocol/reasons_spec.h"

#include <nlohmann/json.hpp>

#include <cstdio>

namespace trainyard {

std::string readablePointer(std::string_view pointer)
{
    std::string out;
    for (std::size_t at = 0; at < pointer.size(); ++at)
        if (pointer[at] == '~' && at + 1 < pointer.size() && (pointer[at + 1] == '0' || pointer[at + 1] == '1'))
            out += pointer[++at] == '1' ? '/' : '~';
        else
            out += pointer[at];
    return out;
}

Reason SpecProblem::why() const
{
    const ReasonArgument where = path.empty() ? ReasonArgument(std::vector<Reason>{specReason("spec.the-spec")})
                                              : ReasonArgument(readablePointer(path));
    if (allowed.code == "spec.unknown-key")
        return specReason("spec.no-key", where);
    if (allowed.code == "spec.unknown-key-of" && !allowed.arguments.empty())
        return specReason("spec.no-key-of", where, allowed.arguments.front());
    if (allowed.code == "spec.unknown-key-near" && !allowed.arguments.empty())
        return specReason("spec.no-key-near", where, allowed.arguments.front());
    if (allowed.code == kRemedyReason) // what was found is a sentence of its own then, not a value
        return planReason("plan.of-do", where, found, allowed);
    if (allowed.empty() && !found.remedy.empty()) // the text cannot be read at all
        return found;
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
