// SPDX-License-Identifier: Apache-2.0
#include "backend/cuda/optimizer_cuda.h"

#include "backend/cuda/update_weights.h"
#include "backend/cuda/warp.h"

#include <array>
#include <cstring>

namespace trainyard::cuda {
namespace {

constexpr std::int64_t kNormBlock = 4096; ///< floats per block; fixed, so that sums have a fixed order

__global__ void findOverflow(Update u)
{
    bool bad = false;
    forEachItem(u.length / kUpdatePack, [&](std::int64_t i) {
        const auto pack = reinterpret_cast<const Pack<float, kUpdatePack>*>(u.gradients)[i];
        for (int k = 0; k < kUpdatePack; ++k)
            bad = bad || !(fabsf(pack.values[k]) <= 3.402823466e38f);
    });
    forEachItem(u.length % kUpdatePack,
                [&](std::int64_t k) { bad = bad || !(fabsf(u.gradients[u.length - 1 - k]) <= 3.402823466e38f); });
    if (bad)
        atomicOr(&u.scale->overflow, 1);
}

/// The sum of the block's squares in thread 0, in double.
__device__ inline double blockSum(double value)
{
    __shared__ double shared[kThreads / 32];
    value = warpSum(value);
    if (threadIdx.x % 32 == 0)
        shared[threadIdx.x / 32] = value;
    __syncthreads();
    double sum = 0.0;
    if (threadIdx.x == 0)
        for (unsigned warp = 0; warp < blockDim.x / 32; ++warp)
            sum += shared[warp];
    __syncthreads();
    return sum;
}

/// This thread's share.
__device__ inline double squaresOf(const float* values, const std::uint32_t* mask, std::int64_t begin, std::int64_t end)
{
    double sum = 0.0;
    const auto add = [&](std::uint32_t kept, float value) {
        const double one = static_cast<double>(keptOrZero(kept, value));
        sum += one * one;
    };
    const auto addEach = [&](std::int64_t from, std::int64_t to) {
        for (std::int64_t i = from + threadIdx.x; i < to; i += blockDim.x)
            add(keptBits(mask, i), values[i]);
    };
    const std::int64_t aligned = (begin + kUpdatePack - 1) / kUpdatePack * kUpdatePack; // ParameterStore aligns `begin`
    const std::int64_t first = aligned < end ? aligned : end;
    const std::int64_t packs = (end - first) / kUpdatePack;
    addEach(begin, first);
    for (std::int64_t i = threadIdx.x; i < packs; i += blockDim.x) {
        const std::int64_t at = first + i * kUpdatePack;
        const auto pack = *reinterpret_cast<const Pack<float, kUpdatePack>*>(values + at);
        const std::uint32_t kept = keptBits(mask, at);
        for (int k = 0; k < kUpdatePack; ++k)
            add(kept >> k, pack.values[k]);
    }
    addEach(first + packs * kUpdatePack, end);
    return sum;
}

/// The sum of `count` doubles in thread 0 of one block.
__device__ inline double sumOf(const double* values, std::int32_t count, std::int32_t stride = 1)
{
    double sum = 0.0;
    for (std::int32_t i = static_cast<std::int32_t>(threadIdx.x); i < count; i += static_cast<std::int32_t>(blockDim.x))
        sum += values[i * stride];
    return blockSum(sum);
}

__global__ void gradientNorms(Update u)
{
    const std::int64_t begin = static_cast<std::int64_t>(blockIdx.x) * kNormBlock;
    const std::int64_t end = begin + kNormBlock < u.length ? begin + kNormBlock : u.length;
    const double sum = blockSum(squaresOf(u.gradients, u.mask, begin, end));
    if (threadIdx.x == 0)
        u.partials[blockIdx.x] = sum;
}

/// One block per part of a segment.
__global__ void segmentNorms(Update u)
{
    const NormPart part = u.parts[blockIdx.x];
    const double weights = blockSum(squaresOf(u.weights, nullptr, part.begin, part.end));
    const double gradients = blockSum(squaresOf(u.gradients, u.mask, part.begin, part.end));
    if (threadIdx.x == 0) {
        u.norms[2 * blockIdx.x] = weights;
        u.norms[2 * blockIdx.x + 1] = gradients;
    }
}

/// One block per segment: λ = trust · ‖w‖ / (‖g‖ + d · ‖w‖), with g after unscaling and clipping.
__global__ void trustRatios(Update u, UpdateConstants c)
{
    const UpdateSegment segment = u.segments[blockIdx.x];
    const double* norms = u.norms + 2 * segment.firstPart;
    const double weights = sqrt(sumOf(norms, segment.parts, 2));
    const double gradients = sqrt(sumOf(norms + 1, segment.parts, 2)) * static_cast<double>(u.factors->gradient);
    if (threadIdx.x == 0)
        u.trust[blockIdx.x] = weights > 0.0 && gradients > 0.0
                                  ? static_cast<float>(c.trust * weights / (gradients + c.exactDecay * weights))
                                  : 1.0f;
}

/// Updates the loss scale after a step.
__device__ inline void judgeScale(LossScale& scale, bool skipped)
{
    if (skipped) {
        scale.scale = scale.scale > 2.0f ? scale.scale * 0.5f : 1.0f;
        scale.good = 0;
        scale.skipped += 1;
    } else if (++scale.good >= kGrowthSteps) {
        scale.scale = scale.scale * 2.0f < kLargestLossScale ? scale.scale * 2.0f : kLargestLossScale;
        scale.good = 0;
    }
    scale.overflow = 0;
}

/// One block: the sum of the norms; its first thread: rate, corrections, clipping, and the loss scale.
__global__ void prepareFactors(Update u, UpdateConstants c, std::int32_t normBlocks)
{
    const double squares = normBlocks > 0 ? sumOf(u.partials, normBlocks) : 0.0;
    if (threadIdx.x != 0)
        return;
    UpdateFactors& factors = *u.factors;
    LossScale& scale = *u.scale;
    factors.skip = c.scalesLoss && scale.overflow != 0 ? 1 : 0;
    factors.gradient = 1.0f / scale.scale;
    if (normBlocks > 0) {
        const double norm = sqrt(squares) * static_cast<double>(factors.gradient);
        const double clip = c.clipNorm / (norm + 1e-6);
        if (clip < 1.0) // do not hide a norm that is not finite
            factors.gradient *= static_cast<float>(clip);
    }
    const double rate = u.input->learningRate;
    const auto t = static_cast<double>(u.input->updates - scale.skipped + 1);
    factors.rate = static_cast<float>(rate);
    factors.keep = 1.0f;
    if (c.algorithm == Algorithm::Adam || c.algorithm == Algorithm::AdamW) {
        factors.rate = static_cast<float>(rate / (1.0 - pow(c.exactBeta1, t)));
        factors.correction = static_cast<float>(1.0 / sqrt(1.0 - pow(c.exactBeta2, t)));
        if (c.algorithm == Algorithm::AdamW)
            factors.keep = static_cast<float>(1.0 - rate * static_cast<double>(c.weightDecay));
    }
    if (c.scalesLoss)
        judgeScale(scale, factors.skip != 0);
}

/// One thread: like prepareFactors(), for unscaling without an update.
__global__ void prepareUnscaling(Update u)
{
    UpdateFactors& factors = *u.factors;
    factors.skip = u.scale->overflow != 0 ? 1 : 0;
    factors.gradient = 1.0f / u.scale->scale;
    judgeScale(*u.scale, factors.skip != 0);
}

__global__ void unscaleGradients(Update u)
{
    const UpdateFactors factors = *u.factors;
    forEachItem(u.length,
                [&](std::int64_t i) { u.gradients[i] = factors.skip ? 0.0f : u.gradients[i] * factors.gradient; });
}

__global__ void rescaleGradients(Update u)
{
    const float scale = u.scale->scale;
    forEachItem(u.length, [&](std::int64_t i) { u.gradients[i] *= scale; });
}

/// Rounds the product before the addition, like ranks that sum on the host; nvcc would fuse the two.
__global__ void accumulateValues(float* sums, const float* values, std::int64_t length, float factor, bool first)
{
    forEachItem(length, [&](std::int64_t i) {
        const float product = __fmul_rn(factor, values[i]);
        sums[i] = first ? product : __fadd_rn(sums[i], product);
    });
}

__global__ void fillWords(std::uint32_t* words, std::int64_t count)
{
    forEachItem(count, [&](std::int64_t i) { words[i] = ~0u; });
}

/// One thread per word of the mask: sets its bits of offset … offset + length.
__global__ void setBits(std::uint32_t* mask, std::int64_t offset, std::int64_t length, const float* kept)
{
    const std::int64_t firstWord = offset / 32;
    forEachItem((offset + length - 1) / 32 - firstWord + 1, [&](std::int64_t at) {
        std::uint32_t word = mask[firstWord + at];
        for (int bit = 0; bit < 32; ++bit) {
            const std::int64_t i = (firstWord + at) * 32 + bit - offset;
            if (i >= 0 && i < length)
                word = kept[i] != 0.0f ? word | 1u << bit : word & ~(1u << bit);
        }
        mask[firstWord + at] = word;
    });
}

UpdateConstants constantsOf(const OptimizerSettings& s, bool scalesLoss)
{
    const auto f = [](double value) { return static_cast<float>(value); };
    return {s.algorithm, f(s.momentum),  f(s.beta1),    f(s.beta2),       f(1.0 - s.beta1), f(1.0 - s.beta2),
            f(s.rho),    f(1.0 - s.rho), f(s.epsilon),  f(s.weightDecay), s.beta1,          s.beta2,
            s.clipNorm,  s.trust,        s.weightDecay, s.nesterov,       scalesLoss};
}

class CudaOptimizer final : public OptimizerKernel {
public:
    CudaOptimizer(const OptimizerRule& rule, CudaContext& context, bool scalesLoss)
        : m_context(context), m_rule(rule), m_constants(constantsOf(rule.settings, scalesLoss)),
          m_input(allocateDevice(sizeof(UpdateInput))), m_factors(allocateDevice(sizeof(UpdateFactors)))
    {
        for (const OptimizerSegment& segment : rule.segments)
            m_host.push_back({segment.begin, segment.end, segment.decays, segment.decays && !segment.shared, 0, 0});
        if (rule.settings.algorithm == Algorithm::Lars)
            divideSegments();
        m_segments = allocateDevice(m_host.size() * sizeof(UpdateSegment));
        context.upload(m_segments.get(), m_host.data(), m_host.size() * sizeof(UpdateSegment));
        m_trust = allocateDevice(m_host.size() * sizeof(float));
        m_partials = allocateDevice(static_cast<std::size_t>(normBlocks(total())) * sizeof(double));
        for (Staged& staged : m_staged) {
            staged.pinned = allocatePinned(sizeof(UpdateInput));
            staged.copied = makeEvent();
        }
        if (scalesLoss)
            context.setLossScale({kFirstLossScale, 0, 0, 0});
    }

