// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/timeline/timeline_view.h"

#include "gui/timeline/timeline_models.h"
#include "gui/widgets/icons.h"

#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <cmath>
#include <limits>

namespace trainyard {
namespace {

constexpr int kTimelineRulerHeight = 24;
constexpr int kProcessHeight = 24;
constexpr int kTrackRowHeight = 18;
constexpr int kTrackGap = 5;
constexpr int kNameWidth = 168;
constexpr double kLeastPerPixel = 0.02; // nanoseconds

double niceStep(double least)
{
    const double power = std::pow(10.0, std::floor(std::log10(least)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (power * factor >= least)
            return power * factor;
    return power * 10.0;
}

} // namespace

TimelineView::TimelineView(QWidget* parent)
    : QAbstractScrollArea(parent), m_guide(std::numeric_limits<double>::quiet_NaN())
{
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Timeline"));
    viewport()->setMouseTracking(true);
    m_turn.setInterval(16);
    connect(&m_turn, &QTimer::timeout, this, &TimelineView::move);
    connect(&Theme::instance(), &Theme::changed, this, [this] {
        if (m_trace)
            m_colors.make(*m_trace, m_wanted);
        viewport()->update();
    });
}

void TimelineView::setTrace(std::shared_ptr<const timeline::Trace> trace)
{
    m_trace = std::move(trace);
    m_wanted.clear();
    m_selected = m_hovered = {};
    m_range.reset();
    m_folded.clear();
    if (m_trace) {
        m_colors.make(*m_trace, m_wanted);
        for (int p = 0; m_trace->processes.size() > 4 && p < int(m_trace->processes.size()); ++p)
            m_folded.insert(p); // many ranks: collapse each to one line at first
    }
    makeLanes();
    verticalScrollBar()->setValue(0);
    fit();
}

void TimelineView::makeLanes()
{
    m_lanes.clear();
    int y = 0;
    const auto add = [&](LaneKind kind, int process, int track, int row, int height) {
        m_lanes.push_back({kind, process, track, row, y, height});
        y += height;
    };
    for (int p = 0; m_trace && p < int(m_trace->processes.size()); ++p) {
        const timeline::Process& process = m_trace->processes[std::size_t(p)];
        if (m_folded.contains(p)) {
            int busiest = process.tracks.front();
            for (const int t : process.tracks)
                if (m_trace->tracks[std::size_t(t)].slices > m_trace->tracks[std::size_t(busiest)].slices)
                    busiest = t;
            // Show the phases below the steps: they tell more than a continuous bar "step".
            const int row = std::min<int>(1, int(m_trace->tracks[std::size_t(busiest)].rows.size()) - 1);
            add(LaneKind::Folded, p, busiest, row, kProcessHeight + 2);
            continue;
        }
        add(LaneKind::Process, p, -1, 0, kProcessHeight);
        for (const int t : process.tracks) {
            const int rows = int(m_trace->tracks[std::size_t(t)].rows.size());
            for (int r = 0; r < rows; ++r)
                add(LaneKind::Row, p, t, r, kTrackRowHeight);
            y += kTrackGap;
        }
    }
    m_contentHeight = y;
    updateScrollBar();
}

void TimelineView::updateScrollBar()
{
    const int seen = viewport()->height() - kTimelineRulerHeight;
    verticalScrollBar()->setRange(0, std::max(0, m_contentHeight - seen));
    verticalScrollBar()->setPageStep(seen);
    verticalScrollBar()->setSingleStep(kTrackRowHeight);
}

int TimelineView::nameWidth() const
{
    return kNameWidth;
}
int TimelineView::areaWidth() const
{
    return std::max(1, viewport()->width() - nameWidth());
}

void TimelineView::setScale(const TimeScale& scale)
{
    const double length = m_trace ? double(std::max<std::int64_t>(m_trace->length, 1)) : 1.0;
    TimeScale kept = scale;
    kept.perPixel = std::clamp(scale.perPixel, kLeastPerPixel, 4.0 * length / areaWidth());
    const double room = kept.perPixel * areaWidth();
    kept.from = std::clamp(scale.from, -0.9 * room, length - 0.1 * room);
    if (kept.from == m_scale.from && kept.perPixel == m_scale.perPixel)
        return;
    m_scale = kept;
    viewport()->update();
    emit scaleChanged();
}

void TimelineView::fit()
{
    if (m_trace)
        fitRange(0, std::max<std::int64_t>(m_trace->length, 1));
    m_fits = true;
}

void TimelineView::fitRange(std::int64_t from, std::int64_t to)
{
    const double length = double(std::max<std::int64_t>(to - from, 1));
    const double margin = length * 0.01;
    m_fits = false;
    setScale({double(from) - margin, (length + 2 * margin) / areaWidth()});
}

void TimelineView::setWanted(std::vector<bool> wanted)
{
    m_wanted = std::move(wanted);
    if (m_trace)
        m_colors.make(*m_trace, m_wanted);
    viewport()->update();
}

void TimelineView::select(const timeline::SliceId& slice, bool reveal)
{
    m_selected = slice;
    if (reveal && slice.valid()) {
        const timeline::Track& track = m_trace->tracks[std::size_t(slice.track)];
        const timeline::Row& row = track.rows[std::size_t(slice.row)];
        setFolded(track.process, false);
        const double begin = double(row.begin[slice.index]), length = double(row.end[slice.index]) - begin;
        const double room = m_scale.perPixel * areaWidth();
        if (length < 3 * m_scale.perPixel || length > room) { // visible only after zooming
            m_fits = false;
            const double wanted = std::max(length * 8.0, 100.0);
            setScale({begin + length / 2 - wanted / 2, wanted / areaWidth()});
        } else if (begin < m_scale.from || begin + length > m_scale.from + room) {
            m_fits = false;
            setScale({begin + length / 2 - room / 2, m_scale.perPixel});
        }
        for (const Lane& lane : m_lanes)
            if (lane.kind == LaneKind::Row && lane.track == slice.track && lane.row == slice.row) {
                const int top = verticalScrollBar()->value(), seen = viewport()->height() - kTimelineRulerHeight;
                if (lane.y < top || lane.y + lane.height > top + seen)
                    verticalScrollBar()->setValue(lane.y - seen / 2);
            }
    }
    viewport()->update();
    emit selectionChanged();
}

void TimelineView::setRange(std::optional<std::pair<std::int64_t, std::int64_t>> range)
{
    if (range == m_range)
        return;
    m_range = range;
    viewport()->update();
    emit rangeChanged();
}

void TimelineView::setAllFolded(bool folded)
{
    m_folded.clear();
    for (int p = 0; folded && m_trace && p < int(m_trace->processes.size()); ++p)
        m_folded.insert(p);
    makeLanes();
    viewport()->update();
}

void TimelineView::setFolded(int process, bool folded)
{
    if (m_folded.contains(process) == folded)
        return;
    if (folded)
        m_folded.insert(process);
    else
        m_folded.remove(process);
    makeLanes();
    viewport()->update();
}

void TimelineView::setGuide(double time)
{
    m_guide = time;
    viewport()->update();
}

QString TimelineView::timeText(double nanoseconds)
{
    return spanText(nanoseconds);
}

QString TimelineView::trackTitle(const timeline::Track& track)
{
    const QString name = QString::fromStdString(track.name), id = QString::fromStdString(track.id);
    return name.isEmpty() ? id.isEmpty() ? tr("events") : tr("thread %1").arg(id) : name;
}

QString TimelineView::processTitle(const timeline::Process& process)
{
    const QString name = QString::fromStdString(process.name), id = QString::fromStdString(process.id);
    const QString title = name.isEmpty() ? id.isEmpty() ? tr("no process") : tr("process %1").arg(id) : name;
    if (process.rank < 0 || name.startsWith(QLatin1String("rank ")))
        return title;
    return tr("rank %1: %2").arg(process.rank).arg(title);
}

void TimelineView::paintLanes(QImage& image, qreal ratio)
{
    m_texts.clear();
    const int top = verticalScrollBar()->value();
    const int left = qRound(nameWidth() * ratio), right = image.width();
    const TimeScale scale{m_scale.from, m_scale.perPixel / ratio};
    const QRgb base = themed(Token::Base).rgb(), alternate = themed(Token::Alt).rgb();
    std::vector<SliceText> texts;
    for (const Lane& lane : m_lanes) {
        const int y = lane.y - top + kTimelineRulerHeight;
        if (y >= viewport()->height() || y + lane.height <= kTimelineRulerHeight || lane.kind == LaneKind::Process)
            continue;
        const timeline::Row& row = m_trace->tracks[std::size_t(lane.track)].rows[std::size_t(lane.row)];
        const int inset = lane.kind == LaneKind::Folded ? 4 : 1;
        texts.clear();
        paintRow(image, row, scale, left, right, qRound((y + inset) * ratio), qRound((lane.height - 2 * inset) * ratio),
                 m_colors, lane.kind == LaneKind::Folded ? alternate : base, &texts);
        for (const SliceText& text : texts)
            m_texts.push_back({{float(text.left / ratio), float(text.right / ratio), text.label}, y, lane.height});
    }
}

void TimelineView::paintTexts(QPainter& painter)
{
    const QFont font = Theme::instance().font(FontRole::Caption);
    painter.setFont(font);
    const QFontMetrics metrics(font);
    for (const PlacedText& placed : m_texts) {
        const QRectF box(placed.text.left + 4, placed.y, placed.text.right - placed.text.left - 7, placed.height);
        QString name = QString::fromStdString(m_trace->labels[placed.text.label].name.substr(0, 200));
        if (metrics.horizontalAdvance(name) > box.width())
            name = metrics.elidedText(name, Qt::ElideRight, int(box.width()));
        if (name.size() < 2)
            continue;
        painter.setPen(m_colors.text(placed.text.label));
        painter.drawText(box, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine, name);
    }
}

void TimelineView::paintNames(QPainter& painter)
{
    const int top = verticalScrollBar()->value();
    const int width = viewport()->width();
    const QFont strong = Theme::instance().font(FontRole::SmallStrong),
                plain = Theme::instance().font(FontRole::Caption);
    painter.fillRect(0, 0, nameWidth(), viewport()->height(), themed(Token::Side));
    for (const Lane& lane : m_lanes) {
        const int y = lane.y - top + kTimelineRulerHeight;
        if (y >= viewport()->height() || y + lane.height <= kTimelineRulerHeight)
            continue;
        if (lane.kind == LaneKind::Row) {
            if (lane.row > 0)
                continue;
            painter.setFont(plain);
            painter.setPen(themed(Token::T2));
            const QString title = trackTitle(m_trace->tracks[std::size_t(lane.track)]);
            painter.drawText(QRect(24, y, nameWidth() - 32, lane.height), Qt::AlignVCenter | Qt::TextSingleLine,
                             QFontMetrics(plain).elidedText(title, Qt::ElideRight, nameWidth() - 32));
            continue;
        }
        const bool folded = lane.kind == LaneKind::Folded;
        if (!folded)
            painter.fillRect(nameWidth(), y, width, lane.height, themed(Token::Head));
        painter.fillRect(0, y, nameWidth(), lane.height, themed(Token::Head));
        painter.setPen(themed(Token::Line));
        painter.drawLine(0, y, width, y);
        painter.drawPixmap(6, y + (lane.height - 12) / 2,
                           themedPixmap(folded ? QStringLiteral("right") : QStringLiteral("down"), Token::T2, 12,
                                        painter.device()->devicePixelRatio()));
        painter.setFont(strong);
        painter.setPen(themed(Token::T1));
        const timeline::Process& process = m_trace->processes[std::size_t(lane.process)];
        painter.drawText(QRect(24, y, nameWidth() - 32, lane.height), Qt::AlignVCenter | Qt::TextSingleLine,
                         QFontMetrics(strong).elidedText(processTitle(process), Qt::ElideRight, nameWidth() - 32));
        if (!folded && !process.labels.empty()) {
            painter.setFont(plain);
            painter.setPen(themed(Token::T3));
            painter.drawText(QRect(nameWidth() + 8, y, width, lane.height), Qt::AlignVCenter | Qt::TextSingleLine,
                             QString::fromStdString(process.labels));
        }
    }
    painter.setPen(themed(Token::Border));
    painter.drawLine(nameWidth() - 1, 0, nameWidth() - 1, viewport()->height());
}

void TimelineView::paintRuler(QPainter& painter)
{
    const int width = viewport()->width();
    painter.fillRect(nameWidth(), 0, width, kTimelineRulerHeight, themed(Token::Head));
    painter.setPen(themed(Token::Border));
    painter.drawLine(0, kTimelineRulerHeight - 1, width, kTimelineRulerHeight - 1);
    painter.setFont(Theme::instance().font(FontRole::Caption));
    const double step = niceStep(m_scale.perPixel * 110.0);
    QColor grid = themed(Token::Cross);
    grid.setAlpha(36);
    for (double time = std::ceil(m_scale.from / step) * step; m_scale.x(time) < areaWidth(); time += step) {
        const int x = nameWidth() + int(std::lround(m_scale.x(time)));
        painter.setPen(grid);
        painter.drawLine(x, kTimelineRulerHeight, x, viewport()->height());
        painter.setPen(themed(Token::Axis));
        painter.drawLine(x, kTimelineRulerHeight - 5, x, kTimelineRulerHeight - 1);
        painter.setPen(themed(Token::T3));
        const double clean = std::abs(time) < step * 1e-6 ? 0.0 : time;
        painter.drawText(QRect(x + 4, 0, 106, kTimelineRulerHeight - 3), Qt::AlignVCenter | Qt::AlignLeft,
                         clean == 0.0 ? QStringLiteral("0") : timeText(clean));
    }
    painter.fillRect(0, 0, nameWidth() - 1, kTimelineRulerHeight - 1, themed(Token::Head));
    painter.setPen(themed(Token::T2));
    painter.drawText(QRect(8, 0, nameWidth() - 12, kTimelineRulerHeight - 2), Qt::AlignVCenter | Qt::AlignLeft,
                     tr("%1 seen").arg(timeText(m_scale.perPixel * areaWidth())));
}

void TimelineView::paintMarks(QPainter& painter)
{
    painter.save();
    painter.setClipRect(nameWidth(), 0, areaWidth(), viewport()->height());
    if (m_range) {
        const double from = nameWidth() + m_scale.x(double(m_range->first)),
                     to = nameWidth() + m_scale.x(double(m_range->second));
        QColor shade = themed(Token::Acc);
        shade.setAlpha(38);
        painter.fillRect(QRectF(from, 0, to - from, viewport()->height()), shade);
        painter.setPen(QPen(themed(Token::AccT), 1));
        painter.drawLine(QPointF(from, 0), QPointF(from, viewport()->height()));
        painter.drawLine(QPointF(to, 0), QPointF(to, viewport()->height()));
        const QString text = timeText(double(m_range->second - m_range->first));
        painter.setFont(Theme::instance().font(FontRole::CaptionStrong));
        const int wide = painter.fontMetrics().horizontalAdvance(text) + 10;
        const QRectF box((from + to) / 2 - wide / 2.0, 3, wide, kTimelineRulerHeight - 7);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setBrush(themed(Token::Acc));
        painter.setPen(Qt::NoPen);
        painter.drawRoundedRect(box, 4, 4);
        painter.setPen(themed(Token::OnAcc));
        painter.drawText(box, Qt::AlignCenter, text);
        painter.setRenderHint(QPainter::Antialiasing, false);
    }
    painter.setBrush(Qt::NoBrush);
    for (const auto& [slice, token, width] :
         {std::tuple{m_hovered, Token::Cross, 1}, std::tuple{m_selected, Token::T1, 2}}) {
        if (!slice.valid())
            continue;
        const QRectF box = rectOf(slice);
        if (!box.isEmpty()) {
            painter.setPen(QPen(themed(token), width));
            painter.drawRect(box.adjusted(0, 0, -1, -1));
        }
    }
    if (!std::isnan(m_guide)) {
        QPen pen(themed(Token::Cross), 1, Qt::CustomDashLine);
        pen.setDashPattern({3, 3});
        painter.setPen(pen);
        const double x = nameWidth() + m_scale.x(m_guide);
        painter.drawLine(QPointF(x, 0), QPointF(x, viewport()->height()));
    }
    painter.restore();
}

void TimelineView::render(QImage& image, qreal ratio)
{
    image.fill(themed(Token::Base));
    image.setDevicePixelRatio(ratio);
    if (!m_trace)
        return;
    paintLanes(image, ratio);
    QPainter painter(&image);
    painter.save();
    painter.setClipRect(QRect(nameWidth(), kTimelineRulerHeight, areaWidth(), viewport()->height()));
    paintTexts(painter);
    painter.restore();
    paintNames(painter);
    paintRuler(painter);
    paintMarks(painter);
}

void TimelineView::paintEvent(QPaintEvent*)
{
    const qreal ratio = devicePixelRatioF();
    const QSize size = (QSizeF(viewport()->size()) * ratio).toSize();
    if (m_image.size() != size)
        m_image = QImage(size, QImage::Format_RGB32);
    render(m_image, ratio);
    QPainter painter(viewport());
    painter.drawImage(0, 0, m_image);
}

QImage TimelineView::picture()
{
    QImage image(viewport()->size() * 2, QImage::Format_RGB32);
    render(image, 2.0);
    return image;
}

} // namespace trainyard
