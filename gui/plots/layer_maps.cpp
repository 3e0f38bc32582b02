// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/plots/layer_maps.h"

#include "gui/formats/format.h"
#include "gui/plots/chart_paint.h"
#include "gui/plots/heat_ramp.h"
#include "gui/widgets/theme.h"

#include <QBuffer>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>

namespace trainyard {
namespace {

constexpr int kMapSide = 48, kMapGap = 2, kMapNumber = 15; // pixels, as all below
constexpr int kColumnWidth = 2 * kMapSide + kMapGap + 12, kColumnGap = 6;
constexpr int kColumnHead = 38;
constexpr int kShareRow = 26;
constexpr int kMapsLeft = 12;
constexpr int kLargeMap = 192;
constexpr std::size_t kShownMaps = 4;

QString endText(double value)
{
    return value == 0.0 ? QStringLiteral("0") : format::significant(value, 2);
}

} // namespace

LayerMaps::LayerMaps(QWidget* parent) : QAbstractScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setAutoFillBackground(false);
    setAccessibleName(tr("What each layer makes of the input"));
    connect(&Theme::instance(), &Theme::changed, viewport(), qOverload<>(&QWidget::update));
}

void LayerMaps::setColumns(const QImage& image, const QString& shape, std::vector<LayerColumn> columns,
                           const QString& note)
{
    m_image = image;
    m_shape = shape;
    m_columns = std::move(columns);
    m_note = note;
    m_current = std::min(m_current, int(m_columns.size()) - 1);
    fitBar();
    viewport()->update();
}

void LayerMaps::setSelected(const QString& id)
{
    m_selected = id;
    viewport()->update();
}

void LayerMaps::setStrongestFirst(bool strongest)
{
    m_strongest = strongest;
    viewport()->update();
}

QRect LayerMaps::columnRect(int column) const
{
    return {kMapsLeft + (column + 1) * (kColumnWidth + kColumnGap) - horizontalScrollBar()->value(), 0, kColumnWidth,
            viewport()->height()};
}

void LayerMaps::fitBar()
{
    const int whole = kMapsLeft + int(m_columns.size() + 1) * (kColumnWidth + kColumnGap) + 6;
    horizontalScrollBar()->setRange(0, m_columns.empty() ? 0 : std::max(0, whole - viewport()->width()));
    horizontalScrollBar()->setPageStep(viewport()->width());
    horizontalScrollBar()->setSingleStep(kColumnWidth / 2);
}

QImage LayerMaps::mapImage(const ChannelMap& map, int side)
{
    QImage image(map.width, map.height, QImage::Format_RGB32);
    for (int y = 0; y < map.height; ++y)
        for (int x = 0; x < map.width; ++x) {
            const double value = map.low + (map.high - map.low) * map.bytes[std::size_t(y * map.width + x)] / 255.0;
            // As far as it is above 0: a channel's colours start at 0, not at its lowest value.
            const double share = map.high > 0.0 ? std::max(0.0, value) / map.high : 0.0;
            image.setPixelColor(x, y, heatColor(HeatRamp::Counts, share));
        }
    // A series has one row, which in its own proportions would be lower than a pixel.
    const QSize shown = image.size().scaled(side, side, Qt::KeepAspectRatio).expandedTo({side / 3, side / 3});
    const bool shrinks = image.width() > side || image.height() > side; // then no value may be left out
    return image.scaled(shown, Qt::IgnoreAspectRatio, shrinks ? Qt::SmoothTransformation : Qt::FastTransformation);
}

std::vector<const ChannelMap*> LayerMaps::inOrder(const LayerColumn& column) const
{
    std::vector<const ChannelMap*> maps;
    for (const ChannelMap& map : column.maps)
        if (maps.size() < kShownMaps)
            maps.push_back(&map);
    if (!m_strongest)
        std::sort(maps.begin(), maps.end(),
                  [](const ChannelMap* a, const ChannelMap* b) { return a->channel < b->channel; });
    return maps;
}

QRect LayerMaps::mapRect(const QRect& column, int index) const
{
    return {column.left() + 6 + index % 2 * (kMapSide + kMapGap),
            column.top() + kColumnHead + index / 2 * (kMapSide + kMapNumber), kMapSide, kMapSide};
}

