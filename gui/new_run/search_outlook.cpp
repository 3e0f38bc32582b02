// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/search_outlook.h"

#include "gui/formats/figures.h"
#include "gui/formats/format.h"
#include "gui/parts/number_edit.h"
#include "gui/plots/rung_chart.h"
#include "gui/widgets/label.h"
#include "gui/widgets/plain_widget.h"
#include "gui/widgets/scrolled.h"
#include "gui/widgets/share_bar.h"

#include <QBoxLayout>
#include <QDoubleSpinBox>
#include <QSignalBlocker>

#include <algorithm>
#include <cmath>

namespace trainyard {
namespace {

constexpr int kSavingsWidth = 132;
constexpr int kLowestRungs = 90; // in a dialog on a low screen
constexpr int kMinutesWidth = 110;
constexpr double kMostMinutes = 1e6;
constexpr double kHourOfSeconds = 3600.0;
constexpr std::size_t kMostRungLabels = 5; // the median rule may judge after every epoch

QString rounded(double value)
{
    return format::count(std::llround(value));
}

/// "22.5 to 31.3"; empty if all simulated searches came to the same.
QString spreadText(const ForecastSpread& spread, QString (*text)(double))
{
    const auto whole = [text](double value) { return text(value).replace(QLatin1Char(' '), QChar(QChar::Nbsp)); };
    const QString low = whole(spread.low), high = whole(spread.high); // a line ends between the two
    return low == high ? QString() : SearchForecastCard::tr("%1 to %2").arg(low, high);
}

} // namespace

RungFigure rungFigure(const CampaignForm& form)
{
    RungFigure figure;
    figure.note = SearchRungsPane::tr("The rungs appear once the search is complete.");
    const std::optional<SearchForecast>& forecast = form.searchForecast();
    if (!forecast)
        return figure;
    const SearchPlan& plan = form.search().settings();
    figure.all = plan.runs;
    for (std::size_t i = 0; i < forecast->ends.size(); ++i) {
        const bool last = i + 1 == forecast->ends.size();
        const double next = last ? 0.0 : forecast->tries[i + 1];
        const int runs = int(std::lround(forecast->tries[i]));
        QString label;
        if (forecast->ends.size() <= kMostRungLabels || last)
            label = last ? SearchRungsPane::tr("epoch %1: %Ln run(s) done", nullptr, runs).arg(forecast->ends[i])
                         : SearchRungsPane::tr("epoch %1: %Ln run(s), %2 stop", nullptr, runs)
                               .arg(forecast->ends[i])
                               .arg(rounded(std::max(0.0, forecast->tries[i] - next)));
        figure.bars.push_back(
            {double(i == 0 ? 0 : forecast->ends[i - 1]), double(forecast->ends[i]), forecast->tries[i], label});
    }
    return figure;
}

SearchRungsPane::SearchRungsPane(QWidget* parent) : QWidget(parent)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    m_chart = new RungChart;
    m_chart->setMinimumHeight(kLowestRungs);
    m_chart->setAccessibleName(tr("Runs by rung"));
    row->addWidget(m_chart, 1);
    const auto [side, lines] = makePlainWidget<QVBoxLayout>(0);
    side->setMinimumWidth(kSavingsWidth);
    side->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    lines->addStretch(1);
    lines->addWidget(new Label(tr("With early termination"), FontRole::Caption, Token::T2));
    lines->addWidget(m_early = new Label({}, FontRole::BodyStrong));
    lines->addWidget(m_share = new Label({}, FontRole::Caption, Token::T2));
    lines->addSpacing(10);
    lines->addWidget(new Label(tr("Every run to its end"), FontRole::Caption, Token::T2));
    lines->addWidget(m_all = new Label({}, FontRole::BodyStrong));
    lines->addWidget(m_product = new Label({}, FontRole::Caption, Token::T2));
    lines->addStretch(1);
    row->addWidget(side);
}

void SearchRungsPane::refresh(const CampaignForm& form)
{
    m_chart->setFigure(rungFigure(form));
    const std::optional<SearchForecast>& forecast = form.searchForecast();
    const auto epochs = [](double count) {
        return tr("%1 epoch(s)", nullptr, pluralOf(std::llround(count))).arg(rounded(count));
    };
    m_early->setText(forecast ? epochs(forecast->epochs.middle) : QStringLiteral("–"));
    m_share->setText(forecast && forecast->allEpochs > 0.0
                         ? tr("%1 of all").arg(format::percent(forecast->epochs.middle / forecast->allEpochs, 0))
                         : QString());
    m_all->setText(forecast ? epochs(forecast->allEpochs) : QStringLiteral("–"));
    m_product->setText(forecast ? tr("%1 × %2", "runs, epochs")
                                      .arg(format::count(form.search().settings().runs),
                                           format::count(form.search().base().training.epochs))
                                : QString());
}

