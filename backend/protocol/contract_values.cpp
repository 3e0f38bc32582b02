// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/contract_values.h"

#include "backend/protocol/exit_code.h"
#include "backend/protocol/reasons_contract.h"
#include "backend/protocol/spec_reader.h"

#include <algorithm>
#include <utility>

namespace trainyard::run_checks {

using nlohmann::json;

namespace {

std::string quoted(std::string_view text)
{
    return "\"" + std::string(text) + "\"";
}

bool isCodeName(const json& value)
{
    for (int code = 0; value.is_string() && code <= static_cast<int>(ExitCode::Killed); ++code)
        if (static_cast<int>(exitCodeFromInt(code)) == code &&
            value.get_ref<const std::string&>() == exitCodeName(exitCodeFromInt(code)))
            return true;
    return false;
}

} // namespace

std::string typeNames()
{
    std::string names;
    for (const EventType& type : eventTypes())
        names += (names.empty() ? "" : ", ") + quoted(type.name);
    return names;
}

std::string codeNames()
{
    std::string names;
    for (int code = 0; code <= static_cast<int>(ExitCode::Killed); ++code)
        if (static_cast<int>(exitCodeFromInt(code)) == code)
            names += (names.empty() ? "" : ", ") + quoted(exitCodeName(exitCodeFromInt(code)));
    return names;
}

bool isNumber(const json& value)
{
    return value.is_number() || value == "NaN" || value == "Infinity" || value == "-Infinity";
}

bool isWhole(const json& value, std::int64_t low, std::int64_t high)
{
    if (value.is_number_unsigned())
        return value.get<std::uint64_t>() <= static_cast<std::uint64_t>(high) &&
               static_cast<std::int64_t>(value.get<std::uint64_t>()) >= low;
    return value.is_number_integer() && value.get<std::int64_t>() >= low && value.get<std::int64_t>() <= high;
}

bool isAggregate(const json& value)
{
    const auto has = [&](const char* key) { return value.contains(key) && isNumber(value[key]); };
    return value.is_object() && value.contains("count") && isWhole(value["count"], 1) && has("mean") && has("min") &&
           has("max");
}

Reason refusal(EventValue kind, const json& value)
{
    switch (kind) {
    case EventValue::Text: return value.is_string() ? Reason() : contractReason("contract.text");
    case EventValue::Whole:
        return isWhole(value, 0) ? Reason() : contractReason("contract.whole", 0, std::int64_t{kLargest});
    case EventValue::Count:
        return isWhole(value, 1) ? Reason() : contractReason("contract.whole", 1, std::int64_t{kLargest});
    case EventValue::Number: return isNumber(value) ? Reason() : contractReason("contract.number");
    case EventValue::Level:
        return value == "debug" || value == "info" || value == "warning" || value == "error"
                   ? Reason()
                   : contractReason("contract.one-of", "\"debug\", \"info\", \"warning\", \"error\"");
    case EventValue::Code: return isCodeName(value) ? Reason() : contractReason("contract.one-of", codeNames());
    case EventValue::Values:
    case EventValue::Last: return value.is_object() ? Reason() : contractReason("contract.values");
    case EventValue::Kind:
        return value == "weights" || value == "gradients" || value == "activations"
                   ? Reason()
                   : contractReason("contract.one-of", "\"weights\", \"gradients\", \"activations\"");
    case EventValue::Bin:
        return isWhole(value, -kLargest)
                   ? Reason()
                   : contractReason("contract.whole", std::int64_t{-kLargest}, std::int64_t{kLargest});
    case EventValue::Counts:
        return value.is_array() &&
                       std::all_of(value.begin(), value.end(), [](const json& one) { return isWhole(one, -kLargest); })
                   ? Reason()
                   : contractReason("contract.counts");
    case EventValue::Why: return value.is_object() ? Reason() : contractReason("contract.object");
    }
    return {};
}

void FileCheck::error(Reason found, Reason allowed) const
{
    m_check.add({m_file, line, true, std::move(found), std::move(allowed)});
}

void FileCheck::warning(Reason found, Reason allowed) const
{
    m_check.add({m_file, line, false, std::move(found), std::move(allowed)});
}

void FileCheck::member(const json& object, std::string_view key, EventValue kind, bool required) const
{
    const auto found = object.find(key);
    if (found == object.end()) {
        if (required)
            error(contractReason("contract.missing-key", key), refusal(kind, nullptr));
        return;
    }
    if (Reason allowed = refusal(kind, *found); !allowed.empty())
        error(is(key, *found), std::move(allowed));
}

void FileCheck::equal(const json& object, std::string_view key, const json& wanted) const
{
    const auto found = object.find(key);
    if (found != object.end() && *found != wanted)
        error(is(key, *found), contractReason("contract.exactly", shortJson(wanted)));
}

Reason FileCheck::is(std::string_view key, const json& value)
{
    return contractReason("contract.key-is", key, shortJson(value));
}

} // namespace trainyard::run_checks
