// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/inspect/predictions_view_model.h"

#include "gui/formats/figures.h"
#include "gui/formats/format.h"
#include "gui/formats/reason_text.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace trainyard {
namespace {

constexpr std::size_t kKeptReports = 16;
const QString kBetween = QStringLiteral(" &nbsp;&nbsp; "); // the figures of the headline

QString strong(const QString& text)
{
    return QStringLiteral("<b>%1</b>").arg(text.toHtmlEscaped());
}

/// NaN comes last in every order.
double orderValue(double value)
{
    return std::isnan(value) ? std::numeric_limits<double>::infinity() : value;
}

} // namespace

PredictionsViewModel::PredictionsViewModel(const Services& services, QObject* parent)
    : QObject(parent), m_services(services)
{
    if (!m_services.looks)
        return;
    connect(m_services.looks, &NetLookService::progressed, this, [this](qint64 number, qint64 done, qint64 total) {
        if (number != m_asked)
            return;
        m_done = done;
        m_total = total;
        m_progress = total > 0 ? double(done) / double(total) : -1.0;
        emit progressChanged();
    });
    connect(m_services.looks, &NetLookService::reported, this,
            [this](qint64 number, const std::shared_ptr<const PredictionReport>& report) {
                if (number == m_asked)
                    take(report);
            });
    connect(m_services.looks, &NetLookService::thumbnailsTold, this,
            [this](qint64 number, const std::vector<ErrorThumbnail>& pictures) {
                if (number != m_askedPictures)
                    return;
                m_askedPictures = 0;
                for (const ErrorThumbnail& one : pictures)
                    if (!m_kept.empty())
                        m_kept.front().pictures[one.index] = one.image;
                emit picturesCame();
            });
    connect(m_services.looks, &NetLookService::failed, this, [this](qint64 number, const Error& error) {
        if (number == m_asked)
            takeFailure(error);
        else if (number == m_askedPictures)
            m_askedPictures = 0; // the mistakes stay without pictures; their names are shown
    });
}

PredictionsViewModel::~PredictionsViewModel()
{
    forgetQuestions();
}

void PredictionsViewModel::forgetQuestions()
{
    for (qint64* number : {&m_asked, &m_askedPictures})
        if (*number != 0 && m_services.looks)
            m_services.looks->cancel(std::exchange(*number, 0));
    m_wanted.clear();
}

void PredictionsViewModel::showCheckpoint(const RunRow& run, const RunCheckpoint& checkpoint)
{
    const NetLookService::Net net{run.machine.empty() ? "local" : run.machine, checkpoint.file};
    if (net == m_net && checkpoint.step == m_step && m_state != State::Idle)
        return;
    m_net = net;
    m_step = checkpoint.step;
    ask();
}

void PredictionsViewModel::setValidation(bool validation)
{
    if (validation == m_validation)
        return;
    m_validation = validation;
    if (m_state != State::Idle)
        ask();
}

void PredictionsViewModel::ask()
{
    forgetQuestions();
    m_filter = {};
    m_error.clear();
    const Key key{m_net, m_step, m_validation};
    const auto kept = std::find_if(m_kept.begin(), m_kept.end(), [&](const Kept& one) { return one.key == key; });
    if (kept != m_kept.end())
        return show(kept);
    m_report.reset();
    m_shown.clear();
    m_state = State::Working;
    m_progress = -1.0;
    m_done = m_total = 0;
    if (m_services.looks)
        m_asked = m_services.looks->askReport({m_net, m_validation});
    emit changed();
    emit shownChanged();
}

void PredictionsViewModel::cancel()
{
    if (m_state != State::Working)
        return;
    forgetQuestions();
    m_state = State::Cancelled;
    emit changed();
}

void PredictionsViewModel::askAgain()
{
    ask();
}

void PredictionsViewModel::take(std::shared_ptr<const PredictionReport> report)
{
    m_asked = 0;
    Kept kept{{m_net, m_step, m_validation}, std::move(report), {}};
    for (const ErrorThumbnail& one : kept.report->thumbnails)
        kept.pictures[one.index] = one.image;
    m_kept.push_front(std::move(kept));
    if (m_kept.size() > kKeptReports)
        m_kept.pop_back();
    show(m_kept.begin());
}

void PredictionsViewModel::show(std::list<Kept>::iterator kept)
{
    m_kept.splice(m_kept.begin(), m_kept, kept); // the newest first
    m_report = m_kept.front().report;
    m_state = State::Answered;
    rebuild();
    emit changed();
    emit shownChanged();
}

void PredictionsViewModel::takeFailure(const Error& error)
{
    m_asked = 0;
    m_state = State::Failed;
    m_error = errorText(error);
    m_report.reset();
    m_shown.clear();
    emit changed();
    emit shownChanged();
}

QString PredictionsViewModel::progressText() const
{
    return m_total > 0 ? tr("%1 of %2 samples").arg(format::count(m_done), format::count(m_total))
                       : tr("The engine opens the data set…");
}

QString PredictionsViewModel::className(int index) const
{
    if (!m_report || index < 0 || index >= int(m_report->net.classes.size()))
        return tr("class %1").arg(index);
    return QString::fromStdString(m_report->net.classes[std::size_t(index)]);
}

