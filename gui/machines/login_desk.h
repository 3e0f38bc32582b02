// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/services/keychain.h"
#include "gui/services/machine_hub.h"

#include <QHash>
#include <QPointer>
#include <QSet>

#include <map>

class QDialog;
class QWidget;

namespace trainyard {

class AppSettings;

/// Answers the hub's questions: out of the keychain where a person asked for that, else by a dialog that nothing waits
/// for but that log-in. What a machine refused is not offered to it again by itself.
class LoginDesk : public QObject {
    Q_OBJECT
public:
    /// All outlive this. `window`: over which the dialogs stand. `settings` keeps the names of what the keychain holds,
    /// so that it is never asked (and never asks to be unlocked) for anything that was not put there.
    LoginDesk(MachineHub* hub, Keychain* keychain, AppSettings* settings, QWidget* window);

    /// The name under which an answer is kept; empty for answers that are never kept: codes that are used once, several
    /// questions at a time.
    static QString keyOf(const LoginRequest& request);
    /// What is kept of a machine's log-ins goes from the keychain.
    void forgetAll();
    QStringList kept() const;

private:
    struct Typed {
        QString key;
        Secret secret;
    };
    void ask(const LoginTicket& ticket);
    void showLogin(const LoginTicket& ticket, const QString& note);
    void showHostKey(const HostKeyTicket& ticket);
    void withdraw(quint64 number);
    void follow(const QString& machineId);
    void setKept(const QString& key, bool kept);

    MachineHub* m_hub;
    Keychain* m_keychain;
    AppSettings* m_settings;
    QWidget* m_window;
    QHash<quint64, QPointer<QDialog>> m_dialogs;
    std::map<QString, std::vector<Typed>> m_typed; ///< by machine: to be kept once it is connected
    QHash<QString, QSet<QString>> m_given;         ///< by machine: keys answered from the keychain in this log-in
    QSet<QString> m_refused;                       ///< keys whose secret was refused
};

} // namespace trainyard
