// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/machines/machine_header_card.h"

#include "gui/machines/fact_grid.h"
#include "gui/machines/machines_view_model.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/icons.h"
#include "gui/widgets/label.h"
#include "gui/widgets/plain_widget.h"

#include <QBoxLayout>
#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>

namespace trainyard {

MachineHeaderCard::MachineHeaderCard(MachinesViewModel* model, QWidget* parent) : QFrame(parent), m_model(model)
{
    setObjectName(QStringLiteral("card"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(1, 1, 1, 1);
    column->setSpacing(0);
    column->addWidget(makeTop());
    column->addWidget(makeRule());

    m_problemBox = new QWidget;
    auto* told = new QHBoxLayout(m_problemBox);
    told->setContentsMargins(12, 8, 12, 0);
    told->setSpacing(8);
    m_problem = new Label({}, FontRole::Small, Token::Fail);
    m_problem->setObjectName(QStringLiteral("problem"));
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setWordWrap(true);
    m_problem->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* copy = makeIconButton(QStringLiteral("copy"), tr("Copy this text"));
    connect(copy, &QToolButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(m_problem->text()); });
    told->addWidget(new IconLabel(QStringLiteral("failed"), Token::Fail), 0, Qt::AlignTop);
    told->addWidget(m_problem, 1);
    told->addWidget(copy, 0, Qt::AlignTop);
    column->addWidget(m_problemBox);

    auto* below = new QWidget;
    auto* sides = new QHBoxLayout(below);
    sides->setContentsMargins(12, 10, 12, 10);
    sides->setSpacing(16);
    m_facts = new FactGrid(false);
    sides->addWidget(m_facts, 3);
    m_key = makeKey();
    sides->addWidget(m_key, 2);
    column->addWidget(below);

    connect(model, &MachinesViewModel::selectionChanged, this, &MachineHeaderCard::refresh);
    connect(model, &MachinesViewModel::stateChanged, this, &MachineHeaderCard::refresh);
    refresh();
}

QWidget* MachineHeaderCard::makeTop()
{
    auto* top = new QWidget;
    top->setFixedHeight(44);
    auto* row = new QHBoxLayout(top);
    row->setContentsMargins(12, 0, 12, 0);
    row->setSpacing(8);
    m_name = new ElidedLabel({}, FontRole::PageTitle);
    m_icon = new IconLabel(QStringLiteral("cancelled"), Token::T3);
    m_word = new Label({}, FontRole::SmallStrong);
    m_word->setObjectName(QStringLiteral("link"));
    m_since = new ElidedLabel({}, FontRole::Small, Token::T2);
    auto* terminal = makeIconButton(QStringLiteral("terminal"), tr("Open a terminal on the machine"));
    m_more = makeIconButton(QStringLiteral("more"), tr("More"));
    m_more->setObjectName(QStringLiteral("more"));
    auto* menu = new QMenu(m_more);
    connect(m_more, &QToolButton::clicked, menu, [this, menu] {
        m_forget->setVisible(m_anyKept && m_anyKept());
        menu->popup(m_more->mapToGlobal(QPoint(0, m_more->height() + 2)));
    });
    m_template = menu->addAction(tr("Batch script…"), this, &MachineHeaderCard::templateRequested);
    m_edit =
        menu->addAction(themedIcon(QStringLiteral("settings")), tr("Edit…"), this, &MachineHeaderCard::editRequested);
    m_forget = menu->addAction(themedIcon(QStringLiteral("key")), tr("Forget saved passwords"), this,
                               &MachineHeaderCard::forgetRequested);
    menu->addSeparator();
    m_remove = menu->addAction(themedIcon(QStringLiteral("x")), tr("Remove from the list"), this,
                               &MachineHeaderCard::removeRequested);
    m_pause = makeIconButton(QStringLiteral("pause"), tr("Pause"));
    m_pause->setObjectName(QStringLiteral("pause"));
    m_connect = makeButton(tr("Connect"));
    m_connect->setObjectName(QStringLiteral("connect"));
    row->addWidget(m_name);
    row->addWidget(m_icon);
    row->addWidget(m_word);
    row->addWidget(m_since, 1);
    for (QWidget* button : std::initializer_list<QWidget*>{terminal, m_pause, m_more, m_connect})
        row->addWidget(button);
    connect(terminal, &QToolButton::clicked, this, &MachineHeaderCard::terminalRequested);
    connect(m_pause, &QPushButton::clicked, this,
            [this] { m_model->pauseSelected(m_model->status().state != LinkState::Paused); });
    connect(m_connect, &QPushButton::clicked, this, [this] {
        const LinkState state = m_model->status().state;
        if (state == LinkState::Disconnected)
            m_model->connectSelected();
        else
            m_model->disconnectSelected();
    });
    return top;
}

QWidget* MachineHeaderCard::makeKey()
{
    const auto [key, column] = makePlainWidget<QVBoxLayout>(4);
    auto* title = new QHBoxLayout;
    title->setSpacing(6);
    title->addWidget(new IconLabel(QStringLiteral("key"), Token::T2));
    title->addWidget(new Label(tr("Host key"), FontRole::SmallStrong));
    m_keyType = new Label({}, FontRole::Small, Token::T2);
    title->addWidget(m_keyType);
    title->addStretch(1);
    auto* copy = makeIconButton(QStringLiteral("copy"), tr("Copy the fingerprint"));
    connect(copy, &QToolButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_model->hostKey().section(QLatin1Char(' '), 1)); });
    title->addWidget(copy);
    column->addLayout(title);
    m_fingerprint = new Label({}, FontRole::Mono, Token::T1);
    m_fingerprint->setTextFormat(Qt::PlainText);
    m_fingerprint->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column->addWidget(m_fingerprint);
    column->addWidget(new Label(tr("Known and unchanged"), FontRole::Caption, Token::T3));
    column->addStretch(1);
    return key;
}

