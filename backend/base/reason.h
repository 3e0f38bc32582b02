// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

// Mark English text that the window translates; lupdate knows the names. As Qt defines them.
#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(scope, x) x
#endif
#ifndef QT_TRANSLATE_N_NOOP
#define QT_TRANSLATE_N_NOOP(scope, x) x
#endif

namespace trainyard {

struct Reason;

/// A file or folder, shown as it is.
struct PathText {
    std::string path;
    friend bool operator==(const PathText&, const PathText&) = default;
};
/// Text that is not ours, such as a shell's error output or Slurm's words: shown as a quotation in every language.
struct Quotation {
    std::string text;
    friend bool operator==(const Quotation&, const Quotation&) = default;
};
struct ByteCount {
    std::int64_t bytes = 0;
    friend bool operator==(const ByteCount&, const ByteCount&) = default;
};
struct Duration {
    double seconds = 0.0;
    friend bool operator==(const Duration&, const Duration&) = default;
};

/// What a sentence is filled with. A string is a name that no language translates; a Reason (one, in a vector because
/// the type is recursive) is a part of the sentence that is translated by itself.
using ReasonArgument = std::variant<std::string, std::int64_t, double, PathText, Quotation, ByteCount, Duration,
                                    std::vector<std::string>, std::vector<Reason>>;

/// Why something is as it is, and what to do about it: a code of a table of reasons (ReasonRow) with its arguments.
/// The window says it in its own language. The English words travel with it for people who read files, for logs and the
/// command line, and for a window that is older than the code. A Reason without a code has only its words: an old
/// record, or text that is not ours.
struct Reason {
    std::string code; ///< "queue.priority"
    std::vector<ReasonArgument> arguments;
    std::string words;  ///< English, a clause without a full stop
    std::string remedy; ///< English, a whole sentence, or empty

    Reason() = default;
    // Words alone.
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

/// One reason: its code and its English. "%1" is the first argument; "%n" is too, where it is a whole number that
/// decides between "(one|many)" or "(s)". Both texts may use every argument.
struct ReasonRow {
    const char* code = "";
    const char* words = "";
    const char* remedy = "";

    /// How many arguments the texts take; -1 when one below the highest is not used, which is a mistake.
    constexpr int arguments() const;
    /// Whether a number decides the form of a text.
    static constexpr bool isPlural(std::string_view text) { return text.find("%n") != std::string_view::npos; }
};

/// A row without a remedy has that of the first reason among the arguments.
const Reason* reasonAmong(std::span<const ReasonArgument> arguments);

/// "file(s)" and "(is|are)" in English, for one or for many.
std::string pluralText(std::string_view text, bool one);

/// A template filled in: "%1"…"%9" and "%n" (the first) become `argument(place)`, for places below `count`. Each place
/// is filled once, because an argument may itself contain "%1".
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

/// A template filled in English.
std::string englishText(std::string_view text, std::span<const ReasonArgument> arguments);

Reason makeReason(const ReasonRow& row, std::vector<ReasonArgument> arguments);

/// A code that stands in a table and takes so many arguments; anything else does not compile.
template <const auto& Rows, typename... Arguments>
class ReasonCode {
public:
    consteval ReasonCode(const char* code)
    {
        for (const ReasonRow& row : Rows)
            if (isSame(row.code, code))
                m_row = &row;
        if (!m_row)
            throw "the table of reasons has no such code";
        if (m_row->arguments() != static_cast<int>(sizeof...(Arguments)))
            throw "the reason takes another number of arguments";
    }
    const ReasonRow& row() const { return *m_row; }

private:
    static consteval bool isSame(const char* one, const char* other)
    {
        for (; *one && *one == *other; ++one)
            ++other;
        return *one == *other;
    }
    const ReasonRow* m_row = nullptr;
};

/// Makes reasons of one table: `inline constexpr ReasonMaker<kQueueReasons> queueReason;`, then
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
        if constexpr (std::is_same_v<Plain, Reason>)
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
