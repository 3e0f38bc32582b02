// SPDX-License-Identifier: Apache-2.0
#include "backend/search/cholesky.h"

#include <algorithm>
#include <cmath>

namespace trainyard {
namespace {

/// to[i] -= factor · from[i]
void subtractMultiple(double* to, const double* from, double factor, std::size_t count)
{
    for (std::size_t i = 0; i < count; ++i)
        to[i] -= factor * from[i];
}

} // namespace

double dotProduct(const double* a, const double* b, std::size_t count)
{
    double parts[4] = {};
    std::size_t i = 0;
    for (; i + 4 <= count; i += 4)
        for (std::size_t k = 0; k < 4; ++k)
            parts[k] += a[i + k] * b[i + k];
    for (; i < count; ++i)
        parts[0] += a[i] * b[i];
    return (parts[0] + parts[1]) + (parts[2] + parts[3]);
}

Cholesky::Cholesky(std::vector<double> matrix, std::size_t size) : m_size(size)
{
    double largest = 0.0;
    for (std::size_t i = 0; i < size; ++i)
        largest = std::max(largest, matrix[i * size + i]);
    m_lower = matrix;
    for (double added = 1e-10 * largest; !factor() && added < 1e3 * largest; added *= 10) {
        m_lower = matrix;
        for (std::size_t i = 0; i < size; ++i)
            m_lower[i * size + i] += added;
    }
}

bool Cholesky::factor()
{
    for (std::size_t j = 0; j < m_size; ++j) {
        double* current = column(j);
        for (std::size_t k = 0; k < j; ++k)
            subtractMultiple(current + j, column(k) + j, column(k)[j], m_size - j);
        if (!(current[j] > 0.0))
            return false;
        const double root = std::sqrt(current[j]);
        for (std::size_t i = j; i < m_size; ++i)
            current[i] /= root;
    }
    return true;
}

void Cholesky::solveLower(std::vector<double>& b) const
{
    for (std::size_t j = 0; j < m_size; ++j) {
        b[j] /= column(j)[j];
        subtractMultiple(b.data() + j + 1, column(j) + j + 1, b[j], m_size - j - 1);
    }
}

void Cholesky::solveUpper(std::vector<double>& b) const
{
    for (std::size_t j = m_size; j-- > 0;)
        b[j] = (b[j] - dotProduct(column(j) + j + 1, b.data() + j + 1, m_size - j - 1)) / column(j)[j];
}

void Cholesky::solve(std::vector<double>& b) const
{
    solveLower(b);
    solveUpper(b);
}

double Cholesky::logDeterminant() const
{
    double sum = 0.0;
    for (std::size_t j = 0; j < m_size; ++j)
        sum += 2.0 * std::log(column(j)[j]);
    return sum;
}

std::vector<double> Cholesky::inverse() const
{
    // M = L⁻¹ by columns, then A⁻¹ = Mᵀ M.
    std::vector<double> inverted(m_size * m_size);
    for (std::size_t c = 0; c < m_size; ++c) {
        double* x = inverted.data() + c * m_size;
        x[c] = 1.0;
        for (std::size_t j = c; j < m_size; ++j) {
            x[j] /= column(j)[j];
            subtractMultiple(x + j + 1, column(j) + j + 1, x[j], m_size - j - 1);
        }
    }
    std::vector<double> product(m_size * m_size);
    for (std::size_t j = 0; j < m_size; ++j)
        for (std::size_t i = j; i < m_size; ++i)
            product[j * m_size + i] =
                dotProduct(inverted.data() + i * m_size + i, inverted.data() + j * m_size + i, m_size - i);
    return product;
}

} // namespace trainyard
