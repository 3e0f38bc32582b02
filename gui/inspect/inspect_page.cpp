// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/inspect/inspect_page.h"

#include "gui/inspect/classify_pane.h"
#include "gui/inspect/inspect_header.h"
#include "gui/inspect/inspect_view_model.h"
#include "gui/inspect/layers_tab.h"
#include "gui/inspect/predictions_pane.h"
#include "gui/inspect/weights_pane.h"
#include "gui/parts/app_settings.h"
#include "gui/parts/export_bar.h"
#include "gui/parts/layers_pane.h"
#include "gui/parts/run_fetching.h"
#include "gui/widgets/feedback.h"
#include "gui/widgets/icons.h"

#include <QAction>
#include <QBoxLayout>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QPushButton>
#include <QStackedWidget>
#include <QTabBar>

namespace trainyard {
namespace {

const QString kTabKey = QStringLiteral("inspect/tab");

} // namespace

InspectPage::InspectPage(const Services& services, AppSettings& settings, QWidget* parent)
    : Page(parent), m_services(services), m_settings(settings), m_model(new InspectViewModel(services, this)),
      m_header(new InspectHeader(*m_model)), m_tabBar(nullptr), m_headlines(nullptr), m_stack(new QStackedWidget),
      m_message(new EmptyState(QStringLiteral("eye"), {}, {})), m_exportBar(new ExportBar),
      m_predictions(services.looks ? new PredictionsPane(services, this) : nullptr),
      m_classify(services.looks ? new ClassifyPane(services, this) : nullptr),
      m_weights(new WeightsPane(services, this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_header);
    auto* rest = new QVBoxLayout;
    rest->setContentsMargins(12, 0, 12, 12);
    rest->setSpacing(8);
    rest->addWidget(makeTabs());
    m_stack->addWidget(m_message);
    rest->addWidget(m_stack, 1);
    rest->addWidget(m_exportBar);
    layout->addLayout(rest, 1);
    if (m_predictions && m_classify) {
        addPane(Inside::Predictions, tr("Predictions"), m_predictions);
        addPane(Inside::Classify, tr("Classify"), m_classify);
    }
    auto* layers = new LayersTab(services);
    addPane(Inside::Layers, tr("Layers"), layers);
    connect(&layers->pane(), &LayersPane::cloneWanted, this, &Page::newRunWithSpecRequested);
    addPane(Inside::Weights, tr("Weights"), m_weights);
    connectPanes();
    makeActions();
    connect(m_tabBar, &QTabBar::currentChanged, this, &InspectPage::switchTab);
    connect(m_header, &InspectHeader::backWanted, this, &Page::backRequested);
    connect(m_model, &InspectViewModel::runChanged, this, [this] {
        refresh();
        emit windowTitleChanged();
    });
    connect(m_model, &InspectViewModel::checkpointChanged, this, [this] {
        for (Tab& tab : m_tabs)
            tab.stale = true;
        switchTab(m_tabBar->currentIndex());
    });
    auto* exports = new QMenu(&m_header->exportButton());
    connect(exports, &QMenu::aboutToShow, this, &InspectPage::fillExports);
    m_header->exportButton().setMenu(exports);
    show(static_cast<Inside>(settings.state(kTabKey, int(Inside::Predictions)).toInt()));
    refresh();
}

InspectPage::~InspectPage() = default;

QWidget* InspectPage::makeTabs()
{
    auto* strip = new QFrame;
    strip->setObjectName(QStringLiteral("tabStrip"));
    strip->setFixedHeight(31);
    m_tabBar = new QTabBar;
    m_tabBar->setExpanding(false);
    m_tabBar->setDrawBase(false);
    m_tabBar->setUsesScrollButtons(false); // what stands beside the tabs gives way
    m_tabBar->setElideMode(Qt::ElideNone);
    m_tabBar->setAccessibleName(tr("Parts of the look inside"));
    m_headlines = new QStackedWidget;
    auto* row = new QHBoxLayout(strip);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(12);
    row->addWidget(m_tabBar, 0, Qt::AlignTop);
    row->addWidget(m_headlines, 1);
    return strip;
}

void InspectPage::addPane(Inside what, const QString& title, InspectPane* pane)
{
    const int number = int(m_tabs.size()) + 1;
    m_tabs.append({what, title, pane, true});
    const QKeySequence key(Qt::ALT | static_cast<Qt::Key>(Qt::Key_0 + number));
    m_tabBar->addTab(title);
    m_tabBar->setTabToolTip(number - 1, key.toString(QKeySequence::NativeText));
    m_stack->addWidget(pane);
    m_headlines->addWidget(pane->headline());
    auto* action = new QAction(title, this);
    action->setShortcut(key);
    connect(action, &QAction::triggered, this, [this, what] { show(what); });
    addAction(action);
    connect(pane, &InspectPane::exportsChanged, this,
            [this] { m_header->exportButton().setEnabled(!m_tabs[m_tabBar->currentIndex()].pane->exports().empty()); });
    connect(pane, &InspectPane::exportWanted, this, [this](const InspectExport& wanted) { write(wanted); });
    connect(pane, &InspectPane::noticed, this, [this](const QString& text) { emit noticed(text, {}); });
    connect(pane, &InspectPane::failed, this, &Page::failed);
}

void InspectPage::connectPanes()
{
    connect(m_weights, &WeightsPane::pruneWanted, this, &Page::newRunWithSpecRequested);
    connect(m_weights, &WeightsPane::ticketsWanted, this, &Page::ticketsRequested);
    if (!m_predictions || !m_classify)
        return;
    // Classify's sentences about confidence come from the predictions of the same checkpoint on the validation set.
    connect(&m_predictions->model(), &PredictionsViewModel::changed, this, [this] {
        const PredictionsViewModel& predictions = m_predictions->model();
        if (predictions.report() && predictions.validation() && m_model->checkpoint() &&
            predictions.net().checkpoint == m_model->checkpoint()->file)
            m_classify->model().setReport(predictions.sharedReport());
    });
    connect(m_predictions, &PredictionsPane::sampleOpened, this, [this](qint64 sample, bool validation) {
        show(Inside::Classify);
        m_classify->model().openSample(sample, validation);
    });
    connect(m_classify, &ClassifyPane::fetchWanted, this, &InspectPage::fetch);
}

void InspectPage::fetch()
{
    if (m_services.fetch && m_model->has() && isElsewhere(m_model->run()))
        openFetchDialog(m_services, m_model->run(), this);
}

void InspectPage::makeActions()
{
    auto* back = new QAction(themedIcon(QStringLiteral("left")), tr("Back"), this);
    // Charts keep Escape while they have something to clear.
    back->setShortcuts({QKeySequence(QKeySequence::Back), QKeySequence(Qt::Key_Escape)});
    connect(back, &QAction::triggered, this, &Page::backRequested);
    auto* refresh = new QAction(themedIcon(QStringLiteral("refresh")), tr("Look for newer checkpoints"), this);
    refresh->setShortcut(QKeySequence(QKeySequence::Refresh));
    connect(refresh, &QAction::triggered, m_model, &InspectViewModel::refresh);
    auto* live = new QAction(themedIcon(QStringLiteral("live")), tr("Show on the Live page"), this);
    connect(live, &QAction::triggered, this, [this] {
        if (m_model->has())
            emit openRunRequested(m_model->runId());
    });
    m_actions = {back, refresh, live};
    for (QAction* action : std::as_const(m_actions)) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
    }
}

