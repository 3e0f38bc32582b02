// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/dialogs/ticket_fields.h"

#include "gui/models/ticket_text.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/label.h"
#include "gui/widgets/plain_widget.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

namespace trainyard {
namespace {

constexpr int kTicketLabel = 96;

Label* fieldLabel(const QString& text, QWidget* buddy)
{
    auto* label = new Label(text, FontRole::Small, Token::T2);
    label->setFixedWidth(kTicketLabel);
    label->setBuddy(buddy);
    return label;
}

QHBoxLayout* labelled(const QString& text, QWidget* buddy)
{
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(fieldLabel(text, buddy));
    row->addWidget(buddy, 1);
    return row;
}

} // namespace

TicketFields::TicketFields(CampaignForm& form, QWidget* parent) : QWidget(parent), m_form(form)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    column->addWidget(makeAmounts());
    m_points = new QLineEdit(m_form.tickets().resetPoints());
    m_points->setObjectName(QStringLiteral("resetPoints"));
    m_points->setAccessibleName(tr("Reset points"));
    m_points->setPlaceholderText(tr("0, 1, 2, 5, step 200"));
    m_points->setToolTip(tr("Epochs of the base run whose weights the tickets go back to; 0 is the initialisation, "
                            "\"step 200\" a step. The base run keeps checkpoints there."));
    connect(m_points, &QLineEdit::textEdited, this, [this](const QString& text) {
        m_form.editTickets([&](TicketForm& tickets) { tickets.setResetPoints(text); });
    });
    column->addLayout(labelled(tr("Reset to"), m_points));
    column->addWidget(makeControls());
    column->addWidget(makeQueue());
    m_forecast = new Label({}, FontRole::Small, Token::T2);
    m_forecast->setWordWrap(true);
    m_forecast->setTextFormat(Qt::PlainText);
    column->addWidget(m_forecast);
    connect(&m_form, &CampaignForm::changed, this, &TicketFields::refresh);
    refresh();
}

QWidget* TicketFields::makeAmounts()
{
    const auto [row, layout] = makePlainWidget<QHBoxLayout>(8);
    m_kind = new QComboBox;
    m_kind->addItems({tr("Share, %"), tr("Percentile, %"), tr("Threshold |w|")});
    m_kind->setItemData(0, tr("Exactly so many of the prunable weights go"), Qt::ToolTipRole);
    m_kind->setItemData(1, tr("Weights up to this percentile of the base run's magnitudes go"), Qt::ToolTipRole);
    m_kind->setItemData(2, tr("Weights of at most this magnitude go"), Qt::ToolTipRole);
    m_kind->setAccessibleName(tr("What the amounts mean"));
    connect(m_kind, &QComboBox::activated, this, [this](int index) {
        m_form.editTickets([&](TicketForm& tickets) { tickets.setAmountKind(PruningAmount(index)); });
    });
    m_amounts = new QLineEdit;
    m_amounts->setObjectName(QStringLiteral("amounts"));
    m_amounts->setAccessibleName(tr("Amounts"));
    m_amounts->setPlaceholderText(TicketForm::usualAmounts());
    connect(m_amounts, &QLineEdit::textEdited, this, [this](const QString& text) {
        m_form.editTickets([&](TicketForm& tickets) { tickets.setAmounts(text); });
    });
    auto* presets = makeButton(tr("Preset"));
    presets->setFixedHeight(26);
    auto* menu = new QMenu(presets);
    for (const auto& [title, amounts] : {std::pair(tr("50 to 95 %"), TicketForm::usualAmounts()),
                                         std::pair(tr("Published (MobileNetV2)"), TicketForm::publishedAmounts())})
        menu->addAction(title, this, [this, list = amounts] {
            m_form.editTickets([&](TicketForm& tickets) {
                if (tickets.amountKind() == PruningAmount::Threshold)
                    tickets.setAmountKind(PruningAmount::Percentile);
                tickets.setAmounts(list);
            });
        });
    presets->setMenu(menu);
    layout->addWidget(fieldLabel(tr("Pruned"), m_amounts));
    layout->addWidget(m_kind);
    layout->addWidget(m_amounts, 1);
    layout->addWidget(presets);
    return row;
}

