// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/campaigns/study_outlook.h"

#include "cluster/control/machine.h"
#include "gui/formats/forecast_text.h"
#include "gui/parts/app_settings.h"

#include <QVariantMap>

#include <algorithm>

namespace trainyard {
namespace {

const QString kOutlookState = QStringLiteral("campaigns/forecast");

/// Whether ranksPerNode() gives both the same.
bool haveSameNodes(const RunSpec& a, const RunSpec& b)
{
    return ranksHaveGpus(a) == ranksHaveGpus(b) && a.resources.threads == b.resources.threads &&
           a.resources.placement.partition == b.resources.placement.partition;
}

OutlookChoice limited(OutlookChoice choice)
{
    choice.upTo = std::clamp(choice.upTo, 2, kMostForecastRanks);
    choice.perNode = std::clamp(choice.perNode, 1, kMostPerNode);
    choice.gigabits = std::clamp(choice.gigabits, kLeastRate, kMostRate);
    choice.microseconds = std::clamp(choice.microseconds, 0.0, kMostRate);
    choice.price = std::clamp(choice.price, 0.0, kMostPrice);
    if (!knownNetwork(choice.network) && choice.network != kOwnNetwork)
        choice.network = kUsualNetwork;
    return choice;
}

} // namespace

ForecastPlace placeOf(const OutlookChoice& choice)
{
    ForecastPlace place;
    place.mostRanks = choice.upTo;
    place.ranksPerNode = choice.perNode;
    place.price = choice.price;
    const KnownNetwork* known = knownNetwork(choice.network);
    place.network = known ? known->network() : StudyNetwork{choice.gigabits * 1e9 / 8.0, choice.microseconds * 1e-6};
    return place;
}

int ranksPerNode(const ClusterFacts& facts, const RunSpec& spec)
{
    const ClusterPartition* partition = facts.partition(spec.resources.placement.partition);
    if (!partition)
        partition = facts.partition({});
    int most = 0;
    if (partition)
        for (const NodeGroup& group : partition->groups) {
            int ranks = 0;
            if (ranksHaveGpus(spec))
                for (const NodeGpus& gpus : group.gpus)
                    ranks += gpus.count;
            else
                ranks = group.cpus / std::max(1, spec.resources.threads);
            most = std::max(most, ranks);
        }
    return std::min(most, kMostPerNode);
}

StudyOutlook::StudyOutlook(const Services& services, AppSettings& settings, QObject* parent)
    : QObject(parent), m_services(services), m_settings(settings)
{
    read();
    if (m_services.machines)
        connect(m_services.machines->book(), &MachineBook::changed, this, &StudyOutlook::changed);
}

void StudyOutlook::setStudy(const CampaignPointer& study)
{
    if (study == m_study)
        return;
    const CampaignPointer before = m_study;
    m_study = study && study->study ? study : nullptr;
    m_made = false;
    if (before && m_study && !haveSameNodes(before->base, m_study->base)) {
        m_machineProblem.clear();
        m_choice.machine.clear(); // its nodes hold another number of such ranks
        keep();
    }
    emit changed();
}

void StudyOutlook::setChoice(OutlookChoice choice)
{
    choice = limited(std::move(choice));
    if (choice == m_choice)
        return;
    if (choice.perNode != m_choice.perNode)
        m_machineProblem.clear(); // a number was entered
    m_choice = std::move(choice);
    m_made = false;
    keep();
    emit changed();
}

std::vector<std::pair<QString, QString>> StudyOutlook::machines() const
{
    std::vector<std::pair<QString, QString>> machines;
    if (m_services.machines)
        for (const MachineEntry& entry : m_services.machines->book()->entries())
            if (entry.scheduler != SchedulerKind::Direct)
                machines.emplace_back(QString::fromStdString(entry.id), QString::fromStdString(entry.name));
    return machines;
}

void StudyOutlook::chooseMachine(const QString& id)
{
    m_machineProblem.clear();
    OutlookChoice choice = m_choice;
    choice.machine = id;
    setChoice(std::move(choice));
    if (id.isEmpty() || !m_services.machines) {
        emit changed();
        return;
    }
    using Facts = std::optional<ClusterFacts>;
    m_services.machines->ask(
        id, this,
        [](Machine& machine) {
            const ClusterFacts* facts = machine.scheduler->facts(*machine.transport, false);
            return facts ? Facts(*facts) : std::nullopt;
        },
        std::function<void(const Result<Facts>&)>(
            [this, id](const Result<Facts>& facts) { takeNodes(id, facts.ok() ? facts.value() : std::nullopt); }));
}

void StudyOutlook::takeNodes(const QString& machine, const std::optional<ClusterFacts>& facts)
{
    if (machine != m_choice.machine || !m_study)
        return; // another one was chosen meanwhile
    const int ranks = facts ? ranksPerNode(*facts, m_study->base) : 0;
    m_machineProblem = ranks > 0 ? QString()
                                 : tr("The machine does not tell what its nodes hold. Connect it on the Machines page "
                                      "and choose it again, or enter a number.");
    OutlookChoice choice = m_choice;
    if (ranks > 0)
        choice.perNode = ranks;
    else
        choice.machine.clear();
    setChoice(std::move(choice));
    emit changed();
}

const std::optional<StudyForecast>& StudyOutlook::forecast() const
{
    if (!m_made)
        m_forecast = m_study ? forecastStudy(m_study->forecast, placeOf(m_choice)) : std::nullopt;
    m_made = true;
    return m_forecast;
}

QString StudyOutlook::sentence() const
{
    return forecast() ? forecastSentences(*forecast(), m_study->base).join(QLatin1Char(' ')) : QString();
}

QString StudyOutlook::doubts() const
{
    return forecast() ? doubtSentences(*forecast()).join(QLatin1Char(' ')) : QString();
}

void StudyOutlook::read()
{
    const QVariantMap kept = m_settings.state(kOutlookState).toMap();
    OutlookChoice choice;
    choice.upTo = kept.value(QStringLiteral("ranks"), choice.upTo).toInt();
    choice.perNode = kept.value(QStringLiteral("perNode"), choice.perNode).toInt();
    choice.network =
        kept.value(QStringLiteral("network"), QString::fromStdString(choice.network)).toString().toStdString();
    choice.gigabits = kept.value(QStringLiteral("gigabits"), choice.gigabits).toDouble();
    choice.microseconds = kept.value(QStringLiteral("microseconds"), choice.microseconds).toDouble();
    choice.price = kept.value(QStringLiteral("price"), choice.price).toDouble();
    choice.machine = kept.value(QStringLiteral("machine")).toString();
    m_choice = limited(std::move(choice));
}

void StudyOutlook::keep()
{
    m_settings.setState(kOutlookState,
                        QVariantMap{{QStringLiteral("ranks"), m_choice.upTo},
                                    {QStringLiteral("perNode"), m_choice.perNode},
                                    {QStringLiteral("network"), QString::fromStdString(m_choice.network)},
                                    {QStringLiteral("gigabits"), m_choice.gigabits},
                                    {QStringLiteral("microseconds"), m_choice.microseconds},
                                    {QStringLiteral("price"), m_choice.price},
                                    {QStringLiteral("machine"), m_choice.machine}});
}

} // namespace trainyard
