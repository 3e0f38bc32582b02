// SPDX-License-Identifier: Apache-2.0
#include "backend/engine/spec_document.h"

#include "backend/base/files.h"
#include "backend/protocol/reasons_engine.h"
#include "backend/protocol/spec_reader.h"
#include "backend/train/record/run_failure.h"

namespace trainyard {
namespace {

constexpr std::size_t kLongestSpec = std::size_t{4} << 20;

} // namespace

nlohmann::json readSpecDocument(const std::string& path)
{
    try {
        nlohmann::json document = parseBoundedJson(readFile(path, kLongestSpec));
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