    void feed(const OptimizerArguments& given, double learningRate) override
    {
        Staged& staged = m_staged[m_next];
        m_next = (m_next + 1) % m_staged.size();
        if (staged.used)
            check(cudaEventSynchronize(staged.copied.get()), "compute on");
        const UpdateInput input{learningRate, given.step};
        std::memcpy(staged.pinned.get(), &input, sizeof input);
        check(cudaMemcpyAsync(m_input.get(), staged.pinned.get(), sizeof input, cudaMemcpyHostToDevice,
                              m_context.stream()),
              "copy to");
        check(cudaEventRecord(staged.copied.get(), m_context.stream()), "copy to");
        staged.used = true;
    }

    void run(const OptimizerArguments& given, double) override
    {
        const Update update = updateOf(given);
        const std::int64_t packs = dividedUp(given.length, kUpdatePack);
        if (m_constants.scalesLoss)
            launchItems(m_context, findOverflow, packs, update);
        const std::int64_t blocks = m_rule.settings.clipNorm > 0.0 ? normBlocks(given.length) : 0;
        if (blocks > 0)
            launch(m_context, gradientNorms, dim3(static_cast<unsigned>(blocks)), dim3(kThreads), update);
        launch(m_context, prepareFactors, dim3(1), dim3(blocks > 0 ? kThreads : 1), update, m_constants,
               static_cast<std::int32_t>(blocks));
        switch (m_rule.settings.algorithm) {
        case Algorithm::Sgd: return launchItems(m_context, updateWeights<Algorithm::Sgd>, packs, update, m_constants);
        case Algorithm::Adam: return launchItems(m_context, updateWeights<Algorithm::Adam>, packs, update, m_constants);
        case Algorithm::AdamW:
            return launchItems(m_context, updateWeights<Algorithm::AdamW>, packs, update, m_constants);
        case Algorithm::RmsProp:
            return launchItems(m_context, updateWeights<Algorithm::RmsProp>, packs, update, m_constants);
        case Algorithm::Adadelta:
            return launchItems(m_context, updateWeights<Algorithm::Adadelta>, packs, update, m_constants);
        case Algorithm::Lars:
            if (m_parts > 0)
                launch(m_context, segmentNorms, dim3(m_parts), dim3(kThreads), update);
            launch(m_context, trustRatios, dim3(static_cast<unsigned>(m_host.size())), dim3(kThreads), update,
                   m_constants);
            return launchItems(m_context, updateWeights<Algorithm::Lars>, packs, update, m_constants);
        }
    }

