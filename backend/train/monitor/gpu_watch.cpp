// SPDX-License-Identifier: Apache-2.0
#include "backend/train/monitor/gpu_watch.h"

#include <cmath>

namespace trainyard {
namespace {

int whole(double value)
{
    return std::isfinite(value) ? static_cast<int>(std::lround(value)) : 0;
}

/// Counts samples in a row; true once, when they are enough.
bool lasts(int& row, bool is)
{
    if (row < 0)
        return false;
    row = is ? row + 1 : 0;
    if (row < GpuWatch::kPatience)
        return false;
    row = -1;
    return true;
}

GpuNotice notice(GpuNotice::Kind kind, const GpuSample& sample)
{
    GpuNotice out;
    out.kind = kind;
    out.gpu = sample.index;
    out.temperature = kind == GpuNotice::Kind::Heat ? whole(sample.temperature) : 0;
    out.clock = kind == GpuNotice::Kind::Lost || kind == GpuNotice::Kind::Ecc ? 0 : whole(sample.clock);
    out.power = kind == GpuNotice::Kind::Power ? whole(sample.power) : 0;
    out.limit = kind == GpuNotice::Kind::Power ? whole(sample.powerLimit) : 0;
    return out;
}

} // namespace

std::vector<GpuNotice> GpuWatch::look(const std::vector<GpuSample>& samples)
{
    std::vector<GpuNotice> out;
    for (const GpuSample& sample : samples) {
        Seen& seen = m_seen[sample.index];
        if (sample.lost && !seen.lost)
            out.push_back(notice(GpuNotice::Kind::Lost, sample));
        seen.lost = seen.lost || sample.lost;
        if (sample.eccUncorrected >= 0) {
            if (seen.firstErrors < 0)
                seen.firstErrors = seen.toldErrors = sample.eccUncorrected;
            if (sample.eccUncorrected > seen.toldErrors) {
                out.push_back(notice(GpuNotice::Kind::Ecc, sample));
                out.back().errors = static_cast<int>(sample.eccUncorrected - seen.firstErrors);
                seen.toldErrors = sample.eccUncorrected;
            }
        }
        if (sample.throttle < 0)
            continue;
        const bool heat = sample.throttle & kThrottledByHeat;
        const bool power = sample.throttle & kThrottledByPower;
        if (lasts(seen.hot, heat))
            out.push_back(notice(GpuNotice::Kind::Heat, sample));
        if (lasts(seen.limited, power && !heat))
            out.push_back(notice(GpuNotice::Kind::Power, sample));
        if (lasts(seen.slowed, (sample.throttle & kThrottledByHardware) && !heat && !power)) // it includes both
            out.push_back(notice(GpuNotice::Kind::Hardware, sample));
    }
    return out;
}

} // namespace trainyard
