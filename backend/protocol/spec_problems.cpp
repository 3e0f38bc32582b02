// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/spec_problems.h"

#include <nlohmann/json.hpp>

#include <cstdio>

namespace trainyard {

SpecProblem specProblem(std::string path, std::string found, Reason allowed)
{
    return {std::move(path), std::move(found), std::move(allowed.words), std::move(allowed.code),
            std::move(allowed.arguments)};
}

Reason allowedReason(const SpecProblem& problem)
{
    return {problem.code, problem.arguments, problem.allowed, {}};
}

std::string SpecProblem::text() const
{
    const std::string where = path.empty() ? "the spec" : path;
    if (code == "spec.unknown-key")
        return where + " is no key of a run spec";
    if (code == "spec.unknown-key-near")
        return where + " is no key of a run spec; did you mean \"" + std::get<std::string>(arguments.front()) + "\"?";
    return where + (found.empty() ? " is missing" : " is " + found) + "; allowed: " + allowed;
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
