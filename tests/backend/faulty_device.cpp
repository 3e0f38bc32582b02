// SPDX-License-Identifier: Apache-2.0
// A device module for tests, trainyard-cpu.so in a folder of its own: the reference device, whose update number
// $FAULTY_DEVICE_AT (from 1) fails with the CUDA status $FAULTY_DEVICE_STATUS; 0: as the device is made. Memory beyond
// $FAULTY_DEVICE_BYTES in one piece is not to be had.
#include "backend/base/cuda_status.h"
#include "backend/ops/device_module.h"
#include "backend/optim/optimizer.h"
#include "backend/reference/reference_device.h"

#include <cstdlib>

namespace trainyard {
namespace {

long number(const char* name, long otherwise)
{
    const char* value = std::getenv(name);
    return value ? std::atol(value) : otherwise;
}

void failAt(long update)
{
    if (update == number("FAULTY_DEVICE_AT", -1))
        throw Failure(gpuError(GpuLibrary::Cuda, static_cast<int>(number("FAULTY_DEVICE_STATUS", 719)), "train on",
                               "GPU 0 (NVIDIA H200)"));
}

class FaultyOptimizer final : public OptimizerKernel {
public:
    explicit FaultyOptimizer(std::unique_ptr<OptimizerKernel> real) : m_real(std::move(real)) {}
    void run(const OptimizerArguments& arguments, double rate) override
    {
        failAt(++m_updates);
        m_real->run(arguments, rate);
    }
    void accumulate(float* sums, const float* values, std::int64_t length, double factor, bool first) override
    {
        m_real->accumulate(sums, values, length, factor, first);
    }
    void setMask(std::int64_t offset, std::int64_t length, const float* kept) override
    {
        m_real->setMask(offset, length, kept);
    }
    void clearMasks() override { m_real->clearMasks(); }

private:
    std::unique_ptr<OptimizerKernel> m_real;
    long m_updates = 0;
};

class FaultyDevice final : public Device {
public:
    std::string description() const override { return "a device that fails"; }
    std::unique_ptr<Kernel> createKernel(const KernelRequest& request) override
    {
        return m_real->createKernel(request);
    }
    std::unique_ptr<OptimizerKernel> createOptimizer(const OptimizerRule& rule) override
    {
        return std::make_unique<FaultyOptimizer>(m_real->createOptimizer(rule));
    }
    std::shared_ptr<void> allocate(std::size_t bytes) override
    {
        if (const long most = number("FAULTY_DEVICE_BYTES", -1); most >= 0 && bytes > static_cast<std::size_t>(most))
            throw Failure(gpuMemoryError("hold the network on", "GPU 0 (NVIDIA H200)", static_cast<long long>(bytes),
                                         most, most));
        return m_real->allocate(bytes);
    }
    void write(const TensorSlot& slot, void* address, const float* values) override
    {
        m_real->write(slot, address, values);
    }
    void read(const TensorSlot& slot, const void* address, float* values) const override
    {
        m_real->read(slot, address, values);
    }

private:
    std::unique_ptr<Device> m_real = makeReferenceDevice();
};

std::unique_ptr<Device> create(int)
{
    failAt(0);
    return std::make_unique<FaultyDevice>();
}

constexpr DeviceModule makeModule()
{
    DeviceModule module;
    module.description = "a device that fails";
    module.create = create;
    return module;
}
constexpr DeviceModule kModule = makeModule();

} // namespace
} // namespace trainyard

extern "C" const trainyard::DeviceModule* trainyardDeviceModule()
{
    return &trainyard::kModule;
}