void LayerMaps::paintInput(QPainter& painter, const QRect& place) const
{
    painter.setFont(Theme::instance().font(FontRole::SmallStrong));
    painter.setPen(themed(Token::T1));
    painter.drawText(place.adjusted(6, 4, -6, 0), Qt::AlignLeft | Qt::AlignTop, tr("input"));
    painter.setFont(Theme::instance().font(FontRole::Caption));
    painter.setPen(themed(Token::T3));
    painter.drawText(place.adjusted(6, 20, -6, 0), Qt::AlignLeft | Qt::AlignTop, m_shape);
    int below = place.top() + kColumnHead;
    if (!m_image.isNull()) {
        const int side = kColumnWidth - 12;
        const QImage shown =
            m_image.scaled(m_image.size().scaled(side, side, Qt::KeepAspectRatio), Qt::IgnoreAspectRatio,
                           m_image.width() <= side ? Qt::FastTransformation : Qt::SmoothTransformation);
        painter.drawImage(place.left() + 6, below, shown);
        below += shown.height() + 8;
    }
    painter.setPen(themed(Token::T3));
    painter.drawText(QRect(place.left() + 6, below, kColumnWidth - 8, place.bottom() - below),
                     Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
                     tr("share of values above 0, and their histogram"));
}

void LayerMaps::paintColumn(QPainter& painter, const QRect& place, const LayerColumn& column) const
{
    const QRect inside = place.adjusted(6, 0, -6, 0);
    painter.setFont(Theme::instance().font(FontRole::SmallStrong));
    painter.setPen(themed(Token::T1));
    painter.drawText(QRect(inside.left(), 4, inside.width(), 16), Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(column.name, Qt::ElideLeft, inside.width()));
    painter.setFont(Theme::instance().font(FontRole::Caption));
    painter.setPen(themed(Token::T3));
    painter.drawText(QRect(inside.left(), 20, inside.width(), 14), Qt::AlignLeft | Qt::AlignVCenter, column.shape);
    const auto maps = inOrder(column);
    painter.setBrush(Qt::NoBrush);
    for (int i = 0; i < int(maps.size()); ++i) {
        const QRect tile = mapRect(place, i);
        painter.fillRect(tile, themed(Token::Base));
        const QImage image = mapImage(*maps[std::size_t(i)], kMapSide);
        painter.drawImage(tile.center() - QPoint(image.width() / 2 - 1, image.height() / 2 - 1), image);
        painter.setPen(themed(Token::Border));
        painter.drawRect(tile.adjusted(0, 0, -1, -1));
        painter.setPen(themed(Token::T2));
        painter.drawText(QRect(tile.left(), tile.bottom() + 1, kMapSide, kMapNumber), Qt::AlignCenter,
                         QString::number(maps[std::size_t(i)]->channel));
    }
    int top = place.top() + kColumnHead + 2 * (kMapSide + kMapNumber);
    const QRect line(inside.left(), top, inside.width(), 15);
    const QFont words = painter.font();
    const QString share = format::percent(column.aboveZero, 0);
    painter.setFont(Theme::instance().font(FontRole::CaptionStrong));
    painter.setPen(themed(Token::T1));
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, share);
    const int room = line.width() - painter.fontMetrics().horizontalAdvance(share) - 4;
    painter.setFont(words);
    painter.setPen(themed(Token::T2));
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(tr("above 0"), Qt::ElideRight, room));
    painter.fillRect(QRectF(inside.left(), top + 16, inside.width(), 4), themed(Token::Line));
    painter.fillRect(QRectF(inside.left(), top + 16, inside.width() * std::clamp(column.aboveZero, 0.0, 1.0), 4),
                     themed(Token::S6));
    top += kShareRow;
    const int foot = place.bottom() - 18;
    qint64 most = 1;
    for (const qint64 count : column.histogram)
        most = std::max(most, count);
    if (foot - top >= 12) {
        QColor fill = themed(Token::S1);
        fill.setAlphaF(0.6F);
        const double wide = inside.width() / double(std::max<std::size_t>(1, column.histogram.size()));
        for (std::size_t i = 0; i < column.histogram.size(); ++i) {
            const double high = (foot - top) * double(column.histogram[i]) / double(most);
            painter.fillRect(QRectF(inside.left() + double(i) * wide, foot - high, std::max(1.0, wide - 1), high),
                             fill);
        }
        painter.setPen(themed(Token::Axis));
        painter.drawLine(inside.left(), foot, inside.right(), foot);
        painter.setFont(Theme::instance().font(FontRole::Caption));
        painter.setPen(themed(Token::T3));
        const QRect ends(inside.left(), foot + 2, inside.width(), 14);
        painter.drawText(ends, Qt::AlignLeft, endText(column.least));
        painter.drawText(ends, Qt::AlignRight, endText(column.largest));
    }
}

