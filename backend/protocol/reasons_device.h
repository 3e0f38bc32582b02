// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"

namespace trainyard {

/// Why a device cannot compute.
inline constexpr ReasonRow kDeviceReasons[] = {
    {"device.status", QT_TRANSLATE_NOOP("Reasons", "it ended with status %1")},
    {"device.sees", QT_TRANSLATE_NOOP("Reasons", "this process sees %1 of them"),
     QT_TRANSLATE_NOOP("Reasons", "Choose the device “cpu”, or another GPU.")},
    {"device.not-fused", QT_TRANSLATE_NOOP("Reasons", "they are not fused")},
    {"device.no-headroom", QT_TRANSLATE_NOOP("Reasons", "this process can get less than %1 more memory"),
     QT_TRANSLATE_NOOP("Reasons", "Raise its limit (ulimit -v), close other programs or make the batch smaller.")},
    {"device.smaller-batch", "%1", QT_TRANSLATE_NOOP("Reasons", "Choose a smaller batch or image.")},
    {"device.use-reference", "%1", QT_TRANSLATE_NOOP("Reasons", "Choose the device “reference”.")},
    {"device.no-bf16", QT_TRANSLATE_NOOP("Reasons", "%1 has no bf16; fp16 works there")},
    {"device.no-fp16", QT_TRANSLATE_NOOP("Reasons", "%1 is too old for fp16")},
    {"device.fp16-on-gpus", QT_TRANSLATE_NOOP("Reasons", "fp16 is a format of GPUs")},
    {"device.no-avx512", QT_TRANSLATE_NOOP("Reasons", "this processor has no AVX-512, which oneDNN needs for bf16")},
    {"device.tf32-on-gpus", QT_TRANSLATE_NOOP("Reasons", "tf32 is a format of GPUs")},
};
inline constexpr ReasonMaker<kDeviceReasons> deviceReason;

} // namespace trainyard
