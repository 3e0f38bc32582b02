// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/ssh/exec_frame.h"
#include "cluster/transport/framed_script.h"
#include "tests/fuzz/fuzz_support.h"
#include "tests/fuzz/targets.h"

#include <algorithm>

using namespace trainyard;

namespace {

constexpr const char* kNonce = "0123456789abcdef";

struct Framed {
    std::string output;
    bool begun = false, ended = false;
    std::optional<int> code;
    friend bool operator==(const Framed&, const Framed&) = default;
};

Framed framedIn(std::string_view text, std::size_t piece)
{
    Framed framed;
    FrameReader reader(kNonce, [&](std::string_view bytes) { framed.output += bytes; });
    for (std::size_t at = 0; at < text.size(); at += piece)
        reader.feed(text.substr(at, piece));
    reader.noise();
    framed.begun = reader.begun();
    framed.ended = reader.ended();
    framed.code = reader.exitCode();
    return framed;
}

} // namespace

/// The output of a login shell around a script's answer, at once and in pieces; and the parts of such an answer.
void trainyard::fuzz::frame(const std::uint8_t* data, std::size_t size)
{
    if (size == 0)
        return;
    const std::string_view text = textOf(data, size - 1);
    must(framedIn(text, std::max<std::size_t>(text.size(), 1)) == framedIn(text, std::size_t{1} + data[size - 1] % 64),
         "an answer in pieces reads differently from the whole");
    FramedScript script;
    script.add("first", "true");
    script.add("second", "true");
    read([&] {
        const std::size_t half = text.size() / 2;
        const FramedAnswer answer =
            script.parse({0, std::string(text.substr(0, half)), std::string(text.substr(half))}, kNonce);
        must(answer.sections.size() == 2, "an answer with other parts than the script");
    });
}
