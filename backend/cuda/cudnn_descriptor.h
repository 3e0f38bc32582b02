// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/unique_handle.h"

#include <cudnn.h>

#include <cstdint>
#include <string>
#include <vector>

namespace trainyard::cuda {

/// Throws Failure for a cuDNN status, with cuDNN's last error message.
[[noreturn]] void throwCudnn(cudnnStatus_t status, const std::string& operation);

inline void check(cudnnStatus_t status, const char* operation)
{
    if (status != CUDNN_STATUS_SUCCESS)
        throwCudnn(status, operation);
}

struct CudnnDescriptorTraits {
    using Type = cudnnBackendDescriptor_t;
    static Type invalid() noexcept { return nullptr; }
    static void close(Type descriptor) noexcept { cudnnBackendDestroyDescriptor(descriptor); }
};

struct CudnnHandleTraits {
    using Type = cudnnHandle_t;
    static Type invalid() noexcept { return nullptr; }
    static void close(Type handle) noexcept { cudnnDestroy(handle); }
};
using CudnnHandle = UniqueHandle<CudnnHandleTraits>;
CudnnHandle makeCudnn();

/// A descriptor of cuDNN's backend API: set the attributes, then finalise it. Throws Failure.
class Descriptor {
public:
    explicit Descriptor(cudnnBackendDescriptorType_t type);

    Descriptor& set(cudnnBackendAttributeName_t name, cudnnBackendAttributeType_t type, std::int64_t count,
                    const void* values);
    Descriptor& set(cudnnBackendAttributeName_t name, const Descriptor& value);
    Descriptor& set(cudnnBackendAttributeName_t name, std::int64_t value)
    {
        return set(name, CUDNN_TYPE_INT64, 1, &value);
    }
    Descriptor& set(cudnnBackendAttributeName_t name, const std::vector<std::int64_t>& values)
    {
        return set(name, CUDNN_TYPE_INT64, static_cast<std::int64_t>(values.size()), values.data());
    }
    Descriptor& set(cudnnBackendAttributeName_t name, float value) { return set(name, CUDNN_TYPE_FLOAT, 1, &value); }
    Descriptor& set(cudnnBackendAttributeName_t name, double value) { return set(name, CUDNN_TYPE_DOUBLE, 1, &value); }
    Descriptor& set(cudnnBackendAttributeName_t name, cudnnDataType_t value)
    {
        return set(name, CUDNN_TYPE_DATA_TYPE, 1, &value);
    }
    Descriptor& set(cudnnBackendAttributeName_t name, bool value) { return set(name, CUDNN_TYPE_BOOLEAN, 1, &value); }
    Descriptor& finalise();
    /// Returns the status instead of throwing, because an unsupported descriptor is an expected outcome.
    cudnnStatus_t tryFinalise();

    std::int64_t integer(cudnnBackendAttributeName_t name) const;
    /// A text attribute of any length.
    std::string text(cudnnBackendAttributeName_t name) const;

    cudnnBackendDescriptor_t get() const { return m_handle.get(); }

private:
    UniqueHandle<CudnnDescriptorTraits> m_handle;
};

} // namespace trainyard::cuda