SearchForecastCard::SearchForecastCard(CampaignForm& form, QWidget* parent)
    : Card(tr("Forecast"), tr("from simulated searches")), m_form(form)
{
    if (parent)
        setParent(parent);
    body()->setSpacing(6);
    const auto [figures, row] = makePlainWidget<QHBoxLayout>(16);
    m_row = figures;
    m_done = makeFigure(row, tr("Done in"));
    m_device = makeFigure(row, tr("Device time"));
    m_whole = makeFigure(row, tr("All to the end"));
    body()->addWidget(figures);
    m_bar = new ShareBar;
    m_legend = new Label({}, FontRole::Caption, Token::T2);
    m_legend->setTextFormat(Qt::RichText);
    m_legend->setWordWrap(true);
    body()->addWidget(m_bar);
    body()->addWidget(m_legend);
    m_minutes = new QDoubleSpinBox;
    m_minutes->setObjectName(QStringLiteral("minutesPerRun"));
    m_minutes->setAccessibleName(tr("Minutes of a whole run"));
    m_minutes->setRange(0.0, kMostMinutes);
    m_minutes->setDecimals(1);
    m_minutes->setSpecialValueText(tr("from past runs"));
    m_minutes->setMinimumWidth(std::max(kMinutesWidth, m_minutes->sizeHint().width()));
    m_minutes->setToolTip(tr("What a run over all epochs takes"));
    ignoreWheel(m_minutes);
    connect(m_minutes, &QDoubleSpinBox::valueChanged, &m_form, &CampaignForm::setMinutesPerRun);
    auto* time = new QHBoxLayout;
    time->setSpacing(8);
    auto* label = new Label(tr("A whole run takes"), FontRole::Small, Token::T2);
    label->setBuddy(m_minutes);
    time->addWidget(label);
    time->addWidget(m_minutes);
    time->addWidget(new Label(tr("minutes"), FontRole::Small, Token::T2));
    time->addStretch(1);
    body()->addLayout(time);
    m_source = new Label({}, FontRole::Caption, Token::T2);
    m_source->setObjectName(QStringLiteral("forecastSource"));
    m_source->setWordWrap(true);
    m_source->setTextFormat(Qt::PlainText);
    body()->addWidget(m_source);
}

SearchForecastCard::Figure SearchForecastCard::makeFigure(QBoxLayout* row, const QString& title)
{
    const auto [figure, lines] = makePlainWidget<QVBoxLayout>(0);
    Figure made{new Label(title, FontRole::Caption, Token::T2), new Label({}, FontRole::BodyStrong),
                new Label({}, FontRole::Caption, Token::T2)};
    for (Label* label : {made.title, made.value, made.note}) {
        label->setWordWrap(true); // three of them share a narrow column, in every language
        lines->addWidget(label);
    }
    lines->addStretch(1);
    row->addWidget(figure, 1);
    return made;
}

void SearchForecastCard::refresh()
{
    const std::optional<SearchForecast>& forecast = m_form.searchForecast();
    const bool known = forecast && forecast->deviceSeconds.middle > 0.0;
    for (QWidget* part : {static_cast<QWidget*>(m_row), static_cast<QWidget*>(m_bar), static_cast<QWidget*>(m_legend)})
        part->setVisible(known);
    m_source->setText(m_form.timeSource());
    {
        const QSignalBlocker quiet(m_minutes);
        if (!m_minutes->hasFocus())
            m_minutes->setValue(m_form.minutesPerRun());
    }
    if (!known)
        return;
    m_done.value->setText(format::duration(forecast->seconds.middle));
    m_done.note->setText(spreadText(forecast->seconds, &format::duration));
    m_device.value->setText(format::deviceTime(forecast->deviceSeconds.middle));
    m_device.note->setText(spreadText(forecast->deviceSeconds, &format::deviceTime));
    m_whole.value->setText(format::deviceTime(forecast->allDeviceSeconds));
    m_whole.note->setText(tr("no early stop"));
    const double budget = m_form.search().settings().deviceHours * kHourOfSeconds;
    const double all = std::max({budget, forecast->deviceSeconds.middle, 1e-9});
    const double repeats = forecast->epochs.middle > 0.0
                               ? forecast->deviceSeconds.middle * forecast->repeatEpochs / forecast->epochs.middle
                               : 0.0;
    const double search = std::max(0.0, forecast->deviceSeconds.middle - repeats);
    m_bar->setParts({{search / all, Token::S1}, {repeats / all, Token::S4}});
    QStringList legend{tr("search %1").arg(format::deviceTime(search))};
    if (repeats > 0.0)
        legend << tr("repeats %1").arg(format::deviceTime(repeats));
    if (budget > 0.0)
        legend << tr("budget %1").arg(format::deviceTime(budget));
    m_legend->setText(legend.join(QStringLiteral(" · ")));
}

} // namespace trainyard
