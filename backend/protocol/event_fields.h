// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <span>
#include <string_view>

namespace trainyard {

/// What a member of an event line holds.
enum class EventValue {
    Text,
    Whole,  ///< a whole number ≥ 0
    Count,  ///< a whole number ≥ 1
    Number, ///< a number, or "NaN", "Infinity", "-Infinity"
    Level,  ///< "debug", "info", "warning", "error"
    Code,   ///< the name of an exit code: "completed"
    Values, ///< by series a number, or {"count", "mean", "min", "max"}
    Last,   ///< by series a number
    Kind,   ///< "weights", "gradients", "activations"
    Bin,    ///< a whole number of either sign
    Counts, ///< a list of whole numbers; −n stands for n zeros
    Why     ///< the code of a reason with its arguments; only Trainyard writes it
};

struct EventField {
    std::string_view key;
    EventValue value = EventValue::Text;
    bool required = false; ///< readers refuse a line without it
    std::string_view help = {};
};

struct EventType {
    std::string_view name;
    std::span<const EventField> fields;
    std::string_view help;
};

/// Every type of event with its members, and those that all types share (`n`, `t`, `type`). The published schema
/// and the check of run directories are made of these tables.
std::span<const EventType> eventTypes();
std::span<const EventField> sharedEventFields();
const EventType* eventType(std::string_view name);

/// The published JSON schema of one line, resources/schema/run-event.schema.json.
nlohmann::ordered_json eventSchema();

} // namespace trainyard
