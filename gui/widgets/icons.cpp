// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/icons.h"

#include "resources/resources.h"

#include <QHash>
#include <QIconEngine>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace trainyard {

namespace {

QPixmap render(const QString& name, const QColor& color, const QSize& deviceSize)
{
    if (deviceSize.isEmpty()) // of a button that has no room
        return {};
    const QString key =
        QStringLiteral("ty-icon-%1-%2-%3x%4").arg(name, color.name()).arg(deviceSize.width()).arg(deviceSize.height());
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap))
        return pixmap;
    QByteArray source = iconSource(name);
    source.replace("currentColor", color.name().toLatin1());
    pixmap = QPixmap(deviceSize);
    pixmap.fill(Qt::transparent);
    if (!source.isEmpty()) {
        QPainter painter(&pixmap);
        QSvgRenderer(source).render(&painter, QRectF(QPointF(), deviceSize));
    }
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

class ThemedIconEngine : public QIconEngine {
public:
    ThemedIconEngine(QString name, Token token) : m_name(std::move(name)), m_token(token) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override
    {
        const qreal ratio = painter->device() ? painter->device()->devicePixelRatio() : 1.0;
        painter->drawPixmap(rect, render(m_name, color(mode), rect.size() * ratio));
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State) override
    {
        return render(m_name, color(mode), size);
    }
    QPixmap scaledPixmap(const QSize& size, QIcon::Mode mode, QIcon::State state, qreal) override
    {
        return pixmap(size, mode, state);
    }
    QSize actualSize(const QSize& size, QIcon::Mode, QIcon::State) override { return size; }
    QIconEngine* clone() const override { return new ThemedIconEngine(*this); }
    bool isNull() override { return false; }

private:
    QColor color(QIcon::Mode mode) const { return themed(mode == QIcon::Disabled ? Token::Dis : m_token); }

    QString m_name;
    Token m_token;
};

} // namespace

QIcon themedIcon(const QString& name, Token token)
{
    return QIcon(new ThemedIconEngine(name, token));
}

QPixmap themedPixmap(const QString& name, Token token, int size, qreal pixelRatio)
{
    QPixmap pixmap = render(name, themed(token), QSize(size, size) * pixelRatio);
    pixmap.setDevicePixelRatio(pixelRatio);
    return pixmap;
}

} // namespace trainyard
