// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/shortcuts_dialog.h"

#include "gui/widgets/buttons.h"

#include <QAction>
#include <QBoxLayout>
#include <QHeaderView>
#include <QKeySequence>
#include <QLineEdit>
#include <QScreen>
#include <QTreeWidget>

namespace trainyard {
namespace {

constexpr int kShortcutRow = 26;

} // namespace

ShortcutsDialog::ShortcutsDialog(const QList<ShortcutGroup>& groups, QWidget* parent)
    : QDialog(parent), m_search(new QLineEdit), m_list(new QTreeWidget)
{
    setWindowTitle(tr("Keyboard shortcuts"));
    m_search->setPlaceholderText(tr("Search"));
    m_search->setAccessibleName(tr("Search"));
    m_search->setClearButtonEnabled(true);
    m_list->setAccessibleName(tr("Keyboard shortcuts"));
    m_list->setHeaderHidden(true);
    m_list->setColumnCount(2);
    m_list->setRootIsDecorated(false);
    m_list->setItemsExpandable(false);
    m_list->setSelectionMode(QAbstractItemView::NoSelection);
    for (const ShortcutGroup& group : groups) {
        auto* heading = new QTreeWidgetItem({group.title});
        heading->setSizeHint(0, {0, kShortcutRow});
        QFont bold = font();
        bold.setWeight(QFont::DemiBold);
        heading->setFont(0, bold);
        for (const QAction* action : group.actions)
            if (!action->shortcut().isEmpty() && !action->text().isEmpty()) {
                auto* item = new QTreeWidgetItem(
                    heading, {action->text().remove(QLatin1Char('&')),
                              QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText)});
                item->setSizeHint(0, {0, kShortcutRow});
            }
        if (heading->childCount() > 0)
            m_list->addTopLevelItem(heading);
        else
            delete heading;
    }
    m_list->expandAll();
    for (int i = 0; i < m_list->topLevelItemCount(); ++i)
        m_list->topLevelItem(i)->setFirstColumnSpanned(true);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);

    auto* close = makeButton(tr("Close"));
    close->setDefault(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 12);
    layout->setSpacing(10);
    layout->addWidget(m_search);
    layout->addWidget(m_list, 1);
    layout->addWidget(close, 0, Qt::AlignRight);
    resize(QSize(560, 600).boundedTo(screen()->availableGeometry().size() * 0.9));

    connect(m_search, &QLineEdit::textChanged, this, &ShortcutsDialog::filter);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
}

void ShortcutsDialog::filter(const QString& text)
{
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem* heading = m_list->topLevelItem(i);
        bool any = false;
        for (int row = 0; row < heading->childCount(); ++row) {
            QTreeWidgetItem* item = heading->child(row);
            const bool shown =
                item->text(0).contains(text, Qt::CaseInsensitive) || item->text(1).contains(text, Qt::CaseInsensitive);
            item->setHidden(!shown);
            any = any || shown;
        }
        heading->setHidden(!any);
    }
}

} // namespace trainyard
