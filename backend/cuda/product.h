// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cuda/cuda_kernel.h"

namespace trainyard::cuda {

/// A plan for a product: cuBLASLt's, or our own kernel if it has none. Never null.
std::unique_ptr<ProductPlan> planProduct(CudaContext& context, const ProductShape& shape);

} // namespace trainyard::cuda
