// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/runs/ledger_dialog.h"

#include "gui/formats/reason_text.h"
#include "gui/parts/app_settings.h"
#include "gui/parts/column_widths.h"
#include "gui/parts/export_bar.h"
#include "gui/parts/page_parts.h"
#include "gui/services/published_ledgers.h"
#include "gui/services/qt_text.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/feedback.h"
#include "gui/widgets/icons.h"
#include "gui/widgets/label.h"

#include <QBoxLayout>
#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHeaderView>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QScreen>
#include <QShortcut>
#include <QStackedWidget>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QToolButton>

#include <array>

namespace trainyard {
namespace {

const QString kNotesKey = QStringLiteral("runs/ledgerNotes");
constexpr std::size_t kFileLimit = std::size_t{1} << 20;
constexpr QSize kLedgerSize(1180, 560);
constexpr int kLedgerAir = 4; // above and below a step's lines

/// A step's lines, with a rule below them; the heading of a chain stands out.
class LedgerDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        return QStyledItemDelegate::sizeHint(option, index) + QSize(0, 2 * kLedgerAir);
    }
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        if (index.data(LedgerModel::HeadingRole).toBool() && !(option.state & QStyle::State_Selected))
            painter->fillRect(option.rect, themed(Token::Alt));
        QStyleOptionViewItem inside = option;
        if (!index.data(LedgerModel::HeadingRole).toBool())
            inside.rect.adjust(0, kLedgerAir, 0, 0);
        if (option.state & QStyle::State_Selected)
            painter->fillRect(option.rect, themed(Token::Sel));
        inside.state &= ~QStyle::State_HasFocus; // its frame is that of the cell, not of the text
        QStyledItemDelegate::paint(painter, inside, index);
        painter->setPen(themed(Token::Line));
        painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
        if (option.state & QStyle::State_HasFocus) {
            painter->setPen(themed(Token::AccT));
            painter->setBrush(Qt::NoBrush);
            painter->drawRect(option.rect.adjusted(0, 0, -1, -2));
        }
    }

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        if (index.data(LedgerModel::HeadingRole).toBool())
            option->font = Theme::instance().font(FontRole::SmallStrong);
    }
};

} // namespace

LedgerDialog::LedgerDialog(const Services& services, AppSettings& settings, const QStringList& runIds, QWidget* parent)
    : QDialog(parent), m_services(services), m_settings(settings), m_model(services, settings.state(kNotesKey).toMap()),
      m_stack(new QStackedWidget),
      m_empty(new EmptyState(QStringLiteral("runs"), tr("No steps"),
                             tr("Select runs in the list, in the order in which one became faster than the other, or "
                                "compare with a published chain."))),
      m_table(new QTableView), m_whole(new Label({}, FontRole::BodyStrong)),
      m_problem(new Label({}, FontRole::Small, Token::Fail)), m_exportBar(new ExportBar)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    setWindowTitle(tr("Speed-up ledger"));
    setObjectName(QStringLiteral("ledgerDialog"));
    setMinimumSize(720, 320);
    resize(kLedgerSize.boundedTo(screen()->availableGeometry().size() - QSize(40, 60)));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 12);
    column->setSpacing(8);
    column->addWidget(makeBar());
    makeTable();
    m_stack->addWidget(m_table);
    m_stack->addWidget(m_empty);
    column->addWidget(makeFrame(m_stack), 1);
    m_whole->setWordWrap(true);
    m_whole->setTextFormat(Qt::PlainText);
    m_problem->setWordWrap(true);
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->hide();
    column->addWidget(m_exportBar);
    column->addWidget(m_problem);
    column->addWidget(m_whole);
    makeActions();
    connect(&m_model, &LedgerViewModel::changed, this, &LedgerDialog::refresh);
    connect(&m_model, &LedgerViewModel::notesChanged, this,
            [this] { m_settings.setState(kNotesKey, m_model.notes()); });
    connect(&m_model, &LedgerViewModel::failed, this, &LedgerDialog::report);
    connect(m_model.model(), &QAbstractItemModel::modelReset, this, &LedgerDialog::refresh);
    connect(m_model.model(), &QAbstractItemModel::dataChanged, this, &LedgerDialog::fitRows);
    m_model.showRuns(runIds);
    m_table->setFocus();
}

