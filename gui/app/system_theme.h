// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QVariant>

class QDBusVariant;

namespace trainyard {

/// Whether the desktop prefers dark windows, from the settings portal if there is one; otherwise light. Queries without
/// blocking and follows changes.
class SystemTheme : public QObject {
    Q_OBJECT
public:
    explicit SystemTheme(QObject* parent = nullptr);
    bool dark() const { return m_dark; }

signals:
    void changed();

private slots:
    void settingChanged(const QString& group, const QString& key, const QDBusVariant& value);

private:
    void take(QVariant value);
    bool m_dark = false;
};

} // namespace trainyard
