// SPDX-License-Identifier: Apache-2.0
#include "backend/data/cache/prepared_builder.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/data/base/data_text.h"
#include "backend/data/cache/prepared_claim.h"
#include "backend/protocol/reasons_dataset.h"

#include <nlohmann/json.hpp>

#include <sys/statvfs.h>
#include <unistd.h>

#include <algorithm>
#include <condition_variable>
#include <cstdio>
#include <exception>
#include <map>
#include <mutex>
#include <optional>
#include <thread>

namespace trainyard {
namespace {

namespace fs = std::filesystem;

constexpr auto kTick = std::chrono::milliseconds(250);

bool isWhole(const PreparedPlan& plan, std::uint32_t shard, bool verify, std::string* reason = nullptr)
{
    const auto opened = PreparedShard::open(plan.file(shard), plan.key(), shard, plan.recordsOf(shard), reason);
    if (!opened)
        return false;
    for (std::uint32_t i = 0; verify && i < plan.recordsOf(shard); ++i) {
        if (!opened->intact(i)) {
            if (reason)
                *reason = "image " + std::to_string(i) + " does not have its checksum";
            return false;
        }
    }
    return true;
}

fs::path claimFile(const PreparedPlan& plan, std::uint32_t shard)
{
    return plan.file(shard).string() + ".claim";
}

/// Writes a description for people who look into the folder. "samples" counts the places, "skipped" those of them that
/// hold no image.
void describe(const PreparedPlan& plan, std::int64_t skipped)
{
    const PreparedForm& form = plan.form();
    nlohmann::ordered_json json = {{"format", "trainyard prepared data set 1"},
                                   {"key", plan.key().text()},
                                   {"source", plan.source().summary()},
                                   {"samples", plan.samples()},
                                   {"shards", plan.shards()},
                                   {"height", form.image.height},
                                   {"width", form.image.width},
                                   {"channels", form.image.channels},
                                   {"shorter_side", form.side},
                                   {"fit", name(form.fit)},
                                   {"storage", name(form.storage)},
                                   {"record_bytes", plan.recordBytes()}};
    if (skipped > 0)
        json["skipped"] = skipped;
    const fs::path file = plan.folder() / "about.json";
    std::error_code code;
    if (skipped > 0 || !fs::exists(file, code))
        writeFileAtomically(file, json.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n");
}

/// Removes files left by killed processes of this machine: ".shard-000001.PID.abcd.part", and the claim of one that had
/// written its shard but not yet given up the claim.
void removeLeftovers(const fs::path& folder)
{
    std::error_code code;
    for (fs::directory_iterator it(folder, code), end; !code && it != end; it.increment(code)) {
        const std::string name = it->path().filename().string();
        const fs::path shard = folder / it->path().stem();
        if (name.starts_with("shard-") && name.ends_with(".claim") && fs::exists(shard, code) &&
            PreparedClaim::abandoned(it->path()))
            PreparedClaim::remove(it->path());
        if (!name.starts_with(".shard-") || !name.ends_with(".part"))
            continue;
        const fs::path claim = folder / (name.substr(1, name.find('.', 1) - 1) + ".claim");
        if (PreparedClaim::pulse(claim).empty() || PreparedClaim::abandoned(claim))
            fs::remove(it->path(), code);
    }
}

/// One call of prepare(): threads take shards, the caller's thread reports progress and waits.
class Builder {
public:
    Builder(const PreparedPlan& plan, const PrepareOptions& options);
    PrepareResult run();

private:
    void check();
    void makeSpace();
    void work();
    void make(std::uint32_t shard, PreparedClaim claim, std::vector<std::uint8_t>& bytes);
    bool waitForOthers();
    PrepareProgress progress(PrepareProgress::Phase phase);
    void report(PrepareProgress::Phase phase);
    bool stopped();
    void runThreads();

    const PreparedPlan& m_plan;
    const PrepareOptions& m_options;
    const double m_begun = steadyTime();
    std::vector<std::uint32_t> m_missing;
    std::map<std::uint32_t, std::string>
        m_foreign; ///< shards that other processes are making, and the pulse of their claims
    std::map<std::uint32_t, double> m_foreignSince;
    std::int64_t m_samples = 0;
    std::int64_t m_before = 0; ///< samples that existed already
    std::int64_t m_toMake = 0;
    std::int64_t m_free = -1;
    double m_tried = 0;   ///< trial speed, seconds per image
    double m_working = 0; ///< steadyTime() when the threads began
    PrepareResult m_result;

    std::mutex m_mutex; ///< guards what follows, and m_result while threads run
    std::condition_variable m_idle;
    std::size_t m_next = 0;
    int m_running = 0;
    bool m_stop = false;
    std::exception_ptr m_error;
};

Builder::Builder(const PreparedPlan& plan, const PrepareOptions& options) : m_plan(plan), m_options(options) {}

bool Builder::stopped()
{
    const std::lock_guard lock(m_mutex);
    return m_stop;
}

PrepareProgress Builder::progress(PrepareProgress::Phase phase)
{
    const std::lock_guard lock(m_mutex);
    PrepareProgress progress;
    progress.phase = phase;
    progress.samples = m_samples;
    const std::int64_t worked = m_result.made + m_result.skipped;
    progress.made = worked;
    progress.done = m_before + worked;
    const double seconds = m_working > 0 ? steadyTime() - m_working : 0;
    if (worked > 0 && seconds > 0.5)
        progress.perSecond = static_cast<double>(worked) / seconds;
    else if (m_tried > 0)
        progress.perSecond = m_options.threads / m_tried;
    if (progress.perSecond > 0)
        progress.secondsLeft = static_cast<double>(m_toMake - worked) / progress.perSecond;
    progress.bytesNeeded = m_plan.bytes() / m_plan.samples() * (m_toMake - worked);
    progress.bytesFree = m_free;
    return progress;
}

void Builder::report(PrepareProgress::Phase phase)
{
    if (m_options.progress && !m_options.progress(progress(phase)))
        throw Failure(ErrorKind::Cancelled, "prepare the data set", {}, datasetReason("dataset.stopped"));
}

void Builder::check()
{
    for (std::uint32_t shard = 0; shard < m_plan.shards(); ++shard) {
        if (static_cast<int>(shard % static_cast<std::uint32_t>(m_options.parts)) != m_options.part - 1)
            continue;
        m_samples += m_plan.recordsOf(shard);
        std::string damage;
        if (isWhole(m_plan, shard, m_options.verify, &damage)) {
            m_before += m_plan.recordsOf(shard);
        } else {
            m_missing.push_back(shard);
            m_toMake += m_plan.recordsOf(shard);
            if (!damage.empty() && m_result.shardsDamaged++ == 0)
                m_result.damage = m_plan.file(shard).filename().string() + ": " + damage;
        }
        if (shard % 64 == 63 || m_options.verify)
            report(PrepareProgress::Phase::Checking);
    }
}

void Builder::makeSpace()
{
    const std::int64_t needed = m_plan.bytes() / m_plan.samples() * m_toMake;
    m_free = freeBytes(m_plan.folder());
    if (m_free >= 0 && m_free < needed + needed / 50)
        throw Failure(ErrorKind::NoSpace, "prepare the data set in", printable(m_plan.folder().native()),
                      datasetReason("dataset.no-space", ByteCount{needed}, ByteCount{m_free}));
}

void Builder::make(std::uint32_t shard, PreparedClaim claim, std::vector<std::uint8_t>& bytes)
{
    PreparedShardWriter writer(m_plan.file(shard), m_plan.key(), shard);
    for (std::uint32_t i = 0; i < m_plan.recordsOf(shard); ++i) {
        if (stopped())
            return;
        const PreparedRecord record = m_plan.make(m_plan.firstOf(shard) + i, bytes);
        writer.add(record, bytes);
        claim.refresh();
        const std::lock_guard lock(m_mutex);
        ++(record.jpeg == PreparedRecord::kUnreadable ? m_result.skipped : m_result.made);
    }
    writer.finish();
    const std::lock_guard lock(m_mutex);
    ++m_result.shardsMade;
}

void Builder::work()
{
    std::vector<std::uint8_t> bytes;
    try {
        for (;;) {
            std::uint32_t shard = 0;
            {
                const std::lock_guard lock(m_mutex);
                if (m_stop || m_next >= m_missing.size())
                    break;
                shard = m_missing[m_next++];
            }
            const fs::path claimed = claimFile(m_plan, shard);
            if (PreparedClaim::abandoned(claimed))
                PreparedClaim::remove(claimed);
            PreparedClaim claim(claimed);
            if (!claim.held()) {
                const std::lock_guard lock(m_mutex);
                m_foreign[shard] = {};
            } else if (!isWhole(m_plan, shard, m_options.verify)) { // another process may have made it meanwhile
                make(shard, std::move(claim), bytes);
            }
        }
    } catch (...) {
        const std::lock_guard lock(m_mutex);
        if (!m_error)
            m_error = std::make_exception_ptr(Failure(currentError("prepare the data set")));
        m_stop = true;
    }
    const std::lock_guard lock(m_mutex);
    --m_running;
    m_idle.notify_all();
}

void Builder::runThreads()
{
    m_next = 0;
    m_working = m_working > 0 ? m_working : steadyTime();
    const auto count =
        std::min<std::size_t>(static_cast<std::size_t>(std::max(1, m_options.threads)), m_missing.size());
    std::vector<std::jthread> threads;
    {
        const std::lock_guard lock(m_mutex);
        m_running = static_cast<int>(count);
    }
    for (std::size_t i = 0; i < count; ++i)
        threads.emplace_back([this] { work(); });
    std::exception_ptr cancelled;
    for (;;) {
        {
            std::unique_lock lock(m_mutex);
            m_idle.wait_for(lock, kTick, [this] { return m_running == 0; });
            if (m_running == 0)
                break;
        }
        try {
            if (!cancelled)
                report(PrepareProgress::Phase::Preparing);
        } catch (...) {
            cancelled = std::current_exception();
            const std::lock_guard lock(m_mutex);
            m_stop = true;
        }
    }
    threads.clear();
    if (m_error)
        std::rethrow_exception(m_error);
    if (cancelled)
        std::rethrow_exception(cancelled);
}

/// Waits for other processes' shards until one becomes free to make here (true) or all are done (false).
bool Builder::waitForOthers()
{
    m_missing.clear();
    while (!m_foreign.empty() && m_missing.empty()) {
        report(PrepareProgress::Phase::Waiting);
        std::this_thread::sleep_for(kTick);
        for (auto it = m_foreign.begin(); it != m_foreign.end();) {
            const auto& [shard, before] = *it;
            const fs::path claim = claimFile(m_plan, shard);
            const std::string pulse = PreparedClaim::pulse(claim);
            double& since = m_foreignSince[shard];
            if (since == 0 || pulse != before)
                since = steadyTime();
            it->second = pulse;
            const bool stale = PreparedClaim::abandoned(claim) || steadyTime() - since > PreparedClaim::kStaleSeconds;
            if (stale)
                PreparedClaim::remove(claim);
            if (!pulse.empty() && !stale) {
                ++it;
                continue;
            }
            if (!isWhole(m_plan, shard, false))
                m_missing.push_back(shard);
            it = m_foreign.erase(it);
        }
    }
    return !m_missing.empty();
}

PrepareResult Builder::run()
{
    makeFolders(m_plan.folder());
    check();
    if (!m_missing.empty()) {
        removeLeftovers(m_plan.folder());
        makeSpace();
        describe(m_plan, 0);
        m_tried = m_plan.trySpeed();
        report(PrepareProgress::Phase::Preparing);
        // Processes that start together start at different shards.
        std::rotate(m_missing.begin(),
                    m_missing.begin() +
                        static_cast<std::ptrdiff_t>(static_cast<std::size_t>(::getpid()) % m_missing.size()),
                    m_missing.end());
        runThreads();
        while (m_options.wait && m_options.parts == 1 && waitForOthers())
            runThreads();
    }
    m_result.seconds = steadyTime() - m_begun;
    m_result.whole = m_foreign.empty();
    m_before = m_result.whole ? m_samples - m_result.made - m_result.skipped : m_before;
    if (m_result.shardsMade > 0)
        describe(m_plan, skippedIn(m_plan)); // of all shards, whoever made them
    report(PrepareProgress::Phase::Preparing);
    return m_result;
}

} // namespace

std::int64_t freeBytes(const fs::path& folder)
{
    struct statvfs status {};
    fs::path there = folder;
    while (::statvfs(there.c_str(), &status) != 0) {
        if (!there.has_relative_path())
            return -1;
        there = there.parent_path();
    }
    return static_cast<std::int64_t>(status.f_bavail) * static_cast<std::int64_t>(status.f_frsize);
}

PrepareResult prepare(const PreparedPlan& plan, const PrepareOptions& options)
{
    return Builder(plan, options).run();
}

bool isPrepared(const PreparedPlan& plan)
{
    for (std::uint32_t shard = 0; shard < plan.shards(); ++shard)
        if (!isWhole(plan, shard, false))
            return false;
    return true;
}

std::int64_t skippedIn(const PreparedPlan& plan)
{
    std::int64_t skipped = 0;
    for (std::uint32_t shard = 0; shard < plan.shards(); ++shard)
        if (const auto opened = PreparedShard::open(plan.file(shard), plan.key(), shard, plan.recordsOf(shard)))
            for (std::uint32_t i = 0; i < plan.recordsOf(shard); ++i)
                skipped += opened->record(i).jpeg == PreparedRecord::kUnreadable ? 1 : 0;
    return skipped;
}

std::string byteText(std::int64_t bytes)
{
    static constexpr const char* kUnits[] = {"bytes", "kB", "MB", "GB", "TB"};
    double value = static_cast<double>(bytes);
    std::size_t unit = 0;
    for (; value >= 999.5 && unit + 1 < std::size(kUnits); ++unit)
        value /= 1000.0;
    char text[64];
    std::snprintf(text, sizeof text, unit == 0 || value >= 99.5 ? "%.0f %s" : "%.1f %s", value, kUnits[unit]);
    return text;
}

} // namespace trainyard
