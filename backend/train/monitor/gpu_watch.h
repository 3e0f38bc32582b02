// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/gpu_notice.h"
#include "backend/train/monitor/gpu_sample.h"

#include <map>
#include <vector>

namespace trainyard {

/// Finds in the samples of a run what a person should hear of, each thing once: a GPU that is lost, every new memory
/// error, a GPU that has been slowed down for kPatience samples in a row. One thread.
class GpuWatch {
public:
    static constexpr int kPatience = 5; ///< samples; a clock that dips for a moment is no news

    std::vector<GpuNotice> look(const std::vector<GpuSample>& samples);

private:
    struct Seen {
        bool lost = false;
        std::int64_t firstErrors = -1, toldErrors = -1;
        int hot = 0, slowed = 0, limited = 0; ///< samples in a row; negative: told
    };
    std::map<int, Seen> m_seen; ///< by GPU
};

} // namespace trainyard
