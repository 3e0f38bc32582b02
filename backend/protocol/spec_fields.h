// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/run_spec.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

namespace trainyard {

/// The value of a field of any type. A choice is its index in FieldInfo::choices, which equals the enum's value.
using FieldValue = std::variant<bool, std::int64_t, std::uint64_t, double, std::string, std::vector<std::string>,
                                std::vector<std::int64_t>, ProgramParameters, ProgramOptions>;

enum class FieldType {
    Group,        ///< an object with its own fields; bool: whether it is present
    Flag,         ///< bool
    Whole,        ///< std::int64_t in [low, high]
    Unsigned,     ///< std::uint64_t, any
    Number,       ///< double in [low, high], or (low, high]
    Choice,       ///< std::int64_t, an index
    Text,         ///< std::string of low…high characters on one line
    Lines,        ///< like Text, with line breaks
    RunId,        ///< std::string, isRunId()
    Path,         ///< std::string of low…high characters that starts with '/', or the name of one of `choices`
    Checkpoint,   ///< std::string, a CheckpointReference or empty
    Texts,        ///< std::vector<std::string> of at most `most` texts of low…high characters
    Wholes,       ///< std::vector<std::int64_t> of at most `most` different numbers in [low, high]
    CountOrTexts, ///< std::int64_t, 0 or in [low, high], or 2…most different names
    Scalar,       ///< bool, std::int64_t, double or std::string: one of a program's parameters
    Parameters,   ///< ProgramParameters, at most `most`
    Options       ///< ProgramOptions, at most `most`
};

/// Whether most people need a field or only a few.
enum class FieldUse { Often, Seldom };

struct FieldChoice {
    std::string_view name;      ///< name in JSON; it never changes because specs of past runs contain it
    std::string_view title;     ///< English, for the window to translate
    std::string_view help = {}; ///< English, the effect of choosing it
};

/// Everything known about one field of the run spec, in any section. Reader, writer, JSON schema, error messages, form
/// rows, comparison and search are derived from it. Texts are English; the window translates them.
struct FieldInfo {
    std::string_view path; ///< within its section, as in JSON: "optimizer/momentum"
    FieldType type = FieldType::Flag;
    double low = 0.0, high = 0.0; ///< range of a number, or of the number of characters in a text
    bool openLow = false;         ///< `low` itself is not allowed
    bool ascending = false;       ///< each number of a list is larger than the previous one
    bool required = false;        ///< a spec without it is refused
    int most = 0;                 ///< maximum number of list entries
    std::span<const FieldChoice> choices = {};
    FieldUse use = FieldUse::Often;
    std::string_view title = {};   ///< at most three words: "Weights pruned"; empty: the form shows no row for it
    std::string_view label = {};   ///< a shorter title for the form, used where the card's title gives the rest
    std::string_view unit = {};    ///< shown after the number ("epochs") or next to the check box
    std::string_view least = {};   ///< meaning of the smallest number, an empty text or the first choice: "at end"
    std::string_view zeroKey = {}; ///< a number's 0 in JSON: "auto"
    std::string_view help = {};    ///< one or two sentences
    std::string_view chooser = {}; ///< path of the field whose value decides whether this one applies
};

/// A field of a section, with its member in the struct. A table row looks like
///     field<&TrainingSpec::epochs>("epochs", "Epochs").range(1, 100'000).about("Number of passes over the training
///     data.")
template <typename Section>
struct SpecField : FieldInfo {
    FieldValue (*get)(const Section&) = nullptr;
    void (*set)(Section&, const FieldValue&) = nullptr; ///< a value of the field's type
    /// Whether the field applies, given the others; null: always. The fields that it looks at precede it in the table.
    bool (*applies)(const Section&) = nullptr;
    bool (*written)(const Section&) = nullptr; ///< null: written whenever it applies
    bool (*matters)(const RunSpec&) = nullptr; ///< whether it has any effect, so that a form shows it; null: always

