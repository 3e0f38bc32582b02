// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/ledger_run.h"

#include "backend/protocol/reasons_ledger.h"
#include "backend/protocol/series.h"
#include "cluster/control/run_import.h"
#include "cluster/control/run_speed.h"

namespace trainyard {
namespace {

constexpr std::int64_t kMostMessages = 20'000;

/// The shares of the phases, in the form that phaseShare() takes.
StudyRun readPhases(StoreReader& reader, const RunRow& row)
{
    StudyRun run;
    for (const char* series :
         {series::kInputWait, series::kCompute, series::kAllreduce, series::kValidation, series::kCheckpointing})
        reader.points(row.key, series, [&](const PointRow& point) {
            run.curves[series].push_back({point.samples, point.epoch, point.time, point.value});
        });
    return run;
}

/// "oneDNN 2.6.3, 1 thread" of "2 × oneDNN 2.6.3, 1 thread": the number of ranks is a setting of its own.
std::string withoutCount(const std::string& device)
{
    static const std::string times = " × ";
    const std::size_t at = device.find(times);
    const bool counted = at != std::string::npos && at > 0 && device.find_first_not_of("0123456789") == at;
    return counted ? device.substr(at + times.size()) : device;
}

Reason whyNoTime(const RunRow& row, const std::vector<LedgerEpoch>& epochs)
{
    if (isImported(row))
        return ledgerReason("ledger.no-times");
    if (!epochs.empty() || !isFinal(row.state))
        return ledgerReason("ledger.no-epoch");
    return row.epoch >= 1.0 ? ledgerReason("ledger.no-times") : ledgerReason("ledger.ended-early");
}

} // namespace

std::optional<LedgerStep> readLedgerStep(StoreReader& reader, const std::string& id)
{
    const std::optional<RunRow> row = reader.run(id);
    if (!row)
        return std::nullopt;
    LedgerStep step;
    step.run = row->id;
    step.name = row->name;
    step.settings = reader.params(id);
    std::string engine; // of the newest attempt
    for (const MessageRow& message : reader.messages(row->key, kMostMessages))
        if (message.kind == "started")
            engine = message.text.words;
    for (const auto& [key, value] : {std::pair(kDeviceFact, withoutCount(row->device)), std::pair(kHostFact, row->host),
                                     std::pair(kEngineFact, engine)})
        if (!value.empty())
            step.settings.emplace_back(key, value);
    const RunSpeed speed = readRunSpeed(reader, *row);
    step.time = speed.time;
    if (!step.time.known())
        step.problem = whyNoTime(*row, speed.epochs);
    const StudyRun phases = readPhases(reader, *row);
    step.inputWait = phaseShare(phases, series::kInputWait);
    step.rankWait = phaseShare(phases, series::kAllreduce);
    step.compute = phaseShare(phases, series::kCompute);
    return step;
}

} // namespace trainyard
