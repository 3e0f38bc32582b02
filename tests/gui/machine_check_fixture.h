// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/control/machine_check.h"

namespace trainyard::test {

/// A check with one of each judgement.
inline MachineCheck sampleMachineCheck()
{
    const auto speed = [](const char* id, const char* unit, int threads, double value, double expected,
                          SpeedVerdict verdict) {
        return MeasuredSpeed{id, "in English", threads, value, unit, expected, verdict, "Do something in English."};
    };
    MachineCheck check;
    check.time = 1795251125.0;
    check.seconds = 11.2;
    check.engine = "trainyard-engine 0.1.0 protocol 1";
    check.device = "oneDNN 2.6.3";
    check.processor = "AMD EPYC 9555 64-Core Processor, AVX512-BF16";
    check.precision = "fp32";
    check.threads = 16;
    check.passed = 118;
    check.speeds = {speed("memory", "GB/s", 1, 27.04, 10.0, SpeedVerdict::Ok),
                    speed("memory", "GB/s", 16, 181.2, 46.2, SpeedVerdict::Ok),
                    speed("multiply-adds", "GFLOP/s", 16, 2232.0, 0.0, SpeedVerdict::Measured),
                    speed("matrix", "GFLOP/s", 16, 1616.0, 1116.0, SpeedVerdict::Ok),
                    speed("disk-write", "MB/s", 1, 9.4, 50.0, SpeedVerdict::Wrong),
                    speed("disk-read", "MB/s", 1, 2841.0, 100.0, SpeedVerdict::Ok),
                    speed("jpeg", "images/s", 1, 710.0, 300.0, SpeedVerdict::Ok),
                    speed("loader", "images/s", 16, 4410.0, 5680.0, SpeedVerdict::Slow),
                    speed("loader-memory", "images/s", 16, 48308.0, 17642.0, SpeedVerdict::Ok)};
    return check;
}

} // namespace trainyard::test
