// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/augment_view_model.h"

#include "gui/formats/reason_text.h"

#include <algorithm>

namespace trainyard {
namespace {

using VariantKind = AugmentViewModel::Kind;

constexpr int kSamples = 5;
constexpr int kVariants = 6;
constexpr int kPreviewPauseMs = 150; // delay after the last keystroke

bool isOn(VariantKind kind, const DataSpec& data)
{
    const AugmentSpec& augment = data.augment;
    switch (kind) {
    case VariantKind::All: return false;
    case VariantKind::Flip: return data.flip;
    case VariantKind::Crop: return data.cropPadding > 0;
    case VariantKind::ResizedCrop: return augment.resizedCrop;
    case VariantKind::Turn: return augment.rotate;
    case VariantKind::Colours:
        return augment.brightness > 0 || augment.contrast > 0 || augment.saturation > 0 || augment.hue > 0;
    case VariantKind::RandAugment: return augment.randAugment > 0;
    case VariantKind::Cutout: return augment.cutout > 0;
    case VariantKind::Mixup: return augment.mixup > 0;
    case VariantKind::CutMix: return augment.cutmix > 0;
    }
    return false;
}

} // namespace

AugmentViewModel::AugmentViewModel(const RunSpec& spec, std::shared_ptr<const EngineCalls> calls, QObject* parent)
    : QObject(parent), m_spec(spec), m_service(std::move(calls))
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(kPreviewPauseMs);
    connect(&m_soon, &QTimer::timeout, this, [this] {
        AugmentPreviewService::Question question;
        question.spec = m_spec;
        question.spec.data = only(m_kind, m_spec.data);
        question.samples = kSamples;
        question.variants = kVariants;
        question.first = m_first;
        m_service.ask(question);
    });
    connect(&m_service, &AugmentPreviewService::previewed, this,
            [this](const std::shared_ptr<const AugmentPreview>& preview) {
                m_waiting = false;
                m_error.clear();
                m_preview = preview;
                emit changed();
            });
    connect(&m_service, &AugmentPreviewService::failed, this, [this](const Error& error) {
        m_waiting = false;
        m_error = errorText(error);
        m_preview.reset();
        emit changed();
    });
    askSoon();
}

AugmentViewModel::~AugmentViewModel() = default;

void AugmentViewModel::askSoon()
{
    m_waiting = true;
    m_soon.start();
    emit changed();
}

void AugmentViewModel::setSpec(const RunSpec& spec)
{
    if (spec.data == m_spec.data && spec.seed == m_spec.seed)
        return;
    m_spec = spec;
    const std::vector<VariantKind> now = kinds();
    if (std::find(now.begin(), now.end(), m_kind) == now.end())
        m_kind = VariantKind::All;
    askSoon();
}

void AugmentViewModel::setKind(VariantKind kind)
{
    if (kind == m_kind)
        return;
    m_kind = kind;
    askSoon();
}

bool AugmentViewModel::mixes() const
{
    const AugmentSpec augment = only(m_kind, m_spec.data).augment;
    return augment.mixup > 0 || augment.cutmix > 0;
}

void AugmentViewModel::showOthers()
{
    m_first += kSamples;
    askSoon();
}

std::vector<VariantKind> AugmentViewModel::kinds() const
{
    std::vector<VariantKind> found;
    for (const VariantKind kind :
         {VariantKind::Flip, VariantKind::Crop, VariantKind::ResizedCrop, VariantKind::Turn, VariantKind::Colours,
          VariantKind::RandAugment, VariantKind::Cutout, VariantKind::Mixup, VariantKind::CutMix})
        if (isOn(kind, m_spec.data))
            found.push_back(kind);
    if (found.size() > 1)
        found.insert(found.begin(), VariantKind::All);
    return found;
}

DataSpec AugmentViewModel::only(VariantKind kind, const DataSpec& data)
{
    if (kind == VariantKind::All)
        return data;
    DataSpec one = data;
    const AugmentSpec& all = data.augment;
    one.augment = AugmentSpec();
    one.flip = kind == VariantKind::Flip && data.flip;
    one.cropPadding = kind == VariantKind::Crop ? data.cropPadding : 0;
    switch (kind) {
    case VariantKind::ResizedCrop:
        one.augment.resizedCrop = all.resizedCrop;
        one.augment.cropArea = all.cropArea;
        one.augment.cropAspect = all.cropAspect;
        break;
    case VariantKind::Turn: one.augment.rotate = all.rotate; break;
    case VariantKind::Colours:
        one.augment.brightness = all.brightness;
        one.augment.contrast = all.contrast;
        one.augment.saturation = all.saturation;
        one.augment.hue = all.hue;
        break;
    case VariantKind::RandAugment:
        one.augment.randAugment = all.randAugment;
        one.augment.magnitude = all.magnitude;
        break;
    case VariantKind::Cutout: one.augment.cutout = all.cutout; break;
    case VariantKind::Mixup: one.augment.mixup = all.mixup; break;
    case VariantKind::CutMix: one.augment.cutmix = all.cutmix; break;
    default: break;
    }
    return one;
}

QString AugmentViewModel::kindText(VariantKind kind)
{
    switch (kind) {
    case VariantKind::All: return tr("All together");
    case VariantKind::Flip: return tr("Flip");
    case VariantKind::Crop: return tr("Crop");
    case VariantKind::ResizedCrop: return tr("Resized crop");
    case VariantKind::Turn: return tr("Turn");
    case VariantKind::Colours: return tr("Colours");
    case VariantKind::RandAugment: return tr("RandAugment");
    case VariantKind::Cutout: return tr("Cutout");
    case VariantKind::Mixup: return tr("Mixup");
    case VariantKind::CutMix: return tr("CutMix");
    }
    return {};
}

} // namespace trainyard
