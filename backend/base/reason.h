// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

// These macros mark English text for translation under names that lupdate knows; the definitions match Qt's.
#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(scope, x) x
#endif
#ifndef QT_TRANSLATE_N_NOOP
#define QT_TRANSLATE_N_NOOP(scope, x) x
#endif

namespace trainyard {

struct Reason;

/// A file or folder, shown unchanged.
struct PathText {
    std::string path;
    friend bool operator==(const PathText&, const PathText&) = default;
};
/// Text from elsewhere, such as a shell's error output or Slurm's own words; every language shows it as a quotation.
struct Quotation {
    std::string text;
    friend bool operator==(const Quotation&, const Quotation&) = default;
};
/// Titles of fields of the run spec or of their choices, which the window translates; several are joined by commas.
struct TitleText {
    std::vector<std::string> titles;
    friend bool operator==(const TitleText&, const TitleText&) = default;
};
/// How many there are of something: grouped by thousands in English too, "60,000". Other whole numbers are not.
struct Count {
    std::int64_t value = 0;
    friend bool operator==(const Count&, const Count&) = default;
};
struct ByteCount {
    std::int64_t bytes = 0;
    friend bool operator==(const ByteCount&, const ByteCount&) = default;
};
struct Duration {
    double seconds = 0.0;
    friend bool operator==(const Duration&, const Duration&) = default;
};

/// An argument of a sentence. A string is a name that no language translates. A Reason is a part of the sentence that
/// is translated separately; several are joined: "the first; the second". Even a single one comes in a vector because
/// the type is recursive.
using ReasonArgument = std::variant<std::string, std::int64_t, double, PathText, Quotation, ByteCount, Duration,
                                    std::vector<std::string>, std::vector<Reason>, Count, TitleText>;

/// Why something is so and what to do about it: a code from a table of reasons (ReasonRow) with its arguments. The
/// window translates it. The English words travel along for logs, the command line, people who read files, and windows
/// older than the code. A Reason without a code has only words: an old record, or text from elsewhere.
struct Reason {
    std::string code; ///< "queue.priority"
    std::vector<ReasonArgument> arguments;
    std::string words;  ///< English, a clause without a full stop
    std::string remedy; ///< English, a whole sentence, or empty

    Reason() = default;
    // Words only, without a code.
    Reason(std::string english, std::string whatToDo = {}) : words(std::move(english)), remedy(std::move(whatToDo)) {}
    Reason(const char* english) : words(english) {}
    Reason(std::string itsCode, std::vector<ReasonArgument> itsArguments, std::string english, std::string whatToDo)
        : code(std::move(itsCode)), arguments(std::move(itsArguments)), words(std::move(english)),
          remedy(std::move(whatToDo))
    {
    }

    bool empty() const noexcept { return code.empty() && words.empty(); }
    /// "WORDS. REMEDY"
    std::string text() const;
    friend bool operator==(const Reason&, const Reason&) = default;
    friend bool operator==(const Reason& reason, const std::string& words) { return reason.words == words; }
    friend bool operator==(const Reason& reason, const char* words) { return reason.words == words; }
};

/// One reason: its code and English texts. "%1" is the first argument. "%n" is the first argument too, where it is a
/// whole number that selects the form in "(one|many)" or "(s)". Both texts may use every argument.
struct ReasonRow {
    const char* code = "";
    const char* words = "";
    const char* remedy = "";

    /// The number of arguments that the texts take; -1 when the texts skip one, which is a mistake.
    constexpr int arguments() const;
    /// Whether the text's form depends on a number.
    static constexpr bool isPlural(std::string_view text) { return text.find("%n") != std::string_view::npos; }
};

/// The first Reason among the arguments that has a remedy, which a row without one of its own takes; the first of all
/// if none has. Null if there is no Reason.
const Reason* reasonAmong(std::span<const ReasonArgument> arguments);

/// Resolves "file(s)" and "(is|are)" in English for one or for many.
std::string pluralText(std::string_view text, bool one);

/// Fills a template: "%1"…"%9" and "%n" (the first) become `argument(place)`, for places below `count`. Each place is
/// filled only once because an argument may itself contain "%1".
template <typename Argument>
std::string filledText(std::string_view text, std::size_t count, Argument&& argument)
{
    std::string out;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char next = at + 1 < text.size() ? text[at + 1] : '\0';
        const std::size_t place = next == 'n' ? 0 : static_cast<std::size_t>(next - '1');
        if (text[at] != '%' || (next != 'n' && (next < '1' || next > '9')) || place >= count) {
            out += text[at];
            continue;
        }
        out += argument(place);
        ++at;
    }
    return out;
}

/// Fills a template in English.
std::string englishText(std::string_view text, std::span<const ReasonArgument> arguments);

Reason makeReason(const ReasonRow& row, std::vector<ReasonArgument> arguments);

/// A code that exists in the table and takes this number of arguments; anything else does not compile.
template <const auto& Rows, typename... Arguments>
class ReasonCode {
public:
    consteval ReasonCode(const char* code)
    {
        // By place: with its undefined-behaviour sanitizer, GCC 12 takes no comparison of a row's address for a
        // constant.
        std::size_t place = 0;
        while (place < std::size(Rows) && !isSame(Rows[place].code, code))
            ++place;
        if (place == std::size(Rows))
            throw "the table of reasons has no such code";
        if (Rows[place].arguments() != static_cast<int>(sizeof...(Arguments)))
            throw "the reason takes another number of arguments";
        m_place = place;
    }
    const ReasonRow& row() const { return Rows[m_place]; }

private:
    static consteval bool isSame(const char* one, const char* other)
    {
        for (; *one && *one == *other; ++one)
            ++other;
        return *one == *other;
    }
    std::size_t m_place = 0; ///< in the table
};

/// Makes the reasons of one table: after `inline constexpr ReasonMaker<kQueueReasons> queueReason;` write
/// `queueReason("queue.limit", "cores")`.
template <const auto& Rows>
struct ReasonMaker {
    template <typename... Arguments>
    Reason operator()(ReasonCode<Rows, std::type_identity_t<Arguments>...> code, Arguments&&... arguments) const
    {
        std::vector<ReasonArgument> all;
        all.reserve(sizeof...(Arguments));
        (all.push_back(argument(std::forward<Arguments>(arguments))), ...);
        return makeReason(code.row(), std::move(all));
    }

private:
    template <typename Value>
    static ReasonArgument argument(Value&& value)
    {
        using Plain = std::remove_cvref_t<Value>;
        if constexpr (std::is_same_v<Plain, ReasonArgument>)
            return std::forward<Value>(value);
        else if constexpr (std::is_same_v<Plain, Reason>)
            return std::vector<Reason>{std::forward<Value>(value)};
        else if constexpr (std::is_integral_v<Plain>)
            return static_cast<std::int64_t>(value);
        else if constexpr (std::is_floating_point_v<Plain>)
            return static_cast<double>(value);
        else if constexpr (std::is_convertible_v<Plain, std::string_view> && !std::is_same_v<Plain, std::string>)
            return std::string(std::string_view(value));
        else
            return std::forward<Value>(value);
    }
};

constexpr int ReasonRow::arguments() const
{
    unsigned used = 0;
    for (const char* text : {words, remedy})
        for (; *text; ++text)
            if (text[0] == '%' && (text[1] == 'n' || (text[1] >= '1' && text[1] <= '9')))
                used |= text[1] == 'n' ? 1U : 1U << (text[1] - '1');
    int count = 0;
    for (; used & 1U; used >>= 1U)
        ++count;
    return used ? -1 : count;
}

} // namespace trainyard
