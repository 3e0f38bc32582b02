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

/// What must be present where a run will train.
struct StagingRequest {
    enum class Cache {
        Upload,       ///< use this workstation's prepared cache if it has a suitable one, otherwise prepare it there
        PrepareThere, ///< prepare it in a job
        AtFirstUse    ///< let the run itself prepare it
    };
    DataSpec data;          ///< as on this workstation
    std::string engineHere; ///< path of this workstation's engine
    EngineCommand engineThere;
    std::string root; ///< absolute folder there for sent data, visible to all nodes; empty: Trainyard's data folder
    std::vector<std::pair<std::string, std::string>> known; ///< local folder → folder there with the same content
    Cache cache = Cache::Upload;
    /// Also send the images if the prepared cache alone would be enough; otherwise image folders are sent as an outline
    /// (names, sizes and times).
    bool wholeSource = false;
    JobRequest jobRequest; ///< for the job that prepares: cores, partition, account, time …
};

struct StagingNews {
    enum class Phase { Looking, Packing, Sending, Unpacking, Checking, Preparing, Done };
    Phase phase = Phase::Looking;
    std::int64_t done = 0;  ///< bytes; images while Preparing
    std::int64_t total = 0; ///< 0: unknown
    Reason text; ///< Preparing: why its job waits; Done: what was found or done, "it was already there: /data/x"
    double waitSeconds = 0.0; ///< how long the caller can wait before the next step
};

/// Brings a run's data to a machine, or finds it there:
///   1. In the folder that `known` lists, at the same path, or where it was sent before. It counts as present if names
///      and sizes of all files and the beginnings of some are equal.
///   2. Otherwise sends it to ROOT/ID in volumes of about 64 MiB, with the files' times, by which prepared caches are
///      recognised. A volume that arrived is not sent again, and an interrupted one is resumed. The folder gets its
///      name once everything has arrived and was compared. Data that exists only there, at the spec's path, is used as
///      it is.
///   3. The prepared cache that the spec requests is sent file by file, or made there in a job.
/// Another process can repeat everything at any time: nothing is sent twice, and incomplete data is never used.
///
/// Used by one thread. `there` and `scheduler` must outlive it.
class Staging {
public:
    /// Called a few times a second; returning false ends the step with Cancelled.
    using Progress = std::function<bool(const StagingNews&)>;

    Staging(StagingRequest request, Transport& there, Scheduler& scheduler);
    ~Staging();
    Staging(const Staging&) = delete;
    Staging& operator=(const Staging&) = delete;

    /// The next step: a check, a volume, a file, or a query of the job. Throws Failure: after Transport or Timeout the
    /// step can simply be retried; NoSpace, Permission, BadInput … name the obstacle.
    StagingNews advance(const Progress& progress = {});
    bool done() const { return m_step == Step::Done; }

    /// Once done: the data section for a spec on the machine.
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

/// Performs all steps with the waits between them. Throws Failure like advance().
DataSpec stageData(const StagingRequest& request, Transport& there, Scheduler& scheduler,
                   const Staging::Progress& progress = {});

/// Puts one file (a model, a checkpoint) into ROOT/files under a name derived from its content, unless it exists;
/// returns its path there. NAME.onnx.data goes along with NAME.onnx. `root` empty: as in StagingRequest.
std::string stageFile(const std::string& path, Transport& there, const std::string& root,
                      const Staging::Progress& progress = {});

} // namespace trainyard
