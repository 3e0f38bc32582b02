// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/inspect/inspect_header.h"

#include "gui/formats/visible_text.h"
#include "gui/inspect/inspect_view_model.h"
#include "gui/parts/number_edit.h"
#include "gui/parts/run_chooser.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/label.h"
#include "gui/widgets/state_pill.h"

#include <QBoxLayout>
#include <QComboBox>

namespace trainyard {
namespace {

constexpr int kNameRoom = 380; // pixels

} // namespace

InspectHeader::InspectHeader(InspectViewModel& model, QWidget* parent)
    : QFrame(parent), m_model(model), m_back(makeButton({}, QStringLiteral("left"))),
      m_picker(new RunChooser(tr("Choose another run"))), m_pill(new StatePill),
      m_description(new ElidedLabel({}, FontRole::Small, Token::T2)),
      m_caption(new Label(tr("Checkpoint"), FontRole::Small, Token::T2)), m_checkpoints(new QComboBox),
      m_export(makeButton(tr("Export"), QStringLiteral("export")))
{
    setFixedHeight(44);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 0, 12, 0);
    row->setSpacing(8);
    m_back->setObjectName(QStringLiteral("back"));
    m_checkpoints->setFixedHeight(28);
    m_checkpoints->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_checkpoints->setAccessibleName(tr("Checkpoint"));
    ignoreWheel(m_checkpoints);
    row->addWidget(m_back);
    row->addWidget(m_picker);
    row->addWidget(m_pill);
    row->addWidget(m_description, 1);
    row->addWidget(m_caption);
    row->addWidget(m_checkpoints);
    row->addWidget(m_export);
    connect(m_back, &QPushButton::clicked, this, &InspectHeader::backWanted);
    connect(m_picker, &QToolButton::clicked, this, &InspectHeader::openPicker);
    connect(m_picker, &RunChooser::runChosen, &m_model, [this](const QString& id) { m_model.showRun(id); });
    connect(m_checkpoints, &QComboBox::activated, &m_model, &InspectViewModel::choose);
    connect(&m_model, &InspectViewModel::runChanged, this, &InspectHeader::refresh);
    connect(&m_model, &InspectViewModel::checkpointChanged, this, &InspectHeader::fillCheckpoints);
    connect(&m_model, &InspectViewModel::choicesRead, this, [this] {
        m_picker->setRuns(m_model.choices(), m_model.runId());
        m_picker->openRuns();
    });
    setBackTitle(tr("Back"));
    refresh();
}

void InspectHeader::setBackTitle(const QString& title)
{
    m_back->setText(title);
    m_back->setToolTip(tooltipWithShortcut(tr("Back to “%1”").arg(title), QKeySequence(QKeySequence::Back)));
}

void InspectHeader::openPicker()
{
    m_model.readChoices();
}

void InspectHeader::refresh()
{
    m_picker->setName(m_model.has() ? format::visible(m_model.runName()) : tr("Choose a run"),
                      std::max(140, std::min(kNameRoom, width() / 3)));
    m_pill->setVisible(m_model.has());
    if (m_model.has())
        m_pill->setState(ShownState(m_model.run()));
    m_description->setText(m_model.description());
    fillCheckpoints();
}

void InspectHeader::fillCheckpoints()
{
    const QSignalBlocker quiet(m_checkpoints);
    m_checkpoints->clear();
    for (std::size_t i = 0; i < m_model.checkpoints().size(); ++i)
        m_checkpoints->addItem(m_model.checkpointText(i));
    m_checkpoints->setCurrentIndex(m_model.current());
    m_checkpoints->setEnabled(m_checkpoints->count() > 0);
}

} // namespace trainyard
