// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/services/campaign_service.h"

#include <QObject>
#include <QTimer>

namespace trainyard {

/// What past runs tell about the steps of the form's spec; queried again when a relevant field changes. GUI thread.
class PastStepsModel : public QObject {
    Q_OBJECT
public:
    /// If `service` is null, nothing is known.
    explicit PastStepsModel(CampaignService* service, QObject* parent = nullptr);
    /// Queries soon if the answer may differ from that for the previous spec.
    void setSpec(const RunSpec& spec);
    const PastSteps& steps() const { return m_steps; }

signals:
    void changed();

private:
    CampaignService* m_service;
    RunSpec m_spec;
    QTimer m_soon;
    quint64 m_generation = 0;
    bool m_asked = false;
    PastSteps m_steps;
};

} // namespace trainyard
