// SPDX-License-Identifier: Apache-2.0
#include "backend/cuda/cublas_product.h"

#include "backend/base/cuda_status.h"
#include "backend/base/unique_handle.h"

#include <utility>

namespace trainyard::cuda {
namespace {

constexpr std::size_t kWorkspace = std::size_t{32} << 20; ///< the size that cuBLAS recommends for Hopper

void check(cublasStatus_t status, const char* operation)
{
    if (status != CUBLAS_STATUS_SUCCESS)
        throw Failure(gpuError(GpuLibrary::Cublas, static_cast<int>(status), operation, "the GPU",
                               cublasLtGetStatusName(status)));
}

struct ProductTraits {
    using Type = cublasLtMatmulDesc_t;
    static Type invalid() noexcept { return nullptr; }
    static void close(Type product) noexcept { cublasLtMatmulDescDestroy(product); }
};
struct LayoutTraits {
    using Type = cublasLtMatrixLayout_t;
    static Type invalid() noexcept { return nullptr; }
    static void close(Type layout) noexcept { cublasLtMatrixLayoutDestroy(layout); }
};
struct PreferenceTraits {
    using Type = cublasLtMatmulPreference_t;
    static Type invalid() noexcept { return nullptr; }
    static void close(Type preference) noexcept { cublasLtMatmulPreferenceDestroy(preference); }
};
using MatrixLayout = UniqueHandle<LayoutTraits>;

cudaDataType_t cublasType(DataType type)
{
    return type == DataType::BF16 ? CUDA_R_16BF : type == DataType::F16 ? CUDA_R_16F : CUDA_R_32F;
}

/// For cuBLAS, which is column-major, a row-major matrix is its transpose.
MatrixLayout rows(std::int64_t count, std::int64_t width, DataType type)
{
    cublasLtMatrixLayout_t layout = nullptr;
    check(cublasLtMatrixLayoutCreate(&layout, cublasType(type), static_cast<std::uint64_t>(width),
                                     static_cast<std::uint64_t>(count), width),
          "describe a product to");
    return MatrixLayout(layout);
}

/// Cᵀ = Bᵀ · Aᵀ, so that all matrices can be row-major.
class CublasProduct final : public ProductPlan {
public:
    CublasProduct(cublasLtHandle_t handle, const ProductShape& s)
        : m_handle(handle), m_beta(s.adds ? 1.0f : 0.0f),
          m_a(s.transposedA ? rows(s.k, s.m, s.operands) : rows(s.m, s.k, s.operands)),
          m_b(s.transposedB ? rows(s.n, s.k, s.operands) : rows(s.k, s.n, s.operands)), m_c(rows(s.m, s.n, s.result))
    {
        const bool rounds = s.tf32 && s.operands == DataType::F32;
        cublasLtMatmulDesc_t product = nullptr;
        check(
            cublasLtMatmulDescCreate(&product, rounds ? CUBLAS_COMPUTE_32F_FAST_TF32 : CUBLAS_COMPUTE_32F, CUDA_R_32F),
            "describe a product to");
        m_product.reset(product);
        const cublasOperation_t left = s.transposedB ? CUBLAS_OP_T : CUBLAS_OP_N;
        const cublasOperation_t right = s.transposedA ? CUBLAS_OP_T : CUBLAS_OP_N;
        check(cublasLtMatmulDescSetAttribute(product, CUBLASLT_MATMUL_DESC_TRANSA, &left, sizeof left),
              "describe a product to");
        check(cublasLtMatmulDescSetAttribute(product, CUBLASLT_MATMUL_DESC_TRANSB, &right, sizeof right),
              "describe a product to");
        m_found = findAlgorithm();
    }
    bool found() const { return m_found; }
    std::size_t workspaceBytes() const override { return m_choice.workspaceSize; }
    void run(cudaStream_t stream, const void* a, const void* b, void* c, void* workspace) override
    {
        const float alpha = 1.0f;
        check(cublasLtMatmul(m_handle, m_product.get(), &alpha, b, m_b.get(), a, m_a.get(), &m_beta, c, m_c.get(), c,
                             m_c.get(), &m_choice.algo, workspace, m_choice.workspaceSize, stream),
              "multiply on");
    }

private:
    bool findAlgorithm()
    {
        cublasLtMatmulPreference_t preference = nullptr;
        check(cublasLtMatmulPreferenceCreate(&preference), "describe a product to");
        const UniqueHandle<PreferenceTraits> owner(preference);
        check(cublasLtMatmulPreferenceSetAttribute(preference, CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES, &kWorkspace,
                                                   sizeof kWorkspace),
              "describe a product to");
        const std::uint32_t alignment =
            16; // rows of parameters are aligned to 64 bytes, while cuBLASLt assumes 256 by default
        for (const cublasLtMatmulPreferenceAttributes_t operand :
             {CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES, CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_B_BYTES,
              CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_C_BYTES, CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_D_BYTES})
            check(cublasLtMatmulPreferenceSetAttribute(preference, operand, &alignment, sizeof alignment),
                  "describe a product to");
        int count = 0;
        return cublasLtMatmulAlgoGetHeuristic(m_handle, m_product.get(), m_b.get(), m_a.get(), m_c.get(), m_c.get(),
                                              preference, 1, &m_choice, &count) == CUBLAS_STATUS_SUCCESS &&
               count > 0;
    }

    cublasLtHandle_t m_handle;
    float m_beta;
    UniqueHandle<ProductTraits> m_product;
    MatrixLayout m_a, m_b, m_c;
    cublasLtMatmulHeuristicResult_t m_choice{};
    bool m_found = false;
};

} // namespace

std::unique_ptr<ProductPlan> makeCublasProduct(cublasLtHandle_t handle, const ProductShape& shape)
{
    auto product = std::make_unique<CublasProduct>(handle, shape);
    if (!product->found())
        return nullptr;
    return product;
}

} // namespace trainyard::cuda