void LayerMaps::paintEvent(QPaintEvent* event)
{
    QPainter painter(viewport());
    if (m_columns.empty())
        return paintNote(painter, viewport()->rect(), m_note);
    const QRect input = columnRect(-1);
    if (input.intersects(event->rect()))
        paintInput(painter, input);
    for (int i = 0; i < int(m_columns.size()); ++i) {
        const QRect place = columnRect(i);
        if (!place.intersects(event->rect()))
            continue;
        const LayerColumn& column = m_columns[std::size_t(i)];
        const bool selected = !m_selected.isEmpty() && column.id == m_selected;
        if (selected || (hasFocus() && i == m_current)) {
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setPen(themed(Token::AccT));
            painter.setBrush(selected ? themed(Token::Tint) : QColor(Qt::transparent));
            painter.drawRoundedRect(QRectF(place).adjusted(0.5, 0.5, -0.5, -1.5), 4, 4);
            painter.setRenderHint(QPainter::Antialiasing, false);
        }
        paintColumn(painter, place, column);
    }
}

void LayerMaps::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    fitBar();
}

void LayerMaps::mousePressEvent(QMouseEvent* event)
{
    for (int i = 0; i < int(m_columns.size()); ++i)
        if (columnRect(i).contains(event->position().toPoint())) {
            m_current = i;
            viewport()->update();
            if (m_columns[std::size_t(i)].selectable)
                emit layerChosen(m_columns[std::size_t(i)].id);
        }
}

void LayerMaps::walk(int by)
{
    m_current = std::clamp(m_current + by, 0, int(m_columns.size()) - 1);
    const QRect place = columnRect(m_current);
    if (place.left() < 0)
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() + place.left() - kColumnGap);
    else if (place.right() > viewport()->width())
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() + place.right() - viewport()->width() +
                                        kColumnGap);
    viewport()->update();
}

void LayerMaps::keyPressEvent(QKeyEvent* event)
{
    if (m_columns.empty())
        return QAbstractScrollArea::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Left: return walk(-1);
    case Qt::Key_Right: return walk(1);
    case Qt::Key_Home: return walk(-int(m_columns.size()));
    case Qt::Key_End: return walk(int(m_columns.size()));
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (m_current >= 0 && m_columns[std::size_t(m_current)].selectable)
            emit layerChosen(m_columns[std::size_t(m_current)].id);
        return;
    default: QAbstractScrollArea::keyPressEvent(event);
    }
}

bool LayerMaps::viewportEvent(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QAbstractScrollArea::viewportEvent(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    for (int i = 0; i < int(m_columns.size()); ++i) {
        const QRect place = columnRect(i);
        if (!place.contains(help->pos()))
            continue;
        const LayerColumn& column = m_columns[std::size_t(i)];
        const auto maps = inOrder(column);
        for (int tile = 0; tile < int(maps.size()); ++tile)
            if (mapRect(place, tile).contains(help->pos())) {
                const ChannelMap& map = *maps[std::size_t(tile)];
                QByteArray bytes;
                QBuffer buffer(&bytes);
                mapImage(map, kLargeMap).save(&buffer, "PNG");
                QToolTip::showText(help->globalPos(),
                                   QStringLiteral("<img src='data:image/png;base64,%1'><br>%2")
                                       .arg(QString::fromLatin1(bytes.toBase64()),
                                            tr("%1, channel %2: %3 to %4")
                                                .arg(column.name, QString::number(map.channel),
                                                     format::significant(map.low, 3), format::significant(map.high, 3))
                                                .toHtmlEscaped()),
                                   viewport());
                return true;
            }
        QToolTip::showText(help->globalPos(), column.name, viewport());
        return true;
    }
    QToolTip::hideText();
    return true;
}

} // namespace trainyard
