// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/campaigns/study_view.h"

#include "gui/campaigns/campaigns_view_model.h"
#include "gui/campaigns/outlook_view.h"
#include "gui/campaigns/study_figures.h"
#include "gui/campaigns/study_outlook.h"
#include "gui/formats/study_text.h"
#include "gui/parts/chart_menu.h"
#include "gui/plots/chart_group.h"
#include "gui/widgets/feedback.h"
#include "gui/widgets/label.h"
#include "gui/widgets/plain_widget.h"
#include "gui/widgets/real_box.h"
#include "gui/widgets/segmented_control.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QScrollArea>
#include <QStackedWidget>

#include <algorithm>

namespace trainyard {
namespace {

constexpr int kFigures = 4;

} // namespace

StudyView::StudyView(CampaignsViewModel& model, StudyOutlook& outlook, QWidget* parent)
    : QWidget(parent), m_model(model), m_outlook(outlook), m_menu(new ChartMenu(nullptr, this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(makeBar());
    const auto [speed, grid] = makePlainWidget<QGridLayout>(8);
    for (int i = 0; i < kFigures; ++i) {
        m_cards.push_back(new StudyCard);
        grid->addWidget(m_cards.back(), i / 2, i % 2);
        grid->setColumnStretch(i % 2, 1);
        grid->setRowStretch(i / 2, 1);
    }
    const auto [curves, row] = makePlainWidget<QVBoxLayout>(6);
    m_convergence = new StudyCard;
    m_verdict = new Label({}, FontRole::Small, Token::T1);
    m_verdict->setWordWrap(true);
    m_verdict->setTextInteractionFlags(Qt::TextSelectableByMouse);
    row->addWidget(makeConvergenceTools());
    row->addWidget(m_convergence, 1);
    row->addWidget(m_verdict);
    m_stack = new QStackedWidget;
    m_stack->addWidget(speed);
    m_stack->addWidget(curves);
    m_outlookView = new OutlookView(m_model, m_outlook);
    m_stack->addWidget(m_outlookView);
    column->addWidget(m_stack, 1);
    auto* cursors = new ChartGroup(this);
    std::vector<StudyCard*> all = m_cards;
    all.insert(all.end(), {m_convergence, &m_outlookView->card()});
    for (StudyCard* card : all) {
        cursors->add(card->chart());
        m_menu->add(card->chart());
    }
}

QWidget* StudyView::makeBar()
{
    const auto [bar, row] = makePlainWidget<QHBoxLayout>(8);
    m_views = new SegmentedControl;
    m_views->setExpanding(false);
    m_views->addSegment(tr("Speed"), tr("Speed-up, efficiency, throughput and time to accuracy"));
    m_views->addSegment(tr("Convergence"), tr("Every number of ranks compared with the one-rank runs, over samples "
                                              "seen"));
    m_views->addSegment(tr("Forecast"),
                        tr("What more ranks would bring, on one node or several, and where they stop paying off"));
    m_views->setCurrentIndex(0);
    connect(m_views, &SegmentedControl::currentChanged, this, [this](int index) { m_stack->setCurrentIndex(index); });
    row->addWidget(m_views);
    row->addStretch(1);
    return bar;
}

QWidget* StudyView::makeConvergenceTools()
{
    const auto [row, tools] = makePlainWidget<QHBoxLayout>(8);
    m_series = new QComboBox;
    m_series->setAccessibleName(tr("Curve"));
    m_series->setMinimumWidth(190);
    connect(m_series, &QComboBox::activated, this, [this](int index) {
        m_chosen = m_names.at(std::size_t(index));
        showConvergence();
    });
    tools->addWidget(m_series);
    tools->addStretch(1);
    const auto band = [&, layout = tools](const QString& title, const QString& tip, const QString& suffix,
                                          double most) {
        auto* box = new RealBox(0.0, most, 1);
        box->setSingleStep(0.5);
        box->setSuffix(suffix);
        box->setAccessibleName(title);
        box->setToolTip(tip);
        box->setKeyboardTracking(false);
        auto* label = new Label(title, FontRole::Small, Token::T2);
        label->setBuddy(box);
        layout->addWidget(label);
        layout->addWidget(box);
        connect(box, &QDoubleSpinBox::valueChanged, this, [this, box] {
            markField(box, box->problem());
            if (m_accuracy->value() < 0.0 || m_loss->value() < 0.0)
                return;
            m_model.setTolerance({m_accuracy->value() / 100.0, m_loss->value() / 100.0});
        });
        return box;
    };
    m_accuracy = band(tr("Accuracy ±"),
                      tr("Allowed difference from the accuracy of the one-rank runs, in percentage "
                         "points"),
                      tr(" points"), 100.0);
    m_loss = band(tr("Loss ±"), tr("Allowed difference from the mean loss of the one-rank runs, relative to it"),
                  QStringLiteral(" %"), 1000.0);
    return row;
}

void StudyView::refreshSeries()
{
    const std::vector<std::string> names = m_model.convergenceSeries();
    if (names == m_names)
        return;
    m_names = names;
    m_series->clear();
    for (const std::string& name : m_names)
        m_series->addItem(studySeriesTitle(name));
    const auto at = std::find(m_names.begin(), m_names.end(), m_chosen);
    const std::size_t index = at == m_names.end() ? 0 : std::size_t(at - m_names.begin());
    if (!m_names.empty()) {
        m_chosen = m_names[index];
        m_series->setCurrentIndex(int(index));
    }
}

void StudyView::refresh()
{
    const CampaignPointer& study = m_model.campaign();
    if (!study || !study->study)
        return;
    const StudyTolerance tolerance = m_model.tolerance();
    for (const auto& [box, value] : {std::pair(m_accuracy, tolerance.accuracy), std::pair(m_loss, tolerance.loss)}) {
        const QSignalBlocker quiet(box);
        if (!box->hasFocus())
            box->setValue(value * 100.0);
        markField(box, box->problem());
    }
    if (m_outlook.study() != study)
        m_outlook.setStudy(study); // its view follows
    else
        m_outlookView->refresh();
    const std::vector<StudyFigure> figures = speedFigures(*study);
    for (std::size_t i = 0; i < figures.size(); ++i)
        m_cards[i]->setFigure(figures[i]);
    for (std::size_t i = 1; i < figures.size(); ++i)
        m_cards[i]->setLegendShown(legendOf(figures[i]) != legendOf(figures[0]));
    refreshSeries();
    showConvergence();
}

void StudyView::showConvergence()
{
    const CampaignPointer& study = m_model.campaign();
    if (!study || !study->study || m_chosen.empty()) {
        m_convergence->setFigure({tr("Convergence"),
                                  {},
                                  tr("samples"),
                                  {},
                                  ValueFormat::Plain,
                                  {},
                                  {},
                                  {},
                                  tr("The curves grow with each epoch.")});
        m_verdict->clear();
        return;
    }
    m_convergence->setFigure(convergenceFigure(*study, m_chosen));
    QStringList verdicts;
    for (const StudyCount& count : study->report.counts)
        for (const ConvergenceCheck& check : count.checks)
            if (check.series == m_chosen)
                verdicts << convergenceText(check, count.ranks);
    m_verdict->setText(verdicts.join(QLatin1Char('\n')));
}

std::vector<StudyFigure> StudyView::figures() const
{
    std::vector<StudyFigure> all;
    if (!m_model.isStudy())
        return all;
    all = speedFigures(*m_model.campaign());
    for (const std::string& series : m_model.convergenceSeries())
        all.push_back(convergenceFigure(*m_model.campaign(), series));
    if (std::optional<StudyFigure> outlook = m_outlookView->figure())
        all.push_back(std::move(*outlook));
    return all;
}

} // namespace trainyard
