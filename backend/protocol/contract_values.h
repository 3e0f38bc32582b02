// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"
#include "backend/protocol/event_fields.h"
#include "backend/protocol/run_check.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <string>
#include <string_view>

namespace trainyard::run_checks {

inline constexpr std::int64_t kLargest = std::int64_t{1} << 53; ///< exact in every JSON reader

/// The types of events and the names of exit codes, quoted and joined by commas.
std::string typeNames();
std::string codeNames();

/// As events hold numbers: NaN and infinities are strings.
bool isNumber(const nlohmann::json& value);
bool isWhole(const nlohmann::json& value, std::int64_t low, std::int64_t high = kLargest);
/// The value of a series over several steps.
bool isAggregate(const nlohmann::json& value);

/// What a member may hold; empty when the value fits.
Reason refusal(EventValue kind, const nlohmann::json& value);

/// The findings of one file.
class FileCheck {
public:
    FileCheck(std::string file, RunCheck& check) : m_file(std::move(file)), m_check(check) {}

    std::int64_t line = 0;

    void error(Reason found, Reason allowed) const;
    void warning(Reason found, Reason allowed) const;
    void member(const nlohmann::json& object, std::string_view key, EventValue kind, bool required) const;
    /// The member is there and has another value than the one that its place gives it.
    void equal(const nlohmann::json& object, std::string_view key, const nlohmann::json& wanted) const;
    static Reason is(std::string_view key, const nlohmann::json& value);

private:
    std::string m_file;
    RunCheck& m_check;
};

} // namespace trainyard::run_checks
