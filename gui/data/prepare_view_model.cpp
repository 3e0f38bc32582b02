// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/data/prepare_view_model.h"

#include "backend/protocol/reasons.h"
#include "backend/protocol/reasons_plan.h"
#include "gui/data/data_set_text.h"
#include "gui/formats/format.h"
#include "gui/formats/reason_text.h"

#include <algorithm>

namespace trainyard {
namespace {

constexpr int kTypingPauseMs = 250; // delay after the last keystroke

} // namespace

PrepareViewModel::PrepareViewModel(DataPrepareService* service, const std::string& machine, const DataSpec& data,
                                   std::int64_t unreadable, QObject* parent)
    : QObject(parent), m_service(service), m_machine(machine), m_data(data), m_unreadable(unreadable)
{
    if (!m_data.cache.on())
        m_data.cache.place = "auto";
    m_soon.setSingleShot(true);
    m_soon.setInterval(kTypingPauseMs);
    connect(&m_soon, &QTimer::timeout, this, [this] { m_service->estimate(m_machine, m_data); });
    connect(m_service, &DataPrepareService::estimated, this, [this](const PreparationPlan& plan) {
        m_waiting = false;
        m_plan = plan;
        emit changed();
    });
    connect(m_service, &DataPrepareService::estimateFailed, this, [this](const Error& error) {
        m_waiting = false;
        m_error = errorText(error);
        emit changed();
    });
    change([](DataSpec&) {});
}

PrepareViewModel::~PrepareViewModel()
{
    m_service->dropEstimate();
}

void PrepareViewModel::change(const std::function<void(DataSpec&)>& what)
{
    what(m_data);
    m_service->dropEstimate();
    m_plan.reset();
    m_error.clear();
    m_waiting = true;
    m_soon.start();
    emit changed();
}

void PrepareViewModel::setSize(int height, int width)
{
    if (height != m_data.image.height || width != m_data.image.width)
        change([=](DataSpec& data) {
            data.image.height = height;
            data.image.width = width;
        });
}

void PrepareViewModel::setForCrops(bool on)
{
    if (on != m_data.augment.resizedCrop)
        change([on](DataSpec& data) { data.augment.resizedCrop = on; });
}

void PrepareViewModel::setFit(FitKind fit)
{
    if (fit != m_data.fit)
        change([fit](DataSpec& data) { data.fit = fit; });
}

void PrepareViewModel::setStorage(CacheStorage storage)
{
    if (storage != m_data.cache.storage)
        change([storage](DataSpec& data) { data.cache.storage = storage; });
}

void PrepareViewModel::setUnreadable(UnreadablePolicy policy)
{
    if (policy != m_data.unreadable)
        change([policy](DataSpec& data) { data.unreadable = policy; });
}

bool PrepareViewModel::maySkip() const
{
    return takes(m_data.format, "unreadable");
}

QString PrepareViewModel::unreadableText() const
{
    if (m_unreadable == 0 || !maySkip() || m_data.unreadable == UnreadablePolicy::Skip)
        return {};
    return reasonText(remedyReason(planReason("plan.unreadable", m_unreadable, PathText{}, Reason())));
}

bool PrepareViewModel::fits() const
{
    return !m_plan || m_plan->bytesFree < 0 || m_plan->bytes <= m_plan->bytesFree;
}

QString PrepareViewModel::imagesText() const
{
    if (!m_plan)
        return {};
    const std::int64_t known = std::max(m_plan->skipped, maySkip() ? m_unreadable : 0); // by the last inspection
    const std::int64_t skipped = m_data.unreadable == UnreadablePolicy::Skip ? std::min(known, m_plan->images) : 0;
    const QString count = format::count(m_plan->images - skipped);
    const QString kept = m_plan->jpeg ? tr("kept as JPEG") : tr("kept as pixels");
    const QString all =
        m_plan->shorterSide > 0
            ? tr("%1 images with a shorter side of %2 pixels, %3").arg(count, format::count(m_plan->shorterSide), kept)
            : tr("%1 images of %2 pixels, %3").arg(count, pixelsText(m_plan->width, m_plan->height), kept);
    return skipped > 0 ? tr("%1; %2 skipped").arg(all, format::count(skipped)) : all;
}

QString PrepareViewModel::diskText() const
{
    if (!m_plan)
        return {};
    const QString needed = m_plan->shards == 1
                               ? tr("%1 in one file").arg(format::bytes(m_plan->bytes))
                               : tr("%1 in %2 files").arg(format::bytes(m_plan->bytes), format::count(m_plan->shards));
    return m_plan->bytesFree < 0 ? needed : tr("%1; %2 are free").arg(needed, format::bytes(m_plan->bytesFree));
}

QString PrepareViewModel::timeText() const
{
    if (!m_plan)
        return {};
    const QString rate = format::rate(m_plan->imagesPerSecond);
    return m_plan->seconds < 1.0 ? tr("under a second, %1 images/s").arg(rate)
                                 : tr("about %1, %2 images/s").arg(format::duration(m_plan->seconds), rate);
}

} // namespace trainyard
