// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/parts/ticket_files_dialog.h"

#include "gui/formats/format.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/card.h"
#include "gui/widgets/feedback.h"
#include "gui/widgets/label.h"
#include "gui/widgets/plain_widget.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QDir>
#include <QFileDialog>
#include <QGridLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableWidget>

namespace trainyard {
namespace {

using What = TicketFilesModel::What;
using State = TicketFilesModel::State;

void clearGrid(QGridLayout& grid)
{
    while (QLayoutItem* item = grid.takeAt(0)) {
        delete item->widget();
        delete item;
    }
}

Label* plain(const QString& text, FontRole role, Token token)
{
    auto* label = new Label(text, role, token);
    label->setTextFormat(Qt::PlainText); // names of runs and layers may contain anything
    return label;
}

} // namespace

TicketFilesDialog::TicketFilesDialog(const Services& services, What what, QWidget* parent)
    : QDialog(parent), m_model(services, what)
{
    setObjectName(QStringLiteral("ticketFilesDialog"));
    setWindowTitle(what == What::Ticket ? tr("Save the ticket") : tr("Compact the net"));
    resize(640, what == What::Ticket ? 520 : 600);
    setMinimumSize(520, 420);
    QVBoxLayout* column = makeDialogColumn(this, 10);
    m_message = new EmptyState(QStringLiteral("star"), {}, {});
    m_stack = new QStackedWidget;
    m_stack->addWidget(makeContent());
    m_stack->addWidget(m_message);
    column->addWidget(m_stack, 1);
    column->addWidget(makeFileRow());
    m_problem = new FieldError(m_file);
    column->addWidget(m_problem);
    m_outcome = plain({}, FontRole::Small, Token::Done);
    m_outcome->setWordWrap(true);
    m_outcome->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column->addWidget(m_outcome);
    column->addWidget(makeButtons());
    connect(&m_model, &TicketFilesModel::changed, this, &TicketFilesDialog::refresh);
    refresh();
}

QWidget* TicketFilesDialog::makeContent()
{
    const auto [content, column] = makePlainWidget<QVBoxLayout>(10);
    const auto [facts, grid] = makePlainWidget<QGridLayout>(4);
    m_facts = grid;
    m_facts->setHorizontalSpacing(12);
    m_facts->setColumnStretch(1, 1);
    column->addWidget(facts);
    auto* costs = new Card(tr("Savings"));
    const auto [table, cells] = makePlainWidget<QGridLayout>(6);
    m_costs = cells;
    m_costs->setHorizontalSpacing(24);
    m_costs->setColumnStretch(0, 1);
    costs->body()->addWidget(table);
    costs->setVisible(m_model.what() == What::Compact);
    costs->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    column->addWidget(costs);
    m_layersCard = new Card(tr("Layers"));
    m_layersCard->body()->setContentsMargins(1, 0, 1, 1);
    m_layers = new QTableWidget(0, 4);
    const bool ticket = m_model.what() == What::Ticket;
    m_layers->setHorizontalHeaderLabels(
        {tr("Layer"), ticket ? tr("Weights") : tr("Channels"), tr("Left"), tr("Share left")});
    m_layers->setFrameShape(QFrame::NoFrame);
    m_layers->setShowGrid(false);
    for (int place = 0; place < 4; ++place)
        m_layers->horizontalHeaderItem(place)->setTextAlignment((place == 0 ? Qt::AlignLeft : Qt::AlignRight) |
                                                                Qt::AlignVCenter);
    m_layers->setSelectionMode(QAbstractItemView::NoSelection);
    m_layers->setFocusPolicy(Qt::NoFocus);
    m_layers->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_layers->setFont(Theme::instance().font(FontRole::Small));
    m_layers->verticalHeader()->hide();
    m_layers->verticalHeader()->setMinimumSectionSize(24);
    m_layers->verticalHeader()->setDefaultSectionSize(24);
    m_layers->horizontalHeader()->setFont(Theme::instance().font(FontRole::SmallStrong));
    m_layers->horizontalHeader()->setHighlightSections(false);
    m_layers->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_layers->setAccessibleName(tr("Layers"));
    m_layersCard->body()->addWidget(m_layers);
    column->addWidget(m_layersCard, 1);
    column->addStretch(0); // used when no layer is listed
    return content;
}

QWidget* TicketFilesDialog::makeFileRow()
{
    const auto [rows, column] = makePlainWidget<QVBoxLayout>(8);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    m_file = new QLineEdit;
    m_file->setObjectName(QStringLiteral("ticketFile"));
    m_browse = makeButton(tr("Browse…"), QStringLiteral("folder"));
    m_browse->setFixedHeight(26);
    m_browse->setAutoDefault(false);
    connect(m_browse, &QPushButton::clicked, this, &TicketFilesDialog::browse);
    connect(m_file, &QLineEdit::textEdited, this, &TicketFilesDialog::refresh);
    auto* label = new Label(m_model.what() == What::Ticket ? tr("File") : tr("Files"), FontRole::Small, Token::T2);
    label->setBuddy(m_file);
    m_file->setAccessibleName(label->text());
    row->addWidget(label);
    row->addWidget(m_file, 1);
    row->addWidget(m_browse);
    column->addLayout(row);
    m_net = new QCheckBox(tr("Net and weights (.model.json, .safetensors)"));
    m_onnx = new QCheckBox(tr("ONNX (.onnx)"));
    auto* kinds = new QHBoxLayout;
    kinds->setSpacing(16);
    for (QCheckBox* box : {m_net, m_onnx}) {
        box->setChecked(true);
        box->setVisible(m_model.what() == What::Compact);
        connect(box, &QCheckBox::toggled, this, &TicketFilesDialog::refresh);
        kinds->addWidget(box);
    }
    m_onnx->setToolTip(tr("For ONNX Runtime, including the normalisation of the input"));
    kinds->addStretch(1);
    column->addLayout(kinds);
    return rows;
}

QWidget* TicketFilesDialog::makeButtons()
{
    const auto [row, buttons] = makePlainWidget<QHBoxLayout>(8);
    m_train = makeButton(m_model.what() == What::Ticket ? tr("Train from this ticket") : tr("New run with this net"),
                         QStringLiteral("plus"));
    m_train->setObjectName(QStringLiteral("trainFromTicket"));
    auto* close = makeButton(tr("Close"));
    m_save = makeButton(tr("Save"), QStringLiteral("save"), ButtonKind::Primary);
    m_save->setObjectName(QStringLiteral("saveTicket"));
    for (QPushButton* button : {m_train, close})
        button->setAutoDefault(false);
    m_save->setDefault(true);
    connect(m_train, &QPushButton::clicked, this, [this] {
        emit newRunWanted(m_model.newRun(), m_model.runName());
        accept();
    });
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_save, &QPushButton::clicked, this, &TicketFilesDialog::save);
    buttons->addWidget(m_train);
    buttons->addStretch(1);
    buttons->addWidget(close);
    buttons->addWidget(m_save);
    return row;
}

