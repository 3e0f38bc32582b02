// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cuda/cudnn_graph.h"
#include "backend/cuda/plan_cache.h"

namespace trainyard::cuda {

/// The use of a plan, besides its graph, which determines the tensors it needs.
struct PlanPurpose {
    ConvolutionShape shape;
    ConvolutionPass pass = ConvolutionPass::Forward;
    ConvolutionEpilogue epilogue;
};

/// Finds cuDNN's fastest plan for a graph on this machine: times the proposals once on random data and caches the
/// winner on disk. Used by one thread.
class CudnnPlans {
public:
    CudnnPlans(cudnnHandle_t handle, cudaStream_t stream, PlanCache cache);

    /// See Device::keepChoices().
    void keepAlsoIn(const std::filesystem::path& folder) { m_cache.keepAlsoIn(folder); }

    /// Null if no engine supports the graph, or none that claims to can run.
    std::unique_ptr<ConvolutionPlan> find(const OperationGraph& graph, const PlanPurpose& purpose);
    /// See VendorLibraries::fusedConvolution(). Compares `fused`, with the epilogue, with `bare`, and caches the
    /// result.
    std::unique_ptr<ConvolutionPlan> findFused(const OperationGraph& fused, const OperationGraph& bare,
                                               const PlanPurpose& purpose, const VendorLibraries::After& after);

    /// Whether the fastest plans of some graphs together take less time than those of others; cached, too.
    using Uses = std::vector<std::pair<OperationGraph, PlanPurpose>>;
    bool areFaster(const Uses& some, const Uses& others) const;

private:
    struct Timed {
        Descriptor plan;
        double seconds; ///< infinite if there was not enough memory to time it
    };

    std::optional<Descriptor> fromCache(const std::string& key) const;
    /// The plan from the cache, or else the fastest, which is then cached.
    std::optional<Descriptor> chosen(const OperationGraph& graph, const PlanPurpose& purpose) const;
    void keep(const OperationGraph& graph, const Timed& found) const;
    /// cuDNN's first proposals that need at most this workspace, made on one thread per target.
    std::vector<Descriptor> candidates(const OperationGraph& graph, const ConvolutionShape& shape,
                                       std::int64_t workspace, std::span<const PlanTarget> targets) const;
    std::optional<Timed> fastest(const OperationGraph& graph, const PlanPurpose& purpose) const;
    /// The fastest of the plans that these targets make.
    std::optional<Timed> fastestOf(const OperationGraph& graph, const PlanPurpose& purpose,
                                   std::span<const PlanTarget> targets) const;
    /// One with m_handle, and one for each further thread.
    const std::vector<PlanTarget>& targets() const;
    /// Seconds of the plan together with the work that `after` enqueues.
    double secondsWith(const Descriptor& plan, const PlanPurpose& purpose, const VendorLibraries::After& after,
                       bool bare) const;
    /// Of the fastest plan, which is cached; infinite without one.
    double leastSeconds(const OperationGraph& graph, const PlanPurpose& purpose) const;
    double seconds(const Descriptor& plan, const ConvolutionAddresses& at, const std::function<void()>& after) const;

    cudnnHandle_t m_handle;
    cudaStream_t m_stream;
    mutable std::vector<CudnnHandle> m_furtherHandles; ///< made when the first plan is
    mutable std::vector<PlanTarget> m_targets;
    PlanCache m_cache;
};

} // namespace trainyard::cuda
