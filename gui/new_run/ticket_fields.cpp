// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/ticket_fields.h"

#include "gui/formats/ticket_text.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/feedback.h"
#include "gui/widgets/label.h"
#include "gui/widgets/plain_widget.h"
#include "gui/widgets/real_box.h"
#include "gui/widgets/whole_box.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>
#include <cmath>

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

Label* smallLabel(const QString& text)
{
    return new Label(text, FontRole::Small, Token::T2);
}

QHBoxLayout* labelled(const QString& text, QWidget* buddy)
{
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(fieldLabel(text, buddy));
    row->addWidget(buddy, 1);
    return row;
}

/// "conv1, stem/conv"
std::vector<std::string> layersIn(const QString& text)
{
    std::vector<std::string> layers;
    for (const QString& part : text.split(QLatin1Char(','), Qt::SkipEmptyParts))
        if (!part.trimmed().isEmpty())
            layers.push_back(part.trimmed().toStdString());
    return layers;
}

} // namespace

TicketFields::TicketFields(CampaignForm& form, QWidget* parent) : QWidget(parent), m_form(form)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    column->addWidget(makeAmounts());
    m_points = makeLine(QStringLiteral("resetPoints"), tr("Reset points"), &TicketForm::setResetPoints);
    m_points->setPlaceholderText(tr("0, 1, 2, 5, step 200"));
    m_points->setToolTip(tr("Epochs of the base run to whose weights the tickets are reset; 0 is the initialisation, "
                            "\"step 200\" a step. The base run keeps these checkpoints."));
    column->addLayout(labelled(tr("Reset to"), m_points));
    column->addWidget(makeControls());
    column->addWidget(makeInstability());
    column->addWidget(makeRounds());
    column->addWidget(makeMore());
    m_forecast = new Paragraph(FontRole::Small, Token::T2);
    column->addWidget(m_forecast);
    connect(&m_form, &CampaignForm::changed, this, &TicketFields::refresh);
    refresh();
}

QLineEdit* TicketFields::makeLine(const QString& objectName, const QString& name,
                                  void (TicketForm::*set)(const QString&))
{
    auto* edit = new QLineEdit;
    edit->setObjectName(objectName);
    edit->setAccessibleName(name);
    connect(edit, &QLineEdit::textEdited, this, [this, set](const QString& text) {
        m_form.editTickets([&](TicketForm& tickets) { (tickets.*set)(text); });
    });
    return edit;
}

QWidget* TicketFields::makeAmounts()
{
    const auto [row, layout] = makePlainWidget<QHBoxLayout>(8);
    m_kind = new QComboBox;
    m_kind->addItems({tr("Share, %"), tr("Percentile, %"), tr("Threshold |w|")});
    m_kind->setItemData(0, tr("Prunes exactly this share of the prunable weights"), Qt::ToolTipRole);
    m_kind->setItemData(1, tr("Prunes weights up to this percentile of the base run's magnitudes"), Qt::ToolTipRole);
    m_kind->setItemData(2, tr("Prunes weights of at most this magnitude"), Qt::ToolTipRole);
    m_kind->setAccessibleName(tr("Meaning of the amounts"));
    connect(m_kind, &QComboBox::activated, this, [this](int index) {
        m_form.editTickets([&](TicketForm& tickets) { tickets.setAmountKind(PruningAmount(index)); });
    });
    m_amounts = makeLine(QStringLiteral("amounts"), tr("Amounts"), &TicketForm::setAmounts);
    m_amounts->setPlaceholderText(TicketForm::usualAmounts());
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
    m_weights = makeButton(tr("Weights…"));
    m_weights->setFixedHeight(26);
    m_weights->setAutoDefault(false);
    m_weights->setObjectName(QStringLiteral("showWeights"));
    connect(m_weights, &QPushButton::clicked, this, [this] { emit weightsWanted(m_form.comparableRun()); });
    layout->addWidget(fieldLabel(tr("Pruned"), m_amounts));
    layout->addWidget(m_kind);
    layout->addWidget(m_amounts, 1);
    layout->addWidget(presets);
    layout->addWidget(m_weights);
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
    m_controlPoint = new QComboBox;
    m_controlPoint->setObjectName(QStringLiteral("controlPoint"));
    m_controlPoint->setAccessibleName(tr("Reset point of the controls"));
    m_controlPoint->setToolTip(tr("Reset point of the control with a random mask. With several rounds of pruning, the "
                                  "controls \"New weights\" and \"Fine-tuning\" also use this point's mask"));
    connect(m_controlPoint, &QComboBox::activated, this, [this](int index) {
        m_form.editTickets([&](TicketForm& tickets) {
            tickets.setControlPoint(index > 0 ? std::optional(m_controlPoints[std::size_t(index - 1)]) : std::nullopt);
        });
    });
    auto* reset = new QHBoxLayout;
    reset->setSpacing(8);
    reset->addWidget(smallLabel(tr("reset to")));
    reset->addWidget(m_controlPoint);
    reset->addStretch(1);
    grid->addLayout(reset, 2, 0, 1, 3);
    layout->addWidget(fieldLabel(tr("Controls"), boxes), 0, Qt::AlignTop);
    layout->addWidget(boxes, 1);
    return row;
}

