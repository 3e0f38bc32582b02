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
inline constexpr const char* kAllreduce = "phase/allreduce";       ///< waiting for other ranks; several ranks only
inline constexpr const char* kCpuUtilization = "cpu/utilization"; ///< of the run's own threads, all ranks', 100 = one core busy
inline constexpr const char* kCpuMemory = "cpu/memory";           ///< resident bytes of the engine, all ranks' 

inline constexpr const char* kMasterBusy = "master/busy";          ///< share of its time; asynchronous modes only

/// Of one process of a run. Asynchronous, of a worker's first rank: staleness (updates of the master since the weights that
/// it computed with), samples_per_second, compute (seconds a batch), input_wait, exchange_wait (shares of its time).
/// Synchronous: compute (seconds a step), allreduce, input_wait (shares of a step).
inline std::string rank(int number, const char* quantity)
{
    return "rank/" + std::to_string(number) + "/" + quantity;
}

inline std::string gpu(int index, const char* quantity) // quantity: utilization, memory, power, temperature
{
    return "gpu/" + std::to_string(index) + "/" + quantity;
}

} // namespace trainyard::series
