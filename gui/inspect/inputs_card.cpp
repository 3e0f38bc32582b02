// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/inspect/inputs_card.h"

#include "gui/inspect/classify_view_model.h"
#include "gui/parts/page_parts.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/feedback.h"
#include "gui/widgets/icons.h"
#include "gui/widgets/label.h"
#include "gui/widgets/plain_widget.h"

#include <QApplication>
#include <QBuffer>
#include <QClipboard>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QListView>
#include <QMenu>
#include <QMimeData>
#include <QPainter>
#include <QStyledItemDelegate>

namespace trainyard {
namespace {

constexpr int kInputRow = 46, kInputPicture = 36; // pixels

/// Dashed, as places to drop files are.
class DropZone : public QWidget {
public:
    DropZone() { setProperty("dragged", false); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const bool dragged = property("dragged").toBool();
        QPen pen(themed(dragged ? Token::AccT : Token::Ctl), 1.5);
        pen.setDashPattern({3, 3});
        painter.setPen(pen);
        painter.setBrush(dragged ? themed(Token::Tint) : QColor(Qt::transparent));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);
    }
};

class InputDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override { return {160, kInputRow}; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const QRect row = option.rect;
        const bool selected = option.state & QStyle::State_Selected;
        painter->fillRect(row, selected                                 ? themed(Token::Sel)
                               : option.state & QStyle::State_MouseOver ? themed(Token::Tint2)
                                                                        : QColor(Qt::transparent));
        painter->setPen(themed(Token::Line));
        painter->drawLine(row.bottomLeft(), row.bottomRight());
        int left = row.left() + 12;
        if (const auto picture = index.data(ClassifiedModel::PictureRole).value<QPixmap>(); !picture.isNull()) {
            const QRect place(left, row.center().y() - kInputPicture / 2, kInputPicture, kInputPicture);
            const QSize size = picture.size().scaled(place.size(), Qt::KeepAspectRatio);
            painter->setRenderHint(QPainter::SmoothPixmapTransform, picture.width() > size.width());
            painter->drawPixmap(QRect(place.center() - QPoint(size.width() / 2 - 1, size.height() / 2 - 1), size),
                                picture);
            left += kInputPicture + 10;
        }
        const QRect first(left, row.top() + 5, row.right() - 12 - left, 18);
        painter->setFont(Theme::instance().font(FontRole::Small));
        painter->setPen(themed(Token::T1));
        const QString share = index.data(ClassifiedModel::ShareRole).toString();
        painter->drawText(first, Qt::AlignRight | Qt::AlignVCenter, share);
        const int wide = painter->fontMetrics().horizontalAdvance(share) + 8;
        painter->setFont(Theme::instance().font(FontRole::SmallStrong));
        painter->drawText(first.adjusted(0, 0, -wide, 0), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                          painter->fontMetrics().elidedText(index.data(ClassifiedModel::ClassRole).toString(),
                                                            Qt::ElideRight, first.width() - wide));
        QString name = index.data(ClassifiedModel::NameRole).toString();
        const bool wrong = index.data(ClassifiedModel::WrongRole).toBool();
        const bool unsure = index.data(ClassifiedModel::UnsureRole).toBool();
        if (wrong)
            name = InputsCard::tr("wrong · %1").arg(name);
        else if (unsure)
            name = InputsCard::tr("not sure · %1").arg(name);
        painter->setFont(Theme::instance().font(FontRole::Caption));
        painter->setPen(themed(wrong ? Token::Fail : unsure ? Token::Que : selected ? Token::T2 : Token::T3));
        painter->drawText(first.translated(0, 18), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                          painter->fontMetrics().elidedText(name, Qt::ElideMiddle, first.width()));
    }
};

} // namespace

