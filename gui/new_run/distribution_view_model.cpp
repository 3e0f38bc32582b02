// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/distribution_view_model.h"

#include "backend/protocol/scaling.h"
#include "gui/formats/format.h"
#include "gui/formats/reason_text.h"

#include <algorithm>

namespace trainyard {
namespace {

constexpr int kSoon = 250; // milliseconds after the latest change
constexpr qsizetype kMostWarnings = 6;

} // namespace

DistributionViewModel::DistributionViewModel(const RunSpec& spec, const QString& engine, QObject* parent)
    : QObject(parent), m_service(std::make_unique<DistributionService>(engine))
{
    m_question.spec = spec;
    m_question.localBatch =
        spec.training.batchSize > 0
            ? static_cast<int>(std::max<std::int64_t>(scaledBatch(spec, spec.resources.ranks).largestLocal, 1))
            : 1;
    m_soon.setSingleShot(true);
    m_soon.setInterval(kSoon);
    connect(&m_soon, &QTimer::timeout, this, [this] { m_service->ask(m_question); });
    connect(m_service.get(), &DistributionService::reported, this, [this](const DistributionReport& report) {
        m_report = report;
        m_error.clear();
        m_waiting = false;
        emit changed();
    });
    connect(m_service.get(), &DistributionService::failed, this, [this](const Error& error) {
        m_report.reset();
        m_error = error.reason.empty() ? errorText(error) : errorReasonText(error);
        m_waiting = false;
        emit changed();
    });
    m_waiting = true;
    m_service->ask(m_question);
}

DistributionViewModel::~DistributionViewModel() = default;

void DistributionViewModel::askSoon()
{
    m_waiting = true;
    m_soon.start();
    emit changed();
}

void DistributionViewModel::setRanks(int ranks)
{
    m_question.ranks = ranks;
    askSoon();
}

void DistributionViewModel::setLocalBatch(int samples)
{
    m_question.localBatch = samples;
    askSoon();
}

void DistributionViewModel::setSharding(Sharding sharding)
{
    m_question.spec.data.sharding = sharding;
    askSoon();
}

QString DistributionViewModel::stepsText(std::int64_t steps)
{
    return tr("%Ln step(s)", nullptr, static_cast<int>(steps));
}

QString DistributionViewModel::totals() const
{
    if (!m_report)
        return {};
    qint64 samples = 0;
    for (const std::int64_t count : m_report->whole)
        samples += count;
    const auto [least, most] = std::minmax_element(m_report->shares.begin(), m_report->shares.end(),
                                                   [](const auto& a, const auto& b) { return a.steps < b.steps; });
    const QString steps = least->steps == most->steps
                              ? stepsText(most->steps)
                              : tr("%1 to %2 steps").arg(format::count(least->steps), format::count(most->steps));
    return tr("%1 samples of %2 classes · %3 ranks · %4 per epoch")
        .arg(format::count(samples), format::count(qint64(m_report->classes.size())), format::count(m_report->ranks),
             steps);
}

QString DistributionViewModel::shareText(const RankShare& share, int localBatch)
{
    if (share.steps == 0)
        return tr("no sample");
    const QString samples = tr("%Ln sample(s)", nullptr, static_cast<int>(share.samples));
    const QString steps = stepsText(share.steps);
    return share.lastBatch == localBatch
               ? tr("%1 · %2").arg(samples, steps)
               : tr("%1 · %2, the last with %3").arg(samples, steps, format::count(share.lastBatch));
}

QString DistributionViewModel::warningText(const DistributionWarning& warning) const
{
    const QString found = format::count(warning.found);
    const QString expected = format::count(qRound64(warning.expected));
    const QString rank = QString::number(warning.rank);
    switch (warning.issue) {
    case DistributionIssue::EmptyRank: return tr("Rank %1 has no samples.").arg(rank);
    case DistributionIssue::SkewedClasses: {
        const QString name = QString::fromStdString(m_report->classes.at(static_cast<std::size_t>(warning.classIndex)));
        return warning.count > 1
                   ? tr("Rank %1 sees a skewed share of %2 classes, such as %3 of “%4” where %5 would be fair.")
                         .arg(rank, format::count(warning.count), found, name, expected)
                   : tr("Rank %1 sees %2 samples of “%3”; %4 would be fair.").arg(rank, found, name, expected);
    }
    case DistributionIssue::UnevenSteps:
        return tr("Ranks make %1 to %2 steps; synchronous training ends each epoch with the fewest.")
            .arg(found, expected);
    case DistributionIssue::PartialBatch:
        return warning.rank < 0 ? tr("The last batch of each rank has %1 of %2 samples.").arg(found, expected)
                                : tr("The last batch of rank %1 has %2 of %3 samples.").arg(rank, found, expected);
    case DistributionIssue::UnevenFiles:
        return tr("%1 files cannot be shared evenly by %2 ranks.").arg(found, format::count(m_report->ranks));
    case DistributionIssue::FewFiles:
        return tr("There are fewer files (%1) than ranks (%2), so each rank takes a contiguous part of all samples.")
            .arg(found, format::count(m_report->ranks));
    }
    return {};
}

QStringList DistributionViewModel::warnings() const
{
    if (!m_report)
        return {};
    std::vector<DistributionWarning> sorted = m_report->warnings;
    std::stable_sort(sorted.begin(), sorted.end(), [](const auto& a, const auto& b) { return a.issue < b.issue; });
    QStringList texts;
    for (const DistributionWarning& warning : sorted)
        texts << warningText(warning);
    if (texts.size() > kMostWarnings) {
        const qsizetype more = texts.size() - kMostWarnings + 1;
        texts = texts.mid(0, kMostWarnings - 1);
        texts << tr("… and %1 more warnings").arg(format::count(more));
    }
    return texts;
}

} // namespace trainyard