    void accumulate(float* sums, const float* values, std::int64_t length, double factor, bool first) override
    {
        launchItems(m_context, accumulateValues, length, sums, values, length, static_cast<float>(factor), first);
    }

    void unscale(float* gradients, std::int64_t length) override
    {
        if (!m_constants.scalesLoss)
            return;
        OptimizerArguments arguments;
        arguments.gradients = gradients;
        arguments.length = length;
        const Update update = updateOf(arguments);
        launchItems(m_context, findOverflow, dividedUp(length, kUpdatePack), update);
        launch(m_context, prepareUnscaling, dim3(1), dim3(1), update);
        launchItems(m_context, unscaleGradients, length, update);
    }
    void rescale(float* gradients, std::int64_t length) override
    {
        OptimizerArguments arguments;
        arguments.gradients = gradients;
        arguments.length = length;
        if (m_constants.scalesLoss)
            launchItems(m_context, rescaleGradients, length, updateOf(arguments));
    }

    void setMask(std::int64_t offset, std::int64_t length, const float* kept) override
    {
        const std::int64_t words = dividedUp(total(), 32) + 1;
        if (!m_mask) {
            m_mask = allocateDevice(static_cast<std::size_t>(words) * sizeof(std::uint32_t));
            launchItems(m_context, fillWords, words, static_cast<std::uint32_t*>(m_mask.get()), words);
        }
        launchItems(m_context, setBits, dividedUp(length, 32) + 1, static_cast<std::uint32_t*>(m_mask.get()), offset,
                    length, kept);
        m_context.wait(); // the caller may free `kept`
    }
    void clearMasks() override { m_mask.reset(); }

