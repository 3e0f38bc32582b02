// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

/// Stable names of series. Units: losses in nats, accuracies as a share of 1, rates in samples/s, times as a share of
/// the step, utilisation and load in percent, memory in bytes, power in watts.
namespace trainyard::series {

inline constexpr const char* kTrainLoss = "train/loss";
inline constexpr const char* kTrainTop1 = "train/top1";
inline constexpr const char* kTrainTop5 = "train/top5";
inline constexpr const char* kValLoss = "val/loss";
inline constexpr const char* kValTop1 = "val/top1";
inline constexpr const char* kValTop5 = "val/top5";
inline constexpr const char* kLearningRate = "train/learning_rate";
inline constexpr const char* kThroughput = "train/samples_per_second";
inline constexpr const char* kEpochTrainLoss = "epoch/train_loss"; ///< mean over the epoch's samples
inline constexpr const char* kEpochTrainTop1 = "epoch/train_top1";
inline constexpr const char* kTimeToTarget = "target/seconds"; ///< elapsed until the spec's target was reached
inline constexpr const char* kEpochSeconds = "epoch/seconds";
inline constexpr const char* kInputWait = "phase/input_wait";
inline constexpr const char* kCompute = "phase/compute";
inline constexpr const char* kValidation = "phase/validation";
inline constexpr const char* kCheckpointing = "phase/checkpoint";
inline constexpr const char* kAllreduce = "phase/allreduce"; ///< waiting for other ranks; only with several ranks
inline constexpr const char* kCpuUtilization =
    "cpu/utilization";                                  ///< of the run's own threads, all ranks', 100 = one core busy
inline constexpr const char* kCpuMemory = "cpu/memory"; ///< resident bytes of the engine, all ranks'

inline constexpr const char* kCpuProcesses = "cpu/processes";    ///< of a program, its helpers included
inline constexpr const char* kMonitoringCost = "cpu/monitoring"; ///< CPU of the monitoring thread, 100 = one core busy

inline constexpr const char* kSparsity = "pruning/sparsity"; ///< share of the prunable weights that are zero
/// Weights of at most this magnitude were pruned. Only for masks that compare the magnitudes of all layers.
inline constexpr const char* kPruningThreshold = "pruning/threshold";
/// Measured between the ends of two runs; `step` and `epoch` are those of the end. The maximum error along the line
/// minus the mean error of both ends (share of 1, on the validation set), and the same for its loss (Frankle et al.
/// 2020).
inline constexpr const char* kBarrierError = "barrier/error";
inline constexpr const char* kBarrierLoss = "barrier/loss";
/// Share of the weights kept by a mask of the current magnitudes that the previous epoch's mask would have pruned.
inline constexpr const char* kMaskDistance = "pruning/mask_distance";

/// Share of a layer's weights that are zero.
inline std::string layerSparsity(const std::string& layer)
{
    return "pruning/layer/" + layer;
}

inline constexpr const char* kMasterBusy = "master/busy"; ///< share of the master's time; asynchronous modes only

/// Series of one process of a run. Asynchronous, for a worker's first rank: staleness (updates of the master since the
/// weights with which it computed), samples_per_second, compute (seconds per batch), input_wait and exchange_wait
/// (shares of its time). Synchronous: compute (seconds per step), allreduce, input_wait (shares of a step).
inline std::string rank(int number, const char* quantity)
{
    return "rank/" + std::to_string(number) + "/" + quantity;
}

/// Quantities of a GPU, for gpu(). Four different quantities are called occupancy somewhere: kGpuUtilization (NVML:
/// some kernel was running), kGpuSmOccupancy (NVML's GPM: active warps, from hardware counters), kGpuEstimatedOccupancy
/// (CUPTI's trace of some steps: durations × the occupancy that each kernel can reach), kGpuAchievedOccupancy (CUPTI's
/// counters; needs privileges).
inline constexpr const char* kGpuUtilization = "utilization";  ///< percent of the time
inline constexpr const char* kGpuMemory = "memory";            ///< bytes in use by all programs
inline constexpr const char* kGpuMemoryShare = "memory_share"; ///< percent of the total
inline constexpr const char* kGpuPower = "power";
inline constexpr const char* kGpuPowerLimit = "power_limit";
inline constexpr const char* kGpuTemperature = "temperature";        ///< °C
inline constexpr const char* kGpuClock = "clock";                    ///< MHz of the multiprocessors (SMs)
inline constexpr const char* kGpuMemoryClock = "memory_clock";       ///< MHz
inline constexpr const char* kGpuSmUtilization = "sm_utilization";   ///< percent of the SMs busy
inline constexpr const char* kGpuSmOccupancy = "sm_occupancy";       ///< percent of the warps that fit
inline constexpr const char* kGpuTensorActivity = "tensor_activity"; ///< percent of the time
inline constexpr const char* kGpuMemoryActivity = "memory_activity"; ///< percent of the bandwidth
inline constexpr const char* kGpuEstimatedOccupancy =
    "estimated_occupancy"; ///< percent of the warps that fit; idle time counts as 0
inline constexpr const char* kGpuAchievedOccupancy = "achieved_occupancy"; ///< percent of the warps that fit
inline constexpr const char* kGpuThrottledByPower = "throttled_power";     ///< share of the time: 0 or 1 in a sample
inline constexpr const char* kGpuThrottledByHeat = "throttled_heat";
inline constexpr const char* kGpuThrottledByHardware = "throttled_hardware";
inline constexpr const char* kGpuEccErrors = "ecc_errors"; ///< uncorrectable errors since the driver was loaded

inline std::string gpu(int index, const char* quantity)
{
    return "gpu/" + std::to_string(index) + "/" + quantity;
}

} // namespace trainyard::series
