// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/targets.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>

/// All targets in one program: $TRAINYARD_FUZZ_TARGET names the one that libFuzzer drives.
namespace {

const trainyard::fuzz::Target* chosenTarget()
{
    const char* name = std::getenv("TRAINYARD_FUZZ_TARGET");
    for (const trainyard::fuzz::Target& target : trainyard::fuzz::kTargets)
        if (name && std::strcmp(name, target.name) == 0)
            return &target;
    std::fprintf(stderr, "TRAINYARD_FUZZ_TARGET names no target; there are:");
    for (const trainyard::fuzz::Target& target : trainyard::fuzz::kTargets)
        std::fprintf(stderr, " %s", target.name);
    std::fprintf(stderr, "\n");
    std::exit(64);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const trainyard::fuzz::Target* target = chosenTarget();
    target->run(data, size);
    return 0;
}
