// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/field_json.h"

#include "backend/protocol/checkpoint_reference.h"
#include "backend/protocol/reasons_spec.h"

#include <algorithm>
#include <set>

namespace trainyard {
namespace {

using OrderedJson = nlohmann::ordered_json;

/// The names of the choices in JSON.
std::string quoted(std::span<const FieldChoice> choices)
{
    std::string names;
    for (const FieldChoice& choice : choices)
        names += (names.empty() ? "\"" : ", \"") + std::string(choice.name) + "\"";
    return names;
}

/// What `read` returns, unless it reported a problem.
template <typename Value, typename Read>
std::optional<FieldValue> unlessReported(SpecReader& reader, const Read& read)
{
    const std::size_t before = reader.problems().size();
    Value value{};
    read(value);
    return reader.problems().size() == before ? std::optional<FieldValue>(std::move(value)) : std::nullopt;
}

std::optional<FieldValue> readText(SpecReader& reader, const char* key, const FieldInfo& field)
{
    return unlessReported<std::string>(reader, [&](std::string& text) {
        reader.read(key, text, static_cast<std::size_t>(field.low), static_cast<std::size_t>(field.high),
                    field.type == FieldType::Lines);
    });
}

std::optional<FieldValue> readWhole(SpecReader& reader, const char* key, const FieldInfo& field,
                                    const nlohmann::json& found)
{
    if (!field.zeroKey.empty() && found.is_string()) {
        if (found.get_ref<const std::string&>() == field.zeroKey)
            return std::int64_t{0};
        reader.report(key, found, specReason("spec.whole-or", toWhole(field.low), toWhole(field.high), field.zeroKey));
        return std::nullopt;
    }
    return unlessReported<std::int64_t>(
        reader, [&](std::int64_t& value) { reader.read(key, value, toWhole(field.low), toWhole(field.high)); });
}

bool sameButCase(std::string_view a, std::string_view b)
{
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [&](char x, char y) { return lower(x) == lower(y); });
}

/// The choice that somebody meant who wrote the window's title of it, or capitals: "gpu" is "cuda". Else empty.
std::string_view meantChoice(const FieldInfo& field, std::string_view found)
{
    for (const FieldChoice& choice : field.choices)
        if (sameButCase(found, choice.title) || sameButCase(found, choice.name))
            return choice.name;
    return {};
}

std::optional<FieldValue> readChoice(SpecReader& reader, const char* key, const FieldInfo& field,
                                     const nlohmann::json& found)
{
    for (std::size_t i = 0; i < field.choices.size(); ++i)
        if (found.is_string() && found.get_ref<const std::string&>() == field.choices[i].name)
            return static_cast<std::int64_t>(i);
    const std::string_view meant = found.is_string() ? meantChoice(field, found.get_ref<const std::string&>()) : "";
    reader.report(key, found,
                  meant.empty() ? specReason("spec.choice", quoted(field.choices))
                                : specReason("spec.choice-near", quoted(field.choices), std::string(meant)));
    return std::nullopt;
}

std::optional<FieldValue> readRunId(SpecReader& reader, const char* key, const nlohmann::json& found)
{
    if (found.is_string() && isRunId(found.get_ref<const std::string&>()))
        return found.get<std::string>();
    reader.report(key, found, specReason("spec.run-id"));
    return std::nullopt;
}

std::optional<FieldValue> readPath(SpecReader& reader, const char* key, const FieldInfo& field,
                                   const nlohmann::json& found)
{
    std::optional<FieldValue> path = readText(reader, key, field);
    for (const FieldChoice& choice : field.choices)
        if (path == FieldValue(std::string(choice.name)))
            return path;
    if (!path || std::get<std::string>(*path).starts_with('/'))
        return path;
    reader.report(key, found,
                  field.choices.empty() ? specReason("spec.path") : specReason("spec.path-or", quoted(field.choices)));
    return std::nullopt;
}

std::optional<FieldValue> readCheckpoint(SpecReader& reader, const char* key, const FieldInfo& field,
                                         const nlohmann::json& found)
{
    std::optional<FieldValue> text = readText(reader, key, field);
    if (!text || text == FieldValue(std::string()) || parseCheckpointReference(std::get<std::string>(*text)))
        return text;
    reader.report(key, found, specReason("spec.checkpoint"));
    return std::nullopt;
}

/// Reads a list of texts; each one that cannot be read is reported under its number.
std::optional<FieldValue> readTexts(SpecReader& reader, const char* key, const FieldInfo& field,
                                    const nlohmann::json& found)
{
    if (!found.is_array() || found.size() > static_cast<std::size_t>(field.most)) {
        reader.report(key, found, specReason("spec.texts", field.most));
        return std::nullopt;
    }
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < found.size(); ++i) {
        const std::string number = std::to_string(i);
        const nlohmann::json holder = {{number, found[i]}};
        SpecReader item(holder, reader.pathOf(key), reader.problems());
        if (const std::optional<FieldValue> text = readText(item, number.c_str(), field))
            texts.push_back(std::get<std::string>(*text));
    }
    return texts;
}