InputsCard::InputsCard(ClassifyViewModel& model, QWidget* parent)
    : Card({}, {}, 32, parent), m_model(model), m_rows(model), m_zone(nullptr)
{
    setAcceptDrops(true);
    body()->setContentsMargins(1, 12, 1, 6);
    body()->setSpacing(6);
    body()->addWidget(makeDropZone());
    m_problem = new WrappedLabel(FontRole::Small, Token::Que);
    auto* problemRow = new QHBoxLayout;
    problemRow->setContentsMargins(12, 0, 12, 0);
    problemRow->addWidget(m_problem);
    m_fetch = makeButton(tr("Fetch the run…"), QStringLiteral("export"));
    m_fetch->setFixedHeight(26);
    connect(m_fetch, &QPushButton::clicked, this, &InputsCard::fetchWanted);
    auto* fetchRow = new QHBoxLayout;
    fetchRow->setContentsMargins(12, 0, 12, 0);
    fetchRow->addWidget(m_fetch);
    fetchRow->addStretch(1);
    body()->addLayout(problemRow);
    body()->addLayout(fetchRow);
    auto* strip = new QFrame;
    strip->setObjectName(QStringLiteral("tabStrip"));
    strip->setFixedHeight(30);
    auto* title = new QHBoxLayout(strip);
    title->setContentsMargins(12, 0, 12, 0);
    m_listTitle = new Label(tr("Inputs"), FontRole::BodyStrong);
    m_listText = new Label({}, FontRole::Small, Token::T2);
    title->addWidget(m_listTitle);
    title->addWidget(m_listText);
    title->addStretch(1);
    body()->addWidget(strip);
    m_list = new QListView;
    m_list->setModel(&m_rows);
    m_list->setItemDelegate(new InputDelegate(m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setUniformItemSizes(true);
    m_list->setMouseTracking(true);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setAccessibleName(tr("Inputs"));
    body()->addWidget(m_list, 1);
    m_busy = new BusyBar(nullptr, Qt::Vertical);
    m_busy->setContentsMargins(12, 0, 12, 0);
    connect(m_busy, &BusyBar::cancelled, &m_model, &ClassifyViewModel::cancel);
    body()->addWidget(m_busy);
    body()->addWidget(makeFoot());
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& current) { m_model.select(current.row()); });
    connect(&m_model, &ClassifyViewModel::selectionChanged, this,
            [this] { m_list->setCurrentIndex(m_rows.index(m_model.selected())); });
    for (const auto signal :
         {&ClassifyViewModel::listChanged, &ClassifyViewModel::calibrationChanged, &ClassifyViewModel::obstacleChanged})
        connect(&m_model, signal, this, &InputsCard::refresh);
    refresh();
}

QWidget* InputsCard::makeDropZone()
{
    m_zone = new DropZone;
    auto* column = new QVBoxLayout(m_zone);
    column->setContentsMargins(8, 12, 8, 12);
    column->setSpacing(8);
    m_words = new Label({}, FontRole::BodyStrong);
    m_words->setObjectName(QStringLiteral("whatToDo"));
    m_words->setAlignment(Qt::AlignCenter);
    m_words->setWordWrap(true);
    m_choose = makeButton(tr("Choose…"), QStringLiteral("folder"));
    auto* menu = new QMenu(m_choose);
    menu->addAction(tr("Images…"), this, &InputsCard::chooseFiles);
    menu->addAction(tr("Folder…"), this, &InputsCard::chooseFolder);
    m_choose->setMenu(menu);
    m_paste = makeButton(tr("Paste"), QStringLiteral("copy"));
    connect(m_paste, &QPushButton::clicked, this, &InputsCard::paste);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addStretch(1);
    for (QPushButton* button : {m_choose, m_paste}) {
        button->setFixedHeight(26);
        buttons->addWidget(button);
    }
    buttons->addStretch(1);
    column->addWidget(new IconLabel(QStringLiteral("export"), Token::T2, 18), 0, Qt::AlignHCenter);
    column->addWidget(m_words);
    column->addLayout(buttons);
    const auto [outer, row] = makePlainWidget<QHBoxLayout>(0);
    row->setContentsMargins(11, 0, 11, 0);
    row->addWidget(m_zone);
    return outer;
}

