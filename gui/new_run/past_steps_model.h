// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/services/campaign_service.h"

#include <QObject>
#include <QTimer>

namespace trainyard {

/// What past runs say of the steps of the form's spec, asked again when something changed that steps depend on. GUI
/// thread.
class PastStepsModel : public QObject {
    Q_OBJECT
public:
    /// `service` may be null: then nothing is ever known.
    explicit PastStepsModel(CampaignService* service, QObject* parent = nullptr);
    /// Asks soon, when the answer may be another than for the spec before.
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