void TicketFilesDialog::refresh()
{
    const bool ticket = m_model.what() == What::Ticket, told = m_model.told();
    const State state = m_model.state();
    if (!told) {
        const bool failed = state == State::Failed;
        m_message->setTexts(failed   ? (ticket ? tr("There is no ticket") : tr("The net cannot be made smaller"))
                            : ticket ? tr("The ticket is being read")
                                     : tr("Both nets are being compared"),
                            failed   ? m_model.error()
                            : ticket ? tr("The engine reads the run's newest checkpoint and initial weights on the "
                                          "machine that has them.")
                                     : tr("The engine removes dead channels, compares the outputs of both nets and "
                                          "measures their speed. This takes a few seconds."));
    }
    m_stack->setCurrentIndex(told ? 0 : 1);
    if (m_file->text().isEmpty() && !m_model.runName().isEmpty())
        m_file->setText(m_model.suggestedFile());
    m_browse->setVisible(m_model.isHere());
    m_file->setToolTip(m_model.isHere() ? QString()
                                        : tr("A path on %1, which has the run's files").arg(m_model.machine()));
    const QString badFile = m_model.fileProblem(m_file->text().trimmed());
    const bool some = ticket || m_net->isChecked() || m_onnx->isChecked();
    m_problem->setError(told && state == State::Failed      ? m_model.error()
                        : told && !m_file->text().isEmpty() ? badFile
                                                            : QString());
    m_save->setEnabled(told && badFile.isEmpty() && some && state != State::Saving);
    m_save->setText(state == State::Saving ? tr("Saving…") : tr("Save"));
    m_file->setEnabled(told && state != State::Saving);
    m_browse->setEnabled(m_file->isEnabled());
    m_outcome->setVisible(state == State::Saved);
    m_outcome->setText(
        m_model.isHere()
            ? tr("Written: %1").arg(m_model.written().join(QStringLiteral(", ")))
            : tr("Written on %1: %2").arg(m_model.machine(), m_model.written().join(QStringLiteral(", "))));
    m_train->setVisible(m_model.canTrain());
    if (told) {
        showFacts();
        showLayers();
    }
}

