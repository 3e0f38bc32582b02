// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/alerts_dialog.h"

#include "gui/app/alert_rules_pane.h"
#include "gui/formats/alert_text.h"
#include "gui/formats/format.h"
#include "gui/formats/visible_text.h"
#include "gui/services/alert_service.h"
#include "gui/services/store_service.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/feedback.h"
#include "gui/widgets/plain_widget.h"
#include "gui/widgets/segmented_control.h"

#include <QBoxLayout>
#include <QHeaderView>
#include <QHideEvent>
#include <QPushButton>
#include <QStackedWidget>
#include <QTreeWidget>

namespace trainyard {
namespace {

constexpr int kMostAlerts = 1000;
constexpr int kRowHeight = 26, kCellMargins = 18; // pixels
enum Column { When, Run, Rule, What, Step, Columns };

} // namespace

AlertsDialog::AlertsDialog(AlertService* alerts, StoreService* store, QWidget* parent)
    : QDialog(parent), m_service(alerts), m_store(store)
{
    setWindowTitle(tr("Alerts"));
    setObjectName(QStringLiteral("alertsDialog"));
    resize(860, 520);
    setMinimumSize(720, 420);
    QVBoxLayout* column = makeDialogColumn(this, 10);
    auto* tabs = new SegmentedControl;
    tabs->setAccessibleName(tr("Alerts"));
    tabs->addSegment(tr("Alerts"));
    tabs->addSegment(tr("Rules"));
    auto* pages = new QStackedWidget;
    pages->addWidget(makeList());
    pages->addWidget(new AlertRulesPane(alerts));
    connect(tabs, &SegmentedControl::currentChanged, pages, &QStackedWidget::setCurrentIndex);
    auto* top = new QHBoxLayout;
    top->addWidget(tabs);
    top->addStretch(1);
    column->addLayout(top);
    column->addWidget(pages, 1);
    if (m_store)
        connect(m_store, &StoreService::changed, this, &AlertsDialog::read);
    setAlerts({});
}

void AlertsDialog::showEvent(QShowEvent* event)
{
    QDialog::showEvent(event);
    read();
}

void AlertsDialog::hideEvent(QHideEvent* event)
{
    QDialog::hideEvent(event);
    if (!event->spontaneous()) // otherwise it is only minimised
        markSeen([](const AlertRow&) { return true; });
}

QWidget* AlertsDialog::makeList()
{
    const auto [page, column] = makePlainWidget<QVBoxLayout>(8);
    m_list = new QTreeWidget;
    m_list->setAccessibleName(tr("Alerts"));
    m_list->setHeaderLabels({tr("When"), tr("Run"), tr("Rule"), tr("What was noticed"), tr("Step")});
    m_list->headerItem()->setTextAlignment(Step, Qt::AlignRight | Qt::AlignVCenter);
    m_list->setFont(Theme::instance().font(FontRole::Small));
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(What, QHeaderView::Stretch);
    m_none = new EmptyState(QStringLiteral("check"), tr("Nothing was noticed"),
                            tr("What the rules notice about runs that train is listed here."));
    connect(m_list, &QTreeWidget::itemSelectionChanged, this, &AlertsDialog::refreshButtons);
    connect(m_list, &QTreeWidget::itemActivated, this, [this] {
        if (const AlertRow* alert = chosen())
            emit runChosen(QString::fromStdString(alert->runId));
    });
    column->addWidget(m_list, 1);
    column->addWidget(m_none, 1);
    auto* row = new QHBoxLayout;
    m_open = makeButton(tr("Show the run"));
    m_silence = makeButton(tr("No more of this kind for this run"));
    m_seen = makeButton(tr("Mark all as seen"));
    connect(m_open, &QPushButton::clicked, this, [this] {
        if (const AlertRow* alert = chosen())
            emit runChosen(QString::fromStdString(alert->runId));
    });
    connect(m_silence, &QPushButton::clicked, this, &AlertsDialog::silence);
    connect(m_seen, &QPushButton::clicked, this, [this] { m_service->markSeen({}); });
    row->addWidget(m_open);
    row->addWidget(m_silence);
    row->addStretch(1);
    row->addWidget(m_seen);
    column->addLayout(row);
    return page;
}

void AlertsDialog::read()
{
    if (!m_store || !isVisible())
        return;
    m_store->ask(
        this, [](StoreReader& reader) { return reader.alerts({.limit = kMostAlerts}); },
        [this](std::vector<AlertRow> alerts) { setAlerts(std::move(alerts)); });
}

void AlertsDialog::setAlerts(std::vector<AlertRow> alerts)
{
    const auto marks = [](const std::vector<AlertRow>& rows) {
        std::vector<std::pair<std::int64_t, bool>> out;
        for (const AlertRow& row : rows)
            out.emplace_back(row.key, row.seenAt > 0.0);
        return out;
    };
    if (m_list->topLevelItemCount() > 0 && marks(alerts) == marks(m_alerts))
        return;
    const std::int64_t current = chosen() ? chosen()->key : 0;
    m_alerts = std::move(alerts);
    m_list->clear();
    for (const AlertRow& alert : m_alerts) {
        auto* item = new QTreeWidgetItem(m_list);
        item->setText(When, format::dateTime(alert.raisedAt));
        item->setText(Run, format::visible(alert.runName));
        item->setText(Rule, alertTitle(alert.kind));
        item->setText(What, alertText(alert).simplified()); // a message of many lines takes one here
        item->setText(Step, format::count(alert.step));
        item->setTextAlignment(Step, Qt::AlignRight | Qt::AlignVCenter);
        item->setToolTip(What, alertAdvice(alert));
        item->setToolTip(Run, format::visible(alert.runName));
        QFont font = m_list->font();
        font.setWeight(isUnseen(alert) ? QFont::DemiBold : QFont::Normal); // and said to screen readers
        for (int i = 0; i < Columns; ++i)
            item->setFont(i, font);
        item->setSizeHint(When,
                          QSize(QFontMetrics(font).horizontalAdvance(item->text(When)) + kCellMargins, kRowHeight));
        if (isUnseen(alert))
            item->setData(When, Qt::AccessibleTextRole, tr("%1, not seen yet").arg(item->text(When)));
        if (alert.key == current)
            m_list->setCurrentItem(item);
    }
    for (const int i : {int(When), int(Run), int(Rule), int(Step)}) {
        m_list->resizeColumnToContents(i);
        if (i == Run)
            m_list->setColumnWidth(i, std::min(200, m_list->columnWidth(i)));
    }
    m_list->setVisible(!m_alerts.empty());
    m_none->setVisible(m_alerts.empty());
    refreshButtons();
}

const AlertRow* AlertsDialog::chosen() const
{
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    return row >= 0 && row < int(m_alerts.size()) ? &m_alerts[std::size_t(row)] : nullptr;
}

void AlertsDialog::refreshButtons()
{
    m_open->setEnabled(chosen());
    m_silence->setEnabled(chosen());
    m_seen->setEnabled(std::ranges::any_of(m_alerts, isUnseen));
}

void AlertsDialog::markSeen(const std::function<bool(const AlertRow&)>& which)
{
    std::vector<std::int64_t> keys;
    for (const AlertRow& alert : m_alerts)
        if (alert.seenAt == 0.0 && which(alert))
            keys.push_back(alert.key);
    if (!keys.empty()) // none would mean all
        m_service->markSeen(std::move(keys));
}

void AlertsDialog::silence()
{
    const AlertRow* alert = chosen();
    if (!alert)
        return;
    m_service->silence(QString::fromStdString(alert->runId), QString::fromStdString(alert->kind), true);
    markSeen(
        [run = alert->runId, kind = alert->kind](const AlertRow& one) { return one.runId == run && one.kind == kind; });
}

} // namespace trainyard