QWidget* TicketFields::makeInstability()
{
    const auto [row, layout] = makePlainWidget<QHBoxLayout>(8);
    m_instability = new QCheckBox(tr("measure"));
    m_instability->setObjectName(QStringLiteral("instability"));
    m_instability->setAccessibleName(tr("Instability analysis"));
    m_instability->setToolTip(tr("From each reset point two copies are trained with different data orders, dense and "
                                 "masked. The barrier between their ends shows from which point on training is "
                                 "stable"));
    connect(m_instability, &QCheckBox::toggled, this,
            [this](bool on) { m_form.editTickets([&](TicketForm& tickets) { tickets.setInstability(on); }); });
    m_instabilityPoints = makeLine(QStringLiteral("instabilityPoints"), tr("Points of the instability analysis"),
                                   &TicketForm::setInstabilityPoints);
    m_instabilityPoints->setPlaceholderText(tr("the reset points"));
    m_instabilityPoints->setToolTip(tr("Epochs, or steps such as \"step 200\", from which the copies are trained"));
    m_instabilityAmount = makeLine(QStringLiteral("instabilityAmount"), tr("Amount of the instability analysis"),
                                   &TicketForm::setInstabilityAmount);
    m_instabilityAmount->setFixedWidth(130);
    m_instabilityAmount->setToolTip(tr("How much the masked copies are pruned, in the same unit as the amounts above"));
    layout->addWidget(fieldLabel(tr("Instability"), m_instability));
    layout->addWidget(m_instability);
    layout->addWidget(smallLabel(tr("from")));
    layout->addWidget(m_instabilityPoints, 1);
    layout->addWidget(smallLabel(tr("masked by")));
    layout->addWidget(m_instabilityAmount);
    return row;
}

WholeBox* TicketFields::makeCount(const QString& objectName, const QString& name, int most, const QString& none,
                                  void (TicketForm::*set)(int))
{
    auto* box = new WholeBox(0, most, none); // the plan's check says what is wrong with a number
    box->setObjectName(objectName);
    box->setAccessibleName(name);
    box->setMinimumWidth(std::max(100, box->sizeHint().width()));
    connect(box, &QSpinBox::valueChanged, this,
            [this, set](int value) { m_form.editTickets([&](TicketForm& tickets) { (tickets.*set)(value); }); });
    return box;
}

