// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/plots/confusion_matrix.h"

#include "gui/formats/format.h"
#include "gui/plots/chart_paint.h"
#include "gui/plots/heat_ramp.h"
#include "gui/widgets/theme.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace trainyard {
namespace {

constexpr double kLeastCell = 12.0, kMostCell = 56.0; // pixels, as all below
constexpr double kNumberedCell = 17.0;                // from this size on cells show their number
constexpr double kUprightCell = 34.0;                 // from this size on column labels are horizontal
constexpr int kMostLabel = 124;
constexpr int kMatrixLabelGap = 8;
constexpr int kMatrixMargin = 10;
constexpr double kCellGap = 1.0;

/// Where the parts of a matrix lie.
struct MatrixLayout {
    double cell = 0.0;
    int left = 0, top = 0; ///< of the cells, with the labels before them
    bool upright = true;   ///< column labels are horizontal
};

MatrixLayout layoutOf(const ConfusionFigure& figure, const QSize& room, double least)
{
    const QFontMetrics metrics(Theme::instance().font(FontRole::Small));
    int longest = 0;
    for (const int one : figure.shown)
        longest = std::max(longest, metrics.horizontalAdvance(figure.classes[one]) + 2);
    MatrixLayout layout;
    const int label = std::min({kMostLabel, longest, std::max(40, room.width() / 3)});
    layout.left = kMatrixMargin + label + kMatrixLabelGap;
    const auto count = double(std::max<std::size_t>(1, figure.shown.size()));
    const auto cellFor = [&](int top) {
        return std::clamp(std::floor(std::min((room.width() - layout.left - kMatrixMargin) / count,
                                              (room.height() - top - 6) / count)),
                          least, kMostCell);
    };
    layout.top = metrics.height() + kMatrixLabelGap;
    layout.cell = cellFor(layout.top);
    layout.upright = layout.cell >= kUprightCell;
    if (!layout.upright) {
        layout.top = std::min(label, 92) + kMatrixLabelGap;
        layout.cell = std::min(cellFor(layout.top), kUprightCell - 1.0);
    }
    return layout;
}

QString cellText(const ConfusionFigure& figure, const ConfusionEntry& entry)
{
    if (!figure.shares)
        return format::count(entry.samples);
    const double share = 100.0 * figure.share(entry.actual, entry.predicted);
    return share >= 99.95 ? QStringLiteral("100") : format::fixed(share, share >= 9.95 ? 0 : 1);
}

QColor cellColor(const ConfusionFigure& figure, double highest, int actual, int predicted)
{
    if (actual == predicted)
        return themed(Token::Line);
    const double share = figure.share(actual, predicted);
    // The square root tells rare mistakes apart; the most frequent one is not the darkest colour, so that its number
    // stays easy to read.
    return heatColor(HeatRamp::Counts, highest > 0.0 ? 0.82 * std::sqrt(share / highest) : 0.0);
}

void paintCell(QPainter& painter, const QRectF& cell, const ConfusionFigure& figure, double highest, int actual,
               int predicted, const ConfusionEntry* entry)
{
    const QColor ground = cellColor(figure, highest, actual, predicted);
    painter.fillRect(cell.adjusted(0, 0, -kCellGap, -kCellGap), ground);
    if (!entry || cell.width() < kNumberedCell)
        return;
    const bool diagonal = actual == predicted;
    const bool strong = diagonal || figure.share(actual, predicted) >= 0.25 * highest;
    const QString text = cellText(figure, *entry);
    QFont font = Theme::instance().font(strong ? FontRole::SmallStrong : FontRole::Small);
    const int wide = QFontMetrics(font).horizontalAdvance(text);
    if (wide > cell.width() - 3)
        font.setPixelSize(std::max(7, int(font.pixelSize() * (cell.width() - 3) / wide)));
    painter.setFont(font);
    QColor ink = diagonal ? themed(Token::T1) : inkOn(ground);
    if (!strong)
        ink.setAlphaF(0.72F);
    painter.setPen(ink);
    painter.drawText(cell.adjusted(0, 0, -kCellGap, -kCellGap), Qt::AlignCenter, text);
}

/// The label of a row (right-aligned) or of a column.
void paintClass(QPainter& painter, const MatrixLayout& layout, const QRectF& place, const QString& name, bool column,
                bool marked)
{
    const QFont font = Theme::instance().font(marked ? FontRole::SmallStrong : FontRole::Small);
    painter.setFont(font);
    painter.setPen(themed(Token::T1));
    const QFontMetrics metrics(font);
    if (!column) {
        painter.drawText(place, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine,
                         metrics.elidedText(name, Qt::ElideMiddle, int(place.width())));
    } else if (layout.upright) {
        painter.drawText(place, Qt::AlignHCenter | Qt::AlignBottom | Qt::TextSingleLine,
                         metrics.elidedText(name, Qt::ElideRight, int(place.width())));
    } else {
        painter.save();
        painter.translate(place.center().x(), place.bottom());
        painter.rotate(-90);
        painter.drawText(QRectF(0, -place.width() / 2, place.height(), place.width()),
                         Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                         metrics.elidedText(name, Qt::ElideMiddle, int(place.height())));
        painter.restore();
    }
}

/// The range of rows or columns that touch [from, to) of the viewport.
std::pair<int, int> visiblePart(double origin, double cell, int count, double from, double to)
{
    const int first = std::max(0, int(std::floor((from - origin) / cell)));
    const int last = std::min(count, int(std::ceil((to - origin) / cell)));
    return {first, std::max(first, last)};
}

std::vector<ConfusionEntry>::const_iterator rowBegin(const ConfusionFigure& figure, int actual)
{
    return std::lower_bound(figure.entries.begin(), figure.entries.end(), actual,
                            [](const ConfusionEntry& entry, int row) { return entry.actual < row; });
}

struct MatrixMarks {
    std::optional<std::pair<int, int>> current, hovered, chosen; ///< row and column
    bool focus = false;
};

void paintMatrix(QPainter& painter, const QRectF& room, const ConfusionFigure& figure, const MatrixLayout& layout,
                 const QPointF& scrolled, double highest, const MatrixMarks& marks)
{
    const int count = int(figure.shown.size());
    const QRectF cells(room.left() + layout.left, room.top() + layout.top, room.width() - layout.left,
                       room.height() - layout.top);
    const double x0 = cells.left() - scrolled.x(), y0 = cells.top() - scrolled.y();
    const auto [firstRow, lastRow] = visiblePart(y0, layout.cell, count, cells.top(), cells.bottom());
    const auto [firstColumn, lastColumn] = visiblePart(x0, layout.cell, count, cells.left(), cells.right());
    const auto rect = [&](int row, int column) {
        return QRectF(x0 + column * layout.cell, y0 + row * layout.cell, layout.cell, layout.cell);
    };
    const auto marked = [&](bool column, int place) {
        for (const auto& mark : {marks.hovered, marks.chosen})
            if (mark && (column ? mark->second : mark->first) == place)
                return true;
        return false;
    };
    painter.save();
    painter.setClipRect(cells);
    std::vector<const ConfusionEntry*> row(std::size_t(figure.classes.size()));
    for (int r = firstRow; r < lastRow; ++r) {
        const int actual = figure.shown[std::size_t(r)];
        std::fill(row.begin(), row.end(), nullptr);
        for (auto at = rowBegin(figure, actual); at != figure.entries.end() && at->actual == actual; ++at)
            row[std::size_t(at->predicted)] = &*at;
        for (int c = firstColumn; c < lastColumn; ++c) {
            const int predicted = figure.shown[std::size_t(c)];
            paintCell(painter, rect(r, c), figure, highest, actual, predicted, row[std::size_t(predicted)]);
        }
    }
    const auto outline = [&](const std::optional<std::pair<int, int>>& place, Token token, double width) {
        if (!place)
            return;
        painter.setPen(QPen(themed(token), width));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect(place->first, place->second).adjusted(0, 0, -kCellGap, -kCellGap));
    };
    outline(marks.hovered, Token::T2, 1.0);
    outline(marks.chosen, Token::S2, 2.0);
    if (marks.focus)
        outline(marks.current, Token::AccT, 2.0);
    painter.restore();

