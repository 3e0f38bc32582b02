// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>
#include <vector>

namespace trainyard {

/// How far the means of two groups of runs lie apart, and how sure that is.
struct MeanDifference {
    double difference = std::numeric_limits<double>::quiet_NaN(); ///< mean of the second group − mean of the first
    /// Half the width of the 95 % confidence interval of `difference`; NaN unless both groups have two values or more.
    double margin = std::numeric_limits<double>::quiet_NaN();
    int first = 0, second = 0; ///< numbers of values
    friend bool operator==(const MeanDifference&, const MeanDifference&) = default;
};

/// Welch's t interval: the groups may vary by different amounts. Values that are not finite are left out.
/// B. L. Welch, "The generalization of 'Student's' problem …", Biometrika 34, 1947.
MeanDifference meanDifference(const std::vector<double>& first, const std::vector<double>& second);

/// The same for pairs: first[i] and second[i] share what else varies, such as the seed. Pairs with a value that is not
/// finite are left out. Half the width is Student's quantile × the standard deviation of the differences / √n. Throws
/// std::invalid_argument if the numbers of values differ.
MeanDifference pairedDifference(const std::vector<double>& first, const std::vector<double>& second);

/// Cohen's d: the difference of the means in units of the pooled standard deviation. NaN unless both have two values or
/// more and vary. J. Cohen, "Statistical Power Analysis for the Behavioral Sciences", 1988.
double effectSize(const std::vector<double>& first, const std::vector<double>& second);

/// The 97.5 % quantile of Student's t distribution, for real `degrees` ≥ 1; exact to 0.5 %.
double studentQuantile(double degrees);

} // namespace trainyard
