// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/runs/columns_dialog.h"

#include "gui/widgets/buttons.h"
#include "gui/widgets/label.h"
#include "gui/widgets/plain_widget.h"
#include "gui/widgets/segmented_control.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>

#include <algorithm>

namespace trainyard {
namespace {

constexpr int kIdRole = Qt::UserRole;
constexpr int kLeastListWidth = 260, kMostListWidth = 420; // pixels
constexpr int kListMargins = 28;                           // beside a name, with the scroll bar

QListWidget* makeList(const QString& name)
{
    auto* list = new QListWidget;
    list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    list->setUniformItemSizes(true);
    list->setMinimumSize(kLeastListWidth, 340);
    list->setAccessibleName(name);
    return list;
}

} // namespace

ColumnsDialog::ColumnsDialog(const RunColumns& shown, const QStringList& series, const QStringList& params,
                             QWidget* parent)
    : QDialog(parent), m_series(series), m_params(params)
{
    setWindowTitle(tr("Columns"));
    QVBoxLayout* layout = makeDialogColumn(this, 12);
    auto* lists = new QHBoxLayout;
    lists->setSpacing(8);
    lists->addLayout(makeOffer(), 1);
    lists->addLayout(makeMoves());
    lists->addLayout(makeShown(), 1);
    layout->addLayout(lists, 1);
    layout->addLayout(makeButtons());
    m_offer->installEventFilter(this);
    m_shown->installEventFilter(this);
    fillShown(shown);
}

QLayout* ColumnsDialog::makeOffer()
{
    m_search = new QLineEdit;
    m_search->setPlaceholderText(tr("Search columns, series and parameters"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_search->setClearButtonEnabled(true);
    m_summary = new SegmentedControl;
    m_summary->addSegment(tr("Last"), tr("Newest value of a series"));
    m_summary->addSegment(tr("Best"), tr("Highest of accuracies and rates, lowest of losses and times"));
    m_summary->addSegment(tr("Worst"), tr("The opposite of best"));
    m_summary->setCurrentIndex(1);
    m_summary->setAccessibleName(tr("Value of a series"));
    m_offer = makeList(tr("Available columns"));
    auto* left = new QVBoxLayout;
    left->setSpacing(6);
    left->addWidget(new Label(tr("Available"), FontRole::SmallStrong));
    left->addWidget(m_search);
    left->addWidget(m_summary);
    left->addWidget(m_offer, 1);
    connect(m_search, &QLineEdit::textChanged, this, &ColumnsDialog::fillOffer);
    connect(m_summary, &SegmentedControl::currentChanged, this, &ColumnsDialog::fillOffer);
    connect(m_offer, &QListWidget::itemDoubleClicked, this, &ColumnsDialog::addSelected);
    return left;
}

QLayout* ColumnsDialog::makeMoves()
{
    auto* middle = new QVBoxLayout;
    auto* add = makeIconButton(QStringLiteral("right"), tr("Add the selected columns (Enter)"));
    auto* remove = makeIconButton(QStringLiteral("x"), tr("Remove the selected columns (Del)"));
    auto* up = makeIconButton(QStringLiteral("up"), tr("Move left in the table (Alt+Up)"));
    auto* down = makeIconButton(QStringLiteral("down"), tr("Move right in the table (Alt+Down)"));
    middle->addStretch(1);
    for (QToolButton* button : {add, remove, up, down})
        middle->addWidget(button);
    middle->addStretch(1);
    connect(add, &QToolButton::clicked, this, &ColumnsDialog::addSelected);
    connect(remove, &QToolButton::clicked, this, &ColumnsDialog::removeSelected);
    connect(up, &QToolButton::clicked, this, [this] { move(-1); });
    connect(down, &QToolButton::clicked, this, [this] { move(1); });
    return middle;
}

QLayout* ColumnsDialog::makeShown()
{
    m_shown = makeList(tr("Columns of the table in their order"));
    m_shown->setDragDropMode(QAbstractItemView::InternalMove);
    m_shown->setDefaultDropAction(Qt::MoveAction);
    auto* right = new QVBoxLayout;
    right->setSpacing(6);
    right->addWidget(new Label(tr("In the table, left to right"), FontRole::SmallStrong));
    right->addWidget(m_shown, 1);
    return right;
}

QLayout* ColumnsDialog::makeButtons()
{
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    auto* standard = makeButton(tr("Default columns"));
    auto* cancel = makeButton(tr("Cancel"));
    auto* ok = makeButton(tr("Apply"), {}, ButtonKind::Primary);
    for (QPushButton* button : {standard, cancel})
        button->setAutoDefault(false);
    ok->setDefault(true);
    buttons->addWidget(standard);
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(ok);
    connect(standard, &QPushButton::clicked, this, [this] { fillShown(RunColumn::defaults()); });
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(ok, &QPushButton::clicked, this, [this] {
        emit chosen(columns());
        accept();
    });
    return buttons;
}

RunColumns ColumnsDialog::columns() const
{
    QStringList ids;
    for (int i = 0; i < m_shown->count(); ++i)
        ids << m_shown->item(i)->data(kIdRole).toString();
    return columnsFromIds(ids);
}

void ColumnsDialog::fillShown(const RunColumns& columns)
{
    m_shown->clear();
    for (const RunColumn& column : columns) {
        auto* item = new QListWidgetItem(column.title(), m_shown);
        item->setData(kIdRole, column.id());
        item->setSizeHint(QSize(0, 24));
        item->setToolTip(column.hint());
    }
    fillOffer();
}

void ColumnsDialog::fillOffer()
{
    const RunColumns shown = columns();
    RunColumns all = RunColumn::fixedColumns();
    const auto summary = static_cast<MetricSummary>(m_summary->currentIndex());
    for (const QString& series : std::as_const(m_series))
        all << RunColumn::metric(series, summary);
    for (const QString& param : std::as_const(m_params))
        all << RunColumn::param(param);
    m_offer->clear();
    int widest = kLeastListWidth;
    for (const RunColumn& column : all + shown)
        widest = std::max(widest, m_offer->fontMetrics().horizontalAdvance(column.title()) + kListMargins);
    for (QListWidget* list : {m_offer, m_shown})
        list->setMinimumWidth(std::min(widest, kMostListWidth));
    const QString wanted = m_search->text().trimmed();
    for (const RunColumn& column : std::as_const(all)) {
        const QString text = column.title();
        if (shown.contains(column) ||
            !(text.contains(wanted, Qt::CaseInsensitive) || column.id().contains(wanted, Qt::CaseInsensitive)))
            continue;
        auto* item = new QListWidgetItem(text, m_offer);
        item->setData(kIdRole, column.id());
        item->setSizeHint(QSize(0, 24));
        item->setToolTip(column.hint());
    }
    if (m_offer->count() > 0)
        m_offer->setCurrentRow(0);
}

void ColumnsDialog::addSelected()
{
    RunColumns now = columns();
    for (const QListWidgetItem* item : m_offer->selectedItems())
        if (const auto column = RunColumn::fromId(item->data(kIdRole).toString()))
            now << *column;
    fillShown(now);
    m_shown->setCurrentRow(m_shown->count() - 1);
}

void ColumnsDialog::removeSelected()
{
    const int row = m_shown->currentRow();
    for (QListWidgetItem* item : m_shown->selectedItems())
        if (item->data(kIdRole).toString() != QLatin1String("name")) // a table without names is useless
            delete item;
    fillOffer();
    m_shown->setCurrentRow(std::min(row, m_shown->count() - 1));
}

void ColumnsDialog::move(int distance)
{
    const int row = m_shown->currentRow();
    const int target = row + distance;
    if (row < 0 || target < 0 || target >= m_shown->count())
        return;
    QListWidgetItem* item = m_shown->takeItem(row);
    m_shown->insertItem(target, item);
    m_shown->setCurrentRow(target);
}

bool ColumnsDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool alt = key->modifiers() & Qt::AltModifier;
    const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (watched == m_offer && enter) {
        addSelected();
        return true;
    }
    if (watched == m_shown && key->key() == Qt::Key_Delete) {
        removeSelected();
        return true;
    }
    if (watched == m_shown && alt && (key->key() == Qt::Key_Up || key->key() == Qt::Key_Down)) {
        move(key->key() == Qt::Key_Up ? -1 : 1);
        return true;
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace trainyard
