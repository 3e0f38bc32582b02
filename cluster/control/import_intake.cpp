// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/import_intake.h"

#include "cluster/control/settle.h"

#include <filesystem>
#include <utility>
#include <vector>

namespace trainyard {
namespace {

constexpr std::int64_t kBytesAtOnce = std::int64_t{32} << 20; // with thousands of series each commit has its price

} // namespace

void ImportIntake::store(const foreign::ImportedRun& run, Taking taking)
{
    const std::string& id = run.spec().id;
    const std::string folder = std::filesystem::absolute(run.directory().root()).string();
    if (!m_reader.run(id)) {
        // Queued together, so committed together: a draft would be started.
        auto created = m_store.createRun(run.spec(), folder, kImportMachine, run.startedAt());
        auto stated = m_store.setRunState(id, JobState::Running, Reason());
        settle(std::move(created));
        settle(std::move(stated));
    }
    ingest(id, folder, {}, taking);
}

void ImportIntake::ingest(const std::string& id, const std::string& folder, const Count& count)
{
    ingest(id, folder, count, Taking::Done);
}

void ImportIntake::ingest(const std::string& id, const std::string& folder, const Count& count, Taking taking)
{
    settleOpen(); // a follower goes on from what is committed, and one part at a time is enough memory
    auto [follower, isNew] = m_followers.try_emplace(id, id, folder, std::vector<TailPosition>());
    if (isNew)
        for (const TailPosition& position : m_reader.tailPositions(id))
            follower->second.committed(position);
    do {
        std::vector<Chunk> chunks = follower->second.poll(m_transport, kBytesAtOnce);
        if (chunks.empty())
            return;
        for (Chunk& chunk : chunks) {
            settleOpen();
            m_open.emplace(OpenPart{&follower->second, m_store.ingest(std::move(chunk)), count});
        }
        if (taking == Taking::Done)
            settleOpen();
    } while (taking == Taking::Done);
}

/// Waits for the part that the store's thread is writing.
void ImportIntake::settleOpen()
{
    if (!m_open)
        return;
    OpenPart part = std::move(*m_open);
    m_open.reset();
    const IngestOutcome outcome = settle(std::move(part.outcome));
    part.follower->committed(outcome.position);
    if (part.count)
        part.count(outcome.points);
}

} // namespace trainyard