QWidget* LedgerDialog::makeBar()
{
    auto* bar = new QWidget;
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    auto* compare = makeButton(tr("Compare with a published chain"), QStringLiteral("plus"));
    compare->setObjectName(QStringLiteral("publishedChains"));
    compare->setAutoDefault(false);
    auto* chains = new QMenu(compare);
    for (const LedgerChain& chain : publishedLedgers())
        chains->addAction(qt(chain.title), this, [this, chain] { m_model.add(chain); });
    chains->addSeparator();
    chains->addAction(tr("From a ledger file…"), this, &LedgerDialog::askChain);
    compare->setMenu(chains);
    m_up = makeIconButton(QStringLiteral("up"), tooltipWithShortcut(tr("Move the step up"), Qt::ALT | Qt::Key_Up));
    m_down =
        makeIconButton(QStringLiteral("down"), tooltipWithShortcut(tr("Move the step down"), Qt::ALT | Qt::Key_Down));
    m_remove = makeIconButton(QStringLiteral("x"), tooltipWithShortcut(tr("Leave the step out; the run stays"),
                                                                       QKeySequence(Qt::Key_Delete)));
    m_copy = makeIconButton(QStringLiteral("copy"),
                            tooltipWithShortcut(tr("Copy the ledger as a table"), QKeySequence(QKeySequence::Copy)));
    m_export = makeButton(tr("Export"), QStringLiteral("export"));
    m_export->setAutoDefault(false);
    auto* exports = new QMenu(m_export);
    exports->addAction(tr("Table, CSV…"), this, [this] { askFile(QStringLiteral("csv")); });
    exports->addAction(tr("Ledger file, JSON…"), this, [this] { askFile(QStringLiteral("json")); });
    m_export->setMenu(exports);
    row->addWidget(compare);
    row->addWidget(m_up);
    row->addWidget(m_down);
    row->addWidget(m_remove);
    row->addStretch(1);
    row->addWidget(m_copy);
    row->addWidget(m_export);
    connect(m_up, &QToolButton::clicked, this, [this] { move(-1); });
    connect(m_down, &QToolButton::clicked, this, [this] { move(1); });
    connect(m_remove, &QToolButton::clicked, this, &LedgerDialog::remove);
    connect(m_copy, &QToolButton::clicked, this, &LedgerDialog::copy);
    return bar;
}

void LedgerDialog::makeTable()
{
    m_table->setModel(m_model.model());
    m_table->setItemDelegate(new LedgerDelegate(m_table));
    showRows(m_table, 26);
    m_table->setWordWrap(true);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    m_table->setTabKeyNavigation(false);
    m_table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setAccessibleName(tr("Steps of the ledger"));
    QHeaderView* header = m_table->horizontalHeader();
    header->setStretchLastSection(false);
    static constexpr std::array<int, LedgerModel::ColumnCount> kWidths = {170, 190, 140, 140, 70, 300, 150};
    setColumnWidths(*m_table, kWidths);
    header->setSectionResizeMode(LedgerModel::Cause, QHeaderView::Stretch);
    header->setMinimumSectionSize(60);
    connect(header, &QHeaderView::sectionResized, this, &LedgerDialog::fitRows, Qt::QueuedConnection);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &LedgerDialog::showSelection);
    connect(m_table, &QTableView::doubleClicked, this, [this](const QModelIndex& index) {
        const LedgerModel::Place place = m_model.model()->place(index.row());
        if (index.column() != LedgerModel::Note && place.step >= 0) {
            const LedgerStep& step = m_model.model()->chains()[std::size_t(place.chain)].steps[std::size_t(place.step)];
            if (step.isRun())
                emit openRunRequested(qt(step.run));
        }
    });
}

