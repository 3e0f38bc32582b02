// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/parts/machine_check_card.h"

#include "gui/widgets/buttons.h"
#include "gui/widgets/feedback.h"
#include "gui/widgets/label.h"
#include "gui/widgets/segmented_control.h"

#include <QBoxLayout>
#include <QClipboard>
#include <QGridLayout>
#include <QGuiApplication>
#include <QPushButton>

namespace trainyard {
namespace {

using Judgement = MachineCheckViewModel::Judgement;

QString iconOf(Judgement judgement)
{
    switch (judgement) {
    case Judgement::Good: return QStringLiteral("done");
    case Judgement::Slow: return QStringLiteral("warn");
    case Judgement::Wrong: return QStringLiteral("failed");
    case Judgement::NotJudged: break;
    }
    return QStringLiteral("info");
}

Token tokenOf(Judgement judgement)
{
    switch (judgement) {
    case Judgement::Good: return Token::Done;
    case Judgement::Slow: return Token::Que;
    case Judgement::Wrong: return Token::Fail;
    case Judgement::NotJudged: break;
    }
    return Token::T3;
}

Label* figure(const QString& text, FontRole role, Token token)
{
    auto* label = new Label(text, role, token);
    label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    return label;
}

void addRow(QGridLayout& grid, const MachineCheckViewModel::Row& row)
{
    const int at = grid.rowCount();
    grid.addWidget(new IconLabel(iconOf(row.judgement), tokenOf(row.judgement)), at, 0);
    grid.addWidget(new Label(row.part), at, 1);
    grid.addWidget(figure(row.reached, FontRole::BodyStrong, Token::T1), at, 2);
    grid.addWidget(figure(row.expected, FontRole::Body, Token::T3), at, 3);
    grid.addWidget(new Label(row.word, FontRole::Body, tokenOf(row.judgement)), at, 4);
    if (row.advice.isEmpty())
        return;
    auto* advice = new Label(row.advice, FontRole::Small, Token::T2);
    advice->setTextFormat(Qt::PlainText);
    advice->setWordWrap(true);
    advice->setTextInteractionFlags(Qt::TextSelectableByMouse);
    grid.addWidget(advice, at + 1, 1, 1, 4);
}

} // namespace

MachineCheckCard::MachineCheckCard(MachineCheckService& service, AppSettings& settings, QWidget* parent)
    : Card(tr("Check this machine"), {}, 40, parent), m_model(service, settings), m_precision(new SegmentedControl),
      m_start(makeButton(tr("Check now"), QStringLiteral("running"))),
      m_copy(makeButton(tr("Copy as text"), QStringLiteral("copy"))),
      m_hint(new Label(
          tr("Compares every operator with an independent calculation, and compares the speed of memory, arithmetic, "
             "disk and data loading with the expected values. It takes about ten seconds; nothing else should run."),
          FontRole::Small, Token::T3)),
      m_problem(new Label({}, FontRole::Body, Token::Fail)), m_busy(new BusyBar)
{
    m_precision->addSegment(QStringLiteral("fp32"), tr("32-bit numbers"));
    m_precision->addSegment(QStringLiteral("bf16"), tr("16-bit numbers, if the processor supports them"));
    m_precision->setCurrentIndex(0);
    m_precision->setExpanding(false);
    m_precision->setAccessibleName(tr("Precision"));
    m_start->setObjectName(QStringLiteral("start"));
    m_copy->setObjectName(QStringLiteral("copy"));
    m_start->setFixedHeight(24);
    m_copy->setFixedHeight(24);
    addHeaderWidget(m_precision);
    addHeaderWidget(m_copy);
    addHeaderWidget(m_start);
    for (Label* text : {m_hint, m_problem}) {
        text->setWordWrap(true);
        text->setTextFormat(Qt::PlainText);
        body()->addWidget(text);
    }
    body()->addWidget(m_busy);

    connect(m_start, &QPushButton::clicked, this, [this] {
        m_model.start(m_precision->currentIndex() == 1 ? QStringLiteral("bf16") : QStringLiteral("fp32"));
    });
    connect(m_copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(m_model.text()); });
    connect(m_busy, &BusyBar::cancelled, &m_model, &MachineCheckViewModel::cancel);
    connect(&m_model, &MachineCheckViewModel::progressed, this, [this] {
        m_busy->setText(m_model.progressText());
        m_busy->setProgress(m_model.share());
    });
    connect(&m_model, &MachineCheckViewModel::changed, this, &MachineCheckCard::refresh);
    refresh();
}

void MachineCheckCard::refresh()
{
    m_start->setEnabled(!m_model.running());
    m_precision->setEnabled(!m_model.running());
    m_copy->setVisible(m_model.hasResult());
    m_problem->setText(m_model.problem());
    m_problem->setVisible(!m_model.problem().isEmpty());
    setCaption(m_model.when());
    if (!m_model.running())
        m_busy->finish();
    else if (m_model.cancelling())
        m_busy->setText(m_model.progressText());
    else
        m_busy->start(m_model.progressText());
    if (m_result) {
        m_result->hide();
        m_result->deleteLater();
        m_result = nullptr;
    }
    if (m_model.hasResult()) {
        m_result = makeMachineCheckResult(m_model);
        m_result->setEnabled(!m_model.running());
        body()->addWidget(m_result);
    }
}

QWidget* makeMachineCheckResult(const MachineCheckViewModel& model)
{
    auto* result = new QWidget;
    auto* column = new QVBoxLayout(result);
    column->setContentsMargins(0, 4, 0, 0);
    column->setSpacing(8);
    column->addWidget(makeRule());
    auto* line = new QHBoxLayout;
    line->setSpacing(8);
    line->addWidget(new IconLabel(iconOf(model.judgement()), tokenOf(model.judgement())));
    line->addWidget(new Label(model.summary(), FontRole::BodyStrong), 1);
    column->addLayout(line);
    auto* machine = new Label(model.machine(), FontRole::Small, Token::T2);
    machine->setWordWrap(true);
    column->addWidget(machine);

    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(6);
    grid->setColumnStretch(1, 1);
    grid->addWidget(new Label(MachineCheckCard::tr("Part"), FontRole::SmallStrong, Token::T2), 0, 1);
    grid->addWidget(figure(MachineCheckCard::tr("Reached"), FontRole::SmallStrong, Token::T2), 0, 2);
    grid->addWidget(figure(MachineCheckCard::tr("At least"), FontRole::SmallStrong, Token::T2), 0, 3);
    grid->addWidget(new Label(MachineCheckCard::tr("Judgement"), FontRole::SmallStrong, Token::T2), 0, 4);
    for (const MachineCheckViewModel::Row& row : model.rows())
        addRow(*grid, row);
    column->addLayout(grid);
    return result;
}

} // namespace trainyard