void MachineHeaderCard::refresh()
{
    const MachineEntry* entry = m_model->entry();
    if (!entry)
        return;
    const MachineStatus status = m_model->status();
    const LinkText link = linkText(status);
    const bool local = m_model->isLocal();
    m_name->setText(QString::fromStdString(entry->name));
    m_icon->setIcon(link.icon, Theme::textToken(link.tone));
    m_icon->setVisible(!local);
    m_word->setText(link.word);
    m_word->setToken(Theme::textToken(link.tone));
    m_word->setVisible(!local);
    m_since->setText(m_model->sinceText());
    m_edit->setVisible(!local);
    m_remove->setVisible(!local);
    m_more->setVisible(!local);
    m_connect->setVisible(!local);
    m_template->setVisible(abilitiesOf(*entry).scripts);
    const bool open = status.state == LinkState::Connected || status.state == LinkState::Paused;
    m_pause->setVisible(open && !local);
    const bool paused = status.state == LinkState::Paused;
    m_pause->setIcon(themedIcon(paused ? QStringLiteral("running") : QStringLiteral("pause")));
    m_pause->setToolTip(paused ? tr("Continue: query it again") : tr("Pause: stay logged in, but do not query it"));
    m_pause->setAccessibleName(paused ? tr("Continue") : tr("Pause"));
    m_connect->setText(status.state == LinkState::Disconnected ? tr("Connect")
                       : open                                  ? tr("Disconnect")
                                                               : tr("Cancel"));
    const QString problem = m_model->problem();
    m_problem->setText(problem);
    m_problemBox->setVisible(!problem.isEmpty());
    m_facts->setFacts(m_model->facts());
    const QString key = m_model->hostKey();
    m_key->setVisible(!key.isEmpty());
    m_keyType->setText(key.section(QLatin1Char(' '), 0, 0));
    // On two lines, because the fingerprint has no place to wrap.
    const QString print = key.section(QLatin1Char(' '), 1);
    m_fingerprint->setText(print.left(print.size() / 2) + QLatin1Char('\n') + print.mid(print.size() / 2));
}

} // namespace trainyard
