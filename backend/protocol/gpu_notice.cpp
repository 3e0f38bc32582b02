// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/gpu_notice.h"

#include "backend/protocol/reasons_training.h"

namespace trainyard {

Reason reasonOf(const GpuNotice& notice)
{
    switch (notice.kind) {
    case GpuNotice::Kind::Lost: return trainingReason("training.gpu-lost", notice.gpu);
    case GpuNotice::Kind::Ecc: return trainingReason("training.gpu-ecc", notice.errors, notice.gpu);
    case GpuNotice::Kind::Heat: return trainingReason("training.gpu-hot", notice.gpu, notice.temperature, notice.clock);
    case GpuNotice::Kind::Hardware: return trainingReason("training.gpu-hardware", notice.gpu, notice.clock);
    case GpuNotice::Kind::Power:
        return trainingReason("training.gpu-power", notice.gpu, notice.power, notice.limit, notice.clock);
    }
    return {};
}

} // namespace trainyard
