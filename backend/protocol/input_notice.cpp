// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/input_notice.h"

#include "backend/protocol/reasons_training.h"

namespace trainyard {
namespace {

Reason causeOf(InputCause cause)
{
    switch (cause) {
    case InputCause::Disk: return trainingReason("training.input-disk");
    case InputCause::Decode: return trainingReason("training.input-decode");
    case InputCause::Augment: return trainingReason("training.input-augment");
    case InputCause::Copy: return trainingReason("training.input-copy");
    }
    return {};
}

Reason remedyOf(const InputNotice& notice)
{
    switch (notice.remedy) {
    case InputRemedy::Prepare: return trainingReason("training.input-prepare", notice.speedUp, ByteCount{notice.disk});
    case InputRemedy::LoadBeside: return trainingReason("training.input-load-beside");
    case InputRemedy::MoreThreads: return trainingReason("training.input-more-threads", notice.threads, notice.cores);
    case InputRemedy::FasterDisk: return trainingReason("training.input-faster-disk");
    case InputRemedy::SmallerCache: return trainingReason("training.input-smaller-cache");
    case InputRemedy::SmallerImages: return trainingReason("training.input-smaller-images");
    case InputRemedy::FewerChanges: return trainingReason("training.input-fewer-changes");
    case InputRemedy::NoRandAugment: return trainingReason("training.input-no-rand-augment");
    case InputRemedy::LessMemory: return trainingReason("training.input-less-memory");
    }
    return {};
}

} // namespace

Reason reasonOf(const InputNotice& notice)
{
    return notice.firstEpochOnly ? trainingReason("training.input-wait-first-epoch", notice.waited,
                                                  causeOf(notice.cause), notice.share, remedyOf(notice))
                                 : trainingReason("training.input-wait", notice.waited, causeOf(notice.cause),
                                                  notice.share, remedyOf(notice));
}

} // namespace trainyard