QWidget* InputsCard::makeFoot()
{
    const auto [foot, row] = makePlainWidget<QHBoxLayout>(8);
    row->setContentsMargins(12, 0, 11, 0);
    m_foot = new Label({}, FontRole::Small, Token::T2);
    m_foot->setWordWrap(true);
    m_clear = makeButton(tr("Clear"), {}, ButtonKind::Flat);
    m_clear->setToolTip(tr("Empties the list; no file is touched"));
    connect(m_clear, &QPushButton::clicked, &m_model, &ClassifyViewModel::clear);
    m_save = makeButton(tr("CSV…"), QStringLiteral("save"));
    m_save->setToolTip(tr("Saves the list with the most likely classes of each input"));
    connect(m_save, &QPushButton::clicked, this, &InputsCard::saveWanted);
    for (QPushButton* button : {m_clear, m_save})
        button->setFixedHeight(26);
    row->addWidget(m_foot, 1);
    row->addWidget(m_clear);
    row->addWidget(m_save);
    return foot;
}

void InputsCard::refresh()
{
    const QString obstacle = m_model.fileObstacle();
    const bool features = m_model.readsFeatures();
    for (QPushButton* button : {m_choose, m_paste})
        button->setEnabled(m_model.hasCheckpoint() && obstacle.isEmpty() && !features);
    m_words->setText(features ? tr("Open a sample from the Predictions tab") : tr("Drop an image or a folder"));
    QStringList problems;
    if (features)
        problems << tr(
            "This net reads features, not images. Samples of its data can be opened from the mistakes on the "
            "Predictions tab.");
    else if (!obstacle.isEmpty())
        problems << obstacle;
    if (!m_model.error().isEmpty())
        problems << m_model.error();
    if (!m_model.remark().isEmpty())
        problems << m_model.remark();
    m_problem->setSentence(problems.join(QLatin1Char('\n')));
    m_problem->setVisible(!problems.isEmpty());
    m_fetch->setVisible(!obstacle.isEmpty() && !features);
    const bool any = !m_model.inputs().empty();
    m_listTitle->setText(m_model.listTitle());
    m_listText->setText(any ? m_model.listText() : QString());
    m_listText->setToolTip(m_model.limitText());
    m_foot->setText(m_model.footText());
    m_clear->setEnabled(any);
    m_save->setEnabled(any);
    if (const bool waited = std::exchange(m_waited, m_model.waiting()); m_waited && !waited)
        m_busy->start(tr("Classifying…"));
    else if (!m_waited && waited)
        m_busy->finish();
    if (m_waited)
        m_busy->setText(m_model.progressText());
}

void InputsCard::chooseFiles()
{
    auto* dialog = new QFileDialog(this, tr("Choose images"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    dialog->setNameFilters({tr("Images (*.png *.jpg *.jpeg *.webp *.bmp *.ppm *.pgm)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::filesSelected, &m_model, &ClassifyViewModel::openFiles);
    dialog->open();
}

void InputsCard::chooseFolder()
{
    auto* dialog = new QFileDialog(this, tr("Choose a folder of images"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    connect(dialog, &QFileDialog::filesSelected, &m_model, &ClassifyViewModel::openFiles);
    dialog->open();
}

void InputsCard::paste()
{
    const QMimeData* copied = QApplication::clipboard()->mimeData();
    if (!copied || !m_choose->isEnabled())
        return;
    if (const QStringList files = localFiles(copied); !files.isEmpty())
        return m_model.openFiles(files);
    const auto image = qvariant_cast<QImage>(copied->imageData());
    if (image.isNull()) {
        emit noticed(tr("The clipboard holds no image."));
        return;
    }
    m_model.openPasted([image] {
        QByteArray png;
        QBuffer buffer(&png);
        buffer.open(QIODevice::WriteOnly);
        image.save(&buffer, "PNG");
        return png;
    });
}

void InputsCard::setDragged(bool dragged)
{
    m_zone->setProperty("dragged", dragged);
    m_zone->update();
}

void InputsCard::dragEnterEvent(QDragEnterEvent* event)
{
    if (!m_choose->isEnabled() || (localFiles(event->mimeData()).isEmpty() && !event->mimeData()->hasImage()))
        return;
    event->acceptProposedAction();
    setDragged(true);
}

void InputsCard::dragLeaveEvent(QDragLeaveEvent*)
{
    setDragged(false);
}

void InputsCard::dropEvent(QDropEvent* event)
{
    setDragged(false);
    event->acceptProposedAction();
    if (const QStringList files = localFiles(event->mimeData()); !files.isEmpty())
        m_model.openFiles(files);
}

} // namespace trainyard
