// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/protocol/augment_preview.h"
#include "backend/protocol/data_inspection.h"
#include "backend/protocol/device_info.h"
#include "backend/protocol/distribution.h"
#include "backend/protocol/net_look.h"
#include "backend/protocol/plan.h"
#include "backend/protocol/prediction_report.h"
#include "backend/protocol/preparation.h"
#include "backend/protocol/reason_json.h"
#include "backend/protocol/weight_magnitudes.h"
#include "cluster/control/machine_check.h"
#include "cluster/control/ticket_facts.h"
#include "tests/fuzz/fuzz_support.h"
#include "tests/fuzz/targets.h"

#include <nlohmann/json.hpp>

using namespace trainyard;

namespace {

using Json = nlohmann::json;

/// What was read can be printed, and is read as the same.
template <typename Parse>
void again(const Json& document, Parse parse)
{
    fuzz::read([&] {
        const std::string written = toJson(parse(document)).dump();
        fuzz::must(toJson(parse(Json::parse(written))).dump() == written,
                   "an answer changes when it is written and read");
    });
}

/// Readers whose callers catch the JSON library's own exceptions.
template <typename Parse>
void lenient(const Json& document, Parse parse)
{
    try {
        parse(document);
    } catch (const Json::exception&) {
    }
}

} // namespace

/// One JSON answer of the engine, given to each of its readers.
void trainyard::fuzz::answers(const std::uint8_t* data, std::size_t size)
{
    const std::string text(textOf(data, size));
    read([&] { parsePreparationLine(text); });
    read([&] { parseDataInspectionText(text); });
    parseMachineCheck(text);
    const Json document = Json::parse(text, nullptr, false);
    if (document.is_discarded())
        return;
    again(document, parsePlanAnswer);
    again(document, parseDataInspection);
    again(document, parseDistributionReport);
    again(document, parseWeightMagnitudes);
    again(document, parseAugmentPreview);
    again(document, parsePredictionReport);
    again(document, parseNetLook);
    read([&] { parseDeviceReport(document); });
    lenient(document, reasonFrom);
    lenient(document, errorFrom);
    lenient(document, parseTicketFacts);
    lenient(document, parseCompactFacts);
}
