// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/ssh/ssh_host_names.h"

#include "cluster/ssh/ssh_words.h"

#include <glob.h>
#include <strings.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <memory>
#include <set>

namespace trainyard {
namespace {

constexpr int kDeepestInclude = 16;
using Words = std::vector<std::string>;

struct Names {
    std::string folder;
    std::string home;
    Words found;
    std::set<std::filesystem::path> seen = {}; ///< files; one that includes itself a few times would be read for ever

    void read(const std::string& file, int depth);
    void include(const Words& patterns, int depth);
    void add(const Words& patterns);
};

/// A keyword and its arguments: "Host a b", "Host=a b". Empty for comments and for what cannot be split.
Words splitLine(std::string line)
{
    const std::size_t begin = line.find_first_not_of(" \t");
    line.erase(line.find_last_not_of(" \t\r\n\f") + 1);
    if (begin == std::string::npos || begin >= line.size() || line[begin] == '#')
        return {};
    const std::size_t end = std::min(line.find_first_of(" \t=", begin), line.size());
    if (const std::size_t equals = line.find_first_not_of(" \t", end);
        equals != std::string::npos && line[equals] == '=')
        line[equals] = ' ';
    return splitSshArguments(line).value_or(Words());
}

void Names::read(const std::string& file, int depth)
{
    std::error_code code;
    if (depth > kDeepestInclude || !std::filesystem::is_regular_file(file, code))
        return;
    const std::filesystem::path whole = std::filesystem::canonical(file, code);
    if (code || !seen.insert(whole).second)
        return;
    std::ifstream lines(file);
    for (std::string line; std::getline(lines, line);) {
        Words words = splitLine(std::move(line));
        if (words.empty())
            continue;
        const std::string keyword = std::move(words.front());
        words.erase(words.begin());
        if (::strcasecmp(keyword.c_str(), "host") == 0)
            add(words);
        else if (::strcasecmp(keyword.c_str(), "include") == 0)
            include(words, depth);
    }
}

void Names::include(const Words& patterns, int depth)
{
    for (const std::string& pattern : patterns) {
        std::string path = pattern;
        if (path.compare(0, 2, "~/") == 0)
            path = home + path.substr(1);
        else if (path.empty() || path.front() != '/')
            path = folder + "/" + path;
        glob_t files{};
        const std::unique_ptr<glob_t, void (*)(glob_t*)> freed(&files, &::globfree);
        if (::glob(path.c_str(), 0, nullptr, &files) != 0)
            continue;
        for (std::size_t i = 0; i < files.gl_pathc; ++i)
            read(files.gl_pathv[i], depth + 1);
    }
}

void Names::add(const Words& patterns)
{
    for (const std::string& name : patterns)
        if (isPlainSshHost(name) && std::find(found.begin(), found.end(), name) == found.end())
            found.push_back(name);
}

} // namespace

std::vector<std::string> sshHostNames(const std::string& file, const std::string& home)
{
    Names names{std::filesystem::path(file).parent_path().string(), home, {}};
    names.read(file, 0);
    return names.found;
}

} // namespace trainyard
