// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/live/live_runs_card.h"

#include "backend/base/clock.h"
#include "gui/formats/state_text.h"
#include "gui/live/live_runs_model.h"
#include "gui/parts/page_parts.h"
#include "gui/parts/runs_at_once.h"
#include "gui/widgets/icons.h"
#include "gui/widgets/series_mark.h"
#include "gui/widgets/state_pill.h"

#include <QBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTableView>

#include <algorithm>

namespace trainyard {

namespace {

constexpr int kRunRow = 24;
constexpr int kMostRunRows = 5; // further ones scroll
constexpr int kBarWidth = 56;
constexpr int kNarrow = 760; // pixels; below, the last columns are left out

ShownState shownState(const QModelIndex& index)
{
    return ShownState(static_cast<JobState>(index.data(LiveRunsModel::StateRole).toInt()),
                      index.data(LiveRunsModel::EarlyRole).toBool());
}

class LiveRunDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyleOptionViewItem plain = option;
        const bool current = index.data(LiveRunsModel::CurrentRole).toBool();
        plain.state.setFlag(QStyle::State_Selected, current);
        painter->save();
        const QRect cell = paintCell(*painter, plain);
        switch (index.column()) {
        case LiveRunsModel::Name: paintName(*painter, cell, index, current); break;
        case LiveRunsModel::State: paintState(*painter, cell, shownState(index), false, painter->font()); break;
        case LiveRunsModel::Progress: paintProgress(*painter, cell, index); break;
        case LiveRunsModel::Close: {
            const QRect place(cell.center().x() - 7, cell.center().y() - 7, 16, 16);
            themedIcon(QStringLiteral("x"), Token::T2).paint(painter, place);
            break;
        }
        default: paintCellText(*painter, cell, index, Token::T1, Qt::ElideRight);
        }
        if (option.state & QStyle::State_HasFocus && option.state & QStyle::State_KeyboardFocusChange) {
            painter->setPen(themed(Token::AccT));
            painter->drawRect(option.rect.adjusted(0, 0, -1, -2));
        }
        painter->restore();
    }

private:
    static void paintName(QPainter& painter, const QRect& cell, const QModelIndex& index, bool current)
    {
        const int place = index.data(LiveRunsModel::PlaceRole).toInt();
        const SeriesMark mark = seriesMark(place);
        painter.setRenderHint(QPainter::Antialiasing);
        QPen line(themed(mark.color), 2.0, Qt::SolidLine, Qt::FlatCap);
        if (!seriesDashes(mark.pattern).isEmpty())
            line.setDashPattern(mark.pattern == 1 ? QVector<qreal>{2.6, 1.2} : QVector<qreal>{1.0, 1.0});
        painter.setPen(line);
        const double middle = cell.center().y() + 0.5;
        painter.drawLine(QPointF(cell.left(), middle), QPointF(cell.left() + 14, middle));
        const QFont strong = Theme::instance().font(FontRole::SmallStrong);
        painter.setFont(strong);
        painter.setPen(themed(Token::T1));
        const QRect letter = cell.adjusted(20, 0, 0, 0);
        painter.drawText(letter, Qt::AlignLeft | Qt::AlignVCenter, runLetter(place));
        if (!current)
            painter.setFont(Theme::instance().font(FontRole::Small));
        const QRect room =
            letter.adjusted(std::max(18, QFontMetrics(strong).horizontalAdvance(runLetter(place)) + 6), 0, 0, 0);
        paintCellText(painter, room, index, Token::T1, Qt::ElideMiddle);
    }

    static void paintProgress(QPainter& painter, const QRect& cell, const QModelIndex& index)
    {
        const double share = index.data(LiveRunsModel::ShareRole).toDouble();
        const ShownState state = shownState(index);
        const bool bar = share >= 0.0 && cell.width() > kBarWidth + 40;
        const QRect rest =
            bar ? paintShare(painter, cell, kBarWidth, share, themed(Theme::textToken(stateTone(state)))) : cell;
        paintCellText(painter, rest, index, Token::T1, Qt::ElideRight);
    }
};

} // namespace