    constexpr SpecField range(double from, double to) const
    {
        return with([=](SpecField& f) { f.low = from, f.high = to; });
    }
    constexpr SpecField above(double bound, double to) const
    {
        return with([=](SpecField& f) { f.low = bound, f.high = to, f.openLow = true; });
    }
    constexpr SpecField characters(int from, int to) const { return range(from, to); }
    constexpr SpecField entries(int count) const
    {
        return with([=](SpecField& f) { f.most = count; });
    }
    constexpr SpecField inAscendingOrder() const
    {
        return with([](SpecField& f) { f.ascending = true; });
    }
    constexpr SpecField of(std::span<const FieldChoice> all) const
    {
        return with([=](SpecField& f) { f.choices = all; });
    }
    constexpr SpecField as(FieldType kind) const
    {
        return with([=](SpecField& f) { f.type = kind; });
    }
    constexpr SpecField in(std::string_view words) const
    {
        return with([=](SpecField& f) { f.unit = words; });
    }
    constexpr SpecField leastIs(std::string_view words) const
    {
        return with([=](SpecField& f) { f.least = words; });
    }
    /// A whole number may also be 0, which this word represents in JSON and form; the range covers the other numbers.
    constexpr SpecField zeroIsKey(std::string_view word) const
    {
        return with([=](SpecField& f) { f.least = f.zeroKey = word; });
    }
    constexpr SpecField labelled(std::string_view words) const
    {
        return with([=](SpecField& f) { f.label = words; });
    }
    constexpr SpecField about(std::string_view sentences) const
    {
        return with([=](SpecField& f) { f.help = sentences; });
    }
    constexpr SpecField seldom() const
    {
        return with([](SpecField& f) { f.use = FieldUse::Seldom; });
    }
    constexpr SpecField mustBeThere() const
    {
        return with([](SpecField& f) { f.required = true; });
    }
    /// Rejected where it does not apply; `field` is the one whose value decides that, for the message.
    constexpr SpecField when(bool (*rule)(const Section&), std::string_view field = {}) const
    {
        return with([=](SpecField& f) { f.applies = rule, f.chooser = field; });
    }
    constexpr SpecField writtenWhen(bool (*rule)(const Section&)) const
    {
        return with([=](SpecField& f) { f.written = rule; });
    }
    constexpr SpecField shownWhen(bool (*rule)(const RunSpec&)) const
    {
        return with([=](SpecField& f) { f.matters = rule; });
    }
    constexpr SpecField setBy(void (*change)(Section&, const FieldValue&)) const
    {
        return with([=](SpecField& f) { f.set = change; });
    }

private:
    template <typename Change>
    constexpr SpecField with(Change change) const
    {
        SpecField copy = *this;
        change(copy);
        return copy;
    }
};

/// The building blocks of tables.
namespace spec_fields {

template <typename Pointer>
struct PointerParts;
template <typename Owner, typename Member>
struct PointerParts<Member Owner::*> {
    using Section = Owner;
};

/// section.first.second …
template <auto First, auto... Rest>
constexpr auto& at(auto& section)
{
    if constexpr (sizeof...(Rest) == 0)
        return section.*First;
    else
        return at<Rest...>(section.*First);
}

template <typename Member>
constexpr FieldType typeOf()
{
    if constexpr (std::is_same_v<Member, bool>)
        return FieldType::Flag;
    else if constexpr (std::is_enum_v<Member>)
        return FieldType::Choice;
    else if constexpr (std::is_same_v<Member, std::uint64_t>)
        return FieldType::Unsigned;
    else if constexpr (std::is_integral_v<Member>)
        return FieldType::Whole;
    else if constexpr (std::is_same_v<Member, double>)
        return FieldType::Number;
    else if constexpr (std::is_same_v<Member, std::string>)
        return FieldType::Text;
    else if constexpr (std::is_same_v<Member, std::vector<std::string>>)
        return FieldType::Texts;
    else if constexpr (std::is_same_v<Member, ProgramParameters>)
        return FieldType::Parameters;
    else if constexpr (std::is_same_v<Member, ProgramOptions>)
        return FieldType::Options;
    else
        return FieldType::Wholes;
}

template <typename Section, auto... Place>
FieldValue get(const Section& section)
{
    const auto& member = at<Place...>(section);
    using Member = std::remove_cvref_t<decltype(member)>;
    constexpr FieldType kType = typeOf<Member>();
    if constexpr (kType == FieldType::Choice || kType == FieldType::Whole)
        return static_cast<std::int64_t>(member);
    else if constexpr (kType == FieldType::Wholes)
        return std::vector<std::int64_t>(member.begin(), member.end());
    else
        return member;
}

template <typename Section, auto... Place>
void set(Section& section, const FieldValue& value)
{
    auto& member = at<Place...>(section);
    using Member = std::remove_cvref_t<decltype(member)>;
    constexpr FieldType kType = typeOf<Member>();
    if constexpr (kType == FieldType::Choice || kType == FieldType::Whole)
        member = static_cast<Member>(std::get<std::int64_t>(value));
    else if constexpr (kType == FieldType::Wholes) {
        member.clear();
        for (const std::int64_t number : std::get<std::vector<std::int64_t>>(value))
            member.push_back(static_cast<typename Member::value_type>(number));
    } else
        member = std::get<Member>(value);
}

/// A member, or a member of a member, with its JSON path and English title.
template <auto First, auto... Rest>
constexpr auto field(std::string_view path, std::string_view title = {})
{
    using Section = typename PointerParts<decltype(First)>::Section;
    using Member = std::remove_cvref_t<decltype(at<First, Rest...>(std::declval<Section&>()))>;
    SpecField<Section> made;
    made.path = path;
    made.title = title;
    made.type = typeOf<Member>();
    made.get = &get<Section, First, Rest...>;
    made.set = &set<Section, First, Rest...>;
    return made;
}

/// An object within a section; it precedes the fields whose paths start with its own.
template <typename Section>
constexpr SpecField<Section> group(std::string_view path)
{
    SpecField<Section> made;
    made.path = path;
    made.type = FieldType::Group;
    made.get = [](const Section&) { return FieldValue(true); };
    made.set = [](Section&, const FieldValue&) {};
    return made;
}

/// For writtenWhen(): whether the value differs from the default.
template <auto First, auto... Rest>
bool isSet(const typename PointerParts<decltype(First)>::Section& section)
{
    const typename PointerParts<decltype(First)>::Section plain;
    return at<First, Rest...>(section) != at<First, Rest...>(plain);
}

/// A choice's name in JSON.
template <std::size_t Count, typename Enum>
constexpr std::string_view nameOf(const FieldChoice (&choices)[Count], Enum value)
{
    const auto index = static_cast<std::size_t>(value);
    return index < Count ? choices[index].name : "unknown";
}

template <typename Enum>
std::optional<Enum> valueNamed(std::span<const FieldChoice> choices, std::string_view name)
{
    for (std::size_t i = 0; i < choices.size(); ++i)
        if (choices[i].name == name)
            return static_cast<Enum>(i);
    return std::nullopt;
}

} // namespace spec_fields

} // namespace trainyard
