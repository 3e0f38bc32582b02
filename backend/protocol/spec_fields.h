// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/run_spec.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

/// Marks English text that the window translates; lupdate knows the name. Context: "SpecFields".
#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(context, text) text
#endif

namespace trainyard {

/// The value of a field, whatever its type. A choice is the name that stands in JSON.
using FieldValue = std::variant<bool, std::int64_t, double, std::string, std::vector<std::string>>;

enum class FieldType { Flag, Whole, Number, Choice, Text, Texts };

/// Whether most people need a field, or few.
enum class FieldUse { Often, Seldom };

struct FieldChoice {
    std::string_view name;  ///< in JSON
    std::string_view title; ///< English, for the window to translate
    std::string_view help;
};

/// All that is known of one field of a section of the run spec. Reader, writer, JSON schema, refusals, form, comparison
/// and search are derived from it.
struct FieldInfo {
    const char* key = ""; ///< in JSON
    FieldType type = FieldType::Flag;
    double low = 0.0, high = 0.0; ///< range of a number; `high` of a text: most characters, of a list: most entries
    bool openLow = false;         ///< `low` itself is not allowed
    std::span<const FieldChoice> choices = {};
    FieldUse use = FieldUse::Often;
    std::string_view unit = {};  ///< "%", "epochs", "steps"
    std::string_view title = {}; ///< English, at most three words: "Weights pruned"
    std::string_view help = {};  ///< English, one or two sentences
};

/// A field of a section, with its place in the struct.
template <typename Section>
struct SpecField : FieldInfo {
    FieldValue (*get)(const Section&) = nullptr;
    void (*set)(Section&, const FieldValue&) = nullptr; ///< a value of the field's type
    /// Whether the field means anything beside the others; null: always. Those it looks at come before it in the table.
    bool (*applies)(const Section&) = nullptr;
};

/// A field of one section that lives somewhere and outlives this.
struct BoundField {
    const FieldInfo* info = nullptr;
    std::function<bool()> applies;
    std::function<FieldValue()> get;
    std::function<void(const FieldValue&)> set;
};

template <typename Section>
std::vector<BoundField> bind(Section& section, std::span<const SpecField<std::remove_const_t<Section>>> fields)
{
    std::vector<BoundField> bound;
    for (const auto& field : fields)
        bound.push_back({&field, [&] { return !field.applies || field.applies(section); },
                         [&] { return field.get(section); },
                         [&](const FieldValue& value) {
                             if constexpr (!std::is_const_v<Section>)
                                 field.set(section, value);
                         }});
    return bound;
}

/// Reads a section: unknown keys, wrong types, values out of range and fields that do not apply become problems.
void readFields(const nlohmann::json& json, const std::vector<BoundField>& fields, const std::string& path,
                std::vector<SpecProblem>& problems);
/// The fields that apply, in the order of the table.
nlohmann::ordered_json fieldsJson(const std::vector<BoundField>& fields);
/// The section in a JSON schema; `fields` are bound to a section with its defaults.
nlohmann::ordered_json fieldsSchema(const std::vector<BoundField>& fields, std::string_view description);

/// Places of values in a section, for tables of fields.
namespace spec_fields {

template <typename Member>
FieldValue wrapped(const Member& value)
{
    if constexpr (std::is_enum_v<Member>)
        return std::string(name(value));
    else if constexpr (std::is_integral_v<Member> && !std::is_same_v<Member, bool>)
        return static_cast<std::int64_t>(value);
    else
        return value;
}

template <typename Section, auto Pointer>
FieldValue get(const Section& section)
{
    return wrapped(section.*Pointer);
}

template <typename Section, auto Pointer>
void set(Section& section, const FieldValue& value)
{
    using Member = std::remove_cvref_t<decltype(section.*Pointer)>;
    if constexpr (std::is_integral_v<Member> && !std::is_same_v<Member, bool>)
        section.*Pointer = static_cast<Member>(std::get<std::int64_t>(value));
    else
        section.*Pointer = std::get<Member>(value);
}

/// A choice whose enum counts up from 0 in the order of `choices`.
template <typename Section, auto Pointer, const auto& Choices>
void choose(Section& section, const FieldValue& value)
{
    using Member = std::remove_cvref_t<decltype(section.*Pointer)>;
    int index = 0;
    for (const FieldChoice& choice : Choices) {
        if (choice.name == std::get<std::string>(value))
            section.*Pointer = static_cast<Member>(index);
        ++index;
    }
}

} // namespace spec_fields

} // namespace trainyard
