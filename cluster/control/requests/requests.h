// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"
#include "backend/protocol/job_state.h"
#include "backend/protocol/trace_request.h"

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace trainyard {

/// What is asked of runs and campaigns. A request is stored before it is carried out (request_text.h is its form in the
/// store) and is safe to repeat; each kind has its handler in a file of its own (Launcher::handle()).

/// How a kind of request is taken up and tried again.
struct RequestTraits {
    enum class Group {
        Quick,    ///< takes no longer than an answer of the machine
        Queues,   ///< brings something to the machine and puts a job into its queue
        Waits,    ///< is looked at again until a run has done what it was asked
        Deletes,  ///< may take long
        Campaigns ///< of a campaign, so of no machine: whoever is there does it
    };
    enum class Retry {
        Never,       ///< it may have been done, and must not be done twice
        Broken,      ///< when the connection broke
        BrokenOrBusy ///< or when the queue was busy
    };
    const char* word; ///< its kind in the store
    Group group;
    Retry retry = Retry::Broken;
};

/// A run that must have ended well before another one starts.
struct NeededRun {
    std::string run;   ///< id
    std::string token; ///< of the job in which it does so, or of a later one
};

/// Starts a stored run.
struct SubmitRequest {
    static constexpr RequestTraits kTraits{"submit", RequestTraits::Group::Queues, RequestTraits::Retry::BrokenOrBusy};
    std::string token; ///< of its first job
    std::vector<NeededRun> needs = {};
};

/// A new attempt, from the newest checkpoint.
struct ResumeRequest {
    static constexpr RequestTraits kTraits{"resume", RequestTraits::Group::Queues, RequestTraits::Retry::BrokenOrBusy};
    std::string token = {};           ///< of its next job
    JobState from = JobState::Failed; ///< in which it ended, and stays if nothing comes of this
    std::vector<NeededRun> needs = {};
};

// In the following `token` names the job that is meant; empty: the run's job of that moment. A later job of the same
// run is not meant.

/// After a checkpoint; past the deadline by TERM and KILL.
struct StopRequest {
    static constexpr RequestTraits kTraits{"stop", RequestTraits::Group::Waits};
    std::string token = {};
    std::optional<double> deadline = std::nullopt; ///< seconds; none: the launcher's
};

struct CheckpointRequest {
    static constexpr RequestTraits kTraits{"checkpoint", RequestTraits::Group::Quick};
    std::string token = {};
};

/// Records what every rank does for some steps.
struct RecordTraceRequest {
    static constexpr RequestTraits kTraits{"trace", RequestTraits::Group::Quick};
    std::optional<TraceRequest> trace; ///< none: the stored one was not understood, and nothing is recorded
    std::string token = {};
};

/// Off the queue; ends a running job, after a checkpoint if it can.
struct CancelRequest {
    static constexpr RequestTraits kTraits{"cancel", RequestTraits::Group::Quick};
    std::string token = {};
};

/// Keeps a waiting job from starting.
struct HoldRequest {
    static constexpr RequestTraits kTraits{"hold", RequestTraits::Group::Quick};
    std::string token = {};
};

struct ReleaseRequest {
    static constexpr RequestTraits kTraits{"release", RequestTraits::Group::Quick};
    std::string token = {};
};

/// Ends a running job and puts it back in the queue.
struct RequeueRequest {
    static constexpr RequestTraits kTraits{"requeue", RequestTraits::Group::Quick, RequestTraits::Retry::Never};
    std::string token = {};
    std::optional<int> restarts = std::nullopt; ///< that it had before
};

/// It saves and stops, and a new job with so much time goes on.
struct ExtendRequest {
    static constexpr RequestTraits kTraits{"extend", RequestTraits::Group::Quick, RequestTraits::Retry::BrokenOrBusy};
    double seconds = 0.0; ///< of the next job
    std::string token = {};
    std::string next = {}; ///< the next job's token
};

/// Removes the run's directory, then the run from the store.
struct DeleteFilesRequest {
    static constexpr RequestTraits kTraits{"delete-files", RequestTraits::Group::Deletes};
    std::string directory; ///< on the machine, absolute
};

/// Stores and queues runs for a campaign's cells that have none. `again`: also for cells whose run lies in the trash,
/// and resumes those that ended before they were done.
struct QueueCellsRequest {
    static constexpr RequestTraits kTraits{"queue-cells", RequestTraits::Group::Campaigns};
    bool again = false;
};

/// Submits runs of a campaign as one array.
struct SubmitArrayRequest {
    static constexpr RequestTraits kTraits{"submit-array", RequestTraits::Group::Queues,
                                           RequestTraits::Retry::BrokenOrBusy};
    struct Task {
        std::string run; ///< id
        int index = 0;
        double ended = 0.0;     ///< when the run had ended last, 0 if it had not
        std::string needs = {}; ///< id of the run that must end well before it starts; empty: none
    };
    /// What all its tasks wait for.
    struct After {
        enum class Kind {
            SameIndex, ///< each for the task of its index of array `token`, whose largest index is `last`
            Task,      ///< task `index` of that array
            Job        ///< the job `token`
        };
        Kind kind = Kind::SameIndex;
        std::string token = {}; ///< empty: nothing
        int index = 0;
        int last = -1;
    };
    std::string token;
    std::string campaign = {};
    std::string name = {};
    int throttle = 0; ///< most tasks at once, 0 = no limit
    std::vector<Task> tasks = {};
    int last = -1; ///< the largest index
    After after = {};
    std::vector<std::pair<std::string, int>> cascade = {}; ///< arrays that must have ended: token, largest index
};

/// All that may be stored. A new kind: its struct here, its form in request_text.cpp, its handler in handle_KIND.cpp;
/// whatever visits requests does not compile until it knows the kind.
using Request = std::variant<SubmitRequest, ResumeRequest, StopRequest, CheckpointRequest, RecordTraceRequest,
                             CancelRequest, HoldRequest, ReleaseRequest, RequeueRequest, ExtendRequest,
                             DeleteFilesRequest, QueueCellsRequest, SubmitArrayRequest>;

/// What a person may ask of a run that exists. Launcher::ask() completes it: which job is meant, and from which state.
using RunRequest = std::variant<ResumeRequest, StopRequest, CheckpointRequest, RecordTraceRequest, CancelRequest,
                                HoldRequest, ReleaseRequest, RequeueRequest, ExtendRequest>;

/// The kinds in the order of Request.
enum class RequestKind {
    Submit,
    Resume,
    Stop,
    Checkpoint,
    RecordTrace,
    Cancel,
    Hold,
    Release,
    Requeue,
    Extend,
    DeleteFiles,
    QueueCells,
    SubmitArray,
    Unknown ///< stored by another Trainyard
};
static_assert(std::variant_size_v<Request> == static_cast<std::size_t>(RequestKind::Unknown));

inline Request asRequest(const RunRequest& request)
{
    return std::visit([](const auto& one) -> Request { return one; }, request);
}

inline RequestKind kindOf(const Request& request)
{
    return static_cast<RequestKind>(request.index());
}

inline const RequestTraits& traitsOf(const Request& request)
{
    return std::visit([](const auto& one) -> const RequestTraits& { return one.kTraits; }, request);
}

/// The words of a group's kinds in the store.
std::vector<std::string> wordsOf(RequestTraits::Group group);
/// Those of all kinds.
std::vector<std::string> requestWords();

/// Whether it puts a job into the queue.
inline bool submits(const Request& request)
{
    return traitsOf(request).group == RequestTraits::Group::Queues || std::holds_alternative<ExtendRequest>(request);
}

/// Whether a request is tried again after an error of this kind.
bool isRetried(const Request& request, ErrorKind kind);

/// One function object of several, to visit a variant with.
template <typename... Functions>
struct Overloads : Functions... {
    using Functions::operator()...;
};
template <typename... Functions>
Overloads(Functions...) -> Overloads<Functions...>;

} // namespace trainyard
