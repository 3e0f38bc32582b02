// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/jobs/batch_follower.h"

#include <algorithm>

namespace trainyard {
namespace {

constexpr std::string_view kResult = "result.json";
constexpr std::int64_t kGuess = std::int64_t{64}
                                << 10; // a file's growth between two rounds; the rest comes in the next round

bool grows(const std::string& file)
{
    return file.size() > 5 &&
           (file.compare(file.size() - 6, 6, ".jsonl") == 0 || file.compare(file.size() - 4, 4, ".log") == 0);
}

bool endsAsResult(const std::string& path)
{
    return path.size() > kResult.size() && path.compare(path.size() - kResult.size(), kResult.size(), kResult) == 0;
}

} // namespace

void BatchFollower::add(const std::string& runId, const std::string& runDirectory,
                        const std::vector<TailPosition>& positions)
{
    m_runs.insert_or_assign(runId, Run{RunFollower(runId, runDirectory, positions), runDirectory});
}

void BatchFollower::remove(const std::string& runId)
{
    m_runs.erase(runId);
}

void BatchFollower::addTo(FramedScript& script)
{
    std::vector<std::string> directories;
    for (const auto& [id, run] : m_runs)
        directories.push_back(run.directory);
    m_asked.clear();
    std::int64_t left = m_limits.bytes;
    for (FileWant& want : m_wants) {
        if (m_asked.size() >= m_limits.pieces || left <= 0)
            break;
        left -= want.limit;
        m_asked.push_back(std::move(want));
    }
    // Files that did not fit into this round come first in the next.
    m_wants.erase(m_wants.begin(), m_wants.begin() + static_cast<std::ptrdiff_t>(m_asked.size()));
    FollowSnapshot::addTo(script, directories, m_asked, m_reading);
}

std::vector<Chunk> BatchFollower::take(const FramedAnswer& answer)
{
    FollowSnapshot snapshot(answer, m_asked, m_reading);
    if (snapshot.needsOneByOne())
        m_reading = FollowSnapshot::Reading::OneByOne;
    m_troubles = snapshot.troubles();
    std::vector<Chunk> all;
    std::vector<FileWant> later;
    m_behind = false;
    for (auto& [id, run] : m_runs) {
        snapshot.forgetMissing();
        std::vector<Chunk> chunks = run.follower.poll(snapshot, m_limits.bytes);
        const auto& missing = snapshot.missing();
        const bool incomplete =
            std::any_of(missing.begin(), missing.end(), [](const FileWant& want) { return !endsAsResult(want.path); });
        for (const FileWant& want : missing) {
            // A line that is longer than the read is requested again with a larger limit.
            const auto same =
                std::find_if(m_wants.begin(), m_wants.end(), [&](const auto& one) { return one.path == want.path; });
            const auto size = snapshot.status(want.path)->size;
            const std::int64_t rest = std::max<std::int64_t>(size - want.offset, 1);
            const FileWant next{want.path, want.offset,
                                std::min(rest + 4096, std::max(m_limits.file, std::min(want.limit, rest + 4096)))};
            if (same == m_wants.end())
                m_wants.push_back(next);
            else
                *same = next;
            m_behind = true;
        }
        for (Chunk& chunk : chunks) {
            // A result is passed on only after everything written before it.
            if (chunk.file == kResult && incomplete)
                continue;
            if (grows(chunk.file))
                later.push_back({run.directory + "/" + chunk.file,
                                 chunk.offset + static_cast<std::int64_t>(chunk.bytes.size()),
                                 std::min(kGuess, m_limits.file)});
            all.push_back(std::move(chunk));
        }
    }
    // Files that have just grown have probably grown again.
    for (FileWant& want : later)
        if (std::none_of(m_wants.begin(), m_wants.end(), [&](const auto& one) { return one.path == want.path; }))
            m_wants.push_back(std::move(want));
    return all;
}

std::string BatchFollower::trouble(const std::string& runId) const
{
    const auto run = m_runs.find(runId);
    for (const std::string& line : m_troubles) {
        // A message that names another run's folder belongs to that run; one that names no folder may belong to any.
        const bool ofOther = std::any_of(m_runs.begin(), m_runs.end(), [&](const auto& other) {
            return line.find(other.second.directory + "/") != std::string::npos;
        });
        if (!ofOther || (run != m_runs.end() && line.find(run->second.directory + "/") != std::string::npos))
            return line;
    }
    return {};
}

void BatchFollower::committed(const std::string& runId, const TailPosition& position)
{
    if (const auto run = m_runs.find(runId); run != m_runs.end())
        run->second.follower.committed(position);
}

std::vector<Chunk> BatchFollower::poll(Transport& transport, double deadlineSeconds)
{
    FramedScript script;
    addTo(script);
    return take(script.run(transport, deadlineSeconds));
}

} // namespace trainyard
