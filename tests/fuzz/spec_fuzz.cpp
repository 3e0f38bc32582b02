// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/run_spec.h"
#include "tests/fuzz/fuzz_support.h"
#include "tests/fuzz/targets.h"

using namespace trainyard;

/// A run spec. A valid one means the same once it is written and read again.
void trainyard::fuzz::spec(const std::uint8_t* data, std::size_t size)
{
    std::vector<SpecProblem> problems;
    const RunSpec read = parseRunSpecText(fuzz::textOf(data, size), problems);
    for (const SpecProblem& problem : problems)
        must(!problem.text().empty(), "a problem without words");
    flattenRunSpec(read);
    if (!problems.empty())
        return;
    must(validateRunSpec(read).empty(), "a valid text makes an invalid spec");
    const std::string text = toText(read);
    const RunSpec again = parseRunSpecText(text, problems);
    must(problems.empty(), "the text of a valid spec is invalid");
    must(toText(again) == text, "a spec changes when it is written and read");
}
