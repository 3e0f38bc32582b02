// SPDX-License-Identifier: Apache-2.0
#include "backend/cuda/cudnn_descriptor.h"

#include "backend/base/cuda_status.h"

namespace trainyard::cuda {

void throwCudnn(cudnnStatus_t status, const std::string& operation)
{
    char text[512] = {};
    cudnnGetLastErrorString(text, sizeof text);
    const std::string detail = std::string(cudnnGetErrorString(status)) + (text[0] ? ": " + std::string(text) : "");
    throw Failure(gpuError(GpuLibrary::Cudnn, static_cast<int>(status), operation, "the GPU", detail));
}

CudnnHandle makeCudnn()
{
    cudnnHandle_t handle = nullptr;
    check(cudnnCreate(&handle), "use");
    return CudnnHandle(handle);
}

Descriptor::Descriptor(cudnnBackendDescriptorType_t type)
{
    cudnnBackendDescriptor_t handle = nullptr;
    check(cudnnBackendCreateDescriptor(type, &handle), "describe an operation to");
    m_handle.reset(handle);
}

Descriptor& Descriptor::set(cudnnBackendAttributeName_t name, cudnnBackendAttributeType_t type, std::int64_t count,
                            const void* values)
{
    check(cudnnBackendSetAttribute(get(), name, type, count, values), "describe an operation to");
    return *this;
}

Descriptor& Descriptor::set(cudnnBackendAttributeName_t name, const Descriptor& value)
{
    const cudnnBackendDescriptor_t handle = value.get();
    return set(name, CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, &handle);
}

Descriptor& Descriptor::finalise()
{
    check(tryFinalise(), "describe an operation to");
    return *this;
}

cudnnStatus_t Descriptor::tryFinalise()
{
    return cudnnBackendFinalize(get());
}

std::int64_t Descriptor::integer(cudnnBackendAttributeName_t name) const
{
    std::int64_t value = 0, count = 0;
    check(cudnnBackendGetAttribute(get(), name, CUDNN_TYPE_INT64, 1, &count, &value), "ask");
    return value;
}

std::string Descriptor::text(cudnnBackendAttributeName_t name) const
{
    std::int64_t length = 0;
    check(cudnnBackendGetAttribute(get(), name, CUDNN_TYPE_CHAR, 0, &length, nullptr), "ask");
    std::string text(static_cast<std::size_t>(length), '\0');
    check(cudnnBackendGetAttribute(get(), name, CUDNN_TYPE_CHAR, length, &length, text.data()), "ask");
    while (!text.empty() && text.back() == '\0')
        text.pop_back();
    return text;
}

} // namespace trainyard::cuda
