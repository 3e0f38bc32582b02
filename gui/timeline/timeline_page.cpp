// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/timeline/timeline_page.h"

#include "gui/formats/format.h"
#include "gui/parts/app_settings.h"
#include "gui/parts/export_bar.h"
#include "gui/parts/page_parts.h"
#include "gui/timeline/timeline_pane.h"
#include "gui/timeline/timeline_tables.h"
#include "gui/timeline/timeline_view.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/card.h"
#include "gui/widgets/icons.h"
#include "gui/widgets/label.h"

#include <QAction>
#include <QBoxLayout>
#include <QBuffer>
#include <QDir>
#include <QFileDialog>
#include <QJsonDocument>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QPlainTextEdit>
#include <QSplitter>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace trainyard {
namespace {

const QString kFolderKey = QStringLiteral("timeline/folder");
} // namespace

TimelinePage::TimelinePage(const Services& services, AppSettings& settings, QWidget* parent)
    : Page(parent), m_model(new TimelineViewModel(services, this)), m_settings(settings)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeHeader());
    m_split = new QSplitter(Qt::Vertical);
    m_split->setChildrenCollapsible(false);
    for (int side = 0; side < TimelineViewModel::kSides; ++side) {
        auto* pane = new TimelinePane(*m_model, TimelineViewModel::Side(side));
        pane->setMinimumHeight(140);
        m_panes[std::size_t(side)] = pane;
        m_split->addWidget(pane);
        connect(pane, &TimelinePane::openRequested, this,
                [this, side] { choose(TimelineViewModel::Side(side), false); });
        connect(pane, &TimelinePane::touched, this, [this, side] { touch(side); });
        connect(&pane->view(), &TimelineView::scaleChanged, this, [this, side] { follow(side); });
        connect(&pane->view(), &TimelineView::selectionChanged, this, [this, pane, side] {
            if (side == m_active && !pane->view().selected().valid())
                clearSlice();
        });
        connect(&pane->view(), &TimelineView::guideMoved, this, [this, side](double time) {
            TimelineView& other = m_panes[std::size_t(1 - side)]->view();
            other.setGuide(std::isnan(time) || !other.trace()
                               ? std::numeric_limits<double>::quiet_NaN()
                               : time - double(m_origin[std::size_t(side)]) + double(m_origin[std::size_t(1 - side)]));
        });
    }
    m_split->addWidget(makeDetails());
    m_split->setStretchFactor(0, 3);
    m_split->setStretchFactor(1, 3);
    m_split->setStretchFactor(2, 2);
    column->addWidget(m_split, 1);
    m_export = new ExportBar;
    m_export->setContentsMargins(12, 0, 12, 4);
    column->addWidget(m_export);
    connect(m_model, &TimelineViewModel::changed, this, &TimelinePage::refresh);
    connect(m_model, &TimelineViewModel::measuresChanged, this, &TimelinePage::refreshDetails);
    connect(m_model, &TimelineViewModel::searchChanged, this, &TimelinePage::refresh);
    connect(m_model, &TimelineViewModel::loaded, this, [this](int side) {
        const TracePointer& trace = m_model->trace(TimelineViewModel::Side(side));
        m_origin[std::size_t(side)] = trace ? TimelineViewModel::originOf(*trace->trace) : 0;
        m_active = trace ? side : 0;
        if (side == TimelineViewModel::Second && trace)
            follow(TimelineViewModel::First);
        clearSlice();
        refreshDetails();
    });
    connect(m_model, &TimelineViewModel::found, this, [this](int side, const timeline::SliceId& slice) {
        if (slice.valid())
            m_panes[std::size_t(side)]->view().select(slice, true);
    });
    connect(m_model, &TimelineViewModel::textRead, this, [this](int side, const QString& text) {
        if (side == m_active)
            showSlice(text);
    });
    refresh();
}

TimelinePage::~TimelinePage() = default;

