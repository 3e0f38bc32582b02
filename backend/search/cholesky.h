// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <vector>

namespace trainyard {

/// The Cholesky factor L of a symmetric positive definite matrix A = L Lᵀ of doubles. Stored by columns, so that every
/// inner loop adds a multiple of a column.
class Cholesky {
public:
    Cholesky() = default;
    /// `matrix`: size × size by columns; only its lower half is read. A matrix that is not positive definite gets a
    /// growing multiple of its largest diagonal element added to its diagonal, from 1e-10.
    Cholesky(std::vector<double> matrix, std::size_t size);

    std::size_t size() const { return m_size; }
    /// Solves L x = b, in place.
    void solveLower(std::vector<double>& b) const;
    /// Solves Lᵀ x = b, in place.
    void solveUpper(std::vector<double>& b) const;
    /// Solves A x = b, in place.
    void solve(std::vector<double>& b) const;
    /// log det A
    double logDeterminant() const;
    /// A⁻¹ by columns; only the lower half is filled.
    std::vector<double> inverse() const;

private:
    bool factor();
    const double* column(std::size_t j) const { return m_lower.data() + j * m_size; }
    double* column(std::size_t j) { return m_lower.data() + j * m_size; }

    std::vector<double> m_lower;
    std::size_t m_size = 0;
};

/// The sum of products, in four parts that a compiler can vectorise.
double dotProduct(const double* a, const double* b, std::size_t count);

} // namespace trainyard
