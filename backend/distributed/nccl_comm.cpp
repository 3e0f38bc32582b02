// SPDX-License-Identifier: Apache-2.0
#include "backend/distributed/nccl_comm.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/protocol/reasons_ranks.h"

#include <chrono>
#include <cstdlib>
#include <map>
#include <string>
#include <system_error>
#include <thread>
#include <utility>

namespace trainyard {
namespace {

constexpr double kLook = 0.25; ///< seconds between looks at the other ranks

ncclDataType_t typeOf(DeviceSums::Type type)
{
    switch (type) {
    case DeviceSums::Type::F16: return ncclFloat16;
    case DeviceSums::Type::Bf16: return ncclBfloat16;
    case DeviceSums::Type::F32: break;
    }
    return ncclFloat32;
}

/// NCCL asks that either every rank records a call or none does, because ranks register the buffers of recorded calls
/// with each other. Ours may differ in that: one that has no samples launches what others replay. So registration is
/// off, and with it the only thing that depends on it. Sums of one communicator may be both recorded and launched.
void chooseSettings()
{
    ::setenv("NCCL_GRAPH_REGISTER", "0", 1);
    ::setenv("NCCL_GRAPH_MIXING_SUPPORT", "1", 1);
}

/// Whether what is enqueued in a stream is recorded, even if the recording is spoilt by now.
bool isRecorded(cudaStream_t stream)
{
    cudaStreamCaptureStatus status = cudaStreamCaptureStatusNone;
    return cudaStreamIsCapturing(stream, &status) == cudaSuccess && status != cudaStreamCaptureStatusNone;
}

/// Sums that multiply first: one operator per factor. They may be destroyed once NCCL has taken the calls that use
/// them, recorded ones too.
class Operators {
public:
    /// `comm`: null from when it is aborted, which ends its operators.
    explicit Operators(const ncclComm_t& comm) : m_comm(comm) {}
    ~Operators()
    {
        for (const auto& [factor, operation] : m_made)
            if (m_comm)
                ncclRedOpDestroy(operation, m_comm);
    }
    Operators(const Operators&) = delete;
    Operators& operator=(const Operators&) = delete;

