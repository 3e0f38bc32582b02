// SPDX-License-Identifier: Apache-2.0
// main() of every test program: runs the unit named by the first argument, or plays a helper process of one.
#include "tests/support/helper_process.h"
#include "tests/support/test_environment.h"

#include <cstdio>
#include <map>
#include <string>
#include <string_view>

namespace trainyard::test {

namespace {

std::map<std::string, UnitMain, std::less<>>& units()
{
    static std::map<std::string, UnitMain, std::less<>> all;
    return all;
}

/// "tests/gui/net_test.cpp" is the unit "net".
std::string unitName(std::string_view file)
{
    constexpr std::string_view kEnd = "_test.cpp";
    file.remove_prefix(file.rfind('/') + 1);
    if (file.ends_with(kEnd))
        file.remove_suffix(kEnd.size());
    return std::string(file);
}

int runUnit(int argc, char** argv)
{
    if (argc > 1 && std::string_view(argv[1]) == kHelperOption)
        return runHelper({argv + 2, argv + argc});
    const auto found = argc > 1 ? units().find(std::string_view(argv[1])) : units().end();
    if (found != units().end()) {
        argv[1] = argv[0];
        return found->second(argc - 1, argv + 1);
    }
    std::fprintf(stderr, "usage: %s UNIT [Qt Test functions and options…], where UNIT is one of:\n", argv[0]);
    for (const auto& [name, run] : units())
        std::printf("%s\n", name.c_str());
    return 2;
}

} // namespace

UnitRegistration::UnitRegistration(const char* file, UnitMain run)
{
    if (!units().emplace(unitName(file), run).second)
        qFatal("%s: another test file of this program has that name", file);
}

} // namespace trainyard::test

int main(int argc, char** argv)
{
    return trainyard::test::runUnit(argc, argv);
}
