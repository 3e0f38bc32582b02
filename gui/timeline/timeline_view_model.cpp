// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/timeline/timeline_view_model.h"

#include "cluster/control/machine_entry.h"
#include "gui/formats/format.h"
#include "gui/formats/reason_text.h"
#include "gui/formats/visible_text.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

namespace trainyard {
namespace {

constexpr int kRunsSearched = 500;
constexpr std::size_t kRunsListed = 12;
constexpr double kTogether = 2e-6; // seconds: only what starts more than this later counts as late

} // namespace

TimelineViewModel::TimelineViewModel(const Services& services, QObject* parent) : QObject(parent), m_services(services)
{
    connect(&m_service, &TimelineService::progress, this, [this](quint64 request, double share) {
        for (Part& part : m_sides)
            if (part.request == request && request != 0) {
                part.progress = share;
                emit progressed();
            }
    });
    connect(&m_service, &TimelineService::opened, this, [this](quint64 request, const TracePointer& trace) {
        for (int side = 0; side < kSides; ++side) {
            Part& part = m_sides[std::size_t(side)];
            if (part.request != request || request == 0)
                continue;
            part.request = 0;
            part.trace = trace;
            part.range.reset();
            match(Side(side));
            measure(Side(side));
            emit loaded(side);
            emit changed();
        }
    });
    connect(&m_service, &TimelineService::failed, this, [this](quint64 request, const Error& error) {
        m_error = errorText(error);
        for (Part& part : m_sides)
            if (part.request == request && request != 0) {
                part.request = 0;
                part.place = part.trace ? part.trace->place : QString();
            }
        emit changed();
    });
}

TimelineViewModel::~TimelineViewModel() = default;

void TimelineViewModel::open(Side side, const QString& place)
{
    Part& part = m_sides[side];
    if (part.request != 0)
        m_service.cancel(part.request);
    m_error.clear();
    part.place = place;
    part.progress = 0.0;
    part.request = m_service.open(place);
    emit changed();
}

void TimelineViewModel::cancel(Side side)
{
    Part& part = m_sides[side];
    if (part.request == 0)
        return;
    m_service.cancel(part.request);
    part.request = 0;
    part.place = part.trace ? part.trace->place : QString();
    emit changed();
}

void TimelineViewModel::close(Side side)
{
    cancel(side);
    Part& part = m_sides[side];
    part.trace.reset();
    part.place.clear();
    part.range.reset();
    part.wanted.clear();
    part.matches = 0;
    part.measures.setMeasures({});
    part.totals.setTotals({}, nullptr, nullptr);
    emit loaded(side);
    emit changed();
}

void TimelineViewModel::openRun(const QString& runId)
{
    m_run = runId;
    if (!m_services.store)
        return;
    using Found = std::optional<RunRow>;
    m_services.store->ask(
        this, [id = runId.toStdString()](StoreReader& reader) { return reader.run(id); },
        [this, runId](const Found& row) {
            if (!row || runId != m_run)
                return;
            m_runName = format::visible(row->name);
            m_names.insert(QDir::cleanPath(QString::fromStdString(row->directory)), m_runName);
            m_service.tracesOf(QString::fromStdString(row->directory), this,
                               [this, runId](const std::vector<TraceFolder>& traces) {
                                   if (runId != m_run)
                                       return;
                                   m_traces = traces;
                                   m_error.clear();
                                   if (!traces.empty())
                                       open(First, QString::fromStdString(traces.front().path.string()));
                                   else
                                       close(First);
                               });
        });
}

void TimelineViewModel::findOwnTraces()
{
    if (!m_services.store)
        return;
    m_services.store->ask(
        this,
        [](StoreReader& reader) {
            RunQuery query;
            query.limit = kRunsSearched;
            return reader.runs(query);
        },
        [this](const std::vector<RunRow>& rows) {
            std::vector<RunTraces> runs;
            for (const RunRow& row : rows)
                if (row.machine.empty() || row.machine == kLocalMachineId)
                    runs.push_back({QString::fromStdString(row.id),
                                    format::visible(row.name),
                                    QString::fromStdString(row.directory),
                                    {}});
            m_service.runsWithTraces(std::move(runs), kRunsListed, this, [this](const std::vector<RunTraces>& found) {
                m_own = found;
                for (const RunTraces& run : found)
                    m_names.insert(QDir::cleanPath(run.directory), run.name);
                emit changed();
            });
        });
}

void TimelineViewModel::setRange(Side side, const Range& range)
{
    if (m_sides[side].range == range)
        return;
    m_sides[side].range = range;
    measure(side);
}

void TimelineViewModel::measure(Side side)
{
    Part& part = m_sides[side];
    if (!part.trace)
        return;
    const qint64 from = part.range ? part.range->first : 0;
    const qint64 to = part.range ? part.range->second : part.trace->trace->length + 1;
    part.measures.setMeasures(part.trace->analysis.measure(from, to));
    m_service.totals(part.trace, from, to, this,
                     [this, side, trace = part.trace](const TimelineService::Totals& totals) {
                         if (m_sides[side].trace == trace)
                             m_sides[side].totals.setTotals(totals, trace->trace.get(), trace);
                     });
    emit measuresChanged(side);
}

void TimelineViewModel::match(Side side)
{
    Part& part = m_sides[side];
    part.wanted.clear();
    part.matches = 0;
    if (!part.trace || m_searched.isEmpty())
        return;
    part.wanted = timeline::labelsLike(*part.trace->trace, m_searched.toStdString());
    for (std::size_t i = 0; i < part.wanted.size(); ++i)
        if (part.wanted[i])
            part.matches += qint64(part.trace->trace->labels[i].count);
}

void TimelineViewModel::search(const QString& text)
{
    if (text == m_searched)
        return;
    m_searched = text;
    match(First);
    match(Second);
    emit searchChanged();
}

void TimelineViewModel::findNext(Side side, const timeline::SliceId& from, bool backwards)
{
    Part& part = m_sides[side];
    if (part.trace && part.matches > 0)
        m_service.find(part.trace, part.wanted, from, backwards, this,
                       [this, side, trace = part.trace](const timeline::SliceId& slice) {
                           if (m_sides[side].trace == trace)
                               emit found(side, slice);
                       });
}

void TimelineViewModel::askText(Side side, const timeline::SliceId& slice)
{
    const TracePointer trace = m_sides[side].trace;
    if (trace && slice.valid())
        m_service.text(trace, slice, this, [this, side, trace](const QString& text) {
            if (m_sides[side].trace == trace)
                emit textRead(side, text);
        });
}

QString TimelineViewModel::title(Side side) const
{
    const QString place = m_sides[side].place;
    static const QRegularExpression ofRun(QStringLiteral("^(.*)/attempts/(\\d+)/trace/steps-(\\d+)-(\\d+)$"));
    const QRegularExpressionMatch found = ofRun.match(QDir::cleanPath(place));
    if (!found.hasMatch())
        return QDir::toNativeSeparators(place);
    const QString directory = found.captured(1);
    const QString run = m_names.value(directory, QFileInfo(directory).fileName());
    return tr("%1: attempt %2, steps %3 to %4")
        .arg(run, QString::number(found.captured(2).toLongLong()), QString::number(found.captured(3).toLongLong()),
             QString::number(found.captured(4).toLongLong()));
}

QString TimelineViewModel::summary(Side side) const
{
    const TracePointer& loaded = m_sides[side].trace;
    if (!loaded)
        return {};
    const timeline::Trace& trace = *loaded->trace;
    QStringList parts;
    if (trace.ranks > 0)
        parts << tr("%Ln rank(s)", nullptr, trace.ranks);
    parts << tr("%1 slices").arg(format::count(qint64(trace.slices)));
    parts << spanText(double(trace.length));
    const timeline::Measures& measures = m_sides[side].measures.measures();
    if (measures.steps > 0)
        parts << (measures.steps == 1
                      ? tr("1 step of %1").arg(spanText(measures.meanStep * 1e9))
                      : tr("%1 steps of %2").arg(format::count(measures.steps), spanText(measures.meanStep * 1e9)));
    return parts.join(QStringLiteral(" · "));
}

QStringList TimelineViewModel::notes(Side side) const
{
    QStringList notes;
    const TracePointer& loaded = m_sides[side].trace;
    if (!loaded)
        return notes;
    for (const timeline::File& file : loaded->trace->files) {
        const QString name = QFileInfo(QString::fromStdString(file.path)).fileName();
        if (!file.failure.empty())
            notes << tr("%1: %2. Everything before that is shown.").arg(name, QString::fromStdString(file.failure));
        else if (file.cut)
            notes << tr("%1 ends in the middle, after byte %2. Its %3 events before that are shown.")
                         .arg(name, format::count(qint64(file.cutAt)), format::count(qint64(file.events)));
        if (file.damaged > 0)
            notes
                << tr("%1 is damaged in %Ln place(s); everything else is shown.", nullptr, int(file.damaged)).arg(name);
        if (file.unmatched > 0)
            notes
                << tr("%1: %Ln event(s) (has|have) no end or no start; those without an end extend to the end of their "
                      "thread.",
                      nullptr, int(file.unmatched))
                       .arg(name);
    }
    if (loaded->trace->dropped > 0)
        notes << tr("%1 slices are not shown: they are nested deeper than 64, or on more than 20,000 threads.")
                     .arg(format::count(qint64(loaded->trace->dropped)));
    if (loaded->trace->severalClocks)
        notes << tr("The ranks' clocks belong to several machines and were aligned by the time of day: they may be off "
                    "by milliseconds.");
    return notes;
}

QStringList TimelineViewModel::verdicts(Side side) const
{
    QStringList out;
    const timeline::Measures& measures = m_sides[side].measures.measures();
    double communication = 0.0, hidden = 0.0;
    for (const timeline::RankMeasures& rank : measures.ranks) {
        communication += rank.communication;
        hidden += rank.hidden;
    }
    if (communication > 0.0)
        out << tr("%1 of the communication is hidden behind compute.").arg(format::percent(hidden / communication));
    const auto idlest =
        std::max_element(measures.ranks.begin(), measures.ranks.end(),
                         [](const auto& a, const auto& b) { return a.idle / a.span < b.idle / b.span; });
    if (measures.ranks.size() > 1)
        out << tr("Rank %1 idles most: %2 of its time.")
                   .arg(idlest->rank)
                   .arg(format::percent(idlest->idle / idlest->span));
    else if (measures.ranks.size() == 1)
        out << tr("Idle: %1 of the time.").arg(format::percent(idlest->idle / idlest->span));
    const timeline::LateRank& late = measures.late;
    double behind = late.behind;
    if (!late.standsOut)
        for (const timeline::LateRank::Rank& rank : late.ranks)
            behind = std::max(behind, rank.behind);
    if (late.sums > 0 && behind < kTogether)
        out << tr("The ranks start their sums together.");
    else if (late.sums > 0 && late.standsOut)
        out << tr("Rank %1 comes last to %2 of %3 sums, then %4 behind the others.")
                   .arg(late.rank)
                   .arg(format::count(late.times), format::count(late.sums), spanText(late.behind * 1e9));
    return out;
}

qint64 TimelineViewModel::originOf(const timeline::Trace& trace)
{
    qint64 origin = -1;
    for (const timeline::Track& track : trace.tracks)
        for (const timeline::Row& row : track.rows)
            for (std::size_t i = 0; i < row.size() && i < 1000;
                 ++i) { // steps are at the start of a trace, or there are none
                const timeline::Label& label = trace.labels[row.label[i]];
                if ((label.category == "step" || label.name.starts_with("ProfilerStep")) &&
                    (origin < 0 || row.begin[i] < origin))
                    origin = row.begin[i];
            }
    return std::max<qint64>(origin, 0);
}

} // namespace trainyard
