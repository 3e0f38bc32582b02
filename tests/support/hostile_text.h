// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <initializer_list>
#include <iterator>
#include <random>
#include <string>
#include <vector>

namespace trainyard::test {

/// Text that shells, batch systems, terminals and paths might interpret. If one of them runs it, a file "hurt" appears.
inline constexpr const char* kHostilePieces[] = {"'",
                                                 "\"",
                                                 "$(touch hurt)",
                                                 "`touch hurt`",
                                                 "\n",
                                                 ";touch hurt;",
                                                 "&touch hurt&",
                                                 "|touch hurt",
                                                 "\\",
                                                 "${IFS}",
                                                 "*",
                                                 "?",
                                                 "~",
                                                 "!",
                                                 "#",
                                                 "%s",
                                                 "%j",
                                                 "-rf",
                                                 "--",
                                                 " ",
                                                 "\t",
                                                 "\r",
                                                 "\xc3\xbc",
                                                 "\xe2\x80\xae",
                                                 "<(touch hurt)",
                                                 ">hurt",
                                                 "\nEOF\n",
                                                 "a",
                                                 "run",
                                                 "$'\\n'",
                                                 "{a,b}",
                                                 "=",
                                                 "\x1b[31m",
                                                 "((",
                                                 "))",
                                                 "\n#SBATCH --wrap=touch hurt\n"};

/// A concatenation of one to five of these and of `others`, which the tested field must accept; sometimes starts with
/// '-'.
inline std::string hostileText(std::mt19937& random, std::initializer_list<const char*> others)
{
    std::string text = random() % 4 == 0 ? "-" : "";
    for (std::size_t i = 1 + random() % 5; i > 0; --i) {
        const std::size_t piece = random() % (std::size(kHostilePieces) + others.size());
        text += piece < std::size(kHostilePieces) ? kHostilePieces[piece]
                                                  : others.begin()[piece - std::size(kHostilePieces)];
    }
    return text;
}

/// Words terminated by NUL bytes, as a stand-in program records its arguments.
inline std::vector<std::string> nulWords(const std::string& text)
{
    std::vector<std::string> words;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = text.find('\0', at);
        words.push_back(text.substr(at, end - at));
        at = end == std::string::npos ? text.size() : end + 1;
    }
    return words;
}

} // namespace trainyard::test
