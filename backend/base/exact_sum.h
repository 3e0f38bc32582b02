// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cmath>

namespace trainyard {

/// A sum of losses whose bits do not depend on the order or the grouping of the additions, so that ranks may add up
/// what each of them found and get what one rank gets. A term is split into a multiple of 2^-20 and a rest that is
/// rounded to a multiple of 2^-56; both parts are added exactly while the sum stays below 2^33 and there are fewer than
/// 2^17 terms. Larger sums, and infinities and NaN, behave as a plain double. Trivially copyable.
class ExactSum {
public:
    ExactSum() = default;
    ExactSum(double term) { *this += term; }

    ExactSum& operator+=(double term)
    {
        if (!std::isfinite(term)) {
            m_coarse += term;
            return *this;
        }
        const double coarse = std::nearbyint(term * 0x1.0p20) * 0x1.0p-20;
        m_coarse += std::isfinite(coarse) ? coarse : term; // the product may overflow
        if (std::isfinite(coarse))
            m_rest += std::nearbyint((term - coarse) * 0x1.0p56) * 0x1.0p-56;
        return *this;
    }
    ExactSum& operator+=(const ExactSum& sum)
    {
        m_coarse += sum.m_coarse;
        m_rest += sum.m_rest;
        return *this;
    }
    operator double() const { return m_coarse + m_rest; }

private:
    double m_coarse = 0.0;
    double m_rest = 0.0;
};

} // namespace trainyard
