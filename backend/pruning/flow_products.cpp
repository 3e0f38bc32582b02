// SPDX-License-Identifier: Apache-2.0
#include "backend/pruning/flow_products.h"

#include <algorithm>
#include <cstring>
#include <exception>
#include <thread>

/// Fused multiply-add is disabled because it rounds differently; so both versions give the same results.
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && !defined(__SANITIZE_THREAD__)
#define TRAINYARD_TWO_WIDTHS __attribute__((target_clones("avx2", "default")))
#else
#define TRAINYARD_TWO_WIDTHS
#endif

namespace trainyard {
namespace {

constexpr std::int64_t kPixels = 8;   ///< pixels whose patches are gathered together
constexpr std::int64_t kLanes = 4;    ///< parallel partial sums of a dot product
constexpr std::int64_t kChannels = 8; ///< input channels that are summed together

/// Four numbers, processed by one or two instructions.
using Lanes = double __attribute__((vector_size(kLanes * sizeof(double))));

/// Four dot products with one filter, each in lanes that are added at the end.
TRAINYARD_TWO_WIDTHS
void dotFour(const double* filter, const double* const* patches, std::int64_t length, double* out)
{
    Lanes sums[4] = {};
    std::int64_t i = 0;
    for (; i + kLanes <= length; i += kLanes) {
        Lanes weights, values;
        std::memcpy(&weights, filter + i, sizeof weights);
        for (int p = 0; p < 4; ++p) {
            std::memcpy(&values, patches[p] + i, sizeof values);
            sums[p] += weights * values;
        }
    }
    for (int p = 0; p < 4; ++p) {
        double sum = (sums[p][0] + sums[p][1]) + (sums[p][2] + sums[p][3]);
        for (std::int64_t rest = i; rest < length; ++rest)
            sum += filter[rest] * patches[p][rest];
        out[p] = sum;
    }
}

/// to += Σ factor · from of four rows.
TRAINYARD_TWO_WIDTHS
void addFour(double* to, const double* const* from, const double* factors, std::int64_t length)
{
    const double *a = from[0], *b = from[1], *c = from[2], *d = from[3];
    const double fa = factors[0], fb = factors[1], fc = factors[2], fd = factors[3];
    for (std::int64_t i = 0; i < length; ++i)
        to[i] += (fa * a[i] + fb * b[i]) + (fc * c[i] + fd * d[i]);
}

/// sums[pixel][channel] = Σ over filters of slope · weight, for four pixels and eight channels.
TRAINYARD_TWO_WIDTHS
void sumFilters(const double* weights, std::int64_t stride, const double* const* slopes, std::int64_t filters,
                double* sums)
{
    static_assert(kChannels == 2 * kLanes);
    Lanes low[4] = {}, high[4] = {};
    for (std::int64_t k = 0; k < filters; ++k) {
        Lanes first, second;
        std::memcpy(&first, weights + k * stride, sizeof first);
        std::memcpy(&second, weights + k * stride + kLanes, sizeof second);
        for (int p = 0; p < 4; ++p) {
            low[p] += slopes[p][k] * first;
            high[p] += slopes[p][k] * second;
        }
    }
    for (int p = 0; p < 4; ++p) {
        std::memcpy(sums + p * kChannels, &low[p], sizeof low[p]);
        std::memcpy(sums + p * kChannels + kLanes, &high[p], sizeof high[p]);
    }
}

void sumFewFilters(const double* weights, std::int64_t stride, const double* slopes, std::int64_t filters,
                   std::int64_t channels, double* sums)
{
    std::fill_n(sums, channels, 0.0);
    for (std::int64_t k = 0; k < filters; ++k)
        for (std::int64_t c = 0; c < channels; ++c)
            sums[c] += slopes[k] * weights[k * stride + c];
}

} // namespace

void inParts(std::int64_t count, int threads, const std::function<void(std::int64_t, std::int64_t)>& body)
{
    const std::int64_t parts = std::clamp<std::int64_t>(threads, 1, std::max<std::int64_t>(count, 1));
    std::vector<std::exception_ptr> errors(static_cast<std::size_t>(parts));
    const auto part = [&](std::int64_t n) noexcept {
        try {
            body(count * n / parts, count * (n + 1) / parts);
        } catch (...) {
            errors[static_cast<std::size_t>(n)] = std::current_exception();
        }
    };
    {
        std::vector<std::jthread> others;
        for (std::int64_t n = 1; n < parts; ++n)
            others.emplace_back(part, n);
        part(0);
    }
    for (const std::exception_ptr& error : errors)
        if (error)
            std::rethrow_exception(error);
}

FlowProduct::FlowProduct(const Window& window, const Shape& in, const Shape& out, int filters, int groups)
    : m_inHeight(in.h), m_inWidth(in.w), m_outHeight(out.h), m_outWidth(out.w), m_rows(window.kernelHeight),
      m_columns(window.kernelWidth), m_strideHeight(window.strideHeight), m_strideWidth(window.strideWidth),
      m_groups(groups), m_groupChannels(in.c / groups), m_groupFilters(filters / groups)
{
    const WindowPlacement placed = trainyard::place(window, in);
    m_top = placed.top;
    m_left = placed.left;
}

FlowProduct::FlowProduct(std::int64_t inputs, std::int64_t outputs) : m_groupChannels(inputs), m_groupFilters(outputs)
{
}

std::int64_t FlowProduct::place(std::int64_t pixel, std::int64_t r, std::int64_t s) const
{
    const std::int64_t h = pixel / m_outWidth * m_strideHeight + r - m_top;
    const std::int64_t w = pixel % m_outWidth * m_strideWidth + s - m_left;
    return h < 0 || w < 0 || h >= m_inHeight || w >= m_inWidth ? -1 : (h * m_inWidth + w) * m_groups * m_groupChannels;
}

/// Gathers the input patches of adjacent pixels, each as long as a filter, with zeros outside the image.
void FlowProduct::gather(const double* in, std::int64_t group, std::int64_t first, std::int64_t count,
                         double* patches) const
{
    for (std::int64_t pixel = first; pixel < first + count; ++pixel)
        for (std::int64_t r = 0; r < m_rows; ++r)
            for (std::int64_t s = 0; s < m_columns; ++s, patches += m_groupChannels) {
                const std::int64_t from = place(pixel, r, s);
                if (from < 0)
                    std::fill_n(patches, m_groupChannels, 0.0);
                else
                    std::copy_n(in + from + group * m_groupChannels, m_groupChannels, patches);
            }
}

void FlowProduct::forward(const double* weights, const double* in, double* out, int threads) const
{
    const std::int64_t blocks = (pixels() + kPixels - 1) / kPixels, all = m_groups * m_groupFilters;
    if (depthwise()) {
        inParts(pixels(), threads,
                [&](std::int64_t begin, std::int64_t end) { depthwiseForward(weights, in, out, begin, end); });
        return;
    }
    // With too few blocks of pixels, as in a dense layer, divide the filters among threads.
    const bool byFilter = blocks < threads;
    inParts(byFilter ? m_groupFilters : blocks, threads, [&](std::int64_t begin, std::int64_t end) {
        std::vector<double> patches(static_cast<std::size_t>(kPixels * length()));
        for (std::int64_t block = byFilter ? 0 : begin; block < (byFilter ? blocks : end); ++block)
            for (std::int64_t group = 0; group < m_groups; ++group) {
                const std::int64_t first = block * kPixels, count = std::min(kPixels, pixels() - first);
                gather(in, group, first, count, patches.data());
                for (std::int64_t k = byFilter ? begin : 0; k < (byFilter ? end : m_groupFilters); ++k) {
                    const std::int64_t filter = group * m_groupFilters + k;
                    for (std::int64_t p = 0; p < count; p += 4) {
                        const double* four[4];
                        double sums[4];
                        for (std::int64_t n = 0; n < 4; ++n)
                            four[n] = patches.data() + std::min(p + n, count - 1) * length();
                        dotFour(weights + filter * length(), four, length(), sums);
                        for (std::int64_t n = 0; n < 4 && p + n < count; ++n)
                            out[(first + p + n) * all + filter] += sums[n];
                    }
                }
            }
    });
}

void FlowProduct::weightSlopes(const double* in, const double* slopes, double* gradient, int threads) const
{
    const std::int64_t all = m_groups * m_groupFilters;
    if (depthwise()) {
        inParts(m_groups, threads, [&](std::int64_t begin, std::int64_t end) {
            depthwiseBack(nullptr, in, slopes, gradient, nullptr, begin, end);
        });
        return;
    }
    inParts(all, threads, [&](std::int64_t begin, std::int64_t end) {
        std::vector<double> patches(static_cast<std::size_t>(kPixels * length()));
        for (std::int64_t first = 0; first < pixels(); first += kPixels)
            for (std::int64_t group = begin / m_groupFilters; group * m_groupFilters < end; ++group) {
                const std::int64_t count = std::min(kPixels, pixels() - first);
                gather(in, group, first, count, patches.data());
                const std::int64_t last = std::min(end, (group + 1) * m_groupFilters);
                for (std::int64_t filter = std::max(begin, group * m_groupFilters); filter < last; ++filter)
                    for (std::int64_t p = 0; p < count; p += 4) {
                        const double* four[4];
                        double factors[4];
                        for (std::int64_t n = 0; n < 4; ++n) {
                            four[n] = patches.data() + std::min(p + n, count - 1) * length();
                            factors[n] = p + n < count ? slopes[(first + p + n) * all + filter] : 0.0;
                        }
                        addFour(gradient + filter * length(), four, factors, length());
                    }
            }
    });
}

void FlowProduct::inputSlopes(const double* weights, const double* slopes, double* inSlopes, int threads) const
{
    const std::int64_t all = m_groups * m_groupFilters;
    if (depthwise()) {
        inParts(m_groups, threads, [&](std::int64_t begin, std::int64_t end) {
            depthwiseBack(weights, nullptr, slopes, nullptr, inSlopes, begin, end);
        });
        return;
    }
    const std::int64_t chunks = (m_groupChannels + kChannels - 1) / kChannels; // of a group
    inParts(m_groups * chunks, threads, [&](std::int64_t begin, std::int64_t end) {
        double sums[4 * kChannels];
        for (std::int64_t chunk = begin; chunk < end; ++chunk) {
            const std::int64_t group = chunk / chunks, channel = chunk % chunks * kChannels;
            const std::int64_t width = std::min(kChannels, m_groupChannels - channel);
            for (std::int64_t r = 0; r < m_rows; ++r)
                for (std::int64_t s = 0; s < m_columns; ++s) {
                    const double* from =
                        weights + group * m_groupFilters * length() + (r * m_columns + s) * m_groupChannels + channel;
                    for (std::int64_t pixel = 0; pixel < pixels(); pixel += 4) {
                        const double* four[4];
                        for (std::int64_t n = 0; n < 4; ++n)
                            four[n] = slopes + std::min(pixel + n, pixels() - 1) * all + group * m_groupFilters;
                        if (width == kChannels)
                            sumFilters(from, length(), four, m_groupFilters, sums);
                        for (std::int64_t n = 0; n < 4 && pixel + n < pixels(); ++n) {
                            if (width < kChannels)
                                sumFewFilters(from, length(), four[n], m_groupFilters, width, sums + n * kChannels);
                            const std::int64_t to = place(pixel + n, r, s);
                            for (std::int64_t c = 0; c < width && to >= 0; ++c)
                                inSlopes[to + group * m_groupChannels + channel + c] += sums[n * kChannels + c];
                        }
                    }
                }
        }
    });
}

/// Computes pixels begin…end with one filter per channel.
void FlowProduct::depthwiseForward(const double* weights, const double* in, double* out, std::int64_t begin,
                                   std::int64_t end) const
{
    for (std::int64_t pixel = begin; pixel < end; ++pixel)
        for (std::int64_t r = 0; r < m_rows; ++r)
            for (std::int64_t s = 0; s < m_columns; ++s)
                if (const std::int64_t from = place(pixel, r, s); from >= 0)
                    for (std::int64_t c = 0; c < m_groups; ++c)
                        out[pixel * m_groups + c] += weights[c * length() + r * m_columns + s] * in[from + c];
}

/// Computes channels begin…end; either `gradient` or `inSlopes` is null.
void FlowProduct::depthwiseBack(const double* weights, const double* in, const double* slopes, double* gradient,
                                double* inSlopes, std::int64_t begin, std::int64_t end) const
{
    for (std::int64_t pixel = 0; pixel < pixels(); ++pixel)
        for (std::int64_t r = 0; r < m_rows; ++r)
            for (std::int64_t s = 0; s < m_columns; ++s) {
                const std::int64_t at = place(pixel, r, s);
                for (std::int64_t c = begin; c < end && at >= 0; ++c) {
                    const double slope = slopes[pixel * m_groups + c];
                    if (gradient)
                        gradient[c * length() + r * m_columns + s] += slope * in[at + c];
                    else
                        inSlopes[at + c] += slope * weights[c * length() + r * m_columns + s];
                }
            }
}

} // namespace trainyard