    ncclRedOp_t multiplyingBy(float factor)
    {
        if (factor == 1.0f)
            return ncclSum;
        const auto found = m_made.find(factor);
        if (found != m_made.end())
            return found->second;
        ncclRedOp_t operation = ncclSum;
        float own = factor; // read at once
        checkNccl(ncclRedOpCreatePreMulSum(&operation, &own, ncclFloat32, ncclScalarHostImmediate, m_comm), "sum");
        return m_made[factor] = operation;
    }

private:
    const ncclComm_t& m_comm;
    std::map<float, ncclRedOp_t> m_made;
};

} // namespace

void checkCuda(cudaError_t code, const char* what)
{
    if (code != cudaSuccess)
        throw Failure(ErrorKind::Device, what, {}, ranksReason("ranks.gpu-says", Quotation{cudaGetErrorString(code)}),
                      code);
}

void checkNccl(ncclResult_t code, const char* what)
{
    if (code != ncclSuccess && code != ncclInProgress)
        throw Failure(ErrorKind::Transport, std::string(what) + " over NCCL", {},
                      ranksReason("ranks.nccl-says", Quotation{ncclGetErrorString(code)}), code);
}

NcclComm::NcclComm(Communicator& ranks, double patience) : m_ranks(ranks), m_patience(patience)
{
    chooseSettings();
    ncclUniqueId id{};
    if (ranks.rank() == 0)
        checkNccl(ncclGetUniqueId(&id), "begin");
    ranks.broadcast(std::as_writable_bytes(std::span(&id, 1)), 0);
    ncclConfig_t config = NCCL_CONFIG_INITIALIZER;
    config.blocking = 0;
    checkNccl(ncclCommInitRankConfig(&m_comm, ranks.size(), id, ranks.rank(), &config), "join");
    waitTaken("join");
}

NcclComm::~NcclComm()
{
    if (m_comm)
        ncclCommDestroy(m_comm);
    if (m_aborting.joinable())
        m_aborting.join();
}

void NcclComm::checkWhole() const
{
    if (m_failure)
        std::rethrow_exception(m_failure);
    if (!m_comm)
        throw Failure(ErrorKind::Transport, "sum over NCCL", {}, ranksReason("ranks.sum-failed"));
}

void NcclComm::sum(std::span<const Part> parts, void* stream)
{
    enqueue(static_cast<cudaStream_t>(stream), [&] {
        Operators operators(m_comm);
        std::vector<ncclRedOp_t> operations;
        for (const Part& part : parts)
            operations.push_back(operators.multiplyingBy(part.factor));
        checkNccl(ncclGroupStart(), "sum");
        ncclResult_t found = ncclSuccess;
        for (std::size_t p = 0; p < parts.size() && (found == ncclSuccess || found == ncclInProgress); ++p)
            found = ncclAllReduce(parts[p].values, parts[p].values, static_cast<std::size_t>(parts[p].length),
                                  typeOf(parts[p].type), operations[p], m_comm, static_cast<cudaStream_t>(stream));
        // Also after an error: otherwise later calls would belong to this group.
        const ncclResult_t ended = ncclGroupEnd();
        checkNccl(found, "sum");
        checkNccl(ended, "sum");
        waitTaken("sum");
    });
}

void NcclComm::gather(const void* mine, void* all, std::size_t bytes, void* stream)
{
    enqueue(static_cast<cudaStream_t>(stream), [&] {
        checkNccl(ncclAllGather(mine, all, bytes, ncclUint8, m_comm, static_cast<cudaStream_t>(stream)), "sum");
        waitTaken("sum");
    });
}

void NcclComm::enqueue(cudaStream_t stream, const std::function<void()>& calls)
{
    checkWhole();
    try {
        calls();
    } catch (...) {
        if (!isRecorded(stream) || !isHealthy())
            giveUp();
        throw;
    }
}

bool NcclComm::isHealthy() const
{
    ncclResult_t found = ncclSuccess;
    return m_comm && ncclCommGetAsyncError(m_comm, &found) == ncclSuccess && found == ncclSuccess;
}

ncclResult_t NcclComm::state(const char* what) const
{
    ncclResult_t found = ncclSuccess;
    checkNccl(ncclCommGetAsyncError(m_comm, &found), "ask");
    checkNccl(found, what);
    return found;
}

void NcclComm::orAbandon(const std::function<void()>& work)
{
    try {
        work();
    } catch (...) {
        giveUp();
        throw;
    }
}

void NcclComm::giveUp()
{
    if (!m_failure)
        m_failure = std::current_exception();
    abandon();
}

void NcclComm::checkOthers(double since, const char* what)
{
    (void)state(what);
    const double now = steadyTime();
    if (now - since < kLook || now - m_looked < kLook)
        return;
    m_looked = now;
    m_ranks.checkRanks();
    if (now - since > m_patience)
        throw Failure(ErrorKind::Transport, std::string(what) + " over NCCL", {},
                      ranksReason("ranks.other-silent", static_cast<int>(m_patience)));
}

void NcclComm::checkWaiting()
{
    checkWhole();
    if (m_waitingSince == 0.0)
        m_waitingSince = steadyTime();
    orAbandon([this] { checkOthers(m_waitingSince, "sum"); });
}

void NcclComm::endWaiting()
{
    m_waitingSince = 0.0;
    checkWhole();
    orAbandon([this] { (void)state("sum"); });
}

void NcclComm::abandon() noexcept
{
    if (!m_comm)
        return;
    const ncclComm_t comm = std::exchange(m_comm, nullptr);
    try {
        m_aborting = std::thread([comm] { ncclCommAbort(comm); });
    } catch (const std::system_error&) { // no thread to be had: the process ends with its GPU's work under way
    }
}

void NcclComm::waitTaken(const char* what)
{
    waitUntil([&] { return state(what) == ncclSuccess; }, what);
}

void NcclComm::waitFor(cudaStream_t stream, const char* what)
{
    waitUntil(
        [&] {
            const cudaError_t code = cudaStreamQuery(stream);
            if (code != cudaErrorNotReady)
                checkCuda(code, what);
            return code == cudaSuccess;
        },
        what);
}

void NcclComm::waitUntil(const std::function<bool()>& done, const char* what)
{
    const double begin = steadyTime();
    orAbandon([&] {
        while (!done()) {
            checkOthers(begin, what);
            if (steadyTime() - begin > 0.002)
                std::this_thread::sleep_for(std::chrono::microseconds(50));
        }
    });
}

} // namespace trainyard
