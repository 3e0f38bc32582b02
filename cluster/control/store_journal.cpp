// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/store_journal.h"

#include "cluster/control/settle.h"

#include <array>

namespace trainyard {
namespace {

using Kind = JobIntent::Kind;
using Outcome = JobIntent::Outcome;

// In the order of the enums.
constexpr std::array<const char*, 5> kKinds{"submit", "cancel", "hold", "release", "requeue"};
constexpr std::array<const char*, 3> kOutcomes{"open", "done", "failed"};

template <typename Enum, std::size_t Count>
Enum valueOf(const std::array<const char*, Count>& names, const std::string& name)
{
    for (std::size_t i = 0; i < Count; ++i)
        if (name == names[i])
            return static_cast<Enum>(i);
    return static_cast<Enum>(0);
}

} // namespace

StoreJournal::StoreJournal(RunStore& store) : m_store(store), m_reader(store.reader()) {}

std::int64_t StoreJournal::write(const JobIntent& intent)
{
    const std::string kind = kKinds.at(static_cast<std::size_t>(intent.kind));
    for (const IntentRow& row : m_reader->intents(intent.machine))
        if (row.outcome == "open" && row.token == intent.token && row.kind == kind && row.request == intent.request)
            return row.key;
    return trainyard::settle(m_store.addIntent({0, intent.machine, intent.token, kind, intent.request, "open", {}}));
}

void StoreJournal::settle(std::int64_t key, Outcome outcome, const std::string& text)
{
    trainyard::settle(m_store.settleIntent(key, kOutcomes.at(static_cast<std::size_t>(outcome)), text));
}

std::vector<JobIntent> StoreJournal::of(const std::string& machine) const
{
    std::vector<JobIntent> intents;
    for (const IntentRow& row : m_reader->intents(machine))
        intents.push_back({row.key, valueOf<Kind>(kKinds, row.kind), row.machine, row.token, row.request,
                           valueOf<Outcome>(kOutcomes, row.outcome), row.text});
    return intents;
}

std::optional<JobRequest> StoreJournal::request(const std::string& token) const
{
    const std::optional<IntentRow> row = m_reader->submission(token);
    return row ? parseRequest(row->request) : std::nullopt;
}

} // namespace trainyard