std::optional<FieldValue> readWholes(SpecReader& reader, const char* key, const FieldInfo& field,
                                     const nlohmann::json& found)
{
    std::vector<std::int64_t> numbers;
    const bool good = found.is_array() && found.size() <= static_cast<std::size_t>(field.most) &&
                      std::all_of(found.begin(), found.end(), [&](const nlohmann::json& one) {
                          if (!one.is_number_integer() || one < toWhole(field.low) || one > toWhole(field.high))
                              return false;
                          const auto number = one.get<std::int64_t>();
                          const bool fits = field.ascending
                                                ? numbers.empty() || number > numbers.back()
                                                : std::find(numbers.begin(), numbers.end(), number) == numbers.end();
                          numbers.push_back(number);
                          return fits;
                      });
    if (good)
        return numbers;
    const std::int64_t low = toWhole(field.low), high = toWhole(field.high);
    reader.report(key, found,
                  field.ascending ? specReason("spec.ascending", field.most, low, high)
                                  : specReason("spec.different", field.most, low, high));
    return std::nullopt;
}

bool isName(const nlohmann::json& value)
{
    return value.is_string() && codePoints(value.get_ref<const std::string&>()) > 0 &&
           value.get_ref<const std::string&>().size() <= 1000;
}

std::optional<FieldValue> readCountOrTexts(SpecReader& reader, const char* key, const FieldInfo& field,
                                           const nlohmann::json& found)
{
    if (found.is_number_integer() && (found == 0 || (found >= toWhole(field.low) && found <= toWhole(field.high))))
        return found.get<std::int64_t>();
    if (found.is_array() && found.size() >= 2 && found.size() <= static_cast<std::size_t>(field.most) &&
        std::all_of(found.begin(), found.end(), isName)) {
        std::set<std::string> seen;
        for (const nlohmann::json& name : found)
            if (!seen.insert(name.get<std::string>()).second) {
                reader.report(key, name, specReason("spec.class-twice"));
                return std::nullopt;
            }
        return found.get<std::vector<std::string>>();
    }
    reader.report(key, found, specReason("spec.classes", toWhole(field.low), toWhole(field.high)));
    return std::nullopt;
}

std::optional<FieldValue> readScalar(SpecReader& reader, const char* key, const nlohmann::json& found)
{
    if (const std::optional<ProgramValue> value = programValueFrom(found))
        return std::visit([](const auto& held) { return FieldValue(held); }, *value);
    reader.report(key, found, specReason("spec.scalar", kLongestParameterText));
    return std::nullopt;
}

std::optional<FieldValue> readParameters(SpecReader& reader, const char* key, const FieldInfo& field,
                                         const nlohmann::json& found)
{
    if (!found.is_object() || found.size() > static_cast<std::size_t>(field.most)) {
        reader.report(key, found, specReason("spec.parameters", field.most));
        return std::nullopt;
    }
    ProgramParameters parameters;
    for (const auto& [itsName, value] : found.items()) {
        const std::string path = reader.pathOf(key) + "/" + escapedKey(itsName);
        const std::optional<ProgramValue> scalar = programValueFrom(value);
        if (!isParameterName(itsName))
            reader.problems().push_back({path, shortJson(value), specReason("spec.parameter-name")});
        else if (!scalar)
            reader.problems().push_back({path, shortJson(value), specReason("spec.scalar", kLongestParameterText)});
        else
            parameters.push_back({itsName, *scalar});
    }
    return parameters;
}

