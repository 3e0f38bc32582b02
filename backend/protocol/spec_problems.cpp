// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/spec_problems.h"

#include <nlohmann/json.hpp>

#include <cstdio>

namespace trainyard {

std::string SpecProblem::text() const
{
    const std::string where = path.empty() ? "the spec" : path;
    if (allowed.code == "spec.unknown-key")
        return where + " is no key of a run spec";
    if (allowed.code == "spec.unknown-key-near")
        return where + englishText(" is no key of a run spec; did you mean \"%1\"?", allowed.arguments);
    return where + (found.empty() ? " is missing" : " is " + found) + "; allowed: " + allowed.words;
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
