// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cuda/cudnn_graph.h"
#include "backend/cuda/plan_cache.h"

namespace trainyard::cuda {

/// What a plan is for, beside its graph: which tensors it needs.
struct PlanPurpose {
    ConvolutionShape shape;
    ConvolutionPass pass = ConvolutionPass::Forward;
    bool bias = false;
    bool sums = false;
};

/// Finds cuDNN's fastest plan for a graph on this machine: the proposals are timed on memory that holds random numbers,
/// once; the winner is kept on disk. Used by one thread.
class CudnnPlans {
public:
    CudnnPlans(cudnnHandle_t handle, cudaStream_t stream, PlanCache cache);

    /// Null when no engine supports it, or none that says so can run.
    std::unique_ptr<ConvolutionPlan> find(const OperationGraph& graph, const PlanPurpose& purpose);
    /// As VendorLibraries::convolutionWithSums(): `fused` with sums against `plain` without. What wins is kept too.
    std::unique_ptr<ConvolutionPlan> findWithSums(const OperationGraph& fused, const OperationGraph& plain,
                                                  const ConvolutionShape& shape, const VendorLibraries::SumUp& sumUp);

private:
    struct Timed {
        Descriptor plan;
        double seconds; ///< infinite where there was no room to find out
    };

    std::optional<Descriptor> fromCache(const std::string& key) const;
    /// From the cache, or the fastest, which is then kept.
    std::optional<Descriptor> chosen(const OperationGraph& graph, const PlanPurpose& purpose) const;
    void keep(const OperationGraph& graph, const Timed& found) const;
    /// Of those that cuDNN proposes, the first that need no more workspace.
    std::vector<Descriptor> candidates(const OperationGraph& graph, const ConvolutionShape& shape,
                                       std::int64_t workspace) const;
    std::optional<Timed> fastest(const OperationGraph& graph, const PlanPurpose& purpose) const;
    /// Together with what `sumUp` enqueues behind it.
    double secondsWith(const Descriptor& plan, const PlanPurpose& purpose, const VendorLibraries::SumUp& sumUp) const;
    double seconds(const Descriptor& plan, const ConvolutionAddresses& at, const VendorLibraries::SumUp& sumUp) const;

    cudnnHandle_t m_handle;
    cudaStream_t m_stream;
    PlanCache m_cache;
};

} // namespace trainyard::cuda
