// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/services/distribution_service.h"

#include <QObject>
#include <QStringList>
#include <QTimer>

#include <memory>
#include <optional>

namespace trainyard {

/// How the data of a spec would be shared among ranks: the request and the engine's answer. GUI thread.
class DistributionViewModel : public QObject {
    Q_OBJECT
public:
    /// `engine`: another engine, for tests.
    explicit DistributionViewModel(const RunSpec& spec, const QString& engine = {}, QObject* parent = nullptr);
    ~DistributionViewModel() override;

    const DistributionService::Question& question() const { return m_question; }
    void setRanks(int ranks);
    void setLocalBatch(int samples);
    void setSharding(Sharding sharding);

    bool waiting() const { return m_waiting; }
    QString error() const { return m_error; }
    /// May answer an older request while waiting().
    const std::optional<DistributionReport>& report() const { return m_report; }
    /// "10,000 samples of 10 classes · 4 ranks · 40 steps an epoch"
    QString totals() const;
    /// Warnings, most serious first; empty if there are none.
    QStringList warnings() const;
    /// "2,500 samples · 40 steps, the last with 4"
    static QString shareText(const RankShare& share, int localBatch);

signals:
    void changed();

private:
    static QString stepsText(std::int64_t steps);
    void askSoon();
    QString warningText(const DistributionWarning& warning) const;

    DistributionService::Question m_question;
    std::unique_ptr<DistributionService> m_service;
    QTimer m_soon;
    bool m_waiting = false;
    QString m_error;
    std::optional<DistributionReport> m_report;
};

} // namespace trainyard
