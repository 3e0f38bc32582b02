// SPDX-License-Identifier: Apache-2.0
// NCCL for the streams of tests/support/cuda_emulator: ranks are processes that meet in shared memory. Reproduced:
//  - A call enqueues work on a stream, or is recorded if the stream is. A communicator's calls run in the order in
//    which they were made, whatever their streams. Calls of a group are one transfer.
//  - A call of a communicator that does not block returns ncclInProgress, and is enqueued only while its caller asks
//    for the state; until then no other call may follow.
//  - Ranks record a call all or none, unless NCCL_GRAPH_REGISTER=0.
//  - A communicator may not be destroyed while a graph holds its calls.
//  - ncclCommAbort() ends work that waits for other ranks, and returns when no graph holds the communicator's calls.
// Unlike NCCL it adds in the order of ranks, so that results can be compared; it refuses a call in a stream that is not
// part of what the calling thread records; calls that differ between ranks are an error of both; and nothing waits for
// more than TRAINYARD_EMULATED_NCCL_PATIENCE seconds. TRAINYARD_EMULATED_NCCL=unrecordable makes it one that cannot be
// recorded, =failing one whose calls fail once they are taken, =refusing one that refuses them at once.
#include "tests/support/nccl_emulated/transfer.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <mutex>
#include <random>
#include <set>
#include <string>
#include <string_view>
#include <thread>

using namespace nccl_emulated;

struct ncclComm {
    std::shared_ptr<State> state;
    bool blocks = true;
    bool whole = false;                                       ///< all ranks have joined
    std::shared_ptr<int> recorded = std::make_shared<int>(0); ///< held by every recorded call
    std::map<int, float> factors;                             ///< of its operators
    int operators = 0;
    std::vector<Item> items; ///< of a call that is in progress
    cudaStream_t stream = nullptr;
    int asked = 0; ///< how often its state was asked for since that call
    cudaEvent_t last = nullptr;
    const void* lastRecording = nullptr;
};

namespace {

struct Group {
    int depth = 0;
    std::vector<Item> items;
    ncclComm_t comm = nullptr;
    cudaStream_t stream = nullptr;
    ncclResult_t error = ncclSuccess;
};
thread_local Group g_group;
struct {
    long transfers, sums, gathers, bytes;
} g_counts;

constexpr int kFirstOperator = 100;
constexpr int kAbortSeconds = 20; ///< that an abort waits for graphs. The real one waits for ever.

std::mutex g_mutex;
std::set<ncclComm_t> g_comms; ///< neither destroyed nor aborted

bool asksFor(const char* what)
{
    const char* const asked = std::getenv("TRAINYARD_EMULATED_NCCL");
    return asked && std::strcmp(asked, what) == 0;
}

ncclResult_t misuse(const char* why)
{
    std::fprintf(stderr, "nccl emulator: %s\n", why);
    return ncclInvalidUsage;
}

/// What the real one crashes on.
void checkAlive(ncclComm_t comm)
{
    const std::lock_guard lock(g_mutex);
    if (g_comms.contains(comm))
        return;
    misuse("a communicator is used that was destroyed or aborted");
    std::abort();
}

/// In order behind the communicator's call before it.
void commit(ncclComm& comm)
{
    const void* recording = cuda_emulator::recordingOf(comm.stream);
    if (!comm.last)
        cudaEventCreateWithFlags(&comm.last, cudaEventDisableTiming);
    else if (recording == comm.lastRecording)
        cudaStreamWaitEvent(comm.stream, comm.last);
    const auto transfer = std::make_shared<Transfer>(comm.state, std::move(comm.items), recording != nullptr);
    cuda_emulator::enqueueUntilDone(comm.stream,
                                    [transfer, held = recording ? comm.recorded : nullptr] { return (*transfer)(); });
    cudaEventRecord(comm.last, comm.stream);
    comm.lastRecording = recording;
    comm.items.clear();
    comm.asked = 0;
}

ncclResult_t begin(ncclComm& comm, std::vector<Item> items, cudaStream_t stream)
{
    if (!comm.whole)
        return misuse("a call before all ranks have joined");
    if (!comm.items.empty())
        return misuse("a call while another one is in progress");
    if (cuda_emulator::threadRecords() && !cuda_emulator::recordingOf(stream))
        return misuse("a call in a stream that has not joined the recording");
    if (asksFor("unrecordable") && cuda_emulator::recordingOf(stream)) {
        cudaStreamSynchronize(stream); // spoils the recording
        return ncclUnhandledCudaError;
    }
    if (asksFor("refusing"))
        return ncclSystemError;
    ++g_counts.transfers;
    for (const Item& item : items) {
        ++(item.kind == Kind::Sum ? g_counts.sums : g_counts.gathers);
        g_counts.bytes += static_cast<long>(item.count * sizeOf(item.type));
    }
    comm.items = std::move(items);
    comm.stream = stream;
    if (!comm.blocks)
        return ncclInProgress;
    commit(comm);
    return ncclSuccess;
}

ncclResult_t add(ncclComm_t comm, const Item& item, cudaStream_t stream)
{
    checkAlive(comm);
    if (item.count == 0 || sizeOf(item.type) == 0)
        return ncclInvalidArgument;
    if (g_group.depth == 0)
        return begin(*comm, {item}, stream);
    if (g_group.comm && (g_group.comm != comm || g_group.stream != stream))
        return g_group.error = misuse("a group of several communicators or streams is not emulated");
    g_group.comm = comm;
    g_group.stream = stream;
    g_group.items.push_back(item);
    return ncclSuccess;
}

void release(ncclComm_t comm)
{
    const std::lock_guard lock(g_mutex);
    g_comms.erase(comm);
    if (comm->last)
        cudaEventDestroy(comm->last);
    delete comm;
}

} // namespace