void LedgerDialog::makeActions()
{
    const auto shortcut = [this](const QKeySequence& keys, auto act) {
        auto* one = new QShortcut(keys, m_table, nullptr, nullptr, Qt::WidgetShortcut);
        connect(one, &QShortcut::activated, this, act);
    };
    shortcut(Qt::ALT | Qt::Key_Up, [this] { move(-1); });
    shortcut(Qt::ALT | Qt::Key_Down, [this] { move(1); });
    shortcut(QKeySequence(Qt::Key_Delete), [this] { remove(); });
    shortcut(QKeySequence(QKeySequence::Copy), [this] { copy(); });
}

void LedgerDialog::refresh()
{
    LedgerModel* model = m_model.model();
    m_table->clearSpans();
    for (int row = 0; row < model->rowCount(); ++row)
        if (model->place(row).step < 0)
            m_table->setSpan(row, 0, 1, LedgerModel::ColumnCount);
    m_stack->setCurrentWidget(model->rowCount() > 0 ? static_cast<QWidget*>(m_table) : m_empty);
    m_whole->setText(model->wholeText(0));
    m_whole->setVisible(model->chains().size() == 1); // several have it in their headings
    m_copy->setEnabled(model->rowCount() > 0);
    m_export->setEnabled(model->rowCount() > 0);
    if (!m_table->currentIndex().isValid() && model->rowCount() > 0)
        m_table->setCurrentIndex(model->index(model->place(0).step < 0 ? 1 : 0, 0));
    fitRows();
    showSelection();
}

void LedgerDialog::fitRows()
{
    m_table->resizeRowsToContents();
}

void LedgerDialog::showSelection()
{
    const int row = m_table->currentIndex().row();
    m_up->setEnabled(m_model.model()->canMove(row, -1));
    m_down->setEnabled(m_model.model()->canMove(row, 1));
    m_remove->setEnabled(m_model.model()->place(row).chain >= 0);
}

void LedgerDialog::move(int by)
{
    const int row = m_model.model()->move(m_table->currentIndex().row(), by);
    m_table->setCurrentIndex(m_model.model()->index(row, 0));
}

void LedgerDialog::remove()
{
    const int row = m_table->currentIndex().row();
    m_model.model()->remove(row);
    if (const int rows = m_model.model()->rowCount(); rows > 0)
        m_table->setCurrentIndex(m_model.model()->index(std::min(row, rows - 1), 0));
}

void LedgerDialog::copy()
{
    QGuiApplication::clipboard()->setText(m_model.model()->text());
}

void LedgerDialog::askChain()
{
    auto* dialog = new QFileDialog(this, tr("Open a ledger file"), {}, tr("Ledger (*.json)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &LedgerDialog::openFile);
    dialog->open();
}

void LedgerDialog::openFile(const QString& file)
{
    m_problem->hide();
    m_files.read(file, kFileLimit, [this, file](const Result<QByteArray>& outcome) {
        if (outcome.ok())
            m_model.addFile(outcome.value(), file);
        else
            report(outcome.error());
    });
}

void LedgerDialog::askFile(const QString& suffix)
{
    const bool table = suffix == QLatin1String("csv");
    auto* dialog = new QFileDialog(this, tr("Export the ledger"), QStringLiteral("speed-up.") + suffix,
                                   table ? tr("Table (*.csv)") : tr("Ledger (*.json)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(suffix);
    connect(dialog, &QFileDialog::fileSelected, this, &LedgerDialog::exportTo);
    dialog->open();
}

void LedgerDialog::exportTo(const QString& file)
{
    m_problem->hide();
    const bool ledger = file.endsWith(QLatin1String(".json"), Qt::CaseInsensitive);
    const QByteArray bytes = ledger ? m_model.fileText(m_table->currentIndex().row()) : m_model.model()->csv();
    m_exportBar->write(
        file, [bytes] { return bytes; },
        [this](const Result<void>& outcome) {
            if (!outcome.ok())
                report(outcome.error());
        });
}

void LedgerDialog::report(const Error& error)
{
    m_problem->setText(errorText(error));
    m_problem->show();
}

} // namespace trainyard