QWidget* TimelinePage::makeHeader()
{
    auto* header = new QFrame;
    header->setObjectName(QStringLiteral("pageHeader"));
    header->setFixedHeight(44);
    auto* row = new QHBoxLayout(header);
    row->setContentsMargins(12, 0, 12, 0);
    row->setSpacing(8);
    m_traces = makeButton(tr("Open"), QStringLiteral("folder"));
    m_traces->setToolTip(tr("Open a trace file, a folder with one file per rank, or another trace of the run"));
    m_traces->setMenu(makeTracesMenu());
    m_beside = makeButton(tr("Compare with…"), QStringLiteral("plus"));
    m_beside->setToolTip(tr("Show a second trace below this one with the same zoom"));
    connect(m_beside, &QPushButton::clicked, this, [this] { choose(TimelineViewModel::Second, false); });
    m_search = new QLineEdit;
    m_search->setPlaceholderText(tr("Search names"));
    m_search->setAccessibleName(tr("Search names"));
    m_search->setClearButtonEnabled(true);
    m_search->setMaximumWidth(240);
    m_search->setMinimumWidth(110);
    m_search->addAction(themedIcon(QStringLiteral("search"), Token::T3), QLineEdit::LeadingPosition);
    m_matches = new Label({}, FontRole::Small, Token::T2);
    connect(m_search, &QLineEdit::textChanged, m_model, &TimelineViewModel::search);
    connect(m_search, &QLineEdit::returnPressed, this, [this] { find(false); });
    QToolButton* previous = makeIconButton(QStringLiteral("up"), tr("Previous match"));
    QToolButton* next = makeIconButton(QStringLiteral("down"), tr("Next match (Enter)"));
    connect(previous, &QToolButton::clicked, this, [this] { find(true); });
    connect(next, &QToolButton::clicked, this, [this] { find(false); });
    m_align = makeIconButton(QStringLiteral("columns"), tr("Align the selected slices of both traces"));
    connect(m_align, &QToolButton::clicked, this, &TimelinePage::alignSelected);
    QPushButton* fold = makeButton(tr("Fold ranks"));
    fold->setCheckable(true);
    connect(fold, &QPushButton::toggled, this, [this](bool folded) {
        for (TimelinePane* pane : m_panes)
            pane->view().setAllFolded(folded);
    });
    QPushButton* fit = makeButton(tr("Show all"));
    fit->setToolTip(
        tr("Show the whole trace (0). W and S zoom, A and D pan, dragging selects a range, F fits the selection"));
    connect(fit, &QPushButton::clicked, this, [this] { m_panes[std::size_t(m_active)]->view().fit(); });
    QPushButton* png = makeButton(tr("Export PNG"), QStringLiteral("export"));
    connect(png, &QPushButton::clicked, this, [this] {
        const QString file = QFileDialog::getSaveFileName(this, tr("Export the timeline"),
                                                          QStringLiteral("timeline.png"), tr("PNG (*.png)"));
        if (!file.isEmpty())
            exportTo(file);
    });
    m_tools = {m_beside, m_search, previous, next, fold, fit, png};
    row->addWidget(m_traces);
    row->addWidget(m_beside);
    row->addSpacing(8);
    row->addWidget(m_search, 1);
    row->addWidget(previous);
    row->addWidget(next);
    row->addWidget(m_matches);
    row->addStretch(1);
    for (QWidget* widget : {static_cast<QWidget*>(m_align), static_cast<QWidget*>(fold), static_cast<QWidget*>(fit),
                            static_cast<QWidget*>(png)})
        row->addWidget(widget);
    return header;
}

QString TimelinePage::traceTitle(const TraceFolder& trace)
{
    return tr("Attempt %1, steps %2 to %3").arg(trace.attempt).arg(trace.firstStep).arg(trace.lastStep);
}

void TimelinePage::addOwnTraces(QMenu& menu)
{
    if (m_model->ownTraces().empty())
        return;
    menu.addSection(tr("My runs"));
    for (const RunTraces& run : m_model->ownTraces()) {
        const QString runId = run.runId;
        menu.addAction(tr("%1: %2").arg(run.name, traceTitle(run.traces.front())), this,
                       [this, runId] { m_model->openRun(runId); });
    }
}

