// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/checkpoint_dialog.h"

#include "backend/protocol/checkpoint_reference.h"
#include "gui/formats/format.h"
#include "gui/formats/visible_text.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/card.h"
#include "gui/widgets/label.h"
#include "gui/widgets/plain_widget.h"

#include <QBoxLayout>
#include <QFileDialog>
#include <QFontDatabase>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>

#include <algorithm>

namespace trainyard {
namespace {

constexpr std::int64_t kMostOffered = 300;
constexpr int kOfferRole = Qt::UserRole;
constexpr int kOfferRow = 24;

QListWidget* makeChoiceList(const QString& name)
{
    auto* list = new QListWidget;
    list->setFrameShape(QFrame::NoFrame);
    list->setFont(Theme::instance().font(FontRole::Small));
    list->setUniformItemSizes(true);
    list->setAccessibleName(name);
    list->setTextElideMode(Qt::ElideMiddle);
    return list;
}

Card* cardOf(const QString& title, QListWidget* list)
{
    auto* card = new Card(title);
    card->body()->setContentsMargins(1, 0, 1, 1);
    card->body()->addWidget(list);
    return card;
}

} // namespace

std::vector<CheckpointDialog::Offer> readCheckpointOffers(StoreReader& reader, const std::string& machine,
                                                          const std::string& origin)
{
    RunQuery query;
    query.text = "machine:" + machine;
    query.limit = kMostOffered;
    std::vector<RunRow> rows = reader.runs(query);
    std::stable_partition(rows.begin(), rows.end(),
                          [&](const RunRow& row) { return !origin.empty() && row.name == origin; });
    std::vector<CheckpointDialog::Offer> offers;
    for (RunRow& row : rows)
        if (const std::optional<RunSpec> spec = reader.spec(row.id)) {
            std::vector<RunCheckpoint> there =
                runCheckpoints(row, presentCheckpoints(row, *spec, reader.artifacts(row.key)));
            if (!there.empty())
                offers.push_back({std::move(row), std::move(there)});
        }
    return offers;
}

CheckpointDialog::CheckpointDialog(StoreService* store, const Question& question, QWidget* parent)
    : QDialog(parent), m_question(question)
{
    setObjectName(QStringLiteral("checkpointDialog"));
    setWindowTitle(question.title.isEmpty() ? tr("Choose a checkpoint") : question.title);
    resize(680, 460);
    setMinimumSize(560, 360);
    QVBoxLayout* column = makeDialogColumn(this, 10);
    m_filter = new QLineEdit;
    m_filter->setPlaceholderText(tr("Find a run"));
    m_filter->setClearButtonEnabled(true);
    m_filter->setAccessibleName(tr("Find a run"));
    connect(m_filter, &QLineEdit::textChanged, this, &CheckpointDialog::showRuns);
    column->addWidget(m_filter);
    column->addWidget(makeLists(), 1);
    m_note = new Label({}, FontRole::Small, Token::T2);
    m_note->setWordWrap(true);
    column->addWidget(m_note);
    m_reference = new QLineEdit;
    m_reference->setReadOnly(true);
    m_reference->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_reference->setAccessibleName(tr("Text in the spec"));
    m_reference->setToolTip(tr("The run spec's name for this checkpoint"));
    column->addWidget(m_reference);
    auto* buttons = new QHBoxLayout;
    auto* file = makeButton(tr("File…"), QStringLiteral("folder"));
    file->setToolTip(tr("A .safetensors file, such as a saved ticket"));
    file->setAutoDefault(false);
    file->setVisible(question.machine == "local");
    connect(file, &QPushButton::clicked, this, &CheckpointDialog::browse);
    auto* cancel = makeButton(tr("Cancel"));
    cancel->setAutoDefault(false);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    m_choose = makeButton(tr("Choose"), {}, ButtonKind::Primary);
    m_choose->setObjectName(QStringLiteral("chooseCheckpoint"));
    m_choose->setDefault(true);
    connect(m_choose, &QPushButton::clicked, this, [this] {
        emit chosen(reference());
        accept();
    });
    buttons->addWidget(file);
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(m_choose);
    column->addLayout(buttons);
    m_note->setText(tr("Looking for runs…"));
    refresh();
    if (store)
        store->ask(
            this,
            [machine = question.machine, origin = question.origin.toStdString()](StoreReader& reader) {
                return readCheckpointOffers(reader, machine, origin);
            },
            [this](const std::vector<Offer>& offers) { take(offers); });
}

QWidget* CheckpointDialog::makeLists()
{
    m_runs = makeChoiceList(tr("Runs"));
    m_checkpoints = makeChoiceList(tr("Checkpoints"));
    connect(m_runs, &QListWidget::currentRowChanged, this, &CheckpointDialog::showCheckpoints);
    connect(m_checkpoints, &QListWidget::currentRowChanged, this, &CheckpointDialog::refresh);
    connect(m_checkpoints, &QListWidget::itemDoubleClicked, m_checkpoints, [this] { m_choose->click(); });
    auto* lists = new QWidget;
    auto* row = new QHBoxLayout(lists);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    const QString where =
        m_question.machineName.isEmpty() ? tr("Runs with checkpoints") : tr("Runs on %1").arg(m_question.machineName);
    row->addWidget(cardOf(where, m_runs), 3);
    row->addWidget(cardOf(tr("Checkpoints"), m_checkpoints), 2);
    return lists;
}

void CheckpointDialog::take(std::vector<Offer> offers)
{
    m_offers = std::move(offers);
    m_note->setText(m_offers.empty() ? (m_question.machineName.isEmpty()
                                            ? tr("No run on this workstation has a checkpoint yet.")
                                            : tr("No run on %1 has a checkpoint yet.").arg(m_question.machineName))
                                     : tr("A run may later delete its older checkpoints: have it keep them (Training › "
                                          "Checkpoints), or choose its end."));
    showRuns();
}

const CheckpointDialog::Offer* CheckpointDialog::offer() const
{
    const QListWidgetItem* item = m_runs->currentItem();
    return item ? &m_offers[std::size_t(item->data(kOfferRole).toInt())] : nullptr;
}

void CheckpointDialog::showRuns()
{
    const std::optional<CheckpointReference> now = parseCheckpointReference(m_question.now.toStdString());
    const QString wanted = offer()                    ? QString::fromStdString(offer()->run.id)
                           : now && !now->run.empty() ? QString::fromStdString(now->run)
                                                      : QString();
    m_runs->clear();
    for (std::size_t i = 0; i < m_offers.size(); ++i) {
        const RunRow& run = m_offers[i].run;
        const QString id = QString::fromStdString(run.id), name = QString::fromStdString(run.name);
        const QString cell = QString::fromStdString(run.cell);
        QString title = cell.isEmpty() || name.endsWith(cell) ? name : QStringLiteral("%1 · %2").arg(name, cell);
        if (!name.isEmpty() && name == m_question.origin)
            title = tr("%1 (cloned here)").arg(title);
        if (!title.contains(m_filter->text(), Qt::CaseInsensitive) &&
            !id.contains(m_filter->text(), Qt::CaseInsensitive))
            continue;
        auto* item = new QListWidgetItem(format::visible(title), m_runs);
        item->setToolTip(tr("%1\n%2, %3").arg(id, QString::fromStdString(run.model), format::dateTime(run.createdAt)));
        item->setData(kOfferRole, int(i));
        item->setSizeHint({0, kOfferRow});
        if (id == wanted)
            m_runs->setCurrentItem(item);
    }
    if (!m_runs->currentItem() && m_runs->count() > 0)
        m_runs->setCurrentRow(0);
    showCheckpoints();
}

void CheckpointDialog::showCheckpoints()
{
    m_checkpoints->clear();
    if (const Offer* one = offer())
        for (auto checkpoint = one->checkpoints.rbegin(); checkpoint != one->checkpoints.rend(); ++checkpoint) {
            auto* item = new QListWidgetItem(
                QStringLiteral("%1 · %2").arg(checkpointTitle(*checkpoint, one->run), format::bytes(checkpoint->bytes)),
                m_checkpoints);
            const QString reference = QString::fromStdString(checkpoint->reference);
            item->setData(kOfferRole, reference);
            item->setSizeHint({0, kOfferRow});
            item->setToolTip(
                tr("step %1\n%2").arg(format::count(checkpoint->step), QString::fromStdString(checkpoint->file)));
            if (reference == m_question.now)
                m_checkpoints->setCurrentItem(item);
        }
    if (!m_checkpoints->currentItem() && m_checkpoints->count() > 0)
        m_checkpoints->setCurrentRow(0); // the end of the run
    refresh();
}

QString CheckpointDialog::reference() const
{
    const QListWidgetItem* item = m_checkpoints->currentItem();
    return item ? item->data(kOfferRole).toString() : QString();
}

void CheckpointDialog::refresh()
{
    m_reference->setText(reference());
    m_choose->setEnabled(!reference().isEmpty());
}

void CheckpointDialog::browse()
{
    auto* dialog = new QFileDialog(this, windowTitle(), QString(), tr("Checkpoints and tickets (*.safetensors)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& file) {
        emit chosen(file);
        accept();
    });
    dialog->open();
}

} // namespace trainyard