    painter.save();
    painter.setClipRect(QRectF(room.left(), cells.top(), layout.left, cells.height()));
    for (int r = firstRow; r < lastRow; ++r)
        paintClass(painter, layout,
                   QRectF(room.left() + kMatrixMargin, y0 + r * layout.cell,
                          layout.left - kMatrixMargin - kMatrixLabelGap, layout.cell - kCellGap),
                   figure.classes[figure.shown[std::size_t(r)]], false, marked(false, r));
    painter.setClipRect(QRectF(cells.left() - 2, room.top(), cells.width() + 2, layout.top));
    for (int c = firstColumn; c < lastColumn; ++c)
        paintClass(painter, layout,
                   QRectF(x0 + c * layout.cell, room.top(), layout.cell - kCellGap - (layout.upright ? 1 : 0),
                          layout.top - kMatrixLabelGap / 2.0),
                   figure.classes[figure.shown[std::size_t(c)]], true, marked(true, c));
    painter.restore();
}

} // namespace

qint64 ConfusionFigure::count(int actual, int predicted) const
{
    for (auto at = rowBegin(*this, actual); at != entries.end() && at->actual == actual; ++at)
        if (at->predicted == predicted)
            return at->samples;
    return 0;
}

double ConfusionFigure::share(int actual, int predicted) const
{
    const qint64 all = samples[std::size_t(actual)];
    return all > 0 ? double(count(actual, predicted)) / double(all) : 0.0;
}

