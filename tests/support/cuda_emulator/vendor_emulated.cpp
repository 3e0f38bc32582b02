// SPDX-License-Identifier: Apache-2.0
// Emulates cuDNN and cuBLASLt with plain loops. With TRAINYARD_EMULATED_VENDOR set, every convolution and product has a
// plan, which tests the code for plans (types, workspaces, fusion); otherwise our own kernels compute everything. With
// the value "unrecordable", convolutions cannot be recorded.
#include "backend/cuda/elements.h"
#include "backend/cuda/vendor_libraries.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <vector>

namespace trainyard::cuda {
namespace {

constexpr std::size_t kWorkspace = 1000; ///< requested and written to, so that a wrong offset shows

void dirty(void* workspace)
{
    std::memset(workspace, 0x7F, kWorkspace);
}

template <typename Visit>
void forEachTap(const ConvolutionShape& s, Visit&& visit)
{
    for (std::int64_t n = 0; n < s.y.n; ++n)
        for (std::int64_t p = 0; p < s.y.h; ++p)
            for (std::int64_t q = 0; q < s.y.w; ++q)
                for (std::int64_t k = 0; k < s.y.c; ++k)
                    for (std::int64_t r = 0; r < s.w.h; ++r)
                        for (std::int64_t t = 0; t < s.w.w; ++t) {
                            const std::int64_t row = p * s.strideHeight + r - s.placement.top;
                            const std::int64_t column = q * s.strideWidth + t - s.placement.left;
                            if (row < 0 || row >= s.x.h || column < 0 || column >= s.x.w)
                                continue;
                            const std::int64_t x =
                                ((n * s.x.h + row) * s.x.w + column) * s.x.c + k / (s.y.c / s.groups) * s.w.c;
                            visit(x, ((k * s.w.h + r) * s.w.w + t) * s.w.c, ((n * s.y.h + p) * s.y.w + q) * s.y.c + k);
                        }
}

class EmulatedConvolution final : public ConvolutionPlan {
public:
    EmulatedConvolution(ConvolutionPass pass, const ConvolutionShape& shape, const ConvolutionEpilogue& epilogue)
        : m_pass(pass), m_shape(shape), m_epilogue(epilogue)
    {
    }
    std::size_t workspaceBytes() const override { return kWorkspace; }
    void run(cudaStream_t stream, const ConvolutionAddresses& at) override
    {
        if (std::strcmp(std::getenv("TRAINYARD_EMULATED_VENDOR"), "unrecordable") == 0)
            cudaStreamSynchronize(stream); // spoils a recording
        cuda_emulator::enqueue(
            stream, [*this, at] { compute(at); }, true);
    }

private:
    View view(const void* address) const { return {const_cast<void*>(address), m_shape.type}; }
    void compute(const ConvolutionAddresses& at) const
    {
        dirty(at.workspace);
        const ConvolutionShape& s = m_shape;
        const View first = view(at.first), second = view(at.second), result = view(at.result);
        const Shape& of = m_pass == ConvolutionPass::Forward        ? s.y
                          : m_pass == ConvolutionPass::DataGradient ? s.x
                                                                    : s.w;
        std::vector<float> sums(static_cast<std::size_t>(of.elements()));
        const auto add = [&](std::int64_t i, float value) { sums[static_cast<std::size_t>(i)] += value; };
        forEachTap(s, [&](std::int64_t x, std::int64_t w, std::int64_t y) {
            for (std::int64_t c = 0; c < s.w.c; ++c) {
                if (m_pass == ConvolutionPass::Forward)
                    add(y, first.get(x + c) * second.get(w + c));
                else if (m_pass == ConvolutionPass::DataGradient)
                    add(x + c, first.get(y) * second.get(w + c));
                else
                    add(w + c, first.get(x + c) * second.get(y));
            }
        });
        for (std::int64_t i = 0; i < of.elements(); ++i) {
            float value = sums[static_cast<std::size_t>(i)];
            if (m_epilogue.bias)
                value += view(at.bias).get(i % of.c);
            value = activated(m_epilogue.activation, value);
            if (m_epilogue.summand)
                value += view(at.summand).get(i);
            sums[static_cast<std::size_t>(i)] = value;
            result.set(i, value);
        }
        if (m_epilogue.sums)
            leaveSums(sums, at);
    }
    /// Computed from values before rounding.
    void leaveSums(const std::vector<float>& y, const ConvolutionAddresses& at) const
    {
        const auto channels = static_cast<std::size_t>(m_shape.y.c);
        std::fill(at.sums, at.sums + channels, 0.0f);
        std::fill(at.squares, at.squares + channels, 0.0f);
        for (std::size_t i = 0; i < y.size(); ++i) {
            at.sums[i % channels] += y[i];
            at.squares[i % channels] += y[i] * y[i];
        }
    }