QWidget* TicketFields::makeControls()
{
    const auto [row, layout] = makePlainWidget<QHBoxLayout>(8);
    const auto [boxes, grid] = makePlainWidget<QGridLayout>(4);
    grid->setHorizontalSpacing(14);
    int place = 0;
    for (const TicketControl control : {TicketControl::Redraw, TicketControl::Shuffle, TicketControl::FineTune,
                                        TicketControl::Snip, TicketControl::SynFlow, TicketControl::Random}) {
        auto* box = new QCheckBox(ticketControlTitle(control));
        box->setToolTip(ticketControlHelp(control));
        box->setChecked(m_form.tickets().hasControl(control));
        box->setObjectName(QString::fromUtf8(name(control).data()));
        connect(box, &QCheckBox::toggled, this, [this, control](bool on) {
            m_form.editTickets([&](TicketForm& tickets) { tickets.setControl(control, on); });
        });
        grid->addWidget(box, place / 3, place % 3);
        ++place;
    }
    m_instability = new QCheckBox(tr("Instability analysis"));
    m_instability->setToolTip(tr("From each reset point two copies are trained with different data order, dense and "
                                 "masked; the barrier between their ends tells from where on training is stable"));
    m_instability->setChecked(m_form.tickets().study().instability);
    connect(m_instability, &QCheckBox::toggled, this,
            [this](bool on) { m_form.editTickets([&](TicketForm& tickets) { tickets.setInstability(on); }); });
    grid->addWidget(m_instability, 2, 0, 1, 2);
    layout->addWidget(fieldLabel(tr("Controls"), boxes), 0, Qt::AlignTop);
    layout->addWidget(boxes, 1);
    return row;
}

QWidget* TicketFields::makeQueue()
{
    const auto [row, layout] = makePlainWidget<QHBoxLayout>(8);
    m_rounds = new QSpinBox;
    m_rounds->setRange(0, kMostTicketRounds);
    m_rounds->setSpecialValueText(tr("one shot"));
    m_rounds->setToolTip(tr("Iterative pruning: so many rounds of training and pruning to reach each amount"));
    m_rounds->setAccessibleName(tr("Rounds"));
    connect(m_rounds, &QSpinBox::valueChanged, this,
            [this](int rounds) { m_form.editTickets([&](TicketForm& tickets) { tickets.setRounds(rounds); }); });
    auto* tolerance = new QDoubleSpinBox;
    tolerance->setRange(0.0, 100.0);
    tolerance->setDecimals(2);
    tolerance->setSingleStep(0.1);
    tolerance->setSuffix(tr(" points"));
    tolerance->setValue(m_form.tickets().study().tolerance);
    tolerance->setToolTip(tr("So far below the dense net a winning ticket may lie"));
    tolerance->setAccessibleName(tr("Tolerance"));
    connect(tolerance, &QDoubleSpinBox::valueChanged, this,
            [this](double points) { m_form.editTickets([&](TicketForm& tickets) { tickets.setTolerance(points); }); });
    auto* throttle = new QSpinBox;
    throttle->setRange(0, kMostTicketCells);
    throttle->setSpecialValueText(tr("no limit"));
    throttle->setToolTip(tr("Most runs that a cluster starts at once"));
    throttle->setAccessibleName(tr("At once"));
    connect(throttle, &QSpinBox::valueChanged, this,
            [this](int cells) { m_form.editTickets([&](TicketForm& tickets) { tickets.setThrottle(cells); }); });
    m_rounds->setMinimumWidth(100);
    throttle->setMinimumWidth(100);
    const auto small = [](const QString& text) { return new Label(text, FontRole::Small, Token::T2); };
    layout->addWidget(fieldLabel(tr("Rounds"), m_rounds));
    layout->addWidget(m_rounds);
    layout->addSpacing(8);
    layout->addWidget(small(tr("Tolerance")));
    layout->addWidget(tolerance);
    layout->addSpacing(8);
    layout->addWidget(small(tr("At once")));
    layout->addWidget(throttle);
    layout->addStretch(1);
    return row;
}

void TicketFields::refresh()
{
    const TicketForm& tickets = m_form.tickets();
    for (const auto& [edit, text] :
         {std::pair(m_amounts, tickets.amounts()), std::pair(m_points, tickets.resetPoints())})
        if (edit->text() != text)
            edit->setText(text);
    m_kind->setCurrentIndex(int(tickets.amountKind()));
    QStringList lines;
    for (const auto& [title, text] : m_form.forecast())
        lines << QStringLiteral("%1: %2").arg(title, text);
    m_forecast->setText(lines.join(QLatin1Char('\n')));
    m_forecast->setVisible(!lines.isEmpty());
}

} // namespace trainyard
