// SPDX-License-Identifier: Apache-2.0
#include "backend/base/cuda_status.h"

#include <algorithm>
#include <cstdio>
#include <iterator>

namespace trainyard {
namespace {

struct Meaning {
    int status;
    ErrorKind kind;
    const char* reason;
    const char* remedy;
};

constexpr const char* kLessMemory =
    "Choose a smaller batch, \"auto\", or more micro-batches, or end the other programs that use this GPU.";
constexpr const char* kReset =
    "The checkpoints are kept. Reset the GPU (nvidia-smi --gpu-reset) or restart the machine, then resume the run.";
constexpr const char* kFaulty = "The checkpoints are kept: resume the run, on another GPU if this comes again; "
                                "nvidia-smi -q -d ECC counts such errors.";
constexpr const char* kNewDriver = "Install a newer NVIDIA driver (CUDA 13 needs 580 or newer, CUDA 12 needs 525), "
                                   "restart the machine, then start again.";
constexpr const char* kResume =
    "The checkpoints are kept: resume the run. If it fails again at the same place, report it "
    "with the attempt's log.";
constexpr const char* kRebuild = "Build the engine for this GPU (CMAKE_CUDA_ARCHITECTURES), or choose another device.";

/// driver_types.h
constexpr Meaning kCuda[] = {
    {2, ErrorKind::OutOfMemory, "the GPU's memory is full", kLessMemory},
    {3, ErrorKind::Device, "CUDA does not start", "Run nvidia-smi; if that fails too, restart the machine."},
    {35, ErrorKind::Driver, "the NVIDIA driver is missing, or older than this build of the engine needs", kNewDriver},
    {36, ErrorKind::Driver, "the NVIDIA driver is older than this build of the engine needs", kNewDriver},
    {46, ErrorKind::Busy, "another program holds the GPU for itself",
     "End that program (nvidia-smi lists it), or choose another GPU."},
    {100, ErrorKind::Unsupported, "no GPU can be used",
     "Check nvidia-smi. CUDA_VISIBLE_DEVICES may also hide this machine's GPUs."},
    {101, ErrorKind::BadInput, "there is no GPU with this number",
     "trainyard-engine devices lists the GPUs of this machine."},
    {200, ErrorKind::Unsupported, "this build has no kernels for this GPU", kRebuild},
    {209, ErrorKind::Unsupported, "this build has no kernels for this GPU", kRebuild},
    {214, ErrorKind::DeviceMemory, "its memory lost data that ECC could not restore", kFaulty},
    {220, ErrorKind::DeviceMemory, "its NVLink lost data that could not be restored", kFaulty},
    {222, ErrorKind::Driver, "the NVIDIA driver is older than this build of the engine needs", kNewDriver},
    {226, ErrorKind::DeviceMemory, "its memory lost data that ECC could not restore", kFaulty},
    {700, ErrorKind::Device, "a kernel accessed memory outside its allocations", kResume},
    {702, ErrorKind::Device, "a kernel ran longer than the driver allows",
     "The checkpoints are kept. Train on a GPU that drives no screen, or choose a smaller batch."},
    {709, ErrorKind::DeviceLost, "it was reset while it trained", kReset},
    {719, ErrorKind::Device, "a kernel failed", kResume},
    {802, ErrorKind::Device, "the machine's GPUs are not ready",
     "Start the fabric manager (systemctl start nvidia-fabricmanager), then start again."},
    {803, ErrorKind::Driver, "the NVIDIA driver and its libraries are of different versions",
     "Restart the machine, or install the driver and its libraries in one version."},
    {804, ErrorKind::Driver, "the NVIDIA driver is older than this build of the engine needs", kNewDriver},
    {810, ErrorKind::Device, "the MPS server ended this program's work on the GPU", kResume},
    {911, ErrorKind::DeviceLost, "it no longer answers", kReset},
    {999, ErrorKind::Device, "it failed in an unknown way", kResume},
};

/// cudnn_graph.h
constexpr Meaning kCudnn[] = {
    {1001, ErrorKind::Device, "cuDNN does not start", "Run nvidia-smi; if it works, reinstall cuDNN 9."},
    {1002, ErrorKind::Version, "cuDNN's libraries are of different versions", "Install one version of cuDNN 9."},
    {1003, ErrorKind::Version, "a cached plan was made by another version of cuDNN", "Remove the plan cache."},
    {1008, ErrorKind::Unsupported, "one of cuDNN's libraries cannot be loaded", "Reinstall cuDNN 9 completely."},
    {3005, ErrorKind::Driver, "the NVIDIA driver is older than cuDNN needs", kNewDriver},
    {3006, ErrorKind::Version, "cuDNN was built for another version of CUDA",
     "Install the cuDNN for this CUDA version."},
    {3007, ErrorKind::Unsupported, "cuDNN has no kernels for this GPU", "Choose another device."},
    {3009, ErrorKind::Unsupported, "one of cuDNN's libraries cannot be loaded", "Reinstall cuDNN 9 completely."},
    {4003, ErrorKind::OutOfMemory, "the machine's memory is full", "End other programs, or choose a smaller batch."},
    {4004, ErrorKind::OutOfMemory, "the GPU's memory is full", kLessMemory},
};

/// cublas_api.h
constexpr Meaning kCublas[] = {
    {1, ErrorKind::Device, "cuBLAS does not start",
     "Run nvidia-smi; choose a smaller batch if the GPU's memory is nearly full."},
    {3, ErrorKind::OutOfMemory, "the GPU's memory is full", kLessMemory},
    {8, ErrorKind::Unsupported, "cuBLAS has no kernels for this GPU", "Choose another device."},
    {13, ErrorKind::Device, "a kernel of cuBLAS failed", kResume},
};

/// nccl.h
constexpr Meaning kNccl[] = {
    {1, ErrorKind::Device, "a GPU failed while ranks summed gradients", kResume},
    {2, ErrorKind::Io, "the ranks lost their connection",
     "The checkpoints are kept: resume the run. NCCL_DEBUG=INFO logs the details."},
    {6, ErrorKind::Transport, "another rank has ended or its network failed",
     "The checkpoints are kept: look at that rank's log, then resume the run."},
};

const char* nameOf(GpuLibrary library)
{
    switch (library) {
    case GpuLibrary::Cuda: return "CUDA";
    case GpuLibrary::Cudnn: return "cuDNN";
    case GpuLibrary::Cublas: return "cuBLAS";
    case GpuLibrary::Nccl: return "NCCL";
    }
    return "CUDA";
}

template <std::size_t Count>
const Meaning* find(const Meaning (&table)[Count], int status)
{
    const auto* at =
        std::find_if(std::begin(table), std::end(table), [status](const Meaning& one) { return one.status == status; });
    return at == std::end(table) ? nullptr : at;
}

const Meaning* find(GpuLibrary library, int status)
{
    switch (library) {
    case GpuLibrary::Cuda: return find(kCuda, status);
    case GpuLibrary::Cudnn: return find(kCudnn, status);
    case GpuLibrary::Cublas: return find(kCublas, status);
    case GpuLibrary::Nccl: return find(kNccl, status);
    }
    return nullptr;
}

/// For a status that the tables do not list: what its number alone tells.
Meaning unnamed(GpuLibrary library, int status)
{
    if (status == 0)
        return {0, ErrorKind::Internal, "a success was taken for an error", "Report this."};
    if (library == GpuLibrary::Cuda && leavesNoContext(status))
        return {status, ErrorKind::Device, "a kernel failed", kResume};
    if (library == GpuLibrary::Cudnn && status >= 5000)
        return {status, ErrorKind::Device, "a kernel of cuDNN failed", kResume};
    if (library == GpuLibrary::Cudnn && status >= 3000 && status < 4000)
        return {status, ErrorKind::Unsupported, "cuDNN cannot do this on this GPU",
                "Choose another precision or device, and report this."};
    if (library == GpuLibrary::Cublas && status == 15)
        return {status, ErrorKind::Unsupported, "cuBLAS cannot do this on this GPU",
                "Choose another precision or device, and report this."};
    return {status, ErrorKind::Internal, "the engine used the library wrongly", "Report this with the attempt's log."};
}

std::string gigabytes(long long bytes)
{
    char text[40];
    std::snprintf(text, sizeof text, bytes >= 10'000'000'000 ? "%.0f GB" : "%.2f GB", static_cast<double>(bytes) / 1e9);
    return text;
}

} // namespace

bool leavesNoContext(int status)
{
    // These are the errors that driver_types.h describes as "leaves the process in an inconsistent state": the process
    // must end.
    return status == 214 || status == 220 || status == 226 || status == 700 || status == 702 || status == 709 ||
           status == 710 || (status >= 714 && status <= 719) || status == 721 || status == 810 || status == 911 ||
           status == 999;
}

Error gpuError(GpuLibrary library, int status, std::string operation, std::string device, const std::string& detail)
{
    const Meaning* known = find(library, status);
    const Meaning meaning = known ? *known : unnamed(library, status);
    std::string reason = meaning.reason;
    reason += " (" + std::string(nameOf(library)) + " " + std::to_string(status) +
              (detail.empty() ? "" : ", " + detail) + ")";
    return {meaning.kind, std::move(operation), std::move(device), std::move(reason), meaning.remedy, status};
}

Error gpuMemoryError(std::string operation, std::string device, long long wanted, long long free, long long total)
{
    std::string reason = "the GPU's memory is full";
    if (wanted > 0)
        reason = "it needs " + gigabytes(wanted) + " more";
    if (free >= 0)
        reason += (wanted > 0 ? ", and " : ": ") + gigabytes(free) + (total > 0 ? " of " + gigabytes(total) : "") +
                  " are free";
    return {ErrorKind::OutOfMemory, std::move(operation), std::move(device), std::move(reason), kLessMemory, 2};
}

} // namespace trainyard
