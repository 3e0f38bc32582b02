// SPDX-License-Identifier: Apache-2.0
#include "backend/base/cuda_status.h"
#include "backend/base/logging.h"
#include "backend/cuda/cublas_product.h"
#include "backend/cuda/cuda_handles.h"
#include "backend/cuda/cudnn_plans.h"

#include <nccl.h>

namespace trainyard::cuda {
namespace {

/// 91900 → "9.19.0": major · 10,000 + minor · 100 + patch.
std::string dotted(std::size_t version)
{
    return std::to_string(version / 10000) + "." + std::to_string(version % 10000 / 100) + "." +
           std::to_string(version % 100);
}

struct CublasTraits {
    using Type = cublasLtHandle_t;
    static Type invalid() noexcept { return nullptr; }
    static void close(Type handle) noexcept { cublasLtDestroy(handle); }
};

CudnnHandle makeCudnnOn(cudaStream_t stream)
{
    CudnnHandle handle = makeCudnn();
    check(cudnnSetStream(handle.get(), stream), "use");
    return handle;
}

/// Everything that a plan's speed depends on, for the cache's key.
std::string machineText()
{
    int device = 0, runtime = 0;
    cudaDeviceProp properties;
    check(cudaGetDevice(&device), "use");
    check(cudaGetDeviceProperties(&properties, device), "use");
    check(cudaRuntimeGetVersion(&runtime), "use");
    return std::string(properties.name) + ", " + std::to_string(properties.multiProcessorCount) +
           " multiprocessors, CUDA " + std::to_string(runtime) + ", cuDNN " + std::to_string(cudnnGetVersion());
}

class NvidiaLibraries final : public VendorLibraries {
public:
    explicit NvidiaLibraries(cudaStream_t stream)
        : m_cudnn(makeCudnnOn(stream)),
          m_plans(m_cudnn.get(), stream, PlanCache(PlanCache::usualFolder(), machineText()))
    {
        cublasLtHandle_t handle = nullptr;
        if (const cublasStatus_t status = cublasLtCreate(&handle); status != CUBLAS_STATUS_SUCCESS)
            throw Failure(gpuError(GpuLibrary::Cublas, static_cast<int>(status), "use", "the GPU",
                                   cublasLtGetStatusName(status)));
        m_cublas.reset(handle);
    }

    std::string description() const override { return "cuDNN " + dotted(cudnnGetVersion()); }

    std::unique_ptr<ConvolutionPlan> convolution(ConvolutionPass pass, const ConvolutionShape& shape) override
    {
        const PlanTarget target{m_cudnn.get(), nullptr};
        try {
            return m_plans.find(OperationGraph::convolution(target, pass, shape, {}), {shape, pass, {}});
        } catch (const Failure& failure) {
            if (failure.error().kind != ErrorKind::Unsupported && failure.error().kind != ErrorKind::Internal)
                throw;
            log(LogLevel::Warning, "A convolution is computed slowly: " + failure.error().text());
            return nullptr;
        }
    }

    std::unique_ptr<ConvolutionPlan> fusedConvolution(const ConvolutionShape& shape,
                                                      const ConvolutionEpilogue& epilogue, const After& after) override
    {
        const PlanTarget target{m_cudnn.get(), nullptr};
        const auto graph = [&](const ConvolutionEpilogue& with) {
            return OperationGraph::convolution(target, ConvolutionPass::Forward, shape, with);
        };
        try {
            return m_plans.findFused(graph(epilogue), graph({}), {shape, ConvolutionPass::Forward, epilogue}, after);
        } catch (const Failure& failure) {
            if (failure.error().kind != ErrorKind::Unsupported && failure.error().kind != ErrorKind::Internal)
                throw;
            return nullptr;
        }
    }

    bool isFaster(const ConvolutionShape& shape, const ConvolutionShape& other) override
    {
        const PlanTarget target{m_cudnn.get(), nullptr};
        const auto passes = [&](const ConvolutionShape& of) {
            std::vector<std::pair<OperationGraph, PlanPurpose>> all;
            for (const ConvolutionPass pass : {ConvolutionPass::Forward, ConvolutionPass::WeightGradient})
                all.emplace_back(OperationGraph::convolution(target, pass, of, {}), PlanPurpose{of, pass, {}});
            return all;
        };
        try {
            return m_plans.areFaster(passes(shape), passes(other));
        } catch (const Failure& failure) {
            if (failure.error().kind != ErrorKind::Unsupported && failure.error().kind != ErrorKind::Internal)
                throw;
            return false;
        }
    }

    std::unique_ptr<ProductPlan> product(const ProductShape& shape) override
    {
        return makeCublasProduct(m_cublas.get(), shape);
    }

    void keepChoices(const std::filesystem::path& folder) override { m_plans.keepAlsoIn(folder); }

private:
    CudnnHandle m_cudnn;
    UniqueHandle<CublasTraits> m_cublas;
    CudnnPlans m_plans;
};

} // namespace

std::string libraryVersions()
{
    int runtime = 0, nccl = 0;
    cudaRuntimeGetVersion(&runtime);
    ncclGetVersion(&nccl);
    return "CUDA " + std::to_string(runtime / 1000) + "." + std::to_string(runtime % 1000 / 10) + ", cuDNN " +
           dotted(cudnnGetVersion()) + ", NCCL " + dotted(static_cast<std::size_t>(nccl));
}

std::unique_ptr<VendorLibraries> makeVendorLibraries(cudaStream_t stream)
{
    return std::make_unique<NvidiaLibraries>(stream);
}

} // namespace trainyard::cuda
