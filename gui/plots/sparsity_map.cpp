// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/plots/sparsity_map.h"

#include "gui/formats/format.h"
#include "gui/widgets/label.h"

#include <QBoxLayout>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace trainyard {
namespace {

constexpr int kMapLeft = 44; ///< as in all live charts
constexpr int kMapRight = 10;
constexpr int kNames = 148;
constexpr int kNameRow = 13;
constexpr int kMapBottom = 18;
constexpr double kWholeRow = 14.0; ///< of the whole net
constexpr double kWholeGap = 4.0;
constexpr double kLeastLeft = 0.01; ///< darkest from here on

struct ShadeStop {
    double at;
    QRgb color;
};
/// The ramp of heat maps (one hue).
constexpr std::array<ShadeStop, 6> kShades{{{0.0, 0xfff0f7f9},
                                            {0.3, 0xffb9dce4},
                                            {0.5, 0xff6fb4c3},
                                            {0.7, 0xff2f8699},
                                            {0.85, 0xff0e6478},
                                            {1.0, 0xff083f4d}}};

QString sparsityText(double sparsity)
{
    return format::percent(sparsity, sparsity > 0.985 && sparsity < 1.0 ? 2 : 1);
}

} // namespace

double SparsityRow::at(double x) const
{
    double value = std::numeric_limits<double>::quiet_NaN();
    for (const auto& [from, sparsity] : changes)
        if (from <= x)
            value = sparsity;
    return value;
}

double SparsityRow::newest() const
{
    return changes.empty() ? std::numeric_limits<double>::quiet_NaN() : changes.back().second;
}

SparsityMap::SparsityMap(QWidget* parent) : QWidget(parent)
{
    setMouseTracking(true);
    setAccessibleName(tr("Sparsity by layer"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void SparsityMap::setRows(SparsityRow whole, std::vector<SparsityRow> rows)
{
    m_rows = std::move(rows);
    if (!whole.changes.empty())
        m_rows.insert(m_rows.begin(), std::move(whole));
    update();
}

void SparsityMap::setVisibleRange(double from, double to)
{
    if (from == m_from && to == m_to)
        return;
    m_from = from;
    m_to = to > from ? to : from + 1.0;
    update();
}

void SparsityMap::setCursor(std::optional<double> x)
{
    if (x == m_cursor)
        return;
    m_cursor = x;
    update();
}

double SparsityMap::shade(double sparsity)
{
    const double left = std::clamp(1.0 - sparsity, kLeastLeft, 1.0);
    return std::log10(left) / std::log10(kLeastLeft);
}

QColor SparsityMap::color(double sparsity)
{
    const double at = shade(sparsity);
    for (std::size_t i = 1; i < kShades.size(); ++i)
        if (at <= kShades[i].at) {
            const ShadeStop &low = kShades[i - 1], &high = kShades[i];
            const double share = (at - low.at) / (high.at - low.at);
            const auto mix = [share](int a, int b) { return int(std::lround(a + share * (b - a))); };
            return {mix(qRed(low.color), qRed(high.color)), mix(qGreen(low.color), qGreen(high.color)),
                    mix(qBlue(low.color), qBlue(high.color))};
        }
    return QColor::fromRgb(kShades.back().color);
}

QRect SparsityMap::plotRect() const
{
    return rect().adjusted(kMapLeft, 4, -kMapRight - kNames, -kMapBottom);
}

QRectF SparsityMap::stripRect(int row) const
{
    const QRectF plot = plotRect();
    if (row == 0 || m_rows.size() < 2)
        return {plot.left(), plot.top(), plot.width(), std::min(kWholeRow, plot.height())};
    const double top = plot.top() + kWholeRow + kWholeGap;
    const double height = std::max(1.0, (plot.bottom() - top) / double(m_rows.size() - 1));
    return {plot.left(), top + (row - 1) * height, plot.width(), height};
}

/// The whole net, then every n-th layer with the last one, so that names are 13 px apart.
std::vector<int> SparsityMap::labelled() const
{
    std::vector<int> rows;
    if (m_rows.empty())
        return rows;
    rows.push_back(0);
    const int layers = int(m_rows.size()) - 1;
    if (layers == 0)
        return rows;
    const int each = std::max(1, int(std::ceil(kNameRow / stripRect(1).height())));
    for (int row = 1; row <= layers; row += each)
        rows.push_back(row);
    return rows;
}

double SparsityMap::xAt(double pixel) const
{
    const QRect plot = plotRect();
    return m_from + (m_to - m_from) * (pixel - plot.left()) / std::max(1, plot.width());
}

double SparsityMap::pixelOf(double x) const
{
    const QRect plot = plotRect();
    return plot.left() + (x - m_from) / (m_to - m_from) * plot.width();
}

void SparsityMap::paintRow(QPainter& painter, int row) const
{
    const SparsityRow& one = m_rows[std::size_t(row)];
    const QRectF strip = stripRect(row), plot = plotRect();
    const double gap = strip.height() > 5.0 ? 1.0 : 0.0;
    for (std::size_t i = 0; i < one.changes.size(); ++i) {
        const double end = i + 1 < one.changes.size() ? one.changes[i + 1].first : one.endX;
        const double left = std::clamp(pixelOf(one.changes[i].first), plot.left(), plot.right());
        // A run that has just been pruned shows a sliver at least.
        const double right = std::clamp(std::max(pixelOf(end), left + (i + 1 == one.changes.size() ? 2.0 : 0.0)),
                                        plot.left(), plot.right());
        if (right > left)
            painter.fillRect(QRectF(left, strip.top(), right - left, strip.height() - gap),
                             color(one.changes[i].second));
    }
}

/// "layers" beside their strips; upwards where the word is wider than that.
void SparsityMap::paintLayersWord(QPainter& painter) const
{
    const int top = int(stripRect(1).top());
    const QRect beside(0, top, kMapLeft - 6, plotRect().bottom() - top);
    const QString word = tr("layers");
    if (painter.fontMetrics().horizontalAdvance(word) <= beside.width()) {
        painter.drawText(beside, Qt::AlignRight | Qt::AlignTop, word);
        return;
    }
    painter.save();
    painter.translate(beside.left(), beside.bottom() + 1);
    painter.rotate(-90);
    painter.drawText(QRect(0, 0, beside.height(), beside.width()), Qt::AlignRight | Qt::AlignBottom,
                     painter.fontMetrics().elidedText(word, Qt::ElideRight, beside.height()));
    painter.restore();
}

void SparsityMap::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QRect plot = plotRect();
    painter.fillRect(plot, themed(Token::Alt));
    for (int row = 0; row < rows(); ++row)
        paintRow(painter, row);
    painter.setFont(Theme::instance().font(FontRole::Caption));
    for (const int row : labelled()) {
        const QRectF strip = stripRect(row);
        const SparsityRow& one = m_rows[std::size_t(row)];
        const QRect line(plot.right() + 6, int(strip.center().y()) - kNameRow / 2 - 1, kNames - 4, kNameRow + 2);
        painter.setPen(themed(row == 0 ? Token::T1 : Token::T2));
        const QString value = sparsityText(one.newest());
        const int room = line.width() - painter.fontMetrics().horizontalAdvance(value) - 6;
        painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, value);
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(one.layer, Qt::ElideMiddle, room));
    }
    painter.setPen(themed(Token::T3));
    painter.drawText(QRect(0, int(stripRect(0).top()), kMapLeft - 6, int(kWholeRow)), Qt::AlignRight | Qt::AlignVCenter,
                     tr("all"));
    if (rows() > 1)
        paintLayersWord(painter);
    painter.setPen(themed(Token::Axis));
    painter.drawLine(plot.bottomLeft() + QPoint(0, 1), plot.bottomRight() + QPoint(0, 1));
    if (m_cursor && *m_cursor >= m_from && *m_cursor <= m_to) {
        QPen pen(themed(Token::Cross), 1, Qt::CustomDashLine);
        pen.setDashPattern({3, 3});
        painter.setPen(pen);
        const int x = int(pixelOf(*m_cursor));
        painter.drawLine(x, plot.top(), x, plot.bottom());
    }
}

