// SPDX-License-Identifier: Apache-2.0
#include "backend/base/cuda_status.h"
#include "tests/support/test_environment.h"

#ifdef TRAINYARD_CUDA_HEADERS // where they are, the numbers are compared with them
#include <driver_types.h>
#endif

namespace cuda_status_test {

using namespace trainyard;

class CudaStatusTest : public QObject {
    Q_OBJECT
private slots:
    void givesTheFourFaultsKindsOfTheirOwn()
    {
        const auto kind = [](GpuLibrary library, int status) {
            return gpuError(library, status, "train on", "GPU 0").kind;
        };
        QCOMPARE(kind(GpuLibrary::Cuda, 2), ErrorKind::OutOfMemory);
        QCOMPARE(kind(GpuLibrary::Cudnn, 4004), ErrorKind::OutOfMemory);
        QCOMPARE(kind(GpuLibrary::Cublas, 3), ErrorKind::OutOfMemory);
        QCOMPARE(kind(GpuLibrary::Cuda, 911), ErrorKind::DeviceLost);
        QCOMPARE(kind(GpuLibrary::Cuda, 214), ErrorKind::DeviceMemory);
        QCOMPARE(kind(GpuLibrary::Cuda, 226), ErrorKind::DeviceMemory);
        for (const int status : {35, 36, 222, 803, 804})
            QCOMPARE(kind(GpuLibrary::Cuda, status), ErrorKind::Driver);
        QCOMPARE(kind(GpuLibrary::Cudnn, 3005), ErrorKind::Driver);
    }

    void saysWhatOnWhatWhyAndWhatNext()
    {
        const Error error = gpuError(GpuLibrary::Cuda, 214, "train on", "GPU 0 (NVIDIA H200)");
        QCOMPARE(
            error.text(),
            std::string(
                "Cannot train on GPU 0 (NVIDIA H200): its memory lost data that ECC could not restore (CUDA 214). The "
                "checkpoints are kept: resume the run, on another GPU if this comes again; nvidia-smi -q -d ECC counts "
                "such errors."));
        QCOMPARE(error.code, 214);
        const Error full =
            gpuMemoryError("hold the network on", "GPU 0", 9'500'000'000, 1'250'000'000, 150'000'000'000);
        QVERIFY2(full.text().find("it needs 9.50 GB more, and 1.25 GB of 150 GB are free. Choose a smaller batch") !=
                     std::string::npos,
                 full.text().c_str());
        QVERIFY(gpuError(GpuLibrary::Cudnn, 5003, "train on", "GPU 0", "layer conv1").reason.find("layer conv1") !=
                std::string::npos);
    }

    void leavesNoStatusWithoutSentence()
    {
        for (const GpuLibrary library : {GpuLibrary::Cuda, GpuLibrary::Cudnn, GpuLibrary::Cublas, GpuLibrary::Nccl})
            for (int status = -5; status < 6000; ++status) {
                const Error error = gpuError(library, status, "train on", "GPU 0");
                QVERIFY(!error.reason.empty() && !error.remedy.empty() && error.remedy.back() == '.');
                QVERIFY(error.reason.find(std::to_string(status)) != std::string::npos);
            }
        QCOMPARE(gpuError(GpuLibrary::Cuda, 0, "train on", "GPU 0").kind, ErrorKind::Internal);
        QCOMPARE(gpuError(GpuLibrary::Cuda, 1, "train on", "GPU 0").kind, ErrorKind::Internal);
        QCOMPARE(gpuError(GpuLibrary::Cudnn, 3002, "train on", "GPU 0").kind, ErrorKind::Unsupported);
        QCOMPARE(gpuError(GpuLibrary::Cudnn, 5003, "train on", "GPU 0").kind, ErrorKind::Device);
    }

    void knowsWhatEndsAProcess()
    {
        for (const int status : {214, 700, 715, 719, 999})
            QVERIFY(leavesNoContext(status));
        for (const int status : {0, 1, 2, 35, 98, 600, 901})
            QVERIFY(!leavesNoContext(status));
    }

    void agreesWithCudasHeader()
    {
#ifdef TRAINYARD_CUDA_HEADERS
        QCOMPARE(int(cudaErrorMemoryAllocation), 2);
        QCOMPARE(int(cudaErrorInsufficientDriver), 35);
        QCOMPARE(int(cudaErrorDevicesUnavailable), 46);
        QCOMPARE(int(cudaErrorNoDevice), 100);
        QCOMPARE(int(cudaErrorNoKernelImageForDevice), 209);
        QCOMPARE(int(cudaErrorECCUncorrectable), 214);
        QCOMPARE(int(cudaErrorNvlinkUncorrectable), 220);
        QCOMPARE(int(cudaErrorUnsupportedPtxVersion), 222);
        QCOMPARE(int(cudaErrorIllegalAddress), 700);
        QCOMPARE(int(cudaErrorLaunchTimeout), 702);
        QCOMPARE(int(cudaErrorContextIsDestroyed), 709);
        QCOMPARE(int(cudaErrorLaunchFailure), 719);
        QCOMPARE(int(cudaErrorSystemDriverMismatch), 803);
        QCOMPARE(int(cudaErrorExternalDevice), 911);
        QCOMPARE(int(cudaErrorUnknown), 999);
#else
        QSKIP("CUDA's headers are not installed");
#endif
    }
};

TRAINYARD_TEST(CudaStatusTest)

} // namespace cuda_status_test

#include "cuda_status_test.moc"
