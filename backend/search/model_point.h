// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/search_plan.h"
#include "backend/search/gaussian_process.h"

#include <vector>

namespace trainyard {

/// How the model sees the parameters of a plan: numbers, and choices that are all numbers in order, as places; other
/// choices as categories.
class ModelSpace {
public:
    explicit ModelSpace(const SearchPlan& plan);

    const std::vector<bool>& categories() const { return m_categories; }
    /// Whether a coordinate may take any place, as the gradient assumes. Fine steps count as continuous.
    bool isSmooth(std::size_t parameter) const { return m_smooth[parameter]; }

    ModelPoint of(const SearchPoint& point) const;
    /// The point whose coordinates are nearest to these; parameters whose condition does not hold are missing.
    SearchPoint nearest(const ModelPoint& x, const std::vector<double>& otherwise) const;

private:
    const SearchPlan& m_plan;
    std::vector<bool> m_categories, m_smooth;
};

} // namespace trainyard
