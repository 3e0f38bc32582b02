// SPDX-License-Identifier: Apache-2.0
#include "backend/search/gaussian_process.h"

#include "backend/search/minimise.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace trainyard {
namespace {

const double kRoot5 = std::sqrt(5.0);

/// The kernel for s² = 1 at r², and −dk/d(r²).
struct Matern {
    double value, slope;
};

Matern matern(double squared)
{
    const double r = std::sqrt(squared);
    const double decay = std::exp(-kRoot5 * r);
    return {(1.0 + kRoot5 * r + 5.0 / 3.0 * squared) * decay, 5.0 / 6.0 * (1.0 + kRoot5 * r) * decay};
}

double noiseOf(const Observation& observation, double noise)
{
    return noise / observation.count + observation.extra;
}

/// The density of the observations and of the scales as a function of the scales' logarithms: lengths, signal, noise.
class FitObjective {
public:
    FitObjective(const std::vector<bool>& categories, const std::vector<Observation>& observations)
        : m_observations(observations), m_size(observations.size()), m_dimensions(categories.size())
    {
        for (std::size_t k = 0; k < m_dimensions; ++k)
            for (std::size_t j = 0; j < m_size; ++j)
                for (std::size_t i = j + 1; i < m_size; ++i)
                    m_distances.push_back(squaredDistance(observations[i].x[k], observations[j].x[k], categories[k]));
    }

    /// −ln p, and its gradient.
    double operator()(const std::vector<double>& logs, std::vector<double>& gradient) const
    {
        const std::size_t pairs = m_size * (m_size - 1) / 2;
        const double signal = std::exp(logs[m_dimensions]), noise = std::exp(logs[m_dimensions + 1]);
        std::vector<double> squared(pairs), weights(m_dimensions);
        for (std::size_t k = 0; k < m_dimensions; ++k) {
            weights[k] = std::exp(-2.0 * logs[k]);
            for (std::size_t p = 0; p < pairs; ++p)
                squared[p] += weights[k] * m_distances[k * pairs + p];
        }
        std::vector<double> matrix(m_size * m_size), slopes(pairs);
        for (std::size_t j = 0, p = 0; j < m_size; ++j) {
            matrix[j * m_size + j] = signal + noiseOf(m_observations[j], noise);
            for (std::size_t i = j + 1; i < m_size; ++i, ++p) {
                const Matern k = matern(squared[p]);
                matrix[j * m_size + i] = signal * k.value;
                slopes[p] = k.slope;
            }
        }
        const Cholesky factor(matrix, m_size);
        std::vector<double> alpha;
        for (const Observation& observation : m_observations)
            alpha.push_back(observation.y);
        factor.solve(alpha);
        double loss = 0.5 * factor.logDeterminant();
        for (std::size_t i = 0; i < m_size; ++i)
            loss += 0.5 * alpha[i] * m_observations[i].y;

        // d(−ln p)/dθ = ½ Σ (K⁻¹ − α αᵀ) dK/dθ; off the diagonal each pair counts twice.
        std::fill(gradient.begin(), gradient.end(), 0.0);
        const std::vector<double> inverse = factor.inverse();
        std::vector<double> pull(pairs);
        for (std::size_t j = 0, p = 0; j < m_size; ++j) {
            const double own = inverse[j * m_size + j] - alpha[j] * alpha[j];
            gradient[m_dimensions] += 0.5 * own * signal;
            gradient[m_dimensions + 1] += 0.5 * own * noise / m_observations[j].count;
            for (std::size_t i = j + 1; i < m_size; ++i, ++p) {
                const double both = inverse[j * m_size + i] - alpha[i] * alpha[j];
                gradient[m_dimensions] += both * matrix[j * m_size + i];
                pull[p] = both * signal * slopes[p];
            }
        }
        for (std::size_t k = 0; k < m_dimensions; ++k)
            gradient[k] = 2.0 * weights[k] * dotProduct(pull.data(), m_distances.data() + k * pairs, pairs);
        for (std::size_t t = 0; t < logs.size(); ++t) {
            const auto [mean, variance] = prior(t);
            loss += 0.5 * (logs[t] - mean) * (logs[t] - mean) / variance;
            gradient[t] += (logs[t] - mean) / variance;
        }
        return loss;
    }

    struct Normal {
        double mean, variance;
    };
    Normal prior(std::size_t t) const
    {
        if (t < m_dimensions)
            return {-1.3 + 0.5 * std::log(static_cast<double>(m_dimensions)), 0.5};
        return t == m_dimensions ? Normal{0.0, 1.0} : Normal{-9.0, 6.0};
    }

private:
    const std::vector<Observation>& m_observations;
    std::size_t m_size, m_dimensions;
    std::vector<double> m_distances; ///< for each coordinate, d² of each pair
};

} // namespace