double ConfusionFigure::highestMistake() const
{
    std::vector<bool> visible(samples.size());
    for (const int one : shown)
        visible[std::size_t(one)] = true;
    double highest = 0.0;
    for (const ConfusionEntry& entry : entries)
        if (entry.actual != entry.predicted && visible[std::size_t(entry.actual)] &&
            visible[std::size_t(entry.predicted)] && samples[std::size_t(entry.actual)] > 0)
            highest = std::max(highest, double(entry.samples) / double(samples[std::size_t(entry.actual)]));
    return highest;
}

std::vector<int> mostConfused(const ConfusionFigure& figure, std::size_t most)
{
    std::vector<ConfusionEntry> pairs;
    for (const ConfusionEntry& entry : figure.entries)
        if (entry.actual != entry.predicted)
            pairs.push_back(entry);
    std::stable_sort(pairs.begin(), pairs.end(),
                     [](const ConfusionEntry& a, const ConfusionEntry& b) { return a.samples > b.samples; });
    std::vector<int> classes;
    const auto add = [&](int one) {
        if (classes.size() < most && std::find(classes.begin(), classes.end(), one) == classes.end())
            classes.push_back(one);
    };
    for (const ConfusionEntry& pair : pairs) {
        add(pair.actual);
        add(pair.predicted);
        if (classes.size() >= most)
            break;
    }
    for (int one = 0; one < int(figure.classes.size()) && classes.size() < std::min<std::size_t>(most, 2); ++one)
        add(one); // a net without mistakes still has a matrix
    return classes;
}

ConfusionMatrix::ConfusionMatrix(QWidget* parent) : QAbstractScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
    viewport()->setAutoFillBackground(false);
    setAccessibleName(tr("Confusion matrix"));
    connect(&Theme::instance(), &Theme::changed, viewport(), qOverload<>(&QWidget::update));
}

void ConfusionMatrix::setFigure(ConfusionFigure figure)
{
    const bool others = figure.shown != m_figure.shown;
    m_figure = std::move(figure);
    m_highest = m_figure.highestMistake();
    m_hovered.reset();
    if (others) {
        m_current.reset();
        horizontalScrollBar()->setValue(0);
        verticalScrollBar()->setValue(0);
    }
    fitBars();
    viewport()->update();
}

void ConfusionMatrix::setChosen(const std::optional<Cell>& cell)
{
    m_chosen = cell;
    viewport()->update();
}

