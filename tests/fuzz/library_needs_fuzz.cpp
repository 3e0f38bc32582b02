// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/engine/library_needs.h"
#include "tests/fuzz/fuzz_support.h"
#include "tests/fuzz/targets.h"

using namespace trainyard;

/// An ELF program or library.
void trainyard::fuzz::library_needs(const std::uint8_t* data, std::size_t size)
{
    read([&] {
        const LibraryNeeds needs = parseLibraryNeeds(textOf(data, size), "input");
        for (const std::string& version : needs.versions)
            olderVersion(version, "GLIBC_2.34");
        needs.glibc();
    });
}
