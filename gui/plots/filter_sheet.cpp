// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/plots/filter_sheet.h"

#include "gui/widgets/theme.h"

#include <QBuffer>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace trainyard {
namespace {

constexpr int kPictureGap = 4; // pixels, as all below
constexpr int kLargestPicture = 64, kSmallestPicture = 4;
constexpr int kTipPicture = 160;

QImage sharp(const QImage& image, int side)
{
    return image.scaled(image.size().scaled(side, side, Qt::KeepAspectRatio), Qt::IgnoreAspectRatio,
                        Qt::FastTransformation);
}

} // namespace

FilterSheet::FilterSheet(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void FilterSheet::setPictures(std::vector<Picture> pictures)
{
    m_pictures = std::move(pictures);
    update();
}

int FilterSheet::side() const
{
    const int count = std::max(1, int(m_pictures.size()));
    for (int side = kLargestPicture; side > kSmallestPicture; --side) {
        const int columns = std::max(1, (width() + kPictureGap) / (side + kPictureGap));
        const int rows = (count + columns - 1) / columns;
        if (rows * (side + kPictureGap) - kPictureGap <= height())
            return side;
    }
    return kSmallestPicture;
}

QRect FilterSheet::rectOf(int picture) const
{
    const int each = side() + kPictureGap, columns = std::max(1, (width() + kPictureGap) / each);
    return {picture % columns * each, picture / columns * each, side(), side()};
}

QImage FilterSheet::sheet(int scale) const
{
    if (m_pictures.empty())
        return {};
    const QSize one = m_pictures.front().image.size() * scale;
    const int columns = std::max(1, int(std::ceil(std::sqrt(double(m_pictures.size())))));
    const int rows = (int(m_pictures.size()) + columns - 1) / columns;
    QImage all(columns * (one.width() + kPictureGap) - kPictureGap, rows * (one.height() + kPictureGap) - kPictureGap,
               QImage::Format_ARGB32);
    all.fill(Qt::transparent);
    QPainter painter(&all);
    for (int i = 0; i < int(m_pictures.size()); ++i)
        painter.drawImage(QPoint(i % columns * (one.width() + kPictureGap), i / columns * (one.height() + kPictureGap)),
                          m_pictures[std::size_t(i)].image.scaled(one, Qt::IgnoreAspectRatio, Qt::FastTransformation));
    return all;
}

void FilterSheet::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const qreal ratio = devicePixelRatioF();
    for (int i = 0; i < int(m_pictures.size()); ++i) {
        const QRect place = rectOf(i);
        QImage image = sharp(m_pictures[std::size_t(i)].image, int(place.width() * ratio));
        image.setDevicePixelRatio(ratio);
        painter.drawImage(place.topLeft(), image);
        painter.setPen(themed(Token::Line));
        painter.drawRect(
            QRectF(QPointF(place.topLeft()), image.deviceIndependentSize()).adjusted(0.5, 0.5, -0.5, -0.5));
    }
}

bool FilterSheet::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    for (int i = 0; i < int(m_pictures.size()); ++i) {
        if (!rectOf(i).contains(help->pos()))
            continue;
        QByteArray png;
        QBuffer buffer(&png);
        buffer.open(QIODevice::WriteOnly);
        sharp(m_pictures[std::size_t(i)].image, kTipPicture).save(&buffer, "PNG");
        QToolTip::showText(
            help->globalPos(),
            QStringLiteral("%1<br><img src=\"data:image/png;base64,%2\">")
                .arg(m_pictures[std::size_t(i)].text.toHtmlEscaped(), QString::fromLatin1(png.toBase64())),
            this, rectOf(i));
        return true;
    }
    QToolTip::hideText();
    return true;
}

} // namespace trainyard