QRect ConfusionMatrix::cellRect(int actual, int predicted) const
{
    const auto place = [this](int one) {
        return int(std::find(m_figure.shown.begin(), m_figure.shown.end(), one) - m_figure.shown.begin());
    };
    const MatrixLayout layout = layoutOf(m_figure, viewport()->size(), kLeastCell);
    return QRectF(layout.left + place(predicted) * layout.cell - horizontalScrollBar()->value(),
                  layout.top + place(actual) * layout.cell - verticalScrollBar()->value(), layout.cell, layout.cell)
        .toAlignedRect();
}

QStringList ConfusionMatrix::tipOf(const ConfusionFigure& figure, const Cell& cell)
{
    const auto [actual, predicted] = cell;
    const qint64 count = figure.count(actual, predicted), all = figure.samples[std::size_t(actual)];
    const QString name = figure.classes[actual];
    QStringList lines{
        actual == predicted ? tr("%1, right").arg(name)
                            : tr("%1 taken for %2", "classes").arg(name, figure.classes[predicted]),
        tr("%1 of %2 “%3”, %4", "samples of a class")
            .arg(format::count(count), format::count(all), name, format::percent(figure.share(actual, predicted)))};
    if (actual != predicted && count > 0)
        lines << tr("click: show these %1").arg(format::count(count));
    return lines;
}

void ConfusionMatrix::paint(QPainter& painter, const QRect& rect, const ConfusionFigure& figure)
{
    painter.setRenderHint(QPainter::Antialiasing, false);
    if (figure.shown.empty())
        return paintNote(painter, rect, figure.note);
    paintMatrix(painter, rect, figure, layoutOf(figure, rect.size(), 1.0), {}, figure.highestMistake(), {});
}

void ConfusionMatrix::paintEvent(QPaintEvent*)
{
    QPainter painter(viewport());
    if (m_figure.shown.empty())
        return paintNote(painter, viewport()->rect(), m_figure.note);
    MatrixMarks marks{m_current, m_hovered, std::nullopt, hasFocus()};
    if (m_chosen) {
        const auto row = std::find(m_figure.shown.begin(), m_figure.shown.end(), m_chosen->first);
        const auto column = std::find(m_figure.shown.begin(), m_figure.shown.end(), m_chosen->second);
        if (row != m_figure.shown.end() && column != m_figure.shown.end())
            marks.chosen = {int(row - m_figure.shown.begin()), int(column - m_figure.shown.begin())};
    }
    paintMatrix(painter, viewport()->rect(), m_figure, layoutOf(m_figure, viewport()->size(), kLeastCell),
                QPointF(horizontalScrollBar()->value(), verticalScrollBar()->value()), m_highest, marks);
    const auto tipped = m_hovered ? m_hovered : hasFocus() ? m_current : std::nullopt;
    if (!tipped)
        return;
    const Cell cell(m_figure.shown[std::size_t(tipped->first)], m_figure.shown[std::size_t(tipped->second)]);
    std::vector<TipRow> rows;
    for (const QString& line : tipOf(m_figure, cell))
        rows.push_back(rows.empty() ? TipRow{line, {}} : TipRow{line, QStringLiteral(" ")});
    paintTip(painter, cellRect(cell.first, cell.second).bottomRight() + QPoint(-4, 4), viewport()->rect(), rows);
}

void ConfusionMatrix::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    fitBars();
}

void ConfusionMatrix::fitBars()
{
    const MatrixLayout layout = layoutOf(m_figure, viewport()->size(), kLeastCell);
    const auto fit = [&](QScrollBar* bar, int before, int room) {
        const int whole = int(std::ceil(layout.cell * double(m_figure.shown.size()))) + 2;
        bar->setRange(0, std::max(0, before + whole - room));
        bar->setPageStep(std::max(1, room - before));
        bar->setSingleStep(std::max(1, int(layout.cell)));
    };
    fit(horizontalScrollBar(), layout.left, viewport()->width());
    fit(verticalScrollBar(), layout.top, viewport()->height());
}

