// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/preparation.h"
#include "backend/protocol/run_spec.h"
#include "cluster/jobs/engine_words.h"
#include "cluster/jobs/script_job.h"
#include "cluster/jobs/staged_files.h"
#include "cluster/scheduler/scheduler.h"
#include "cluster/transport/transport.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace trainyard {

/// What is to be where a run is to train.
struct StagingRequest {
    enum class Cache {
        Upload,       ///< the prepared cache of this workstation where it has one that fits, else prepared there
        PrepareThere, ///< by a job
        AtFirstUse    ///< by the run itself
    };
    DataSpec data;          ///< as it is on this workstation
    std::string engineHere; ///< path of this workstation's engine
    EngineCommand engineThere;
    std::string root; ///< absolute folder there for what is sent, seen by all nodes; empty: that of Trainyard's data
    std::vector<std::pair<std::string, std::string>> known; ///< folder here → folder there that holds the same
    Cache cache = Cache::Upload;
    /// Also where the prepared cache alone will do: image folders are otherwise sent as an outline (names, sizes and
    /// times).
    bool wholeSource = false;
    JobRequest wishes; ///< of the job that prepares: cores, partition, account, time …
};

struct StagingNews {
    enum class Phase { Looking, Packing, Sending, Unpacking, Checking, Preparing, Done };
    Phase phase = Phase::Looking;
    std::int64_t done = 0;  ///< bytes; images while Preparing
    std::int64_t total = 0; ///< 0: not known
    Reason text; ///< Preparing: why its job waits; Done: what was found or done, "it was there already: /data/x"
    double waitSeconds = 0.0; ///< how long the caller may do something else before the next step
};

/// Brings a run's data to a machine, or finds it there:
///   1. By the folder that `known` names, by the same path, or by what was sent before: it is there when names and
///   sizes of
///      all files and the beginnings of some are the same.
///   2. Otherwise it is sent to ROOT/ID in volumes of some 64 MiB, with the files' times, which prepared caches are
///   known by.
///      A volume that arrived is not sent again, one that was cut goes on where it ended; the folder takes its name
///      when all is there and compared. Data that is only there, at the spec's path, is used as it is.
///   3. The prepared cache that the spec asks for is sent file by file, or made there by a job.
/// Everything may be repeated by another process at any time: nothing is sent twice, nothing half is ever used.
///
/// Used by one thread. `there` and `scheduler` must outlive it.
class Staging {
public:
    /// Hears of progress, a few times a second; false ends the step with Cancelled.
    using Progress = std::function<bool(const StagingNews&)>;

    Staging(StagingRequest request, Transport& there, Scheduler& scheduler);
    ~Staging();
    Staging(const Staging&) = delete;
    Staging& operator=(const Staging&) = delete;

    /// The next step: a look, a volume, a file, a question to the job. Throws Failure: of kind Transport or Timeout,
    /// the step may simply be tried again; NoSpace, Permission, BadInput … say what is in the way.
    StagingNews advance(const Progress& progress = {});
    bool done() const { return m_step == Step::Done; }

    /// Once done: the data as the spec there must name it.
    const DataSpec& data() const { return m_there; }
    const std::string& summary() const { return m_summary; }

private:
    enum class Step { List, Look, Send, Place, Cache, Shards, Prepare, Done };
    void list(const Progress& progress);
    void look(const Progress& progress);
    void findRoot();
    bool isThere(const std::string& folder, bool contents);
    void requireSpace();
    void send(const Progress& progress);
    void sendVolume(std::size_t index, const Progress& progress);
    void place();
    void askCache(const Progress& progress);
    void sendShard(const Progress& progress);
    StagingNews prepare();
    void use(const std::string& folder, const std::string& how);
    PreparationPlan planHere(const Progress& progress);
    std::function<bool()> watch(const Progress& progress, StagingNews::Phase phase);
    PreparationPlan planThere();
    void put(const std::string& from, const std::string& to, const Progress& progress);
    std::string run(const std::string& script, const char* operation, const std::string& subject,
                    double deadline = 120.0, bool unseen = false);
    StagingNews news(StagingNews::Phase phase) const;

    StagingRequest m_request;
    Transport& m_transport;
    Scheduler& m_scheduler;
    Step m_step = Step::List;
    DataSpec m_there;
    std::string m_summary;
    StagedFiles m_files;
    std::string m_id; ///< name of the folder that is sent
    DataFingerprint m_print;
    bool m_outline = false;
    std::optional<PreparationPlan> m_cacheHere;
    std::string m_root;
    std::vector<StagedVolume> m_volumes;
    std::vector<std::string> m_arrived; ///< names of volumes
    std::size_t m_next = 0;
    std::int64_t m_sent = 0;
    std::int64_t m_total = 0;
    std::vector<std::pair<std::string, std::int64_t>> m_shards; ///< names and sizes
    std::string m_cacheThere;
    std::unique_ptr<ScriptJob> m_job;
    std::string m_jobOutput;
    PreparationProgress m_prepared;
};

/// All steps, one after the other, with the waits between them. Throws Failure like advance().
DataSpec stageData(const StagingRequest& request, Transport& there, Scheduler& scheduler,
                   const Staging::Progress& progress = {});

/// Puts one file (a model, a checkpoint) into ROOT/files under a name that its content gives it, unless it is there;
/// its path there. `root` empty: as in StagingRequest.
std::string stageFile(const std::string& path, Transport& there, const std::string& root,
                      const Staging::Progress& progress = {});

} // namespace trainyard
