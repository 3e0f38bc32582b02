// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/live/live_options.h"

#include "gui/formats/format.h"
#include "gui/parts/app_settings.h"
#include "gui/parts/chart_board.h"
#include "gui/parts/number_edit.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/label.h"
#include "gui/widgets/plain_widget.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QMenu>
#include <QSlider>
#include <QStandardItemModel>

#include <algorithm>
#include <cmath>
#include <utility>

namespace trainyard {
namespace {

constexpr int kUsualTip = Qt::UserRole + 1;

} // namespace

LiveOptionsCard::LiveOptionsCard(AppSettings& settings, ChartBoard& board, QWidget* parent)
    : Card(tr("Chart options"), {}, 32, parent), m_settings(settings), m_board(board), m_axis(new QComboBox),
      m_kind(new QComboBox), m_smoothing(new QSlider(Qt::Horizontal)),
      m_smoothingText(new Label({}, FontRole::SmallStrong)), m_logX(new QCheckBox(tr("Log x"))),
      m_logY(new QCheckBox(tr("Log y"))), m_envelope(new QCheckBox(tr("Raw values"))),
      m_clip(new QCheckBox(tr("Clip outliers"))), m_link(new QCheckBox(tr("Link cursors"))), m_range(new QComboBox)
{
    auto* across = new QHBoxLayout;
    across->addWidget(new Label(tr("X axis"), FontRole::Small, Token::T2));
    across->addWidget(m_axis, 1);
    body()->addLayout(across);
    const std::pair<QString, QString> axes[] = {
        {tr("Step"), tr("Optimizer steps")},
        {tr("Epoch"), tr("Passes over the training data")},
        {tr("Samples"), tr("Training samples seen")},
        {tr("Time trained"), tr("Without the pauses between attempts")},
        {tr("Time since the start"), tr("By the clock, with the pauses between attempts")},
        {tr("Date"), tr("Date and time of day")}};
    for (const auto& [name, tip] : axes) { // in the order of XAxis
        m_axis->addItem(name);
        m_axis->setItemData(m_axis->count() - 1, tip, Qt::ToolTipRole);
        m_axis->setItemData(m_axis->count() - 1, tip, kUsualTip);
    }
    m_axis->setAccessibleName(tr("X axis"));

    auto* kinds = new QHBoxLayout;
    kinds->addWidget(new Label(tr("Smoothing"), FontRole::Small, Token::T2));
    kinds->addWidget(m_kind, 1);
    body()->addLayout(kinds);
    m_kind->addItems({tr("Exponential"), tr("Mean"), tr("Gaussian")}); // in the order of SmoothingKind
    m_kind->setItemData(0, tr("Of the values up to each one, newer ones with more weight"), Qt::ToolTipRole);
    m_kind->setItemData(1, tr("Of the values on both sides of each one"), Qt::ToolTipRole);
    m_kind->setItemData(2, tr("Of both sides, nearer ones with more weight"), Qt::ToolTipRole);
    m_kind->setAccessibleName(tr("Kind of smoothing"));
    for (QComboBox* box : {m_axis, m_kind}) {
        box->setFont(Theme::instance().font(FontRole::Small));
        ignoreWheel(box);
    }
    m_smoothing->setRange(0, 99);
    m_smoothing->setAccessibleName(tr("Smoothing"));
    m_smoothing->setToolTip(tr("Strength of the smoothing, and how many values a mean of the same effect has; 0 shows "
                               "unsmoothed values. A curve is smoothed over at most a twentieth of its values, so "
                               "that the curves of short runs do not lag behind."));
    auto* strength = new QHBoxLayout;
    strength->addWidget(m_smoothing, 1);
    strength->addWidget(m_smoothingText);
    body()->addLayout(strength);
    makeChecks();
    makeRange();
    load();
    connect(m_axis, &QComboBox::activated, this, &LiveOptionsCard::save);
    connect(m_kind, &QComboBox::activated, this, &LiveOptionsCard::save);
    connect(m_smoothing, &QSlider::valueChanged, this, &LiveOptionsCard::save);
    for (QCheckBox* box : {m_logX, m_logY, m_envelope, m_clip, m_link})
        connect(box, &QCheckBox::toggled, this, &LiveOptionsCard::save);
}

/// The header has room for one in every language.
QWidget* LiveOptionsCard::makeBoardButtons()
{
    auto* add = makeIconButton(QStringLiteral("plus"), tr("Add charts of other series, or of arithmetic with series"));
    m_undo = makeIconButton(QStringLiteral("undo"),
                            tooltipWithShortcut(tr("Undo the change of the charts"), QKeySequence::Undo));
    m_redo = makeIconButton(QStringLiteral("redo"),
                            tooltipWithShortcut(tr("Redo the change of the charts"), QKeySequence::Redo));
    m_usual = makeIconButton(QStringLiteral("refresh"), tr("Show the usual charts in their usual places"));
    m_undo->setShortcut(QKeySequence::Undo);
    m_redo->setShortcut(QKeySequence::Redo);
    const auto [row, buttons] = makePlainWidget<QHBoxLayout>(4);
    for (QToolButton* button : {add, m_undo, m_redo, m_usual}) {
        button->setProperty("kind", QStringLiteral("plain"));
        if (button == add)
            addHeaderWidget(button);
        else
            buttons->addWidget(button);
    }
    add->setObjectName(QStringLiteral("addCharts"));
    m_undo->setObjectName(QStringLiteral("undoCharts"));
    m_redo->setObjectName(QStringLiteral("redoCharts"));
    m_usual->setObjectName(QStringLiteral("usualCharts"));
    connect(add, &QToolButton::clicked, this, [this, add] { emit chartsWanted(add); });
    connect(m_undo, &QToolButton::clicked, &m_board, &ChartBoard::undo);
    connect(m_redo, &QToolButton::clicked, &m_board, &ChartBoard::redo);
    connect(m_usual, &QToolButton::clicked, &m_board, &ChartBoard::restoreUsual);
    connect(&m_board, &ChartBoard::changed, this, &LiveOptionsCard::showBoard);
    showBoard();
    return row;
}

void LiveOptionsCard::showBoard()
{
    m_undo->setEnabled(m_board.canUndo());
    m_redo->setEnabled(m_board.canRedo());
    m_usual->setEnabled(!m_board.isUsual());
}

void LiveOptionsCard::makeChecks()
{
    m_logX->setToolTip(tr("Logarithmic x axis; it begins at the first position above zero"));
    m_logY->setToolTip(tr("Logarithmic axis for losses; it cannot show values of zero or below"));
    m_envelope->setToolTip(
        tr("Shows the unsmoothed values behind the line, with a band from the smallest to the largest"));
    m_clip->setToolTip(tr("Fit the axis to most of the values; a triangle at the edge marks values outside"));
    m_link->setToolTip(tr("Show the same position in every chart"));
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(2);
    grid->addWidget(m_logX, 0, 0);
    grid->addWidget(m_logY, 0, 1);
    grid->addWidget(m_envelope, 1, 0);
    grid->addWidget(m_clip, 1, 1);
    grid->addWidget(m_link, 2, 0);
    grid->addWidget(makeBoardButtons(), 2, 1, Qt::AlignLeft);
    body()->addLayout(grid);
}

void LiveOptionsCard::makeRange()
{
    auto* line = new QHBoxLayout;
    auto* label = new Label(tr("Range"), FontRole::Small, Token::T2);
    label->setBuddy(m_range);
    m_range->setFont(Theme::instance().font(FontRole::Small));
    m_range->addItem(tr("Whole run"));
    m_range->addItem(tr("Last half"));
    m_range->addItem(tr("Last tenth"));
    m_range->addItem(tr("Zoomed"));
    m_range->setToolTip(tr("Wheel over a chart: zoom. Drag: move. Shift and drag: zoom into a box. Backspace: previous "
                           "view. Double-click: whole run. Right click: copy, export."));
    auto* share = makeIconButton(QStringLiteral("export"), tr("Export the charts"));
    share->setProperty("kind", QStringLiteral("plain"));
    auto* menu = new QMenu(share);
    menu->addAction(tr("Picture, PNG…"), this, [this] { emit exportRequested(QStringLiteral("png")); });
    menu->addAction(tr("Vector graphic, SVG…"), this, [this] { emit exportRequested(QStringLiteral("svg")); });
    menu->addAction(tr("Table of the shown values, CSV…"), this,
                    [this] { emit exportRequested(QStringLiteral("csv")); });
    connect(share, &QToolButton::clicked, menu, // not setMenu(): its arrow would cover the icon
            [share, menu] { menu->popup(share->mapToGlobal(QPoint(0, share->height() + 2))); });
    line->addWidget(label);
    line->addWidget(m_range, 1);
    line->addWidget(share);
    body()->addLayout(line);
    connect(m_range, &QComboBox::activated, this,
            [this](int index) { emit rangeChosen(static_cast<LiveRange>(index)); });
}

ChartOptions LiveOptionsCard::options() const
{
    ChartOptions options;
    options.axis = static_cast<XAxis>(m_axis->currentIndex());
    options.smoothing = m_smoothing->value() / 100.0;
    options.smoothingKind = static_cast<SmoothingKind>(m_kind->currentIndex());
    options.logX = m_logX->isChecked();
    options.logY = m_logY->isChecked();
    options.envelope = m_envelope->isChecked();
    options.clipOutliers = m_clip->isChecked();
    return options;
}

bool LiveOptionsCard::linkCursors() const
{
    return m_link->isChecked();
}
LiveRange LiveOptionsCard::range() const
{
    return static_cast<LiveRange>(m_range->currentIndex());
}
void LiveOptionsCard::setRange(LiveRange range)
{
    m_range->setCurrentIndex(static_cast<int>(range));
}

void LiveOptionsCard::showSmoothing()
{
    const double strength = m_smoothing->value() / 100.0;
    m_smoothingText->setText(strength > 0.0 ? tr("%1 ≈ %2 values")
                                                  .arg(format::fixed(strength, 2))
                                                  .arg(format::count(std::llround(smoothedOver(strength))))
                                            : tr("off"));
}

XAxis LiveOptionsCard::chosenAxis() const
{
    return XAxis(std::clamp(m_settings.state(QStringLiteral("live/axis"), 1).toInt(), 0, m_axis->count() - 1));
}

bool LiveOptionsCard::isUsable(XAxis axis) const
{
    return axis == XAxis::Epoch ? m_hasEpochs : axis == XAxis::Samples ? m_hasSamples : true;
}

void LiveOptionsCard::showAxis()
{
    m_axis->setToolTip({});
    showAxisChoice(XAxis::Epoch, m_hasEpochs, tr("Some values have no epoch. By epoch, they would all lie at 0."));
    showAxisChoice(XAxis::Samples, m_hasSamples,
                   tr("Some values have no number of samples. By samples, they would all lie at 0."));
    m_axis->setCurrentIndex(int(isUsable(chosenAxis()) ? chosenAxis() : XAxis::Step));
}

void LiveOptionsCard::showAxisChoice(XAxis axis, bool usable, const QString& whyNot)
{
    const int row = int(axis);
    if (auto* items = qobject_cast<QStandardItemModel*>(m_axis->model()))
        items->item(row)->setEnabled(usable);
    m_axis->setItemData(row, usable ? m_axis->itemData(row, kUsualTip) : whyNot, Qt::ToolTipRole);
    if (!usable && axis == chosenAxis())
        m_axis->setToolTip(whyNot);
}

void LiveOptionsCard::setAxes(bool epochs, bool samples)
{
    if (epochs == m_hasEpochs && samples == m_hasSamples)
        return;
    m_hasEpochs = epochs;
    m_hasSamples = samples;
    const int before = m_axis->currentIndex();
    showAxis();
    if (m_axis->currentIndex() != before)
        emit optionsChanged();
}

void LiveOptionsCard::load()
{
    showAxis();
    m_kind->setCurrentIndex(
        std::clamp(m_settings.state(QStringLiteral("live/smoothingKind"), 0).toInt(), 0, m_kind->count() - 1));
    m_logX->setChecked(m_settings.state(QStringLiteral("live/logX"), false).toBool());
    m_smoothing->setValue(m_settings.state(QStringLiteral("live/smoothing"), 60).toInt());
    m_logY->setChecked(m_settings.state(QStringLiteral("live/logY"), false).toBool());
    m_envelope->setChecked(m_settings.state(QStringLiteral("live/envelope"), true).toBool());
    m_clip->setChecked(m_settings.state(QStringLiteral("live/clip"), true).toBool());
    m_link->setChecked(m_settings.state(QStringLiteral("live/link"), true).toBool());
    showSmoothing();
}

void LiveOptionsCard::save()
{
    if (isUsable(chosenAxis()) || XAxis(m_axis->currentIndex()) != XAxis::Step)
        m_settings.setState(QStringLiteral("live/axis"), m_axis->currentIndex());
    m_settings.setState(QStringLiteral("live/smoothingKind"), m_kind->currentIndex());
    m_settings.setState(QStringLiteral("live/logX"), m_logX->isChecked());
    m_settings.setState(QStringLiteral("live/smoothing"), m_smoothing->value());
    m_settings.setState(QStringLiteral("live/logY"), m_logY->isChecked());
    m_settings.setState(QStringLiteral("live/envelope"), m_envelope->isChecked());
    m_settings.setState(QStringLiteral("live/clip"), m_clip->isChecked());
    m_settings.setState(QStringLiteral("live/link"), m_link->isChecked());
    showSmoothing();
    emit optionsChanged();
}

} // namespace trainyard
