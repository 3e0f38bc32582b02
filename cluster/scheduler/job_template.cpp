// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/scheduler/job_template.h"

#include "backend/base/error.h"
#include "backend/protocol/reasons_scheduler.h"
#include "cluster/transport/shell_quote.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace trainyard {
namespace {

constexpr std::array kLauncherWords{"direct", "srun", "mpirun"};                // in the order of RankLauncher
constexpr std::array kGpuOptionWords{"gres", "gpus-per-node", "gpus-per-task"}; // in the order of GpuOption

template <typename Value, std::size_t Count>
std::optional<Value> valueNamed(const std::array<const char*, Count>& words, std::string_view word)
{
    const auto found = std::find(words.begin(), words.end(), word);
    return found == words.end() ? std::nullopt : std::optional(static_cast<Value>(found - words.begin()));
}

bool nameByte(char c)
{
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

/// The end of the "$NAME" or "${NAME}" that starts at `at`; `at` itself if there is none.
std::size_t variableEnd(std::string_view word, std::size_t at)
{
    std::size_t i = at + 1;
    const bool braced = i < word.size() && word[i] == '{';
    if (braced)
        ++i;
    const std::size_t first = i;
    while (i < word.size() && nameByte(word[i]))
        ++i;
    if (i == first || std::isdigit(static_cast<unsigned char>(word[first])) != 0)
        return at;
    if (!braced)
        return i;
    return i < word.size() && word[i] == '}' ? i + 1 : at;
}

} // namespace

const char* launcherWord(RankLauncher launcher)
{
    return kLauncherWords.at(static_cast<std::size_t>(launcher));
}

std::optional<RankLauncher> launcherNamed(std::string_view word)
{
    return valueNamed<RankLauncher>(kLauncherWords, word);
}

const char* gpuOptionWord(GpuOption option)
{
    return kGpuOptionWords.at(static_cast<std::size_t>(option));
}

std::optional<GpuOption> gpuOptionNamed(std::string_view word)
{
    return valueNamed<GpuOption>(kGpuOptionWords, word);
}

std::string launcherText(const JobTemplate& settings)
{
    const std::string word = launcherWord(settings.launcher);
    return settings.launcher == RankLauncher::Srun ? word + " --mpi=" + settings.mpiType : word;
}

std::string templateWord(std::string_view word)
{
    if (word.find('\0') != std::string_view::npos)
        throw Failure(ErrorKind::BadInput, "use the template's word", {},
                      schedulerReason("scheduler.contains-nul-byte"));
    std::string quoted;
    std::string literal;
    const auto flush = [&] {
        if (!literal.empty())
            quoted += shellQuoted(literal);
        literal.clear();
    };
    for (std::size_t i = 0; i < word.size();) {
        const std::size_t end = word[i] == '$' ? variableEnd(word, i) : i;
        if (end == i) {
            literal += word[i++];
            continue;
        }
        flush();
        quoted += '"' + std::string(word.substr(i, end - i)) + '"'; // one word, whatever the variable contains
        i = end;
    }
    flush();
    return quoted.empty() ? "''" : quoted;
}

} // namespace trainyard
