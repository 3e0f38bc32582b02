// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/distributed/communicator.h"
#include "backend/distributed/device_sums.h"

#include <nccl.h> // with the CUDA run-time library

#include <exception>
#include <functional>
#include <thread>

namespace trainyard {

/// Throws Failure(Device) for a status of the CUDA run-time.
void checkCuda(cudaError_t code, const char* what);
/// Throws Failure(Transport) for a result of NCCL, unless that is success or a call in progress.
void checkNccl(ncclResult_t code, const char* what);

/// NCCL's communicator of ranks that each have a GPU of their own. Its calls do not block, so that waiting for a
/// missing rank can time out.
class NcclComm final : public DeviceSums {
public:
    /// Collective. `ranks`, which outlives this, distributes NCCL's id. What is recorded with its sums must not outlive
    /// this: the destructor waits for that.
    NcclComm(Communicator& ranks, double patience);
    ~NcclComm() override;
    NcclComm(const NcclComm&) = delete;
    NcclComm& operator=(const NcclComm&) = delete;

    void sum(std::span<const Part> parts, void* stream) override;
    void gather(const void* mine, void* all, std::size_t bytes, void* stream) override;
    void checkWaiting() override;
    void endWaiting() override;
    void abandon() noexcept override;

    /// Waits for the work in a stream.
    void waitFor(cudaStream_t stream, const char* what);
    /// Throws if an earlier call has failed.
    void checkWhole() const;

private:
    /// Makes NCCL's calls and waits until they are taken. After an error this is unusable, because the other ranks
    /// would wait for what this one has not enqueued. In a recording nothing has been enqueued yet: then this stays
    /// usable, if NCCL says that its communicator is whole.
    void enqueue(cudaStream_t stream, const std::function<void()>& calls);
    bool isHealthy() const;
    /// Within a catch block: this is unusable from now on, and every later call throws the same error.
    void giveUp();
    /// Waits until NCCL has taken a call. Only then may the next one follow, and a recording end: NCCL enqueues calls
    /// of such a communicator in a thread of its own.
    void waitTaken(const char* what);
    /// Does `work`. After an error giveUp().
    void orAbandon(const std::function<void()>& work);
    /// Waits until `done` returns true. After an error or a time-out giveUp().
    void waitUntil(const std::function<bool()>& done, const char* what);
    /// Throws if the communicator or another rank has failed. `since`: steadyTime() at which waiting began.
    void checkOthers(double since, const char* what);
    ncclResult_t state(const char* what) const;

    Communicator& m_ranks;
    const double m_patience;
    ncclComm_t m_comm = nullptr;  ///< null after abandon()
    double m_waitingSince = 0.0;  ///< 0 = nobody waits
    double m_looked = 0.0;        ///< when the other ranks were last looked at
    std::exception_ptr m_failure; ///< why it was abandoned
    /// Aborts NCCL's communicator. That ends the work on the GPU at once, but goes on until the last recording with its
    /// sums is destroyed, which the thread that computes does meanwhile.
    std::thread m_aborting;
};

} // namespace trainyard
