// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/data/catalogue_dialog.h"

#include "gui/data/catalogue_view_model.h"
#include "gui/data/data_set_text.h"
#include "gui/formats/format.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/card.h"
#include "gui/widgets/icons.h"
#include "gui/widgets/label.h"
#include "gui/widgets/plain_widget.h"

#include <QBoxLayout>
#include <QDesktopServices>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QUrl>

#include <algorithm>

namespace trainyard {
namespace {

const CatalogueViewModel::Item* itemOf(const CatalogueViewModel& model, const QString& id)
{
    const auto found = std::find_if(model.items().begin(), model.items().end(),
                                    [&](const CatalogueViewModel::Item& item) { return item.entry.id == id; });
    return found == model.items().end() ? nullptr : &*found;
}

} // namespace

CatalogueDialog::CatalogueDialog(CatalogueViewModel* model, QWidget* parent) : QDialog(parent), m_model(model)
{
    setWindowTitle(tr("Download a data set"));
    QVBoxLayout* layout = makeDialogColumn(this, 8);
    auto* note =
        new Label(tr("Downloads come from the publisher, through the system's proxy, into %1. An interrupted download "
                     "continues where it stopped; every file is checked against its checksum.")
                      .arg(model->folder()),
                  FontRole::Small, Token::T2);
    note->setWordWrap(true);
    layout->addWidget(note);

    auto* card = new QFrame;
    card->setObjectName(QStringLiteral("card"));
    auto* inside = new QVBoxLayout(card);
    inside->setContentsMargins(1, 1, 1, 1);
    auto* scroll = new QScrollArea; // an error takes several lines
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus); // for the buttons in it
    inside->addWidget(scroll);
    const auto [list, rows] = makePlainWidget<QVBoxLayout>(0);
    for (const CatalogueViewModel::Item& item : model->items()) {
        if (!m_rows.isEmpty())
            rows->addWidget(makeRule());
        rows->addWidget(makeRow(item.entry.id));
    }
    rows->addStretch(1);
    scroll->setWidget(list);
    list->setAutoFillBackground(false); // lets the card's white background show through
    scroll->viewport()->setAutoFillBackground(false);
    layout->addWidget(card, 1);

    auto* buttons = new QHBoxLayout;
    auto* close = makeButton(tr("Close"));
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    buttons->addStretch(1);
    buttons->addWidget(close);
    layout->addLayout(buttons);
    connect(model, &CatalogueViewModel::itemChanged, this, &CatalogueDialog::showItem);
    for (const CatalogueViewModel::Item& item : model->items())
        showItem(item.entry.id);
    resize(680, 560);
}

QWidget* CatalogueDialog::makeRow(const QString& id)
{
    const CatalogueViewModel::Item& item = *itemOf(*m_model, id);
    auto* row = new QWidget;
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(12, 8, 12, 8);
    line->setSpacing(12);
    auto* texts = new QVBoxLayout;
    texts->setSpacing(2);
    auto* title = new QHBoxLayout;
    title->setSpacing(8);
    title->addWidget(new Label(item.entry.name, FontRole::BodyStrong));
    title->addWidget(new Label(format::bytes(item.entry.size()), FontRole::Small, Token::T2));
    title->addStretch(1);
    texts->addLayout(title);
    texts->addWidget(new ElidedLabel(catalogueDescription(item.entry), FontRole::Small, Token::T2));
    texts->addWidget(new ElidedLabel(tr("Licence: %1").arg(catalogueLicence(item.entry)), FontRole::Small, Token::T3));
    auto* state = new Label({}, FontRole::Small, Token::T2);
    state->setWordWrap(true);
    auto* bar = new QProgressBar;
    bar->setFixedHeight(8);
    bar->setTextVisible(false);
    bar->setAccessibleName(tr("Download of %1").arg(item.entry.name));
    texts->addWidget(bar);
    texts->addWidget(state);
    line->addLayout(texts, 1);
    auto* about =
        makeIconButton(QStringLiteral("info"), tr("Where %1 comes from: %2").arg(item.entry.name, item.entry.homepage));
    connect(about, &QToolButton::clicked, this,
            [page = item.entry.homepage] { QDesktopServices::openUrl(QUrl(page)); });
    auto* button = makeButton(tr("Download"), QStringLiteral("save"));
    button->setAutoDefault(false);
    int width = 0; // the same for every row, whatever its text
    for (const QString& text : {tr("Cancel"), tr("Try again"), tr("Downloaded"), tr("Download")}) {
        button->setText(text);
        width = std::max(width, button->sizeHint().width());
    }
    button->setFixedWidth(width);
    connect(button, &QPushButton::clicked, this, [this, id] {
        if (itemOf(*m_model, id)->state == CatalogueViewModel::State::Busy)
            m_model->cancel(id);
        else
            m_model->start(id);
    });
    line->addWidget(about, 0, Qt::AlignTop);
    line->addWidget(button, 0, Qt::AlignTop);
    m_rows.insert(id, {button, bar, state});
    return row;
}

void CatalogueDialog::showItem(const QString& id)
{
    using State = CatalogueViewModel::State;
    const CatalogueViewModel::Item* item = itemOf(*m_model, id);
    const Row row = m_rows.value(id);
    if (!item || !row.button)
        return;
    const QString text = m_model->stateText(*item);
    row.state->setText(text);
    row.state->setVisible(!text.isEmpty());
    row.state->setToken(item->state == State::Failed ? Token::Fail : Token::T2);
    row.bar->setVisible(item->state == State::Busy);
    const double share = m_model->share(*item);
    row.bar->setRange(0, share < 0 ? 0 : 1000);
    row.bar->setValue(int(share * 1000));
    row.button->setText(item->state == State::Busy     ? tr("Cancel")
                        : item->state == State::Failed ? tr("Try again")
                        : item->state == State::Done   ? tr("Downloaded")
                                                       : tr("Download"));
    row.button->setIcon(themedIcon(QString::fromLatin1(item->state == State::Busy   ? "x"
                                                       : item->state == State::Done ? "check"
                                                                                    : "save")));
    row.button->setEnabled(item->state != State::Done);
    row.button->setAccessibleName(tr("%1: %2").arg(item->entry.name, row.button->text()));
}

} // namespace trainyard