QMenu* TimelinePage::makeTracesMenu()
{
    auto* menu = new QMenu(this);
    connect(menu, &QMenu::aboutToShow, this, [this, menu] {
        menu->clear();
        menu->addAction(themedIcon(QStringLiteral("folder")), tr("Trace file…"), this,
                        [this] { choose(TimelineViewModel::First, false); });
        menu->addAction(themedIcon(QStringLiteral("folder")), tr("Folder with one file per rank…"), this,
                        [this] { choose(TimelineViewModel::First, true); });
        menu->addAction(tr("Folder to compare with…"), this, [this] { choose(TimelineViewModel::Second, true); });
        addOwnTraces(*menu);
        if (m_model->traces().empty())
            return;
        menu->addSection(m_model->runName());
        for (const TraceFolder& trace : m_model->traces()) {
            const QString path = QString::fromStdString(trace.path.string());
            menu->addAction(traceTitle(trace), this, [this, path] { m_model->open(TimelineViewModel::First, path); });
        }
        if (m_model->traces().size() > 1) {
            QMenu* beside = menu->addMenu(tr("Compare with"));
            for (const TraceFolder& trace : m_model->traces()) {
                const QString path = QString::fromStdString(trace.path.string());
                beside->addAction(traceTitle(trace), this,
                                  [this, path] { m_model->open(TimelineViewModel::Second, path); });
            }
        }
    });
    return menu;
}

QWidget* TimelinePage::makeDetails()
{
    auto* split = new QSplitter(Qt::Horizontal);
    split->setContentsMargins(8, 0, 8, 8);
    split->setChildrenCollapsible(false);
    split->setMinimumHeight(150);
    m_tables = new TimelineTables;
    connect(m_tables, &TimelineTables::nameChosen, this, [this](const QString& name) {
        m_search->setText(name);
        find(false);
    });
    m_sliceCard = new Card(tr("Slice"));
    m_slice = new QPlainTextEdit;
    m_slice->setReadOnly(true);
    m_slice->setFrameShape(QFrame::NoFrame);
    m_slice->setFont(Theme::instance().font(FontRole::Mono));
    m_slice->setAccessibleName(tr("Selected slice"));
    m_sliceCard->body()->addWidget(m_slice, 1);
    m_sliceCard->hide(); // until a slice is selected
    split->addWidget(m_tables);
    split->addWidget(m_sliceCard);
    split->setStretchFactor(0, 5);
    split->setStretchFactor(1, 1);
    split->setSizes({1000, 165});
    m_details = split;
    return split;
}

void TimelinePage::choose(TimelineViewModel::Side side, bool folder)
{
    const QString last = m_settings.state(kFolderKey).toString();
    const QString place =
        folder ? QFileDialog::getExistingDirectory(this, tr("Open a folder with one file per rank"), last)
               : QFileDialog::getOpenFileName(this, tr("Open a trace"), last,
                                              tr("Traces (*.json *.json.gz *.gz);;All files (*)"));
    if (place.isEmpty())
        return;
    m_settings.setState(kFolderKey, QFileInfo(place).absolutePath());
    m_model->open(side, place);
}

void TimelinePage::touch(int side)
{
    if (m_active == side)
        return;
    m_active = side;
    refreshDetails();
}

void TimelinePage::follow(int leader)
{
    const TimelineView& from = m_panes[std::size_t(leader)]->view();
    TimelineView& to = m_panes[std::size_t(1 - leader)]->view();
    if (m_following || !from.trace() || !to.trace())
        return;
    m_following = true;
    TimeScale scale = from.scale();
    scale.from += double(m_origin[std::size_t(1 - leader)] - m_origin[std::size_t(leader)]);
    to.setScale(scale);
    m_following = false;
}

