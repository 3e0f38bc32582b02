// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cuda/vendor_libraries.h"

#include <cublasLt.h>

namespace trainyard::cuda {

/// A plan from cuBLASLt's first proposal for a product; null if there is none. `handle` must outlive the plan.
std::unique_ptr<ProductPlan> makeCublasProduct(cublasLtHandle_t handle, const ProductShape& shape);

} // namespace trainyard::cuda