QWidget* TicketFields::makeRounds()
{
    const auto [row, layout] = makePlainWidget<QHBoxLayout>(8);
    m_rounds =
        makeCount(QStringLiteral("rounds"), tr("Rounds"), kMostTicketRounds, tr("one shot"), &TicketForm::setRounds);
    m_rounds->setToolTip(tr("Iterative pruning: number of rounds of training and pruning to reach each amount"));
    m_tolerance = new RealBox(0.0, 100.0, 2);
    m_tolerance->setSingleStep(0.1);
    m_tolerance->setSuffix(tr(" points"));
    m_tolerance->setToolTip(tr("How far below the dense net a winning ticket may be"));
    m_tolerance->setAccessibleName(tr("Tolerance"));
    connect(m_tolerance, &QDoubleSpinBox::valueChanged, this,
            [this](double points) { m_form.editTickets([&](TicketForm& tickets) { tickets.setTolerance(points); }); });
    layout->addWidget(fieldLabel(tr("Rounds"), m_rounds));
    layout->addWidget(m_rounds);
    layout->addSpacing(8);
    layout->addWidget(smallLabel(tr("Tolerance")));
    layout->addWidget(m_tolerance);
    layout->addStretch(1);
    return row;
}

QWidget* TicketFields::makeMore()
{
    const auto [all, column] = makePlainWidget<QVBoxLayout>(10);
    m_more = new QToolButton;
    m_more->setText(tr("More options"));
    m_more->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_more->setAutoRaise(true);
    m_more->setCheckable(true);
    m_more->setObjectName(QStringLiteral("moreTicketOptions"));
    const auto [rest, rows] = makePlainWidget<QVBoxLayout>(10);
    rows->addWidget(makeMask());
    rows->addWidget(makeQueue());
    rest->setVisible(false);
    const auto show = [this, fold = rest](bool shown) {
        fold->setVisible(shown);
        m_more->setArrowType(shown ? Qt::DownArrow : Qt::RightArrow);
    };
    connect(m_more, &QToolButton::toggled, this, show);
    show(false);
    column->addWidget(m_more, 0, Qt::AlignLeft);
    column->addWidget(rest);
    return all;
}

void TicketFields::editMask(const std::function<void(PruningSpec&)>& change)
{
    m_form.editTickets([&](TicketForm& tickets) {
        PruningSpec mask = tickets.mask();
        change(mask);
        tickets.setMask(mask);
    });
}

/// The same fields as New run › Pruning, with the same titles.
QWidget* TicketFields::makeMask()
{
    const auto [block, rows] = makePlainWidget<QVBoxLayout>(8);
    auto* first = new QHBoxLayout;
    first->setSpacing(8);
    m_scope = new QComboBox;
    m_scope->addItems({tr("the whole net"), tr("each layer")});
    m_scope->setObjectName(QStringLiteral("scope"));
    m_scope->setAccessibleName(tr("Compared within"));
    m_scope->setToolTip(tr("Whether the smallest weights of the whole net are pruned, or those of each layer"));
    connect(m_scope, &QComboBox::activated, this, [this](int index) {
        editMask([&](PruningSpec& mask) { mask.scope = index == 1 ? PruningScope::Layer : PruningScope::Global; });
    });
    m_leastKept = new QDoubleSpinBox;
    m_leastKept->setObjectName(QStringLiteral("leastKept"));
    m_leastKept->setAccessibleName(tr("Kept in each layer"));
    m_leastKept->setToolTip(tr("Share of every layer that is always kept, whatever the amount"));
    m_leastKept->setRange(0.0, 99.9);
    m_leastKept->setDecimals(1);
    m_leastKept->setSuffix(tr(" %"));
    m_leastKept->setSpecialValueText(tr("nothing"));
    m_leastKept->setMinimumWidth(90);
    connect(m_leastKept, &QDoubleSpinBox::valueChanged, this,
            [this](double percent) { editMask([&](PruningSpec& mask) { mask.leastKept = percent / 100.0; }); });
    first->addWidget(fieldLabel(tr("Compared in"), m_scope));
    first->addWidget(m_scope);
    first->addSpacing(8);
    first->addWidget(smallLabel(tr("each layer keeps")));
    first->addWidget(m_leastKept);
    first->addStretch(1);
    rows->addLayout(first);
    auto* second = new QHBoxLayout;
    second->setSpacing(14);
    m_layers = {{new QCheckBox(tr("first layer")), &PruningSpec::firstLayer},
                {new QCheckBox(tr("last layer")), &PruningSpec::lastLayer},
                {new QCheckBox(tr("depthwise kernels")), &PruningSpec::depthwise}};
    second->addWidget(fieldLabel(tr("Also prune"), m_layers.front().first));
    for (const auto& [box, member] : m_layers) {
        connect(box, &QCheckBox::toggled, this,
                [this, member = member](bool on) { editMask([&](PruningSpec& mask) { mask.*member = on; }); });
        second->addWidget(box);
    }
    second->addStretch(1);
    rows->addLayout(second);
    m_excluded = new QLineEdit;
    m_excluded->setObjectName(QStringLiteral("excluded"));
    m_excluded->setAccessibleName(tr("Layers not pruned"));
    m_excluded->setPlaceholderText(tr("names of layers, separated by commas"));
    connect(m_excluded, &QLineEdit::textEdited, this,
            [this](const QString& text) { editMask([&](PruningSpec& mask) { mask.excluded = layersIn(text); }); });
    rows->addLayout(labelled(tr("Not pruned"), m_excluded));
    return block;
}