std::optional<FieldValue> readOptions(SpecReader& reader, const char* key, const FieldInfo& field,
                                      const nlohmann::json& found)
{
    if (!found.is_array() || found.size() > static_cast<std::size_t>(field.most)) {
        reader.report(key, found, specReason("spec.options", field.most));
        return std::nullopt;
    }
    ProgramOptions options;
    for (std::size_t i = 0; i < found.size(); ++i) {
        const std::string path = reader.pathOf(key) + "/" + std::to_string(i);
        std::optional<ProgramOption> option = readOption(found[i], path, reader.problems());
        if (!option)
            continue;
        const bool twice = std::any_of(options.begin(), options.end(),
                                       [&](const ProgramOption& other) { return other.name == option->name; });
        if (twice) {
            reader.problems().push_back({path + "/name", shortJson(option->name), specReason("spec.option-twice")});
            continue;
        }
        if (option->low && option->high && *option->low > *option->high) {
            reader.problems().push_back({path + "/low", option->name + ": " + plainNumber(*option->low),
                                         specReason("spec.option-range", plainNumber(*option->high))});
            option->low.reset();
            option->high.reset();
        }
        options.push_back(std::move(*option));
    }
    return options;
}

OrderedJson valueJson(const ProgramValue& value)
{
    return std::visit([](const auto& held) { return OrderedJson(held); }, value);
}

} // namespace

std::optional<FieldValue> readField(SpecReader& reader, const char* key, const FieldInfo& field)
{
    const nlohmann::json* found = reader.member(key);
    if (!found)
        return std::nullopt;
    switch (field.type) {
    case FieldType::Group: break;
    case FieldType::Flag: return unlessReported<bool>(reader, [&](bool& value) { reader.read(key, value); });
    case FieldType::Whole: return readWhole(reader, key, field, *found);
    case FieldType::Unsigned:
        return unlessReported<std::uint64_t>(reader, [&](std::uint64_t& value) { reader.read(key, value); });
    case FieldType::Number:
        return unlessReported<double>(
            reader, [&](double& value) { reader.read(key, value, field.low, field.high, field.openLow); });
    case FieldType::Choice: return readChoice(reader, key, field, *found);
    case FieldType::Text:
    case FieldType::Lines: return readText(reader, key, field);
    case FieldType::RunId: return readRunId(reader, key, *found);
    case FieldType::Path: return readPath(reader, key, field, *found);
    case FieldType::Checkpoint: return readCheckpoint(reader, key, field, *found);
    case FieldType::Texts: return readTexts(reader, key, field, *found);
    case FieldType::Wholes: return readWholes(reader, key, field, *found);
    case FieldType::CountOrTexts: return readCountOrTexts(reader, key, field, *found);
    case FieldType::Scalar: return readScalar(reader, key, *found);
    case FieldType::Parameters: return readParameters(reader, key, field, *found);
    case FieldType::Options: return readOptions(reader, key, field, *found);
    }
    return std::nullopt;
}

OrderedJson fieldJson(const FieldInfo& field, const FieldValue& value)
{
    if (field.type == FieldType::Choice) {
        const auto index = static_cast<std::size_t>(std::get<std::int64_t>(value));
        return index < field.choices.size() ? field.choices[index].name : "unknown";
    }
    if (!field.zeroKey.empty() && value == FieldValue(std::int64_t{0}))
        return field.zeroKey;
    if (const auto* parameters = std::get_if<ProgramParameters>(&value)) {
        OrderedJson json = OrderedJson::object();
        for (const ProgramParameter& parameter : *parameters)
            json[parameter.name] = valueJson(parameter.value);
        return json;
    }
    if (const auto* options = std::get_if<ProgramOptions>(&value)) {
        OrderedJson json = OrderedJson::array();
        for (const ProgramOption& option : *options)
            json.push_back(optionJson(option));
        return json;
    }
    return std::visit(
        [](const auto& held) -> OrderedJson {
            if constexpr (std::is_constructible_v<OrderedJson, decltype(held)>)
                return OrderedJson(held);
            else
                return {};
        },
        value);
}

