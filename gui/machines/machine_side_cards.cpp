// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/machines/machine_side_cards.h"

#include "backend/protocol/version.h"
#include "gui/formats/format.h"
#include "gui/formats/reason_text.h"
#include "gui/machines/fact_grid.h"
#include "gui/machines/machines_view_model.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/icons.h"
#include "gui/widgets/label.h"

#include <QGridLayout>
#include <QPushButton>

namespace trainyard {
namespace {

constexpr int kStages = static_cast<int>(TrialStage::Count);

} // namespace

MachineTrialCard::MachineTrialCard(MachinesViewModel* model, QWidget* parent)
    : Card(tr("Test"), {}, 40, parent), m_model(model), m_button(makeButton(tr("Test"), QStringLiteral("running"))),
      m_hint(new Label(tr("Checks step by step whether the machine can run training, and says what to do if it "
                          "cannot."),
                       FontRole::Small, Token::T3)),
      m_list(new QWidget)
{
    m_button->setObjectName(QStringLiteral("test"));
    m_button->setFixedHeight(24);
    addHeaderWidget(m_button);
    m_hint->setWordWrap(true);
    body()->addWidget(m_hint);
    auto* grid = new QGridLayout(m_list);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(2, 1);
    for (int stage = 0; stage < kStages; ++stage) {
        Row row{new IconLabel(QStringLiteral("queued"), Token::T3), new WrappedLabel(FontRole::Small, Token::T1),
                new WrappedLabel(FontRole::Caption, Token::T2)};
        grid->addWidget(row.icon, 2 * stage, 0, Qt::AlignTop);
        grid->addWidget(new Label(trialStageText(static_cast<TrialStage>(stage)), FontRole::SmallStrong), 2 * stage, 1,
                        Qt::AlignTop);
        grid->addWidget(row.text, 2 * stage, 2);
        grid->addWidget(row.remedy, 2 * stage + 1, 2);
        m_rows << row;
    }
    body()->addWidget(m_list);
    body()->addStretch(1);
    connect(m_button, &QPushButton::clicked, this, [this] {
        if (m_model->trial()->running())
            m_model->trial()->cancel();
        else
            m_model->test();
    });
    connect(model, &MachinesViewModel::selectionChanged, this, &MachineTrialCard::refresh);
    connect(model, &MachinesViewModel::stateChanged, this, &MachineTrialCard::refresh);
    refresh();
}

void MachineTrialCard::refresh()
{
    const MachineTrialService& trial = *m_model->trial();
    const bool here = trial.machineId() == m_model->selected();
    const bool running = trial.running();
    m_button->setText(running ? tr("Cancel") : tr("Test"));
    m_button->setIcon(themedIcon(running ? QStringLiteral("x") : QStringLiteral("running")));
    m_button->setEnabled(!running || here);
    m_hint->setVisible(!here);
    m_list->setVisible(here);
    setCaption(here && trial.endedAt() > 0.0 ? format::clock(trial.endedAt()) : QString());
    if (!here)
        return;
    for (int stage = 0; stage < kStages; ++stage) {
        const TrialResult& result = trial.result(static_cast<TrialStage>(stage));
        const LinkText outcome = trialOutcomeText(result.outcome);
        const Row& row = m_rows[stage];
        row.icon->setIcon(outcome.icon, Theme::textToken(outcome.tone));
        row.icon->setToolTip(outcome.word);
        row.icon->setAccessibleName(outcome.word);
        const QString text = reasonText(result.found);
        const QString remedy = remedyText(result.found);
        row.text->setSentence(text.isEmpty() ? outcome.word : text);
        row.text->setToolTip(text);
        row.text->setToken(result.outcome == TrialOutcome::Failed ? Token::Fail
                           : result.outcome == TrialOutcome::Waiting || result.outcome == TrialOutcome::Skipped
                               ? Token::T3
                               : Token::T1);
        row.remedy->setSentence(remedy);
        row.remedy->setVisible(!remedy.isEmpty());
    }
}

} // namespace trainyard