void TimelinePage::alignSelected()
{
    std::array<qint64, TimelineViewModel::kSides> begins{};
    for (int side = 0; side < TimelineViewModel::kSides; ++side) {
        const TimelineView& view = m_panes[std::size_t(side)]->view();
        const timeline::SliceId slice = view.selected();
        if (!slice.valid()) {
            emit noticed(tr("Select a slice in each of the two traces first."), {});
            return;
        }
        begins[std::size_t(side)] =
            view.trace()->tracks[std::size_t(slice.track)].rows[std::size_t(slice.row)].begin[slice.index];
    }
    m_origin = begins;
    follow(m_active);
}

void TimelinePage::find(bool backwards)
{
    m_model->findNext(TimelineViewModel::Side(m_active), m_panes[std::size_t(m_active)]->view().selected(), backwards);
}

void TimelinePage::focusSearch()
{
    m_search->setFocus();
    m_search->selectAll();
}

void TimelinePage::refresh()
{
    const bool any = m_model->trace(TimelineViewModel::First) != nullptr;
    const bool second = m_model->trace(TimelineViewModel::Second) || m_model->isLoading(TimelineViewModel::Second);
    m_panes[1]->setVisible(second);
    m_details->setVisible(any);
    m_align->setVisible(second);
    for (QWidget* tool : m_tools)
        tool->setEnabled(any);
    const auto side = TimelineViewModel::Side(m_active);
    m_matches->setText(m_model->searched().isEmpty() ? QString()
                       : m_model->matches(side) == 1 ? tr("1 match")
                                                     : tr("%1 matches").arg(format::count(m_model->matches(side))));
    refreshDetails();
}

void TimelinePage::refreshDetails()
{
    const auto side = TimelineViewModel::Side(m_active);
    if (std::exchange(m_shownSide, int(side)) != int(side))
        clearSlice();
    m_tables->setModels(&m_model->measures(side), &m_model->totals(side));
    m_tables->fitRanks();
    const TimelineViewModel::Range range = m_model->range(side);
    const QString which = m_model->trace(TimelineViewModel::Second)
                              ? side == TimelineViewModel::First ? tr("upper trace") : tr("lower trace")
                              : QString();
    const QString what =
        range ? tr("selected range of %1").arg(spanText(double(range->second - range->first))) : tr("whole trace");
    const QString caption = which.isEmpty() ? what : tr("%1, %2").arg(which, what);
    m_tables->setTexts(caption, m_model->verdicts(side));
}

void TimelinePage::clearSlice()
{
    m_slice->clear();
    m_sliceCard->hide();
}

void TimelinePage::showSlice(const QString& text)
{
    const QJsonDocument event = QJsonDocument::fromJson(text.toUtf8());
    m_slice->setPlainText(event.isObject() ? QString::fromUtf8(event.toJson(QJsonDocument::Indented)) : text);
    m_sliceCard->setVisible(!text.isEmpty());
}

void TimelinePage::exportTo(const QString& file)
{
    QList<QImage> images;
    int width = 0, height = 0;
    for (TimelinePane* pane : m_panes)
        if (pane->view().trace()) {
            images << pane->view().picture();
            images.last().setDevicePixelRatio(1.0);
            width = std::max(width, images.last().width());
            height += images.last().height();
        }
    const QColor ground = themed(Token::Base);
    m_export->write(
        file,
        [images, width, height, ground] {
            QImage all(std::max(width, 1), std::max(height, 1), QImage::Format_RGB32);
            all.fill(ground);
            QPainter painter(&all);
            int y = 0;
            for (const QImage& image : images) {
                painter.drawImage(0, y, image);
                y += image.height();
            }
            painter.end();
            QByteArray bytes;
            QBuffer buffer(&bytes);
            buffer.open(QIODevice::WriteOnly);
            all.save(&buffer, "PNG");
            return bytes;
        },
        [this, file](const Result<void>& outcome) {
            if (outcome.ok())
                emit noticed(tr("Exported to %1").arg(QDir::toNativeSeparators(file)), {});
            else
                emit failed(outcome.error());
        });
}

} // namespace trainyard