QWidget* TicketFields::makeQueue()
{
    const auto [row, layout] = makePlainWidget<QHBoxLayout>(8);
    m_cascade = makeCount(QStringLiteral("cascade"), tr("Cells per stage"), kMostTicketCells, tr("all"),
                          &TicketForm::setCascade);
    m_cascade->setToolTip(tr("A cascade: a cluster starts this many runs at once, and each further run after a "
                             "previous one has ended"));
    m_throttle = makeCount(QStringLiteral("throttle"), tr("At once"), kMostTicketCells, tr("no limit"),
                           &TicketForm::setThrottle);
    m_throttle->setToolTip(tr("Maximum number of runs that a cluster runs at once"));
    m_minutes = new QDoubleSpinBox;
    m_minutes->setObjectName(QStringLiteral("minutes"));
    m_minutes->setAccessibleName(tr("Minutes per run"));
    m_minutes->setRange(0.0, 100'000.0);
    m_minutes->setDecimals(1);
    m_minutes->setSuffix(tr(" min"));
    m_minutes->setSpecialValueText(tr("from past runs"));
    m_minutes->setToolTip(tr("Duration of a run over all epochs, for the forecast; finished runs correct it"));
    m_minutes->setMinimumWidth(110);
    connect(m_minutes, &QDoubleSpinBox::valueChanged, &m_form,
            [this](double minutes) { m_form.setMinutesPerRun(minutes); });
    layout->addWidget(fieldLabel(tr("Cascade"), m_cascade));
    layout->addWidget(m_cascade);
    layout->addSpacing(8);
    layout->addWidget(smallLabel(tr("At once")));
    layout->addWidget(m_throttle);
    layout->addSpacing(8);
    layout->addWidget(smallLabel(tr("A run takes")));
    layout->addWidget(m_minutes);
    layout->addStretch(1);
    return row;
}

/// The reset points, after the entry for the latest one.
void TicketFields::fillControlPoints()
{
    const TicketStudy& study = m_form.tickets().study();
    std::vector<ResetPoint> points;
    const auto add = [&](const ResetPoint& point) {
        if (std::find(points.begin(), points.end(), point) == points.end())
            points.push_back(point);
    };
    for (const ResetPoint& point : study.resetPoints)
        add(point);
    if (study.controlPoint)
        add(*study.controlPoint);
    if (points != m_controlPoints || m_controlPoint->count() == 0) {
        m_controlPoints = points;
        m_controlPoint->clear();
        m_controlPoint->addItem(tr("the latest point"));
        for (const ResetPoint& point : points)
            m_controlPoint->addItem(resetPointPhrase(point));
    }
    const auto chosen =
        study.controlPoint ? std::find(points.begin(), points.end(), *study.controlPoint) : points.end();
    m_controlPoint->setCurrentIndex(chosen == points.end() ? 0 : int(chosen - points.begin()) + 1);
    m_controlPoint->setEnabled(!study.controls.empty() &&
                               (study.rounds > 1 || m_form.tickets().hasControl(TicketControl::Shuffle)));
}

void TicketFields::refreshMask()
{
    const PruningSpec& mask = m_form.tickets().mask();
    m_scope->setCurrentIndex(mask.scope == PruningScope::Layer ? 1 : 0);
    if (std::abs(m_leastKept->value() - 100.0 * mask.leastKept) > 0.05) {
        const QSignalBlocker quiet(m_leastKept);
        m_leastKept->setValue(100.0 * mask.leastKept);
    }
    for (const auto& [box, member] : m_layers) {
        const QSignalBlocker quiet(box);
        box->setChecked(mask.*member);
    }
    if (layersIn(m_excluded->text()) != mask.excluded) { // keeps a trailing comma while the user types
        QStringList excluded;
        for (const std::string& layer : mask.excluded)
            excluded << QString::fromStdString(layer);
        m_excluded->setText(excluded.join(QStringLiteral(", ")));
    }
    const PruningSpec plain;
    const TicketStudy& study = m_form.tickets().study();
    if (mask.scope != plain.scope || mask.leastKept != plain.leastKept || mask.firstLayer != plain.firstLayer ||
        mask.lastLayer != plain.lastLayer || mask.depthwise != plain.depthwise || !mask.excluded.empty() ||
        study.cascade > 0 || study.throttle > 0)
        m_more->setChecked(true);
}

void TicketFields::refresh()
{
    const TicketForm& tickets = m_form.tickets();
    const TicketStudy& study = tickets.study();
    for (const auto& [edit, text] :
         {std::pair(m_amounts, tickets.amounts()), std::pair(m_points, tickets.resetPoints()),
          std::pair(m_instabilityPoints, tickets.instabilityPoints()),
          std::pair(m_instabilityAmount, tickets.instabilityAmount())})
        if (edit->text() != text)
            edit->setText(text);
    m_kind->setCurrentIndex(int(tickets.amountKind()));
    m_instabilityAmount->setPlaceholderText(study.amountKind == PruningAmount::Threshold ? tr("the middle one")
                                                                                         : tr("nearest to 80 %"));
    for (const auto& [box, value] : {std::pair(m_rounds, study.rounds), std::pair(m_cascade, study.cascade),
                                     std::pair(m_throttle, study.throttle)}) {
        const QSignalBlocker quiet(box);
        box->setValue(value);
        markField(box, box->problem());
    }
    markField(m_tolerance, m_tolerance->problem());
    {
        const QSignalBlocker quiet(m_instability), still(m_tolerance), silent(m_minutes);
        m_instability->setChecked(study.instability);
        if (std::abs(m_tolerance->value() - study.tolerance) > 0.005)
            m_tolerance->setValue(study.tolerance);
        if (std::abs(m_minutes->value() - m_form.minutesPerRun()) > 0.05)
            m_minutes->setValue(m_form.minutesPerRun());
    }
    m_instabilityPoints->setEnabled(study.instability);
    m_instabilityAmount->setEnabled(study.instability);
    const QString past = m_form.comparableRunName();
    m_weights->setEnabled(!past.isEmpty());
    m_weights->setToolTip(past.isEmpty()
                              ? tr("Thresholds are chosen on trained weights, but no run of this net has ended here "
                                   "yet")
                              : tr("Choose thresholds on the trained weights of the run “%1”").arg(past));
    fillControlPoints();
    refreshMask();
    QStringList lines;
    for (const auto& [title, text] : m_form.forecast())
        lines << QStringLiteral("%1: %2").arg(title, text);
    m_forecast->setText(lines.join(QLatin1Char('\n')));
    m_forecast->setVisible(!lines.isEmpty());
}

} // namespace trainyard
