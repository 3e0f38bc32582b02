// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/jobs/job_journal.h"
#include "storage/store/run_store.h"

#include <memory>

namespace trainyard {

/// Intents kept in the store: they outlive this program. Belongs to one thread; waits for the store.
///   write  the same intent once more while it is open is the same intent.
///   of     without those of jobs that are known to be over.
class StoreJournal : public JobJournal {
public:
    explicit StoreJournal(RunStore& store);
    std::int64_t write(const JobIntent& intent) override;
    void settle(std::int64_t key, JobIntent::Outcome outcome, const std::string& text) override;
    std::vector<JobIntent> of(const std::string& machine) const override;
    /// What was asked of the machine under this token; nullopt when it is not known.
    std::optional<JobRequest> request(const std::string& token) const;

private:
    RunStore& m_store;
    std::unique_ptr<StoreReader> m_reader;
};

} // namespace trainyard
