// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/targets.h"

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

/// Without libFuzzer: gives each target the files of its folders, so that an ordinary build keeps what fuzzing has
/// found.
namespace {

namespace fs = std::filesystem;

char replayed[4096] = "no input"; ///< the input under way, for the handler

extern "C" void tellInput(int signal)
{
    std::fprintf(stderr, "signal %d on %s\n", signal, replayed);
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

std::vector<fs::path> filesOf(const fs::path& folder)
{
    std::vector<fs::path> files;
    if (fs::is_directory(folder))
        for (const fs::directory_entry& entry : fs::directory_iterator(folder))
            if (entry.is_regular_file())
                files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

void replay(const trainyard::fuzz::Target& target, const fs::path& file)
{
    std::snprintf(replayed, sizeof replayed, "%s: %s", target.name, file.c_str());
    std::ifstream stream(file, std::ios::binary);
    const std::vector<char> bytes{std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
    target.run(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
}

} // namespace

/// FOLDER …: each holds folders named after targets. Prints how many inputs each target has read; fails if one read
/// none.
int main(int count, char** arguments)
{
    for (const int signal : {SIGABRT, SIGSEGV, SIGFPE, SIGBUS, SIGILL})
        std::signal(signal, tellInput);
    std::size_t all = 0;
    bool complete = count > 1;
    for (const trainyard::fuzz::Target& target : trainyard::fuzz::kTargets) {
        std::size_t inputs = 0;
        for (int i = 1; i < count; ++i)
            for (const fs::path& file : filesOf(fs::path(arguments[i]) / target.name)) {
                replay(target, file);
                ++inputs;
            }
        std::printf("%s: %zu inputs\n", target.name, inputs);
        std::fflush(stdout);
        complete = complete && inputs > 0;
        all += inputs;
    }
    std::printf("%zu inputs, no finding\n", all);
    if (!complete)
        std::fprintf(stderr, "a target has no input\n");
    return complete ? 0 : 1;
}