std::optional<std::pair<int, int>> ConfusionMatrix::placeAt(const QPoint& point) const
{
    const MatrixLayout layout = layoutOf(m_figure, viewport()->size(), kLeastCell);
    if (point.x() < layout.left || point.y() < layout.top || m_figure.shown.empty())
        return std::nullopt;
    const int row = int((point.y() - layout.top + verticalScrollBar()->value()) / layout.cell);
    const int column = int((point.x() - layout.left + horizontalScrollBar()->value()) / layout.cell);
    if (row >= int(m_figure.shown.size()) || column >= int(m_figure.shown.size()))
        return std::nullopt;
    return std::pair(row, column);
}

void ConfusionMatrix::hover(const QPoint& place)
{
    const auto found = placeAt(place);
    if (found == m_hovered)
        return;
    m_hovered = found;
    viewport()->setCursor(found && found->first != found->second ? Qt::PointingHandCursor : Qt::ArrowCursor);
    viewport()->update();
}

bool ConfusionMatrix::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::MouseMove)
        hover(static_cast<QMouseEvent*>(event)->position().toPoint());
    else if (event->type() == QEvent::Leave)
        hover(QPoint(-1, -1));
    return QAbstractScrollArea::viewportEvent(event);
}

void ConfusionMatrix::mousePressEvent(QMouseEvent* event)
{
    const auto found = placeAt(event->position().toPoint());
    if (!found || event->button() != Qt::LeftButton)
        return;
    m_current = found;
    emit cellChosen(m_figure.shown[std::size_t(found->first)], m_figure.shown[std::size_t(found->second)]);
    viewport()->update();
}

void ConfusionMatrix::walk(int rows, int columns)
{
    const int last = int(m_figure.shown.size()) - 1;
    const std::pair<int, int> from = m_current.value_or(std::pair(0, 0));
    m_current = std::pair(std::clamp(from.first + rows, 0, last), std::clamp(from.second + columns, 0, last));
    m_hovered.reset();
    const QRect cell =
        cellRect(m_figure.shown[std::size_t(m_current->first)], m_figure.shown[std::size_t(m_current->second)]);
    const MatrixLayout layout = layoutOf(m_figure, viewport()->size(), kLeastCell);
    const auto reveal = [](QScrollBar* bar, int begin, int end, int low, int high) {
        if (begin < low)
            bar->setValue(bar->value() - (low - begin));
        else if (end > high)
            bar->setValue(bar->value() + (end - high));
    };
    reveal(horizontalScrollBar(), cell.left(), cell.right(), layout.left, viewport()->width());
    reveal(verticalScrollBar(), cell.top(), cell.bottom(), layout.top, viewport()->height());
    viewport()->update();
}

/// Escape is the chart's while it has something to clear, even if it is a shortcut of the page.
bool ConfusionMatrix::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape &&
        m_chosen) {
        event->accept();
        return true;
    }
    return QAbstractScrollArea::event(event);
}

void ConfusionMatrix::keyPressEvent(QKeyEvent* event)
{
    if (m_figure.shown.empty())
        return QAbstractScrollArea::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Up: return walk(-1, 0);
    case Qt::Key_Down: return walk(1, 0);
    case Qt::Key_Left: return walk(0, -1);
    case Qt::Key_Right: return walk(0, 1);
    case Qt::Key_Home: return walk(-int(m_figure.shown.size()), -int(m_figure.shown.size()));
    case Qt::Key_End: return walk(int(m_figure.shown.size()), int(m_figure.shown.size()));
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (m_current)
            emit cellChosen(m_figure.shown[std::size_t(m_current->first)],
                            m_figure.shown[std::size_t(m_current->second)]);
        return;
    case Qt::Key_Escape: emit cleared(); return;
    default: QAbstractScrollArea::keyPressEvent(event);
    }
}

void ConfusionMatrix::focusInEvent(QFocusEvent* event)
{
    if (!m_current && !m_figure.shown.empty() && event->reason() != Qt::MouseFocusReason)
        m_current = std::pair(0, 0);
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

} // namespace trainyard
