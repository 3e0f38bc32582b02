// SPDX-License-Identifier: Apache-2.0
#include "backend/train/steps/process_kind.h"

namespace trainyard {

std::unique_ptr<ProcessKind> makeProcessKind(const RunSpec& spec, const RankLayout& layout, const RankGroup& ranks)
{
    if (!layout.hasMaster)
        return makeSynchronousProcess(spec, ranks);
    if (ranks.first())
        return makeMasterProcess(spec, layout);
    return layout.isMaster(ranks.rank()) ? makeLowerMasterProcess(layout) : makeWorkerProcess(layout, ranks.rank());
}

} // namespace trainyard