QString SparsityMap::textAt(const QPoint& at) const
{
    const QRect plot = plotRect();
    for (int row = 0; row < rows(); ++row) {
        const QRectF strip = stripRect(row);
        if (at.y() < strip.top() || at.y() >= strip.bottom())
            continue;
        const SparsityRow& one = m_rows[std::size_t(row)];
        const double value = at.x() <= plot.right() ? one.at(xAt(at.x())) : one.newest();
        return std::isfinite(value)
                   ? tr("%1: %2 pruned, %3 left").arg(one.layer, sparsityText(value), format::percent(1.0 - value, 2))
                   : tr("%1: not pruned yet").arg(one.layer);
    }
    return {};
}

QStringList SparsityMap::labels() const
{
    QStringList names;
    for (const int row : labelled())
        names << m_rows[std::size_t(row)].layer;
    return names;
}

void SparsityMap::mouseMoveEvent(QMouseEvent* event)
{
    if (plotRect().contains(event->position().toPoint()))
        emit cursorMoved(xAt(event->position().x()));
    else
        emit cursorLeft();
}

void SparsityMap::leaveEvent(QEvent* event)
{
    emit cursorLeft();
    QWidget::leaveEvent(event);
}

bool SparsityMap::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QToolTip::showText(help->globalPos(), textAt(help->pos()), this);
    return true;
}

namespace {

/// The ramp with four of its values.
class SparsityScale : public QWidget {
public:
    explicit SparsityScale(QWidget* parent = nullptr) : QWidget(parent)
    {
        setFixedSize(184, 22);
        connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setFont(Theme::instance().font(FontRole::Caption));
        int x = 0;
        for (const double sparsity : {0.0, 0.5, 0.9, 0.99}) {
            painter.fillRect(QRect(x, 6, 10, 10), SparsityMap::color(sparsity));
            painter.setPen(themed(Token::Border));
            painter.drawRect(QRect(x, 6, 9, 9));
            painter.setPen(themed(Token::T3));
            painter.drawText(QRect(x + 14, 0, 34, 22), Qt::AlignLeft | Qt::AlignVCenter, format::percent(sparsity, 0));
            x += 46;
        }
    }
};

} // namespace

constexpr int kScaleRoom = 340; // title, scale and what a page adds

SparsityCard::SparsityCard(QWidget* parent)
    : Card(tr("Sparsity"), tr("by layer, share pruned"), 28, parent), m_map(new SparsityMap), m_scale(new SparsityScale)
{
    body()->setContentsMargins(1, 0, 1, 2);
    body()->addWidget(m_map, 1);
    addHeaderWidget(m_scale);
    setVisible(false);
}

void SparsityCard::resizeEvent(QResizeEvent* event)
{
    Card::resizeEvent(event);
    m_scale->setVisible(width() >= kScaleRoom);
}

void SparsityCard::setRows(SparsityRow whole, std::vector<SparsityRow> rows)
{
    setVisible(!whole.changes.empty() || !rows.empty());
    m_map->setRows(std::move(whole), std::move(rows));
}

} // namespace trainyard