GaussianProcess::GaussianProcess(std::vector<bool> categories, std::vector<Observation> observations,
                                 KernelScales scales)
    : m_categories(std::move(categories)), m_observations(std::move(observations)), m_scales(std::move(scales))
{
    for (const double length : m_scales.lengths)
        m_weights.push_back(1.0 / (length * length));
    const std::size_t size = m_observations.size();
    std::vector<double> matrix(size * size);
    for (std::size_t j = 0; j < size; ++j) {
        const std::vector<double> column = kernelAt(m_observations[j].x, nullptr);
        std::copy(column.begin() + static_cast<std::ptrdiff_t>(j), column.end(),
                  matrix.begin() + static_cast<std::ptrdiff_t>(j * size + j));
        matrix[j * size + j] += noiseOf(m_observations[j], m_scales.noise);
        m_alpha.push_back(m_observations[j].y);
    }
    m_factor = Cholesky(std::move(matrix), size);
    m_factor.solve(m_alpha);
}

std::vector<double> GaussianProcess::kernelAt(const ModelPoint& x, std::vector<double>* slope) const
{
    std::vector<double> kernel(m_observations.size());
    if (slope)
        slope->resize(kernel.size());
    for (std::size_t i = 0; i < kernel.size(); ++i) {
        double squared = 0.0;
        const ModelPoint& other = m_observations[i].x;
        for (std::size_t k = 0; k < x.size(); ++k)
            squared += m_weights[k] * squaredDistance(x[k], other[k], m_categories[k]);
        const Matern at = matern(squared);
        kernel[i] = m_scales.signal * at.value;
        if (slope)
            (*slope)[i] = m_scales.signal * at.slope;
    }
    return kernel;
}

Prediction GaussianProcess::predict(const ModelPoint& x) const
{
    std::vector<double> kernel = kernelAt(x, nullptr);
    const double mean = dotProduct(kernel.data(), m_alpha.data(), kernel.size());
    m_factor.solveLower(kernel);
    const double known = dotProduct(kernel.data(), kernel.data(), kernel.size());
    return {mean, std::max(m_scales.signal - known, 1e-12 * m_scales.signal)};
}

Prediction GaussianProcess::predict(const ModelPoint& x, std::vector<double>& meanGradient,
                                    std::vector<double>& varianceGradient) const
{
    std::vector<double> slope;
    const std::vector<double> kernel = kernelAt(x, &slope);
    std::vector<double> solved = kernel;
    m_factor.solveLower(solved);
    const double known = dotProduct(solved.data(), solved.data(), solved.size());
    m_factor.solveUpper(solved);
    meanGradient.assign(x.size(), 0.0);
    varianceGradient.assign(x.size(), 0.0);
    for (std::size_t k = 0; k < x.size(); ++k) {
        if (m_categories[k] || x[k] == kAbsent)
            continue;
        for (std::size_t i = 0; i < kernel.size(); ++i) {
            const double other = m_observations[i].x[k];
            const double difference = x[k] - (other == kAbsent ? 0.5 : other);
            const double change = -2.0 * m_weights[k] * difference * slope[i]; // dk/dx
            meanGradient[k] += m_alpha[i] * change;
            varianceGradient[k] -= 2.0 * solved[i] * change;
        }
    }
    return {dotProduct(kernel.data(), m_alpha.data(), kernel.size()),
            std::max(m_scales.signal - known, 1e-12 * m_scales.signal)};
}

double GaussianProcess::logLikelihood() const
{
    double fit = 0.0;
    for (std::size_t i = 0; i < m_observations.size(); ++i)
        fit += m_alpha[i] * m_observations[i].y;
    return -0.5 * (fit + m_factor.logDeterminant() +
                   static_cast<double>(m_observations.size()) * std::log(2.0 * std::numbers::pi));
}

KernelScales GaussianProcess::fit(const std::vector<bool>& categories, const std::vector<Observation>& observations)
{
    const FitObjective objective(categories, observations);
    const std::size_t dimensions = categories.size();
    std::vector<double> low(dimensions, std::log(0.02)), high(dimensions, std::log(100.0));
    low.insert(low.end(), {std::log(0.05), std::log(1e-7)});
    high.insert(high.end(), {std::log(50.0), std::log(1.0)});
    const int evaluations = observations.size() > 60 ? 20 : 50;
    Minimum best;
    for (const double length : {0.4, 1.5}) {
        std::vector<double> start(dimensions, std::log(length * std::sqrt(static_cast<double>(dimensions)) / 2.0));
        start.insert(start.end(), {0.0, std::log(1e-3)});
        Minimum found = minimise(objective, start, low, high, evaluations);
        if (best.x.empty() || found.value < best.value)
            best = std::move(found);
    }
    KernelScales scales;
    for (std::size_t k = 0; k < dimensions; ++k)
        scales.lengths.push_back(std::exp(best.x[k]));
    scales.signal = std::exp(best.x[dimensions]);
    scales.noise = std::exp(best.x[dimensions + 1]);
    return scales;
}

} // namespace trainyard
