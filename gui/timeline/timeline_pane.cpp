// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/timeline/timeline_pane.h"

#include "gui/timeline/timeline_view.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/feedback.h"
#include "gui/widgets/label.h"

#include <QBoxLayout>
#include <QDir>
#include <QEvent>
#include <QStackedWidget>

namespace trainyard {

TimelinePane::TimelinePane(TimelineViewModel& model, TimelineViewModel::Side side, QWidget* parent)
    : QWidget(parent), m_model(model), m_side(side)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeCaption());
    m_busy = new BusyBar;
    m_busy->setContentsMargins(12, 2, 12, 4);
    column->addWidget(m_busy);
    m_notes = new Label({}, FontRole::Small, Token::Que);
    m_notes->setWordWrap(true);
    m_notes->setContentsMargins(12, 0, 12, 6);
    m_notes->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column->addWidget(m_notes);
    m_empty = new EmptyState(QStringLiteral("timeline"), tr("No trace is open"), whatTracesAre(), tr("Open a trace…"));
    m_view = new TimelineView;
    m_stack = new QStackedWidget;
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_view);
    column->addWidget(m_stack, 1);
    connect(m_empty, &EmptyState::actionTriggered, this, &TimelinePane::openRequested);
    connect(m_busy, &BusyBar::cancelled, this, [this] { m_model.cancel(m_side); });
    connect(&m_model, &TimelineViewModel::loaded, this, [this](int loaded) {
        if (loaded == m_side)
            take();
    });
    connect(&m_model, &TimelineViewModel::changed, this, &TimelinePane::refresh);
    connect(&m_model, &TimelineViewModel::measuresChanged, this, &TimelinePane::refresh);
    connect(&m_model, &TimelineViewModel::progressed, this, [this] { m_busy->setProgress(m_model.progress(m_side)); });
    connect(&m_model, &TimelineViewModel::searchChanged, this, [this] { m_view->setWanted(m_model.wanted(m_side)); });
    connect(m_view, &TimelineView::rangeChanged, this, [this] {
        const auto range = m_view->range();
        m_model.setRange(m_side, range ? TimelineViewModel::Range({range->first, range->second}) : std::nullopt);
        emit touched();
    });
    connect(m_view, &TimelineView::selectionChanged, this, [this] {
        m_model.askText(m_side, m_view->selected());
        emit touched();
    });
    m_view->installEventFilter(this);
    refresh();
}

QWidget* TimelinePane::makeCaption()
{
    auto* row = m_caption = new QWidget;
    row->setFixedHeight(30);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(12, 0, 6, 0);
    layout->setSpacing(10);
    m_name = new ElidedLabel({}, FontRole::SmallStrong, Token::T1);
    m_name->setElideMode(Qt::ElideLeft);
    m_summary = new Label({}, FontRole::Small, Token::T2);
    layout->addWidget(m_name, 1);
    layout->addWidget(m_summary);
    if (m_side == TimelineViewModel::Second) {
        QToolButton* close = makeIconButton(QStringLiteral("x"), tr("Close the second trace"));
        connect(close, &QToolButton::clicked, this, [this] { m_model.close(m_side); });
        layout->addWidget(close);
    }
    return row;
}

QString TimelinePane::whatTracesAre()
{
    return tr("Traces show what every rank did at each moment. A run writes one for the steps named in its run spec, "
              "or on request from the Live page. Traces of PyTorch's profiler and other tools in Chrome's JSON format "
              "can be opened as well, also compressed with gzip.");
}

void TimelinePane::take()
{
    const TracePointer& trace = m_model.trace(m_side);
    m_view->setTrace(trace ? std::shared_ptr<const timeline::Trace>(trace, trace->trace.get()) : nullptr);
    m_view->setWanted(m_model.wanted(m_side));
    m_stack->setCurrentIndex(trace ? 1 : 0);
    if (trace)
        m_view->setFocus();
}

void TimelinePane::refresh()
{
    const bool loading = m_model.isLoading(m_side);
    if (loading)
        m_busy->start(tr("Reading %1…").arg(QDir::toNativeSeparators(m_model.place(m_side))));
    else
        m_busy->finish();
    m_name->setText(m_model.title(m_side));
    m_caption->setToolTip(QDir::toNativeSeparators(m_model.place(m_side)));
    m_summary->setText(m_model.summary(m_side));
    QStringList notes = m_model.notes(m_side);
    if (m_side == TimelineViewModel::First && !m_model.error().isEmpty())
        notes << m_model.error();
    m_empty->setTexts(tr("No trace is open"), m_model.ownTraces().empty()
                                                  ? whatTracesAre()
                                                  : tr("%Ln of your runs has traces. Choose one in the menu Open.",
                                                       nullptr, int(m_model.ownTraces().size())) +
                                                        QLatin1String("\n\n") + whatTracesAre());
    m_notes->setText(notes.join(QLatin1Char('\n')));
    m_notes->setVisible(!notes.isEmpty());
}

bool TimelinePane::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_view && event->type() == QEvent::FocusIn)
        emit touched();
    return QWidget::eventFilter(watched, event);
}

} // namespace trainyard
