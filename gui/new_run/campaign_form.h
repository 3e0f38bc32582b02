// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/campaigns/run_series.h"
#include "cluster/campaigns/scaling_analysis.h"
#include "cluster/campaigns/scaling_study.h"
#include "cluster/campaigns/search_forecast.h"
#include "cluster/control/campaign_plan.h"
#include "cluster/control/ticket_campaigns.h"
#include "gui/new_run/past_steps_model.h"
#include "gui/new_run/search_form.h"
#include "gui/new_run/ticket_form.h"
#include "gui/services/services.h"

#include <QList>
#include <QObject>
#include <QPair>
#include <QStringList>

#include <functional>

namespace trainyard {

struct SearchStudy;

/// State and logic of the dialog that makes a campaign from a spec. GUI thread.
class CampaignForm : public QObject {
    Q_OBJECT
public:
    enum class Kind { ScalingStudy, Series, Tickets, Search };

    CampaignForm(const Services& services, const RunSpec& spec, int cores, QObject* parent = nullptr);
    /// Where the campaign's runs go; initially this computer. `name`: the machine's displayed name.
    void setPlace(const CampaignPlace& place, const QString& name = {});
    const QString& placeName() const { return m_placeName; }
    const CampaignPlace& place() const { return m_place; }

    void setKind(Kind kind);
    Kind kind() const { return m_kind; }
    void setName(const QString& name);
    /// Proposed until a person sets another: the base run's, or for a scaling study one without its seed, with a number
    /// where a campaign in the store has it.
    QString name() const;
    void setRanks(const QString& text); ///< "1, 2, 4"
    QString ranks() const { return m_ranks; }
    void setRepeats(int repeats);
    int repeats() const { return m_repeats; }
    void setTolerance(const StudyTolerance& tolerance);
    const StudyTolerance& tolerance() const { return m_tolerance; }
    void setCascade(int cells); ///< for a series: cells per stage, 0 = one stage
    int cascade() const { return m_series.cascade; }
    void setThrottle(int cells);
    int throttle() const { return m_series.throttle; }
    const TicketForm& tickets() const { return m_tickets; }
    void editTickets(const std::function<void(TicketForm&)>& change);
    const SearchForm& search() const { return m_search; }
    void editSearch(const std::function<void(SearchForm&)>& change);
    /// What a search will cost; nullopt for other kinds, while there are problems, and where the epochs vary.
    const std::optional<SearchForecast>& searchForecast() const { return m_searchForecast; }
    /// A sentence on where a search's duration of a run comes from, or what it needs.
    QString timeSource() const;
    /// For lottery tickets and searches: duration of a run over all epochs; 0: estimated from past runs.
    void setMinutesPerRun(double minutes);
    double minutesPerRun() const { return m_minutesPerRun; }
    /// A complete past run of the same net on the same machine, if there is one: its weights resemble those to come.
    QString comparableRun() const { return m_comparable ? QString::fromStdString(m_comparable->id) : QString(); }
    QString comparableRunName() const { return m_comparable ? QString::fromStdString(m_comparable->name) : QString(); }
    /// What the plan knows of the base run: parameters and steps per epoch; 0 = unknown.
    void setPlanned(std::int64_t parameters, std::int64_t stepsPerEpoch);
    /// For lottery tickets and scaling studies: heading and text of each line; empty for other kinds and while there
    /// are problems.
    const QList<QPair<QString, QString>>& forecast() const { return m_forecast; }

    /// One line per cell, except for a search, whose runs ask for their settings only when they start: name, ranks,
    /// batch per rank, learning rate, seed, and the cell that it waits for.
    struct Line {
        QString cell, ranks, batch, rate, seed;
        int stage = 0;
    };
    const QVector<Line>& lines() const { return m_lines; }
    const QStringList& problems() const { return m_problems; } ///< why it cannot be started
    const QStringList& remarks() const { return m_remarks; }
    int runs() const; ///< how many would be queued
    bool canStart() const { return m_problems.isEmpty() && runs() > 0 && !m_starting; }
    void start(); ///< answered by started() or failed()

signals:
    void changed();
    void nameProposed(const QString& name); ///< another than before, by nobody's hand
    void started(const QString& campaign);
    void failed(const QString& text);

private:
    void plan();
    void planTickets();
    void planStudy();
    TicketForecast studyForecast(const StudyPlan& study) const;
    void planSearchRuns();
    SearchStudy searchStudy() const;
    void askComparable();
    void proposeName();
    void askNames();
    void takeName(const QString& name);
    void assumeTime(TicketCapacity& capacity) const;

    Services m_services;
    Kind m_kind = Kind::ScalingStudy;
    QString m_ranks;
    QString m_runName, m_proposed; ///< the base run's; the newest proposal
    bool m_namesItself;            ///< the base run has its proposed name
    int m_repeats = 3;
    StudyTolerance m_tolerance;
    CampaignPlace m_place;
    QString m_placeName;
    TicketRoom m_room;
    ScalingStudy m_study;
    RunSeries m_series;
    TicketForm m_tickets;
    SearchForm m_search;
    PastStepsModel m_past;
    std::optional<ComparableRun> m_comparable;
    quint64 m_comparableAsked = 0;
    double m_minutesPerRun = 0.0;
    std::int64_t m_parameters = 0, m_stepsPerEpoch = 0;
    QList<QPair<QString, QString>> m_forecast;
    std::optional<SearchForecast> m_searchForecast;
    TicketCapacity m_searchTime; ///< with what a run is assumed to take
    QVector<Line> m_lines;
    QStringList m_problems, m_remarks;
    bool m_starting = false, m_nameEdited = false;
};

} // namespace trainyard
