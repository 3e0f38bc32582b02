// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/search/cholesky.h"

#include <cstddef>
#include <vector>

namespace trainyard {

/// A point as the model sees it: for each coordinate a place in [0, 1], or the number of a category, or kAbsent.
using ModelPoint = std::vector<double>;
inline constexpr double kAbsent = -1.0;

/// One observed value. Its noise has the variance σ² / count + extra.
struct Observation {
    ModelPoint x;
    double y = 0.0;
    double count = 1.0;
    double extra = 0.0;
};

/// The kernel's constants; all positive.
struct KernelScales {
    std::vector<double> lengths; ///< one for each coordinate
    double signal = 1.0;         ///< variance s²
    double noise = 1e-4;         ///< variance σ²
};

struct Prediction {
    double mean = 0.0;
    double variance = 0.0; ///< of the function, without noise
};

/// A Gaussian process with mean 0 and the Matérn 5/2 kernel
///     k = s² (1 + √5 r + 5 r² / 3) exp(−√5 r),   r² = Σ d² / ℓ²   (Rasmussen and Williams 2006, equation 4.17)
/// with a length for each coordinate. Between two numbers d is their difference, between two categories 1 or 0. A
/// number that is absent at one of the points lies half a range beside the middle, where no number lies: d² = (x − ½)²
/// + ¼, so that k stays positive definite. One that is absent at both does not count.
class GaussianProcess {
public:
    /// `categories`: which coordinates are categories.
    GaussianProcess(std::vector<bool> categories, std::vector<Observation> observations, KernelScales scales);

    Prediction predict(const ModelPoint& x) const;
    /// The same with the gradients of mean and variance by the coordinates of x; 0 for categories and absent numbers.
    Prediction predict(const ModelPoint& x, std::vector<double>& meanGradient,
                       std::vector<double>& varianceGradient) const;
    /// The logarithm of the observations' probability density.
    double logLikelihood() const;
    const KernelScales& scales() const { return m_scales; }

    /// The scales that make the observations most likely, with priors: ln ℓ ~ N(ln √D − 1.3, 0.5) for D coordinates,
    /// ln s² ~ N(0, 1), ln σ² ~ N(−9, 6). Lengths grow with √D as Hvarfner, Hellsten and Nardi (2024) found, but are
    /// shorter than theirs, N(ln √D + √2, 3): with those a search settled too early for the first good optimum
    /// (tests/benchmarks/results/2026-11-24-search.md). Follows the gradient from two starts; takes time as the cube of
    /// the number of observations.
    static KernelScales fit(const std::vector<bool>& categories, const std::vector<Observation>& observations);

private:
    /// k between x and each observation; `slope`: −dk/d(r²), if asked for.
    std::vector<double> kernelAt(const ModelPoint& x, std::vector<double>* slope) const;

    std::vector<bool> m_categories;
    std::vector<Observation> m_observations;
    KernelScales m_scales;
    std::vector<double> m_weights; ///< 1 / ℓ²
    Cholesky m_factor;
    std::vector<double> m_alpha; ///< K⁻¹ y
};

/// d² of one coordinate.
inline double squaredDistance(double a, double b, bool category)
{
    if (category)
        return a == b ? 0.0 : 1.0;
    if (a == kAbsent || b == kAbsent) {
        if (a == b)
            return 0.0;
        const double present = (a == kAbsent ? b : a) - 0.5;
        return present * present + 0.25;
    }
    return (a - b) * (a - b);
}

} // namespace trainyard
