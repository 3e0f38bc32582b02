// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/scheduler/cluster_facts.h"
#include "gui/services/campaign_service.h"
#include "gui/services/services.h"

#include <QObject>
#include <QString>

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace trainyard {

/// The limits of an OutlookChoice, as on the command line.
inline constexpr int kMostPerNode = 1024;
inline constexpr double kLeastRate = 0.001, kMostRate = 1e6, kMostPrice = 1e9;

class AppSettings;

/// What the tab Forecast asks for; the defaults are those of `trainyard study report --up-to`.
struct OutlookChoice {
    int upTo = 512;                      ///< ranks; 2…kMostForecastRanks
    int perNode = 8;                     ///< ranks of a node; 1…1024
    std::string network = kUsualNetwork; ///< id of a KnownNetwork; kOwnNetwork: the next two
    double gigabits = 25.0;              ///< per second, of a node's adapter
    double microseconds = 20.0;          ///< per message
    double price = 0.0;                  ///< of a rank's hour, in any currency; 0 = none
    QString machine;                     ///< id of the machine that has such nodes; empty: as entered
    friend bool operator==(const OutlookChoice&, const OutlookChoice&) = default;
};
inline constexpr const char* kOwnNetwork = "own";

ForecastPlace placeOf(const OutlookChoice& choice);
/// How many ranks of such a run a node of the cluster holds: its GPUs, or its cores over the threads of a rank. Looks
/// at the spec's partition, else at the default one. 0: the cluster does not tell.
int ranksPerNode(const ClusterFacts& facts, const RunSpec& spec);

/// The forecast of the shown scaling study. The choice is kept in the settings, for all studies. GUI thread.
class StudyOutlook : public QObject {
    Q_OBJECT
public:
    StudyOutlook(const Services& services, AppSettings& settings, QObject* parent = nullptr);

    void setStudy(const CampaignPointer& study); ///< null: none
    const CampaignPointer& study() const { return m_study; }
    const OutlookChoice& choice() const { return m_choice; }
    void setChoice(OutlookChoice choice); ///< limits it to what is allowed
    /// Id and name of each machine of the book that has a scheduler, and so tells its nodes.
    std::vector<std::pair<QString, QString>> machines() const;
    /// Takes the ranks per node from this machine. "": as entered. Asks the machine; changed() follows.
    void chooseMachine(const QString& id);
    void takeNodes(const QString& machine, const std::optional<ClusterFacts>& facts); ///< its answer; nullopt: none
    QString machineProblem() const { return m_machineProblem; }                       ///< why it has not told its nodes

    /// nullopt: there is no study, or its runs allow none.
    const std::optional<StudyForecast>& forecast() const;
    QString sentence() const; ///< what `trainyard study report` says about where ranks stop paying
    QString doubts() const;   ///< what the band holds

signals:
    void changed();

private:
    void read();
    void keep();

    Services m_services;
    AppSettings& m_settings;
    CampaignPointer m_study;
    OutlookChoice m_choice;
    QString m_machineProblem;
    mutable bool m_made = false; ///< m_forecast is of m_study and m_choice
    mutable std::optional<StudyForecast> m_forecast;
};

} // namespace trainyard
