// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cuda/cuda_context.h"
#include "backend/optim/optimizer.h"

namespace trainyard::cuda {

/// All update rules (optim/sgd.h and update_rules.h), with one launch for all parameters, after launches that compute
/// the global factors: whether gradients are finite (with loss scaling), their norms, the rate and its corrections. The
/// host reads none of these.
std::unique_ptr<OptimizerKernel> makeCudaOptimizer(const OptimizerRule& rule, CudaContext& context, bool scalesLoss);

} // namespace trainyard::cuda
