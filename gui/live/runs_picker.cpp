// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/live/runs_picker.h"

#include "gui/formats/run_names.h"
#include "gui/formats/state_text.h"
#include "gui/parts/runs_at_once.h"
#include "gui/widgets/icons.h"
#include "gui/widgets/label.h"
#include "gui/widgets/theme.h"

#include <QBoxLayout>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QScreen>
#include <QSignalBlocker>

#include <algorithm>

namespace trainyard {

namespace {

constexpr QSize kRunsPickerSize{380, 340};
constexpr int kPickerRow = 26; // pixels, as in tables

} // namespace

RunsPicker::RunsPicker(QWidget* parent)
    : QFrame(parent, Qt::Popup), m_search(new QLineEdit), m_list(new QListWidget),
      m_note(new Label({}, FontRole::Caption, Token::T2))
{
    setObjectName(QStringLiteral("card"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(6);
    m_search->setPlaceholderText(tr("Find runs"));
    m_search->setAccessibleName(tr("Find runs"));
    m_search->setClearButtonEnabled(true);
    m_search->addAction(themedIcon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    m_search->installEventFilter(this);
    m_list->setUniformItemSizes(true);
    m_list->setIconSize({14, 14});
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->setAccessibleName(tr("Runs shown at once"));
    m_note->setWordWrap(true);
    layout->addWidget(m_search);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_note);
    connect(m_search, &QLineEdit::textChanged, this, &RunsPicker::find);
    connect(m_list, &QListWidget::itemChanged, this, [this](const QListWidgetItem* item) {
        const QString id = item->data(Qt::UserRole).toString();
        const bool shown = item->checkState() == Qt::Checked;
        limit();
        emit toggled(id, shown);
    });
    resize(kRunsPickerSize);
}

void RunsPicker::popup(const QWidget* below, const std::vector<RunRow>& runs, const QStringList& shown)
{
    {
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        const QStringList names = format::namesApartOf(runs);
        for (std::size_t i = 0; i < runs.size(); ++i) {
            const RunRow& run = runs[i];
            const QString id = QString::fromStdString(run.id);
            auto* item = new QListWidgetItem(
                themedIcon(stateIcon(ShownState(run)), Theme::textToken(stateTone(ShownState(run)))),
                names[qsizetype(i)], m_list);
            item->setData(Qt::UserRole, id);
            item->setSizeHint({0, kPickerRow});
            item->setToolTip(QStringLiteral("%1\n%2").arg(item->text(), stateText(ShownState(run))));
            item->setCheckState(shown.contains(id) ? Qt::Checked : Qt::Unchecked);
        }
    }
    m_unlisted = int(shown.size() - ticked().size());
    limit();
    m_search->clear();
    find();
    QPoint place = below->mapToGlobal(QPoint(0, below->height() + 2));
    const QRect room = below->screen()->availableGeometry();
    place.setX(std::clamp(place.x(), room.left(), std::max(room.left(), room.right() - width())));
    place.setY(std::clamp(place.y(), room.top(), std::max(room.top(), room.bottom() - height())));
    move(place);
    show();
    m_search->setFocus();
}

QStringList RunsPicker::ticked() const
{
    QStringList ids;
    for (int i = 0; i < m_list->count(); ++i)
        if (m_list->item(i)->checkState() == Qt::Checked)
            ids << m_list->item(i)->data(Qt::UserRole).toString();
    return ids;
}

/// The last run stays, and no more are ticked than the page shows.
void RunsPicker::limit()
{
    const QSignalBlocker quiet(m_list);
    const int count = int(ticked().size()) + m_unlisted;
    for (int i = 0; i < m_list->count(); ++i) {
        QListWidgetItem* item = m_list->item(i);
        const bool stays = item->checkState() == Qt::Checked ? count == 1 : count >= kMostRunsAtOnce;
        item->setFlags(stays ? item->flags() & ~Qt::ItemIsEnabled : item->flags() | Qt::ItemIsEnabled);
    }
    m_note->setText(tr("%1 of at most %2 runs are shown. Select more on the Runs page and open them together.")
                        .arg(count)
                        .arg(kMostRunsAtOnce));
    m_list->viewport()->update();
}

void RunsPicker::find()
{
    const QStringList words = m_search->text().split(u' ', Qt::SkipEmptyParts);
    for (int i = 0; i < m_list->count(); ++i) {
        QListWidgetItem* item = m_list->item(i);
        item->setHidden(!std::all_of(words.begin(), words.end(), [&](const QString& word) {
            return item->text().contains(word, Qt::CaseInsensitive);
        }));
    }
}

bool RunsPicker::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Up || key == Qt::Key_Down) {
            m_list->setFocus();
            QCoreApplication::sendEvent(m_list, event);
            return true;
        }
    }
    return QFrame::eventFilter(watched, event);
}

} // namespace trainyard