void TicketFilesDialog::showFacts()
{
    clearGrid(*m_facts);
    int line = 0;
    for (const auto& [title, text] : m_model.facts()) {
        auto* value = plain(text, FontRole::Small, Token::T1);
        value->setWordWrap(true);
        value->setTextInteractionFlags(Qt::TextSelectableByMouse);
        m_facts->addWidget(plain(title, FontRole::Small, Token::T3), line, 0, Qt::AlignTop);
        m_facts->addWidget(value, line++, 1);
    }
    clearGrid(*m_costs);
    const QList<QStringList> costs = m_model.costs();
    if (costs.isEmpty())
        return;
    const QStringList heads{QString(), tr("Whole net"), tr("Compact net"), tr("Times")};
    for (int column = 1; column < heads.size(); ++column)
        m_costs->addWidget(plain(heads[column], FontRole::SmallStrong, Token::T2), 0, column, Qt::AlignRight);
    for (int row = 0; row < costs.size(); ++row)
        for (int column = 0; column < costs[row].size(); ++column)
            m_costs->addWidget(plain(costs[row][column], column == 3 ? FontRole::SmallStrong : FontRole::Small,
                                     column == 0 ? Token::T2 : Token::T1),
                               row + 1, column, column == 0 ? Qt::AlignLeft : Qt::AlignRight);
}

void TicketFilesDialog::showLayers()
{
    const QList<TicketFilesModel::LayerLine> lines = m_model.layers();
    m_layersCard->setVisible(!lines.isEmpty() || m_model.what() == What::Ticket);
    m_layers->setRowCount(int(lines.size()));
    for (int row = 0; row < lines.size(); ++row) {
        const QStringList texts{lines[row].layer, format::count(lines[row].before), format::count(lines[row].left),
                                format::percent(lines[row].share(), lines[row].share() < 0.0995 ? 2 : 1)};
        for (int column = 0; column < texts.size(); ++column) {
            auto* item = new QTableWidgetItem(texts[column]);
            item->setTextAlignment((column == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
            item->setToolTip(texts[0]);
            m_layers->setItem(row, column, item);
        }
    }
}

void TicketFilesDialog::save()
{
    const QString file = m_file->text().trimmed();
    const bool net = m_net->isChecked(), onnx = m_onnx->isChecked();
    QStringList replaced = m_model.replaced(file, net, onnx);
    replaced.removeAll(m_agreed);
    if (replaced.isEmpty())
        return m_model.save(file, net, onnx);
    auto* box = new QMessageBox(QMessageBox::Question, tr("Replace"),
                                tr("Replace %Ln file(s)?", nullptr, static_cast<int>(replaced.size())),
                                QMessageBox::NoButton, this);
    box->setObjectName(QStringLiteral("replaceFiles"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(replaced.join(QLatin1Char('\n')));
    QPushButton* yes = box->addButton(tr("Replace"), QMessageBox::DestructiveRole);
    box->setDefaultButton(box->addButton(QMessageBox::Cancel));
    connect(yes, &QPushButton::clicked, this, [this, file, net, onnx] { m_model.save(file, net, onnx); });
    box->open();
}

void TicketFilesDialog::browse()
{
    const bool ticket = m_model.what() == What::Ticket;
    auto* dialog = new QFileDialog(this, windowTitle(), m_file->text(),
                                   ticket ? tr("Tickets (*.safetensors)") : tr("Nets (*.model.json)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(ticket ? QStringLiteral("safetensors") : QStringLiteral("model.json"));
    connect(dialog, &QFileDialog::fileSelected, this, [this, ticket](const QString& file) {
        QString chosen = m_agreed = file;
        if (!ticket && chosen.endsWith(QLatin1String(".model.json")))
            chosen.chop(int(qstrlen(".model.json")));
        m_file->setText(chosen);
        refresh();
    });
    dialog->open();
}

TicketFilesDialog* openTicketFiles(const Services& services, What what, const QString& runId, QWidget* parent)
{
    auto* dialog = new TicketFilesDialog(services, what, parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->model().showRun(runId);
    dialog->open();
    return dialog;
}

} // namespace trainyard
