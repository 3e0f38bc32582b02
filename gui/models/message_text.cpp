// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/models/message_text.h"

#include "backend/protocol/gpu_notice.h"
#include "backend/protocol/input_notice.h"
#include "gui/models/format.h"

#include <QCoreApplication>

#include <string_view>
#include <utility>

namespace trainyard {
namespace {

struct MessageText {
    Q_DECLARE_TR_FUNCTIONS(trainyard::MessageText)
};

/// The engine writes numbers with a decimal point.
QString figure(const std::string& english)
{
    return QString::fromStdString(english).replace(QLatin1Char('.'), format::locale().decimalPoint());
}

QString share(int percent)
{
    return format::percent(percent / 100.0, 0);
}

QString causeText(InputCause cause)
{
    switch (cause) {
    case InputCause::Disk: return MessageText::tr("reading from the disk");
    case InputCause::Decode: return MessageText::tr("decoding and resizing");
    case InputCause::Augment: return MessageText::tr("changing images at random");
    case InputCause::Copy: return MessageText::tr("copying images");
    }
    return {};
}

QString remedyText(const InputNotice& notice)
{
    switch (notice.remedy) {
    case InputRemedy::Prepare:
        return MessageText::tr("Prepare the data set: loading becomes %1 times as fast, for %2 of disk.")
            .arg(figure(notice.speedUp), figure(notice.disk));
    case InputRemedy::LoadBeside:
        return MessageText::tr("Load beside the training: use one loader thread or more, now 0.");
    case InputRemedy::MoreThreads:
        return MessageText::tr("Use more loader threads: now %1, this machine has %2 cores.")
            .arg(notice.threads)
            .arg(notice.cores);
    case InputRemedy::FasterDisk: return MessageText::tr("Put the data set on a faster disk, nearer to the machine.");
    case InputRemedy::SmallerCache:
        return MessageText::tr("Keep smaller images in the cache, or pixels instead of JPEGs.");
    case InputRemedy::SmallerImages: return MessageText::tr("Choose smaller images, or a machine with more cores.");
    case InputRemedy::FewerChanges: return MessageText::tr("Make fewer random changes.");
    case InputRemedy::NoRandAugment: return MessageText::tr("Make fewer random changes; RandAugment costs most.");
    case InputRemedy::LessMemory: return MessageText::tr("Choose smaller images; memory is the limit.");
    }
    return {};
}

QString noticeText(const InputNotice& notice)
{
    QString text = MessageText::tr("Training waits %1 of its time for input: %2 takes %3 of loading.")
                       .arg(share(notice.waited), causeText(notice.cause), share(notice.share));
    if (notice.firstEpochOnly)
        text = MessageText::tr("%1 It ends with the first epoch, for the images stay in memory.").arg(text);
    return MessageText::tr("%1 %2", "a sentence, then another").arg(text, remedyText(notice));
}

QString noticeText(const GpuNotice& notice)
{
    const auto number = [](int value) { return format::locale().toString(value); };
    switch (notice.kind) {
    case GpuNotice::Kind::Lost:
        return MessageText::tr("GPU %1 no longer answers. The checkpoints are kept. Reset the GPU (nvidia-smi "
                               "--gpu-reset) or restart the machine.")
            .arg(notice.gpu);
    case GpuNotice::Kind::Ecc:
        return MessageText::tr("GPU %1 has memory errors that ECC could not restore: %2 since the run began. If the "
                               "run fails, resume it on another GPU.")
            .arg(notice.gpu)
            .arg(number(notice.errors));
    case GpuNotice::Kind::Heat:
        return MessageText::
            tr("GPU %1 runs slower because it is hot: %2 °C, %3 MHz. Look at its fans and at the air that reaches it.")
                .arg(notice.gpu)
                .arg(number(notice.temperature), number(notice.clock));
    case GpuNotice::Kind::Hardware:
        return MessageText::tr("GPU %1 runs slower because its hardware asks for it: %2 MHz. Look at its power cables, "
                               "the power supply and the cooling.")
            .arg(notice.gpu)
            .arg(number(notice.clock));
    case GpuNotice::Kind::Power:
        return MessageText::tr(
                   "GPU %1 has reached its power limit: %2 of %3 W at %4 MHz. This is usual under full load.")
            .arg(notice.gpu)
            .arg(number(notice.power), number(notice.limit), number(notice.clock));
    }
    return {};
}

} // namespace

QString exitText(const std::string& exitCodeName)
{
    static const std::pair<std::string_view, const char*> kTexts[] = {
        {"completed", QT_TRANSLATE_NOOP("trainyard::MessageText", "trained to the end")},
        {"stopped", QT_TRANSLATE_NOOP("trainyard::MessageText", "stopped on request")},
        {"bad-arguments", QT_TRANSLATE_NOOP("trainyard::MessageText", "wrong arguments")},
        {"bad-spec", QT_TRANSLATE_NOOP("trainyard::MessageText", "the run spec is wrong")},
        {"bad-data", QT_TRANSLATE_NOOP("trainyard::MessageText", "the data cannot be read")},
        {"device-unavailable", QT_TRANSLATE_NOOP("trainyard::MessageText", "there is no such device")},
        {"out-of-memory", QT_TRANSLATE_NOOP("trainyard::MessageText", "out of memory")},
        {"device-failed", QT_TRANSLATE_NOOP("trainyard::MessageText", "the device failed")},
        {"device-lost", QT_TRANSLATE_NOOP("trainyard::MessageText", "the GPU no longer answers")},
        {"device-memory-fault", QT_TRANSLATE_NOOP("trainyard::MessageText", "the GPU’s memory is faulty")},
        {"driver-too-old", QT_TRANSLATE_NOOP("trainyard::MessageText", "the GPU driver is too old")},
        {"disk-full", QT_TRANSLATE_NOOP("trainyard::MessageText", "the disk is full")},
        {"input-output", QT_TRANSLATE_NOOP("trainyard::MessageText", "reading or writing failed")},
        {"diverged", QT_TRANSLATE_NOOP("trainyard::MessageText", "the loss is no longer finite")},
        {"bad-checkpoint", QT_TRANSLATE_NOOP("trainyard::MessageText", "the checkpoint cannot be read")},
        {"version-mismatch", QT_TRANSLATE_NOOP("trainyard::MessageText", "made by another version")},
        {"already-running", QT_TRANSLATE_NOOP("trainyard::MessageText", "it is running already")},
        {"unsupported", QT_TRANSLATE_NOOP("trainyard::MessageText", "not supported here")},
        {"internal", QT_TRANSLATE_NOOP("trainyard::MessageText", "an internal error")},
        {"killed", QT_TRANSLATE_NOOP("trainyard::MessageText", "it was killed")}};
    for (const auto& [name, text] : kTexts)
        if (name == exitCodeName)
            return QCoreApplication::translate("trainyard::MessageText", text);
    return QString::fromStdString(exitCodeName);
}

QString messageText(const std::string& text)
{
    if (const auto notice = parseInputNotice(text))
        return noticeText(*notice);
    const auto notice = parseGpuNotice(text);
    return notice ? noticeText(*notice) : QString::fromStdString(text);
}

} // namespace trainyard
