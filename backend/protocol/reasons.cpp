// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/reasons.h"

#include "backend/base/reasons_system.h"
#include "backend/protocol/reasons_alert.h"
#include "backend/protocol/reasons_campaign.h"
#include "backend/protocol/reasons_contract.h"
#include "backend/protocol/reasons_data.h"
#include "backend/protocol/reasons_dataset.h"
#include "backend/protocol/reasons_device.h"
#include "backend/protocol/reasons_engine.h"
#include "backend/protocol/reasons_finding.h"
#include "backend/protocol/reasons_foreign.h"
#include "backend/protocol/reasons_job.h"
#include "backend/protocol/reasons_ledger.h"
#include "backend/protocol/reasons_link.h"
#include "backend/protocol/reasons_look.h"
#include "backend/protocol/reasons_machine.h"
#include "backend/protocol/reasons_machine_entry.h"
#include "backend/protocol/reasons_model.h"
#include "backend/protocol/reasons_name.h"
#include "backend/protocol/reasons_plan.h"
#include "backend/protocol/reasons_program.h"
#include "backend/protocol/reasons_pruning.h"
#include "backend/protocol/reasons_queue.h"
#include "backend/protocol/reasons_ranks.h"
#include "backend/protocol/reasons_report.h"
#include "backend/protocol/reasons_run.h"
#include "backend/protocol/reasons_scheduler.h"
#include "backend/protocol/reasons_script.h"
#include "backend/protocol/reasons_search.h"
#include "backend/protocol/reasons_spec.h"
#include "backend/protocol/reasons_store.h"
#include "backend/protocol/reasons_study.h"
#include "backend/protocol/reasons_training.h"
#include "backend/protocol/reasons_trial.h"
#include "backend/protocol/reasons_window.h"

namespace trainyard {

std::span<const std::span<const ReasonRow>> reasonTables()
{
    static const std::span<const ReasonRow> tables[] = {
        kSystemReasons, kQueueReasons,    kJobReasons,          kMachineReasons, kSchedulerReasons, kLinkReasons,
        kDataReasons,   kCampaignReasons, kWindowReasons,       kStoreReasons,   kTrainingReasons,  kSpecReasons,
        kModelReasons,  kRanksReasons,    kEngineReasons,       kDeviceReasons,  kPruningReasons,   kRunReasons,
        kPlanReasons,   kDatasetReasons,  kMachineEntryReasons, kTrialReasons,   kScriptReasons,    kStudyReasons,
        kSearchReasons, kFindingReasons,  kForeignReasons,      kLookReasons,    kContractReasons,  kProgramReasons,
        kAlertReasons,  kLedgerReasons,   kReportReasons,       kNameReasons};
    return tables;
}

const ReasonRow* findReason(std::string_view code)
{
    for (const std::span<const ReasonRow> table : reasonTables())
        for (const ReasonRow& row : table)
            if (row.code == code)
                return &row;
    return nullptr;
}

namespace {

Reason named(const std::string& table, std::string_view name)
{
    const ReasonRow* row = findReason(table + std::string(name));
    return row ? makeReason(*row, {}) : Reason(std::string(name));
}

} // namespace

Reason stateReason(JobState state)
{
    return named("state.", name(state));
}

Reason exitReason(ExitCode code)
{
    return exitReason(exitCodeName(code));
}

Reason exitReason(std::string_view exitCodeName)
{
    return named("exit.", exitCodeName);
}

Reason remedyReason(Reason why)
{
    std::string words = why.remedy;
    if (words.ends_with('.'))
        words.pop_back();
    return {std::string(kRemedyReason), {std::vector<Reason>{std::move(why)}}, std::move(words), {}};
}

Reason errorReason(const Error& error)
{
    Error told = error;
    told.remedy.clear();
    std::string words = told.text();
    words.pop_back(); // the full stop
    return {std::string(kErrorReason),
            {error.operation, error.subject, std::vector<Reason>{error.why()}},
            std::move(words),
            error.remedy};
}

} // namespace trainyard
