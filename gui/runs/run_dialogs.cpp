// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/runs/run_dialogs.h"

#include "gui/formats/visible_text.h"
#include "gui/parts/notes_limit.h"
#include "gui/parts/run_uses_label.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/label.h"
#include "gui/widgets/plain_widget.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QShortcut>

namespace trainyard {
namespace {

constexpr int kTagRole = Qt::UserRole; ///< the tag itself; the item's text shows its control characters

/// Adds Cancel and the dialog's own button on the right.
QPushButton* addButtons(QDialog* dialog, QVBoxLayout* layout, const QString& accept, ButtonKind kind)
{
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->setContentsMargins(0, 6, 0, 0);
    auto* cancel = makeButton(QDialog::tr("Cancel"));
    auto* ok = makeButton(accept, {}, kind);
    cancel->setAutoDefault(false);
    row->addStretch(1);
    row->addWidget(cancel);
    row->addWidget(ok);
    layout->addLayout(row);
    QObject::connect(cancel, &QPushButton::clicked, dialog, &QDialog::reject);
    return ok;
}

} // namespace

TagsDialog::TagsDialog(const QHash<QString, int>& counts, int runs, const QStringList& known, QWidget* parent)
    : QDialog(parent), m_counts(counts), m_runs(runs)
{
    setWindowTitle(tr("Tags"));
    QVBoxLayout* layout = makeDialogColumn(this, 8);
    layout->addWidget(new Label(tr("Tags of %Ln run(s)", nullptr, static_cast<int>(runs)), FontRole::SmallStrong));
    m_new = new QLineEdit;
    m_new->setPlaceholderText(tr("New tag, then Enter"));
    m_new->setMaxLength(60);
    m_new->setAccessibleName(tr("New tag"));
    m_list = new QListWidget;
    m_list->setMinimumSize(320, 220);
    m_list->setAccessibleName(tr("Tags"));
    QStringList all = known;
    for (auto it = counts.begin(); it != counts.end(); ++it)
        if (!all.contains(it.key()))
            all << it.key();
    all.sort(Qt::CaseInsensitive);
    for (const QString& tag : all) {
        const int have = counts.value(tag);
        addTag(tag)->setCheckState(have == runs ? Qt::Checked : have > 0 ? Qt::PartiallyChecked : Qt::Unchecked);
    }
    layout->addWidget(m_new);
    layout->addWidget(m_list, 1);
    QPushButton* ok = addButtons(this, layout, tr("Apply"), ButtonKind::Primary);
    ok->setAutoDefault(false); // Enter in the field adds the tag
    connect(m_new, &QLineEdit::returnPressed, this, &TagsDialog::addTyped);
    connect(ok, &QPushButton::clicked, this, &TagsDialog::apply);
    auto* shortcut = new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_Return), this);
    connect(shortcut, &QShortcut::activated, this, &TagsDialog::apply);
}

QListWidgetItem* TagsDialog::addTag(const QString& tag)
{
    auto* item = new QListWidgetItem(format::visible(tag), m_list);
    item->setData(kTagRole, tag);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    item->setSizeHint(QSize(0, 24));
    return item;
}

void TagsDialog::addTyped()
{
    const QString tag = m_new->text().simplified();
    if (tag.isEmpty())
        return;
    const auto found = m_list->findItems(format::visible(tag), Qt::MatchExactly);
    QListWidgetItem* item = found.isEmpty() ? addTag(tag) : found.first();
    item->setCheckState(Qt::Checked);
    m_list->scrollToItem(item);
    m_new->clear();
}

void TagsDialog::apply()
{
    addTyped(); // includes a tag that was typed but not yet added
    QStringList add, remove;
    for (int i = 0; i < m_list->count(); ++i) {
        const QListWidgetItem* item = m_list->item(i);
        const QString tag = item->data(kTagRole).toString();
        const int have = m_counts.value(tag);
        if (item->checkState() == Qt::Checked && have < m_runs)
            add << tag;
        else if (item->checkState() == Qt::Unchecked && have > 0)
            remove << tag;
    }
    if (!add.isEmpty() || !remove.isEmpty())
        emit chosen(add, remove);
    accept();
}

