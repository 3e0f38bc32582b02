// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/inspect/confidence.h"

namespace trainyard {

const CalibrationBin* binOf(const std::vector<CalibrationBin>& bins, double probability)
{
    for (const CalibrationBin& bin : bins)
        if ((probability > bin.lower || (bin.lower == 0.0 && probability >= 0.0)) && probability <= bin.upper)
            return bin.samples > 0 ? &bin : nullptr;
    return nullptr;
}

std::optional<double> sureFrom(const std::vector<CalibrationBin>& bins, double wanted)
{
    std::optional<double> from;
    for (auto bin = bins.rbegin(); bin != bins.rend(); ++bin) {
        if (bin->samples == 0)
            continue;
        if (double(bin->correct) < wanted * double(bin->samples))
            return from.value_or(1.0);
        from = bin->lower;
    }
    return from;
}

} // namespace trainyard