QString InspectPage::windowTitleText() const
{
    return m_model->has() ? tr("%1 — inside %2").arg(m_tabs[m_tabBar->currentIndex()].title, m_model->runName())
                          : title();
}

void InspectPage::activated()
{
    m_active = true;
    m_model->setActive(true);
    switchTab(m_tabBar->currentIndex());
    m_tabBar->setFocus();
}

void InspectPage::deactivated()
{
    m_active = false;
    m_model->setActive(false);
    m_settings.setState(kTabKey, int(shown()));
}

void InspectPage::focusSearch()
{
    m_header->openPicker();
}

QList<QAction*> InspectPage::runActions() const
{
    QList<QAction*> list = m_tabs[m_tabBar->currentIndex()].pane->runActions();
    if (!list.isEmpty()) {
        auto* separator = new QAction(const_cast<InspectPage*>(this));
        separator->setSeparator(true);
        list << separator;
    }
    return list + m_actions;
}

Inside InspectPage::shown() const
{
    return m_tabs[m_tabBar->currentIndex()].what;
}

void InspectPage::show(Inside what)
{
    for (int i = 0; i < m_tabs.size(); ++i)
        if (m_tabs[i].what == what)
            m_tabBar->setCurrentIndex(i);
}

QStringList InspectPage::tabTitles() const
{
    QStringList titles;
    for (const Tab& tab : m_tabs)
        titles << tab.title;
    return titles;
}

void InspectPage::lookInside(const LookRequest& request, const QString& from)
{
    if (!from.isEmpty())
        m_header->setBackTitle(from);
    show(request.what);
    m_model->showRun(request.runId, request.checkpoint);
}

void InspectPage::switchTab(int index)
{
    if (index < 0)
        return;
    m_headlines->setCurrentIndex(index);
    Tab& tab = m_tabs[index];
    refresh();
    if (m_active && tab.stale && m_model->checkpoint()) {
        tab.stale = false;
        tab.pane->showCheckpoint(*m_model);
        if (m_classify && tab.pane == m_classify && m_predictions->model().report())
            emit m_predictions->model().changed(); // the calibration of this checkpoint, if it is known
    }
    m_header->exportButton().setEnabled(m_model->checkpoint() && !tab.pane->exports().empty());
    emit windowTitleChanged();
}

void InspectPage::refresh()
{
    const bool any = m_model->checkpoint();
    if (!any)
        m_message->setTexts(m_model->runId().isEmpty() ? tr("No run is chosen") : tr("There is nothing to look into"),
                            m_model->runId().isEmpty()
                                ? tr("Choose a run above, or press Look inside on the Runs or the Live page.")
                                : m_model->obstacle());
    m_stack->setCurrentWidget(any ? static_cast<QWidget*>(m_tabs[m_tabBar->currentIndex()].pane) : m_message);
    m_headlines->setVisible(any);
}

void InspectPage::fillExports()
{
    QMenu* menu = m_header->exportButton().menu();
    menu->clear();
    for (const InspectExport& one : m_tabs[m_tabBar->currentIndex()].pane->exports())
        menu->addAction(one.text, this, [this, one] { write(one); });
}

void InspectPage::write(const InspectExport& what)
{
    const QString suffix = QFileInfo(what.fileName).suffix();
    auto* dialog = new QFileDialog(this, tr("Export"), what.fileName, QStringLiteral("*.%1").arg(suffix));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(suffix);
    connect(dialog, &QFileDialog::fileSelected, this, [this, what](const QString& file) { write(what, file); });
    dialog->open();
}

void InspectPage::write(const InspectExport& what, const QString& file)
{
    const Result<ChartFile> recorded = what.record(file);
    if (!recorded.ok()) {
        emit failed(recorded.error());
        return;
    }
    m_exportBar->write(file, recorded.value(), [this, file](const Result<void>& outcome) {
        if (outcome.ok())
            emit noticed(tr("Written to %1").arg(file), {});
        else
            emit failed(outcome.error());
    });
}

} // namespace trainyard
