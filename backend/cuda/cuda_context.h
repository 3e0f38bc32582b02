// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cuda/cuda_handles.h"
#include "backend/cuda/input_staging.h"
#include "backend/cuda/reduced_weights.h"
#include "backend/cuda/vendor_libraries.h"

#include <cstdint>
#include <functional>
#include <utility>

namespace trainyard::cuda {

/// Dynamic loss scaling (Micikevicius et al. 2018), on the device: a step with a gradient that is not finite is skipped
/// and halves the scale; kGrowthSteps good steps in a row double it. In fp32 and bf16 the scale stays 1.
struct LossScale {
    float scale = 1.0f;
    std::int32_t good = 0;     ///< steps since the scale changed
    std::int32_t skipped = 0;  ///< steps skipped since the run began
    std::int32_t overflow = 0; ///< not 0 if a gradient of this step is not finite
};
inline constexpr float kFirstLossScale = 65536.0f;
inline constexpr float kLargestLossScale = 16777216.0f;
inline constexpr int kGrowthSteps = 2000;

/// State shared by all kernels of a device: stream, libraries, inputs. Used by one thread.
class CudaContext {
public:
    CudaContext();

    cudaStream_t stream() const { return m_stream.get(); }
    int multiprocessors() const { return m_multiprocessors; }
    const cudaDeviceProp& properties() const { return m_properties; }
    InputStaging& inputs() { return m_inputs; }
    /// In device memory.
    LossScale* lossScale() const { return static_cast<LossScale*>(m_lossScale.get()); }
    void setLossScale(const LossScale& value);
    LossScale readLossScale() const;
    VendorLibraries& vendor() { return *m_vendor; }
    const std::shared_ptr<ReducedWeights>& reducedWeights() const { return m_reducedWeights; }
    std::string vendorDescription() const { return m_vendor->description(); }

    bool tf32 = false;

    void upload(void* to, const void* from, std::size_t bytes) const;
    void download(void* to, const void* from, std::size_t bytes) const;
    void wait() const;
    void wait(cudaEvent_t event) const;
    /// Device::setWaiting()
    void setWaiting(std::function<void()> waiting) { m_waiting = std::move(waiting); }

private:
    /// A copy of memory that is not page-locked itself waits for the work before it, and nobody could look meanwhile.
    void waitBeforeCopy() const;
    /// Asks again and again, if somebody wants to look at something meanwhile.
    template <typename Query>
    void waitWatched(Query&& query) const;

    cudaDeviceProp m_properties{};
    int m_multiprocessors = 1;
    Stream m_stream;
    InputStaging m_inputs;
    std::shared_ptr<void> m_lossScale;
    std::unique_ptr<VendorLibraries> m_vendor;
    std::function<void()> m_waiting;
    std::shared_ptr<ReducedWeights> m_reducedWeights = std::make_shared<ReducedWeights>();
};

} // namespace trainyard::cuda
