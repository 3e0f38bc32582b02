// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/viewmodels/augment_view_model.h"

#include <algorithm>

namespace trainyard {
namespace {

using Kind = AugmentViewModel::Kind;

constexpr int kSamples = 5;
constexpr int kVariants = 6;
constexpr int kPauseMs = 150; // while a field is being typed into

bool isOn(Kind kind, const DataSpec& data)
{
    const AugmentSpec& augment = data.augment;
    switch (kind) {
    case Kind::All: return false;
    case Kind::Flip: return data.flip;
    case Kind::Crop: return data.cropPadding > 0;
    case Kind::ResizedCrop: return augment.resizedCrop;
    case Kind::Turn: return augment.rotate;
    case Kind::Colours:
        return augment.brightness > 0 || augment.contrast > 0 || augment.saturation > 0 || augment.hue > 0;
    case Kind::RandAugment: return augment.randAugment > 0;
    case Kind::Cutout: return augment.cutout > 0;
    case Kind::Mixup: return augment.mixup > 0;
    case Kind::CutMix: return augment.cutmix > 0;
    }
    return false;
}

} // namespace

AugmentViewModel::AugmentViewModel(const RunSpec& spec, std::shared_ptr<const EngineCalls> calls, QObject* parent)
    : QObject(parent), m_spec(spec), m_service(std::move(calls))
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(kPauseMs);
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
        m_error = QString::fromStdString(error.text());
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
    const std::vector<Kind> now = kinds();
    if (std::find(now.begin(), now.end(), m_kind) == now.end())
        m_kind = Kind::All;
    askSoon();
}

void AugmentViewModel::setKind(Kind kind)
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

std::vector<Kind> AugmentViewModel::kinds() const
{
    std::vector<Kind> found;
    for (const Kind kind : {Kind::Flip, Kind::Crop, Kind::ResizedCrop, Kind::Turn, Kind::Colours, Kind::RandAugment,
                            Kind::Cutout, Kind::Mixup, Kind::CutMix})
        if (isOn(kind, m_spec.data))
            found.push_back(kind);
    if (found.size() > 1)
        found.insert(found.begin(), Kind::All);
    return found;
}

DataSpec AugmentViewModel::only(Kind kind, const DataSpec& data)
{
    if (kind == Kind::All)
        return data;
    DataSpec one = data;
    const AugmentSpec& all = data.augment;
    one.augment = AugmentSpec();
    one.flip = kind == Kind::Flip && data.flip;
    one.cropPadding = kind == Kind::Crop ? data.cropPadding : 0;
    switch (kind) {
    case Kind::ResizedCrop:
        one.augment.resizedCrop = all.resizedCrop;
        one.augment.cropArea = all.cropArea;
        one.augment.cropAspect = all.cropAspect;
        break;
    case Kind::Turn: one.augment.rotate = all.rotate; break;
    case Kind::Colours:
        one.augment.brightness = all.brightness;
        one.augment.contrast = all.contrast;
        one.augment.saturation = all.saturation;
        one.augment.hue = all.hue;
        break;
    case Kind::RandAugment:
        one.augment.randAugment = all.randAugment;
        one.augment.magnitude = all.magnitude;
        break;
    case Kind::Cutout: one.augment.cutout = all.cutout; break;
    case Kind::Mixup: one.augment.mixup = all.mixup; break;
    case Kind::CutMix: one.augment.cutmix = all.cutmix; break;
    default: break;
    }
    return one;
}

QString AugmentViewModel::kindText(Kind kind)
{
    switch (kind) {
    case Kind::All: return tr("All together");
    case Kind::Flip: return tr("Flip");
    case Kind::Crop: return tr("Crop");
    case Kind::ResizedCrop: return tr("Resized crop");
    case Kind::Turn: return tr("Turn");
    case Kind::Colours: return tr("Colours");
    case Kind::RandAugment: return tr("RandAugment");
    case Kind::Cutout: return tr("Cutout");
    case Kind::Mixup: return tr("Mixup");
    case Kind::CutMix: return tr("CutMix");
    }
    return {};
}

} // namespace trainyard
