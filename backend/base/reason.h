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

    bool empty() const noexcept { return code.empty() && words.empty(); }
    /// "WORDS. REMEDY"
    std::string text() const;
    friend bool operator==(const Reason&, const Reason&) = default;
};

/// English words alone, without a code.
Reason uncodedReason(std::string words, std::string remedy = {});

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
