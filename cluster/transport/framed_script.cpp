// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/transport/framed_script.h"

#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/protocol/reasons_link.h"
#include "cluster/transport/shell_quote.h"

#include <charconv>
#include <optional>

namespace trainyard {
namespace {

constexpr std::size_t kNonceLength = 24;

std::string beginMark(const std::string& nonce, const std::string& name)
{
    return nonce + " begin " + name;
}

[[noreturn]] void cut(const std::string& what)
{
    throw Failure(ErrorKind::Transport, "read the machine's answer", {}, what);
}

/// The text between the marks of a part, and the words after its end mark.
struct Framed {
    std::string bytes;
    std::string words;
};

std::optional<Framed> framed(const std::string& text, std::size_t& from, const std::string& begin,
                             const std::string& end)
{
    const std::size_t start = text.find(begin + "\n", from);
    if (start == std::string::npos)
        return std::nullopt;
    const std::size_t first = start + begin.size() + 1;
    const std::size_t last = text.find("\n" + end, first - 1); // the end mark starts on a new line
    if (last == std::string::npos)
        return std::nullopt;
    const std::size_t words = last + 1 + end.size();
    const std::size_t newline = text.find('\n', words);
    if (newline == std::string::npos)
        return std::nullopt;
    from = newline + 1;
    return Framed{last < first ? std::string() : text.substr(first, last - first), text.substr(words, newline - words)};
}

} // namespace

const FramedAnswer::Section& FramedAnswer::section(std::string_view name) const
{
    for (const Section& one : sections)
        if (one.name == name)
            return one;
    throw Failure(ErrorKind::Internal, "read the machine's answer", std::string(name), linkReason("link.not-asked"));
}

void FramedScript::add(std::string name, std::string script)
{
    m_parts.push_back({std::move(name), std::move(script)});
}

std::string FramedScript::text(const std::string& nonce) const
{
    // Each part is one word passed to its own shell, so that a syntax error ends only that part.
    std::string text = "TY_LC_ALL=${LC_ALL-}; LC_ALL=C; export LC_ALL\n";
    for (const Part& part : m_parts) {
        const std::string begin = shellQuoted(beginMark(nonce, part.name));
        const std::string end = nonce + " end " + part.name;
        text += "echo " + begin + "; echo " + begin + " >&2\n";
        text += "(eval " + shellQuoted(part.script) + ") </dev/null\ncode=$?\n";
        text += "printf '\\n%s\\n' " + shellQuoted(end) + "\" $code\"; printf '\\n%s\\n' " + shellQuoted(end + " 0") +
                " >&2\n";
    }
    return text;
}

FramedAnswer FramedScript::parse(const ExecResult& result, const std::string& nonce) const
{
    FramedAnswer answer;
    std::size_t out = 0;
    std::size_t err = 0;
    for (const Part& part : m_parts) {
        const std::string begin = beginMark(nonce, part.name);
        const std::string end = nonce + " end " + part.name + " ";
        const auto output = framed(result.output, out, begin, end);
        const auto errors = framed(result.errorOutput, err, begin, end);
        if (!output || !errors)
            cut("its part \"" + part.name + "\" is not whole");
        FramedAnswer::Section section{part.name, -1, output->bytes, errors->bytes};
        const char* last = output->words.data() + output->words.size();
        if (std::from_chars(output->words.data(), last, section.exitCode).ptr != last || output->words.empty())
            cut("its part \"" + part.name + "\" ends without a code");
        answer.sections.push_back(std::move(section));
    }
    return answer;
}

FramedAnswer FramedScript::run(Transport& transport, double deadlineSeconds) const
{
    const std::string nonce = "ty" + randomHex(kNonceLength);
    return parse(transport.exec(text(nonce), deadlineSeconds), nonce);
}

FramedAnswer FramedScript::runUnseen(Transport& transport, double deadlineSeconds) const
{
    const std::string nonce = "ty" + randomHex(kNonceLength);
    return parse(transport.execUnseen(text(nonce), deadlineSeconds), nonce);
}

} // namespace trainyard