std::optional<ProgramValue> programValueOf(const FieldValue& value)
{
    if (const auto* flag = std::get_if<bool>(&value))
        return *flag;
    if (const auto* whole = std::get_if<std::int64_t>(&value))
        return *whole;
    if (const auto* number = std::get_if<double>(&value))
        return *number;
    if (const auto* text = std::get_if<std::string>(&value))
        return *text;
    return std::nullopt;
}

std::optional<ProgramValue> programValueFrom(const nlohmann::json& value)
{
    if (value.is_boolean())
        return value.get<bool>();
    if (value.is_number_integer() && !(value.is_number_unsigned() && value.get<std::uint64_t>() > INT64_MAX))
        return value.get<std::int64_t>();
    if (value.is_number_float())
        return value.get<double>();
    const auto* text = value.get_ptr<const std::string*>();
    if (text && text->find('\0') == std::string::npos && codePoints(*text) >= 0 &&
        codePoints(*text) <= kLongestParameterText)
        return *text;
    return std::nullopt;
}

OrderedJson optionJson(const ProgramOption& option)
{
    OrderedJson json = {{"name", option.name}, {"type", name(option.type)}};
    if (!option.flag.empty())
        json["flag"] = option.flag;
    if (!option.offFlag.empty())
        json["off_flag"] = option.offFlag;
    if (option.positional)
        json["positional"] = true;
    if (option.low)
        json["low"] = *option.low;
    if (option.high)
        json["high"] = *option.high;
    for (const ProgramValue& choice : option.choices)
        json["choices"].push_back(valueJson(choice));
    if (option.standard)
        json["default"] = valueJson(*option.standard);
    if (!option.help.empty())
        json["help"] = option.help;
    return json;
}

std::optional<ProgramOption> readOption(const nlohmann::json& found, const std::string& path,
                                        std::vector<SpecProblem>& problems)
{
    static constexpr std::pair<OptionType, std::string_view> kTypes[] = {{OptionType::Text, "text"},
                                                                         {OptionType::Flag, "flag"},
                                                                         {OptionType::Whole, "whole"},
                                                                         {OptionType::Number, "number"}};
    const std::size_t before = problems.size();
    ProgramOption option;
    {
        SpecReader reader(found, path, problems);
        reader.read("name", option.name, 1, 100);
        if (found.is_object() && !isParameterName(option.name))
            problems.push_back(
                {path + "/name", shortJson(found.value("name", nlohmann::json())), specReason("spec.parameter-name")});
        reader.read("type", option.type, SpecReader::Names<OptionType>(kTypes));
        reader.read("flag", option.flag, 1, 200);
        reader.read("off_flag", option.offFlag, 1, 200);
        reader.read("positional", option.positional);
        const auto bound = [&](const char* key, std::optional<double>& value) {
            if (reader.has(key))
                reader.read(key, value.emplace(), -1e300, 1e300);
        };
        bound("low", option.low);
        bound("high", option.high);
        reader.read("help", option.help, 0, 2000, true);
        const nlohmann::json* choices = reader.member("choices");
        const bool listed = !choices || (choices->is_array() && choices->size() <= 1000);
        for (std::size_t i = 0; choices && listed && i < choices->size(); ++i)
            if (const std::optional<ProgramValue> value = programValueFrom((*choices)[i]))
                option.choices.push_back(*value);
            else
                problems.push_back({path + "/choices/" + std::to_string(i), shortJson((*choices)[i]),
                                    specReason("spec.scalar", kLongestParameterText)});
        if (!listed)
            reader.report("choices", *choices, specReason("spec.texts", 1000));
        if (const nlohmann::json* standard = reader.member("default")) {
            option.standard = programValueFrom(*standard);
            if (!option.standard)
                reader.report("default", *standard, specReason("spec.scalar", kLongestParameterText));
        }
    }
    return problems.size() == before ? std::optional(std::move(option)) : std::nullopt;
}

} // namespace trainyard