    ConvolutionPass m_pass;
    ConvolutionShape m_shape;
    ConvolutionEpilogue m_epilogue;
};

class EmulatedProduct final : public ProductPlan {
public:
    explicit EmulatedProduct(const ProductShape& shape) : m_shape(shape) {}
    std::size_t workspaceBytes() const override { return kWorkspace; }
    void run(cudaStream_t stream, const void* a, const void* b, void* c, void* workspace) override
    {
        cuda_emulator::enqueue(
            stream,
            [s = m_shape, a, b, c, workspace] {
                dirty(workspace);
                const View left{const_cast<void*>(a), s.operands}, right{const_cast<void*>(b), s.operands},
                    result{c, s.result};
                for (std::int64_t m = 0; m < s.m; ++m)
                    for (std::int64_t n = 0; n < s.n; ++n) {
                        float sum = s.adds ? result.get(m * s.n + n) : 0.0f;
                        for (std::int64_t k = 0; k < s.k; ++k)
                            sum += left.get(s.transposedA ? k * s.m + m : m * s.k + k) *
                                   right.get(s.transposedB ? n * s.k + k : k * s.n + n);
                        result.set(m * s.n + n, sum);
                    }
            },
            true);
    }

private:
    ProductShape m_shape;
};

class EmulatedLibraries final : public VendorLibraries {
public:
    std::string description() const override
    {
        return "emulated libraries, " + std::to_string(m_summing) + " of " + std::to_string(m_asked) +
               " convolutions with sums";
    }
    std::unique_ptr<ConvolutionPlan> convolution(ConvolutionPass pass, const ConvolutionShape& shape) override
    {
        return std::make_unique<EmulatedConvolution>(pass, shape, ConvolutionEpilogue{});
    }
    /// Like cuDNN, cannot fuse everything; to test both paths, nothing with 24 channels.
    std::unique_ptr<ConvolutionPlan> fusedConvolution(const ConvolutionShape& shape,
                                                      const ConvolutionEpilogue& epilogue, const After&) override
    {
        m_asked += epilogue.sums ? 1 : 0;
        if (shape.y.c % 16 != 0 || epilogue.activation == Activation::Relu6)
            return nullptr;
        m_summing += epilogue.sums ? 1 : 0;
        return std::make_unique<EmulatedConvolution>(ConvolutionPass::Forward, shape, epilogue);
    }
    bool isFaster(const ConvolutionShape&, const ConvolutionShape&) override { return true; }
    std::unique_ptr<ProductPlan> product(const ProductShape& shape) override
    {
        return std::make_unique<EmulatedProduct>(shape);
    }

private:
    int m_asked = 0, m_summing = 0;
};

} // namespace

std::string libraryVersions()
{
    return "emulated for tests";
}

std::unique_ptr<VendorLibraries> makeVendorLibraries(cudaStream_t)
{
    if (std::getenv("TRAINYARD_EMULATED_VENDOR"))
        return std::make_unique<EmulatedLibraries>();
    return std::make_unique<VendorLibraries>();
}

} // namespace trainyard::cuda