ncclResult_t ncclGetVersion(int* version)
{
    *version = 22809;
    return ncclSuccess;
}

const char* ncclGetErrorString(ncclResult_t result)
{
    switch (result) {
    case ncclSuccess: return "no error";
    case ncclUnhandledCudaError: return "unhandled cuda error";
    case ncclSystemError: return "unhandled system error";
    case ncclInvalidArgument: return "invalid argument";
    case ncclInvalidUsage: return "invalid usage";
    case ncclRemoteError: return "remote process exited or there was a network error";
    case ncclInProgress: return "NCCL operation in progress";
    default: return "internal error";
    }
}

ncclResult_t ncclGetUniqueId(ncclUniqueId* id)
{
    std::random_device random;
    std::snprintf(id->internal, sizeof id->internal, "trainyard-nccl-%08x%08x%08x", random(), random(), random());
    return ncclSuccess;
}

ncclResult_t ncclCommInitRankConfig(ncclComm_t* comm, int ranks, ncclUniqueId id, int rank, ncclConfig_t* config)
{
    auto made = std::make_unique<ncclComm>();
    made->state = std::make_shared<State>(id.internal, ranks, rank);
    if (!made->state->meeting.opened())
        return ncclSystemError;
    made->blocks = !config || config->blocking != 0;
    while (made->blocks && !made->state->meeting.complete()) {
    }
    made->whole = made->blocks;
    const std::lock_guard lock(g_mutex);
    g_comms.insert(*comm = made.release());
    return (*comm)->blocks ? ncclSuccess : ncclInProgress;
}

ncclResult_t ncclCommGetAsyncError(ncclComm_t comm, ncclResult_t* error)
{
    checkAlive(comm);
    comm->whole = comm->whole || comm->state->meeting.complete();
    *error = comm->state->error;
    if (*error != ncclSuccess)
        return ncclSuccess;
    if (!comm->items.empty() && asksFor("failing"))
        *error = comm->state->error = ncclSystemError;
    else if (!comm->items.empty() && ++comm->asked > 1)
        commit(*comm);
    if (*error == ncclSuccess && !(comm->whole && comm->items.empty()))
        *error = ncclInProgress;
    return ncclSuccess;
}

ncclResult_t ncclCommDestroy(ncclComm_t comm)
{
    checkAlive(comm);
    if (comm->recorded.use_count() > 1) {
        misuse("a communicator is destroyed before the graphs that hold its calls"); // the real one waits for ever
        std::abort();
    }
    release(comm);
    return ncclSuccess;
}

ncclResult_t ncclCommAbort(ncclComm_t comm)
{
    checkAlive(comm);
    comm->state->aborted = true;
    const auto begun = std::chrono::steady_clock::now();
    while (comm->recorded.use_count() > 1) {
        if (std::chrono::steady_clock::now() - begun > std::chrono::seconds(kAbortSeconds)) {
            misuse("an abort waits for graphs that hold the communicator's calls");
            std::abort();
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    release(comm);
    return ncclSuccess;
}

ncclResult_t ncclRedOpCreatePreMulSum(ncclRedOp_t* operation, void* scalar, ncclDataType_t type,
                                      ncclScalarResidence_t residence, ncclComm_t comm)
{
    if (type != ncclFloat32 || residence != ncclScalarHostImmediate)
        return misuse("only factors in fp32 and in the host's memory are emulated");
    const int made = kFirstOperator + comm->operators++;
    comm->factors[made] = *static_cast<const float*>(scalar);
    *operation = static_cast<ncclRedOp_t>(made);
    return ncclSuccess;
}

ncclResult_t ncclRedOpDestroy(ncclRedOp_t operation, ncclComm_t comm)
{
    checkAlive(comm);
    return comm->factors.erase(operation) == 1 ? ncclSuccess : ncclInvalidArgument;
}

ncclResult_t ncclGroupStart()
{
    ++g_group.depth;
    return ncclSuccess;
}

ncclResult_t ncclGroupEnd()
{
    if (g_group.depth == 0)
        return ncclInvalidUsage;
    if (--g_group.depth > 0)
        return ncclSuccess;
    const Group group = std::exchange(g_group, {});
    if (group.error != ncclSuccess || !group.comm)
        return group.error;
    return begin(*group.comm, group.items, group.stream);
}

ncclResult_t ncclAllReduce(const void* from, void* to, size_t count, ncclDataType_t type, ncclRedOp_t operation,
                           ncclComm_t comm, cudaStream_t stream)
{
    Item item{Kind::Sum, from, to, count, type};
    if (operation != ncclSum) {
        const auto found = comm->factors.find(operation);
        if (found == comm->factors.end() || type != ncclFloat32)
            return ncclInvalidArgument;
        item.factor = found->second;
    }
    return add(comm, item, stream);
}

ncclResult_t ncclAllGather(const void* from, void* to, size_t count, ncclDataType_t type, ncclComm_t comm,
                           cudaStream_t stream)
{
    return add(comm, {Kind::Gather, from, to, count, type}, stream);
}

long ncclEmulatorCount(const char* what)
{
    const std::string_view name = what;
    return name == "transfers" ? g_counts.transfers
           : name == "sums"    ? g_counts.sums
           : name == "gathers" ? g_counts.gathers
           : name == "bytes"   ? g_counts.bytes
                               : -1;
}