    std::vector<float> extraState() const override
    {
        if (!m_constants.scalesLoss)
            return {};
        const LossScale scale = m_context.readLossScale();
        return {scale.scale, static_cast<float>(scale.good), static_cast<float>(scale.skipped)};
    }
    void setExtraState(const std::vector<float>& values) override
    {
        if (m_constants.scalesLoss && values.size() == 3)
            m_context.setLossScale(
                {values[0], static_cast<std::int32_t>(values[1]), static_cast<std::int32_t>(values[2]), 0});
    }

private:
    struct Staged {
        std::shared_ptr<void> pinned;
        Event copied;
        bool used = false;
    };

    /// Into the parts whose squares one block adds each.
    void divideSegments()
    {
        std::vector<NormPart> parts;
        for (UpdateSegment& segment : m_host) {
            segment.firstPart = static_cast<std::int32_t>(parts.size());
            for (std::int64_t begin = segment.begin; segment.scales && begin < segment.end; begin += kNormBlock)
                parts.push_back({begin, std::min(begin + kNormBlock, segment.end)});
            segment.parts = static_cast<std::int32_t>(parts.size()) - segment.firstPart;
        }
        m_parts = static_cast<unsigned>(parts.size());
        if (parts.empty())
            return;
        m_partTable = allocateDevice(parts.size() * sizeof(NormPart));
        m_norms = allocateDevice(2 * parts.size() * sizeof(double));
        m_context.upload(m_partTable.get(), parts.data(), parts.size() * sizeof(NormPart));
    }

    std::int64_t total() const { return m_rule.segments.empty() ? 0 : m_rule.segments.back().end; }
    static std::int64_t normBlocks(std::int64_t length) { return dividedUp(length + 16, kNormBlock); }

    Update updateOf(const OptimizerArguments& given) const
    {
        // RMSprop without momentum does not store b.
        return {given.weights,
                given.gradients,
                given.state.empty() ? nullptr : given.state[0],
                given.state.size() > 1 ? given.state[1] : nullptr,
                given.length,
                static_cast<const std::uint32_t*>(m_mask.get()),
                static_cast<const UpdateSegment*>(m_segments.get()),
                static_cast<std::int32_t>(m_host.size()),
                static_cast<const UpdateInput*>(m_input.get()),
                static_cast<UpdateFactors*>(m_factors.get()),
                static_cast<double*>(m_partials.get()),
                static_cast<const NormPart*>(m_partTable.get()),
                static_cast<double*>(m_norms.get()),
                static_cast<float*>(m_trust.get()),
                m_context.lossScale()};
    }

    CudaContext& m_context;
    OptimizerRule m_rule;
    UpdateConstants m_constants;
    std::vector<UpdateSegment> m_host;
    std::shared_ptr<void> m_segments, m_trust, m_partials, m_partTable, m_norms, m_mask, m_input, m_factors;
    unsigned m_parts = 0; ///< blocks that add squares for LARS
    std::array<Staged, 4> m_staged;
    std::size_t m_next = 0;
};

} // namespace

std::unique_ptr<OptimizerKernel> makeCudaOptimizer(const OptimizerRule& rule, CudaContext& context, bool scalesLoss)
{
    return std::make_unique<CudaOptimizer>(rule, context, scalesLoss);
}

} // namespace trainyard::cuda
