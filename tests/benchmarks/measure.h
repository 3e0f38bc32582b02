// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/benchmarks/figures.h"

#include <filesystem>
#include <functional>

namespace trainyard::benchmark {

/// Size of the charts that are measured.
inline constexpr int kChartWidth = 1600, kChartHeight = 700;
/// Bins of a curve at first, and later from the background, as RunsViewModel asks for many curves.
inline constexpr int kFirstPixels = 100, kFinePixels = 400;

/// Repeats pieces of work. Beside each figure stands what a fixed piece of drawing and of SQLite cost right before it,
/// so that figures of different machines can be compared.
class Measure {
public:
    /// `folder`: where the file of the SQLite piece is kept.
    Measure(Figures& figures, std::filesystem::path folder) : m_figures(figures), m_folder(std::move(folder)) {}
    /// `work` returns the milliseconds of one repetition; `prepare` goes before each and does not count.
    void operator()(const std::string& name, int repeats, const std::string& goal, const std::function<double()>& work,
                    const std::function<void()>& prepare = {});

private:
    Figures& m_figures;
    std::filesystem::path m_folder;
};

double milliseconds(const std::function<void()>& work);

/// The most memory that this process has had resident since forgetPeak(), or ever.
double peakMegabytes();
void forgetPeak();

} // namespace trainyard::benchmark
