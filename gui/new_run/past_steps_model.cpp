// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/past_steps_model.h"

namespace trainyard {
namespace {

constexpr int kSoonMs = 400;

/// The fields that readPastSteps() uses.
RunSpec relevant(const RunSpec& spec)
{
    RunSpec out;
    out.model = spec.model;
    out.model.weights.clear();
    out.model.dropout = 0.0;
    out.data.image = spec.data.image;
    out.training.precision = spec.training.precision;
    out.training.microBatches = spec.training.microBatches;
    out.resources.device = spec.resources.device;
    out.resources.threads = spec.resources.threads;
    out.distribution.mode = spec.distribution.mode;
    return out;
}

} // namespace

PastStepsModel::PastStepsModel(CampaignService* service, QObject* parent) : QObject(parent), m_service(service)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(kSoonMs);
    if (!m_service)
        return;
    connect(&m_soon, &QTimer::timeout, this, [this] { m_service->askPastSteps(++m_generation, m_spec); });
    connect(m_service, &CampaignService::pastStepsRead, this, [this](quint64 generation, const PastSteps& steps) {
        if (generation != m_generation)
            return;
        m_steps = steps;
        emit changed();
    });
}

void PastStepsModel::setSpec(const RunSpec& spec)
{
    RunSpec wanted = relevant(spec);
    if (!m_service || (m_asked && wanted == m_spec))
        return;
    m_asked = true;
    m_spec = std::move(wanted);
    m_soon.start();
}

} // namespace trainyard
