// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cuda/cuda_context.h"
#include "backend/optim/optimizer.h"

namespace trainyard::cuda {

/// All rules of optim/update_rules.h, over all parameters in one launch, behind one that decides what must be known of
/// all gradients: whether they are finite (with loss scaling), their norms, the rate and its corrections. Nothing of it
/// is read by the host.
std::unique_ptr<OptimizerKernel> makeCudaOptimizer(const OptimizerRule& rule, CudaContext& context, bool scalesLoss);

} // namespace trainyard::cuda