QStringList PredictionsViewModel::accuracies() const
{
    QStringList parts{tr("%1 top-1").arg(strong(format::percent(m_report->top1)))};
    if (m_report->top5)
        parts << tr("%1 top-5").arg(strong(format::percent(*m_report->top5)));
    return parts;
}

QString PredictionsViewModel::shortHeadline() const
{
    return m_report ? accuracies().join(kBetween) : QString();
}

QString PredictionsViewModel::headline() const
{
    if (!m_report)
        return {};
    QStringList parts = accuracies();
    const QString mistakes = strong(format::count(m_report->mistakeCount)), all = format::count(m_report->samples);
    const int plural = pluralOf(m_report->mistakeCount);
    parts << (m_report->validation ? tr("%1 mistake(s) in %2 validation samples", nullptr, plural).arg(mistakes, all)
                                   : tr("%1 mistake(s) in %2 training samples", nullptr, plural).arg(mistakes, all));
    return parts.join(kBetween);
}

QString PredictionsViewModel::remark() const
{
    if (!m_report)
        return {};
    QStringList parts;
    if (m_report->skippedCount > 0)
        parts << tr("%Ln sample(s) could not be read and (is|are) not counted", nullptr,
                    static_cast<int>(m_report->skippedCount));
    else if (m_report->samples < m_report->setSamples)
        parts << tr("%1 of the set's %2 samples")
                     .arg(format::count(m_report->samples), format::count(m_report->setSamples));
    const auto classes = std::int64_t(m_report->net.classes.size());
    if (m_report->sourceClasses > classes)
        parts << tr("%1 of the data set's %2 classes")
                     .arg(format::count(classes), format::count(m_report->sourceClasses));
    return parts.join(QStringLiteral("; "));
}

void PredictionsViewModel::setOrder(MistakeOrder order)
{
    if (order == m_order)
        return;
    m_order = order;
    rebuild();
    emit shownChanged();
}

void PredictionsViewModel::setFilter(const MistakeFilter& filter)
{
    if (filter == m_filter)
        return;
    m_filter = filter;
    rebuild();
    emit shownChanged();
}

void PredictionsViewModel::rebuild()
{
    m_shown.clear();
    if (!m_report)
        return;
    const std::vector<Mistake>& all = m_report->mistakes;
    for (int i = 0; i < int(all.size()); ++i)
        if ((!m_filter.actual || all[std::size_t(i)].actual == *m_filter.actual) &&
            (!m_filter.predicted || all[std::size_t(i)].predicted == *m_filter.predicted))
            m_shown.push_back(i);
    const auto by = [&](auto value) {
        std::stable_sort(m_shown.begin(), m_shown.end(), [&](int a, int b) {
            return orderValue(value(all[std::size_t(a)])) < orderValue(value(all[std::size_t(b)]));
        });
    };
    switch (m_order) {
    case MistakeOrder::MostSure: by([](const Mistake& one) { return -one.predictedProbability; }); break;
    case MistakeOrder::HighestLoss: by([](const Mistake& one) { return -one.loss; }); break;
    case MistakeOrder::LeastSure: by([](const Mistake& one) { return one.predictedProbability; }); break;
    }
}

QString PredictionsViewModel::filterText() const
{
    if (m_filter.actual && m_filter.predicted)
        return tr("“%1” taken for “%2”").arg(className(*m_filter.actual), className(*m_filter.predicted));
    if (m_filter.actual)
        return tr("“%1” not recognised").arg(className(*m_filter.actual));
    return m_filter.predicted ? tr("taken for “%1”").arg(className(*m_filter.predicted)) : QString();
}

qint64 PredictionsViewModel::passing() const
{
    if (!m_report)
        return 0;
    if (!m_filter.any())
        return m_report->mistakeCount;
    qint64 count = 0;
    for (const ConfusionCell& cell : m_report->confusion)
        if (cell.actual != cell.predicted && (!m_filter.actual || cell.actual == *m_filter.actual) &&
            (!m_filter.predicted || cell.predicted == *m_filter.predicted))
            count += cell.samples;
    return count;
}

QString PredictionsViewModel::shownText() const
{
    if (!m_report)
        return {};
    const qint64 here = qint64(m_shown.size()), all = passing();
    const QString number =
        here == all ? format::count(all) : tr("%1 of %2").arg(format::count(here), format::count(all));
    return tr("%1; top line: predicted, below: true class").arg(number);
}

bool PredictionsViewModel::hasPictures() const
{
    return m_report && !m_report->net.features;
}

const std::string& PredictionsViewModel::picture(std::int64_t sample) const
{
    static const std::string none;
    if (m_kept.empty() || m_kept.front().report != m_report)
        return none;
    const auto found = m_kept.front().pictures.find(sample);
    return found == m_kept.front().pictures.end() ? none : found->second;
}

void PredictionsViewModel::wantPictures(const std::vector<std::int64_t>& samples)
{
    if (!hasPictures() || !m_services.looks || m_askedPictures != 0)
        return;
    std::vector<std::int64_t> missing;
    for (const std::int64_t one : samples)
        if (picture(one).empty() && m_wanted.insert(one).second)
            missing.push_back(one);
    if (!missing.empty())
        m_askedPictures = m_services.looks->askThumbnails({m_net, m_validation}, missing);
}

} // namespace trainyard