LiveRunsCard::LiveRunsCard(QWidget* parent) : QFrame(parent), m_table(new QTableView), m_model(new LiveRunsModel(this))
{
    setObjectName(QStringLiteral("card"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(1, 1, 1, 1);
    layout->addWidget(m_table);
    m_table->setModel(m_model);
    m_table->setItemDelegate(new LiveRunDelegate(m_table));
    showRows(m_table, kRunRow);
    m_table->setSelectionMode(QAbstractItemView::NoSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setAccessibleName(tr("Runs shown at once"));
    m_table->installEventFilter(this);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->horizontalHeader()->setMinimumSectionSize(kRunRow);
    m_table->horizontalHeader()->setSectionResizeMode(LiveRunsModel::Name, QHeaderView::Stretch);
    connect(m_table, &QTableView::clicked, this, &LiveRunsCard::chosen);
    connect(m_table, &QTableView::activated, this, &LiveRunsCard::chosen);
    setVisible(false);
}

void LiveRunsCard::setRuns(const std::vector<LiveRun>& runs, const std::string& current)
{
    m_model->setRuns(runs, current, unixTime());
    const int rows = std::min(m_model->rowCount(), kMostRunRows);
    const bool wasHidden = isHidden();
    int height = m_table->horizontalHeader()->sizeHint().height() + 4;
    for (int row = 0; row < rows; ++row)
        height += m_table->rowHeight(row);
    setFixedHeight(std::max(height, (rows + 1) * kRunRow + 4));
    setVisible(rows > 0);
    if (wasHidden && rows > 0)
        fitColumns();
}

/// The columns are as wide as their headings and usual texts; where there is little room, the last ones are left out.
void LiveRunsCard::fitColumns()
{
    const QFontMetrics strong(Theme::instance().font(FontRole::SmallStrong));
    const QFontMetrics small(Theme::instance().font(FontRole::Small));
    int state = 0;
    for (const JobState one :
         {JobState::Running, JobState::Queued, JobState::Done, JobState::Stopped, JobState::Failed})
        state = std::max(state, small.horizontalAdvance(stateText(one)));
    const bool narrow = width() < kNarrow;
    const std::pair<int, int> widths[] = {
        {LiveRunsModel::State, state + 20},
        {LiveRunsModel::Progress, small.horizontalAdvance(QStringLiteral("100.0 %")) + (narrow ? 0 : kBarWidth + 8)},
        {LiveRunsModel::Left, small.horizontalAdvance(QStringLiteral("59 min 59 s"))},
        {LiveRunsModel::Rate, small.horizontalAdvance(QStringLiteral("123,456"))},
        {LiveRunsModel::Loss, small.horizontalAdvance(QStringLiteral("0.12345"))},
        {LiveRunsModel::Accuracy, small.horizontalAdvance(QStringLiteral("100.0 %"))}};
    for (const auto& [column, width] : widths) {
        const QString heading = m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        m_table->setColumnWidth(column, std::max(width, strong.horizontalAdvance(heading)) + 2 * kCellPadding + 4);
    }
    m_table->setColumnWidth(LiveRunsModel::Close, kRunRow + 8);
    for (const int column : {LiveRunsModel::Rate, LiveRunsModel::Loss})
        m_table->setColumnHidden(column, narrow);
}

void LiveRunsCard::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    fitColumns();
}

void LiveRunsCard::chosen(const QModelIndex& index)
{
    const QString id = index.data(LiveRunsModel::IdRole).toString();
    if (index.column() == LiveRunsModel::Close)
        emit removeWanted(id);
    else
        emit currentWanted(id);
}

bool LiveRunsCard::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress && m_table->currentIndex().isValid()) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Delete) {
            emit removeWanted(m_table->currentIndex().data(LiveRunsModel::IdRole).toString());
            return true;
        }
    }
    return QFrame::eventFilter(watched, event);
}

} // namespace trainyard
