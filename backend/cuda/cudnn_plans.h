// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cuda/cudnn_graph.h"
#include "backend/cuda/plan_cache.h"

namespace trainyard::cuda {

/// Finds cuDNN's fastest plan for a graph on this machine: the proposals are timed on memory that holds random numbers, once;
/// the winner is kept on disk. Used by one thread.
class CudnnPlans {
public:
    CudnnPlans(cudnnHandle_t handle, cudaStream_t stream, PlanCache cache);

    /// Null when no engine supports it, or none that says so can run.
    std::unique_ptr<ConvolutionPlan> find(const OperationGraph& graph, const ConvolutionShape& shape, ConvolutionPass pass, bool bias);

private:
    std::optional<Descriptor> fromCache(const std::string& key) const;
    /// Of those that cuDNN proposes, the first that need no more workspace.
    std::vector<Descriptor> candidates(const OperationGraph& graph, const ConvolutionShape& shape, std::int64_t workspace) const;
    std::optional<std::size_t> quickest(const std::vector<Descriptor>& plans, const ConvolutionShape& shape, ConvolutionPass pass, bool bias) const;
    std::optional<Descriptor> fastest(const OperationGraph& graph, const ConvolutionShape& shape, ConvolutionPass pass, bool bias);
    double seconds(const Descriptor& plan, const ConvolutionAddresses& at) const;

    cudnnHandle_t m_handle;
    cudaStream_t m_stream;
    PlanCache m_cache;
};

} // namespace trainyard::cuda