NotesDialog::NotesDialog(const QString& runName, const QString& notes, QWidget* parent) : QDialog(parent)
{
    setWindowTitle(tr("Notes"));
    QVBoxLayout* layout = makeDialogColumn(this, 8);
    auto* title = new ElidedLabel(runName, FontRole::SmallStrong);
    m_text = new QPlainTextEdit;
    m_text->setFont(Theme::instance().font(FontRole::Body));
    m_text->setPlaceholderText(tr("What did this run show?"));
    m_text->setMinimumSize(460, 200);
    m_text->setTabChangesFocus(true);
    m_text->setAccessibleName(tr("Notes"));
    auto* markdown = new Label(tr("Markdown: **bold**, # heading, - list, | table |"), FontRole::Caption, Token::T2);
    markdown->setObjectName(QStringLiteral("markdownHint"));
    markdown->setTextFormat(Qt::PlainText);
    layout->addWidget(title);
    layout->addWidget(m_text, 1);
    layout->addWidget(markdown);
    auto* surplus = new QLabel;
    layout->addWidget(surplus);
    (new NotesLimit(m_text, surplus))->show(notes);
    m_before = m_text->toPlainText();
    QPushButton* ok = addButtons(this, layout, tr("Save"), ButtonKind::Primary);
    ok->setToolTip(tooltipWithShortcut(tr("Save"), QKeySequence(Qt::CTRL | Qt::Key_Return)));
    connect(ok, &QPushButton::clicked, this, &NotesDialog::save);
    connect(new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_Return), this), &QShortcut::activated, this,
            &NotesDialog::save);
}

void NotesDialog::save()
{
    emit chosen(m_text->toPlainText());
    accept();
}

void NotesDialog::reject()
{
    if (m_text->toPlainText() == m_before) {
        QDialog::reject();
        return;
    }
    auto* box =
        new QMessageBox(QMessageBox::NoIcon, tr("Notes"), tr("Save the changed notes?"), QMessageBox::NoButton, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    QPushButton* keep = box->addButton(tr("Save"), QMessageBox::AcceptRole);
    QPushButton* discard = box->addButton(tr("Discard"), QMessageBox::DestructiveRole);
    box->addButton(QMessageBox::Cancel);
    box->setDefaultButton(keep);
    connect(box, &QMessageBox::buttonClicked, this, [this, keep, discard](QAbstractButton* clicked) {
        if (clicked == keep)
            save();
        else if (clicked == discard)
            QDialog::reject();
    });
    box->open();
}

DeleteDialog::DeleteDialog(const QList<RunToDelete>& runs, int active, QWidget* parent) : QDialog(parent)
{
    setWindowTitle(tr("Delete permanently"));
    QVBoxLayout* layout = makeDialogColumn(this, 8);
    const int count = int(runs.size());
    auto* title = new Label(tr("Delete %Ln run(s) permanently?", nullptr, count), FontRole::PageTitle);
    QStringList shown;
    for (const RunToDelete& run : runs.mid(0, 6))
        shown << QStringLiteral("• %1\n   %2").arg(run.name, run.details);
    if (count > 6)
        shown << tr("and %1 more").arg(count - 6);
    auto* list = new Label(shown.join(QLatin1Char('\n')), FontRole::Small, Token::T2);
    list->setTextFormat(Qt::PlainText);
    list->setWordWrap(true);
    auto* text = new Label(tr("Curves, messages, tags and notes are deleted from the store. This cannot be undone."));
    text->setWordWrap(true);
    text->setMinimumWidth(420);
    m_directories = new QCheckBox(tr("Also delete all files on the disk, checkpoints included"));
    m_directories->setToolTip(tr("Without this, spec, events, logs and checkpoints stay on the disk."));
    layout->addWidget(title);
    layout->addWidget(list);
    layout->addWidget(text);
    m_told = new QVBoxLayout;
    layout->addLayout(m_told);
    layout->addWidget(m_directories);
    if (active > 0) {
        auto* note =
            new Label(tr("%Ln of them (is|are) not finished: stop (it|them) first.", nullptr, static_cast<int>(active)),
                      FontRole::Body, Token::Fail);
        note->setWordWrap(true);
        layout->addWidget(note);
    }
    QPushButton* ok = addButtons(this, layout, tr("Delete"), ButtonKind::Danger);
    ok->setAutoDefault(false); // Enter must not delete
    ok->setEnabled(active == 0);
    connect(ok, &QPushButton::clicked, this, [this] {
        emit chosen(m_directories->isChecked());
        accept();
    });
}

void DeleteDialog::tellUses(const RunUses& uses)
{
    trainyard::tellUses(uses, this, m_told);
}

} // namespace trainyard
