// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/store/types.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace trainyard::test {

/// Made-up histograms: normal distributions whose spread changes over the records.
inline ValueHistogram normalHistogram(double deviation, double mean, std::int64_t values, double zeroShare = 0.0,
                                      bool onlyPositive = false)
{
    std::array<double, 2 * ValueHistogram::kMostBins + 1> bins{};
    const auto below = [&](double x) { return 0.5 * std::erfc(-(x - mean) / deviation / std::sqrt(2.0)); };
    for (int bin = 1; bin <= ValueHistogram::kMostBins; ++bin) {
        const double low = binEdge(bin), high = binEdge(bin + 1);
        const double up = below(high) - below(low), down = onlyPositive ? 0.0 : below(-low) - below(-high);
        bins[std::size_t(ValueHistogram::kMostBins + bin)] = std::floor(up * double(values) * (1.0 - zeroShare));
        bins[std::size_t(ValueHistogram::kMostBins - bin)] = std::floor(down * double(values) * (1.0 - zeroShare));
    }
    bins[ValueHistogram::kMostBins] =
        std::floor(double(values) * (onlyPositive ? std::max(zeroShare, below(0.0)) : zeroShare));
    ValueHistogram out;
    int first = 0, last = int(bins.size()) - 1;
    while (first < last && bins[std::size_t(first)] == 0.0)
        ++first;
    while (last > first && bins[std::size_t(last)] == 0.0)
        --last;
    out.first = first - ValueHistogram::kMostBins;
    for (int i = first; i <= last; ++i)
        out.counts.push_back(std::int64_t(bins[std::size_t(i)]));
    const auto edge = [](int bin) { return bin == 0 ? 0.0 : std::copysign(binEdge(std::abs(bin) + 1), bin); };
    out.min = edge(out.first);
    out.max = edge(last - ValueHistogram::kMostBins);
    out.mean = std::clamp(mean, out.min, out.max);
    out.deviation = deviation;
    return out;
}

/// Forty records of a tensor.
inline std::vector<HistogramRow> layerRecords(HistogramKind kind, int layer)
{
    std::vector<HistogramRow> records;
    for (int i = 0; i < 40; ++i) {
        HistogramRow row;
        row.step = i == 0 ? 1 : 200 * i;
        row.epoch = double(row.step) / 390.0;
        const double t = i / 39.0;
        if (kind == HistogramKind::Weights)
            row.values = normalHistogram(0.05 + 0.04 * t / (1 + layer), 0.004 * t, 36'864);
        else if (kind == HistogramKind::Gradients)
            row.values = normalHistogram(0.02 * std::exp(-4.0 * t) + 2e-4, 0.0, 36'864);
        else
            row.values = normalHistogram(0.8 + 0.3 * t, 0.2, 1'048'576, 0.4 + 0.1 * t, true);
        if (kind == HistogramKind::Activations && layer == 2 && i >= 20)
            row.dead = {{3, 3}, {8, 11}};
        if (kind == HistogramKind::Activations && layer == 4)
            row.saturated = std::int64_t(0.66 * double(row.values.total()));
        records.push_back(std::move(row));
    }
    return records;
}

/// A small net of eight layers.
inline std::vector<HistogramTensorRow> layerTensors()
{
    std::vector<HistogramTensorRow> tensors;
    const char* const names[] = {"stem",        "stack1/block0/conv1", "stack1/block0/conv2", "stack2/block0/conv1",
                                 "stack2/gate", "stack3/block0/conv1", "stack3/block0/conv2", "logits"};
    for (int layer = 0; layer < 8; ++layer)
        for (const HistogramKind kind :
             {HistogramKind::Weights, HistogramKind::Gradients, HistogramKind::Activations}) {
            HistogramTensorRow tensor;
            tensor.key = 100 * (1 + int(kind)) + layer;
            tensor.kind = kind;
            tensor.layer = names[layer];
            tensor.tensor = kind == HistogramKind::Activations ? "" : "weight";
            tensor.place = layer;
            tensor.activation = kind != HistogramKind::Activations ? "" : layer == 4 ? "tanh" : "relu";
            tensor.channels = 64;
            tensor.records = 40;
            tensor.newest = layerRecords(kind, layer).back();
            tensors.push_back(std::move(tensor));
        }
    std::stable_sort(tensors.begin(), tensors.end(), [](const auto& a, const auto& b) { return a.place < b.place; });
    return tensors;
}

} // namespace trainyard::test
