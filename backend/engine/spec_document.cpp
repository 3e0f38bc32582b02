// SPDX-License-Identifier: Apache-2.0
#include "backend/engine/spec_document.h"

#include "backend/base/files.h"
#include "backend/protocol/reasons_engine.h"
#include "backend/protocol/spec_reader.h"
#include "backend/train/record/run_failure.h"

#include <cstdio>

namespace trainyard {
namespace {

constexpr std::size_t kLongestSpec = std::size_t{4} << 20;

} // namespace

std::string standardInput()
{
    std::string text;
    char block[4096];
    while (const std::size_t count = std::fread(block, 1, sizeof block, stdin)) {
        text.append(block, count);
        if (text.size() > kLongestSpec)
            throw Failure(ErrorKind::BadInput, "read the spec from standard input", {},
                          engineReason("engine.spec-length"));
    }
    return text;
}

nlohmann::json readSpecDocument(const std::string& path)
{
    try {
        nlohmann::json document(parseDocument(path == "-" ? standardInput() : readFile(path, kLongestSpec)));
        if (document.is_object())
            document.emplace("id", "no-run");
        return document;
    } catch (const Failure& failure) {
        throw RunFailure(ExitCode::BadSpec, failure.error());
    } catch (const std::exception& exception) {
        throw RunFailure(ExitCode::BadSpec, errorWith(ErrorKind::BadInput, "use the run spec", path,
                                                      engineReason("engine.correct-there", whyOf(exception))));
    }
}

} // namespace trainyard
