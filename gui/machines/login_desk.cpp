// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/machines/login_desk.h"

#include "gui/machines/login_dialogs.h"
#include "gui/parts/app_settings.h"

#include <QWidget>

namespace trainyard {
namespace {

const QString kKeptKey = QStringLiteral("keychain/kept");

} // namespace

LoginDesk::LoginDesk(MachineHub* hub, Keychain* keychain, AppSettings* settings, QWidget* window)
    : QObject(window), m_hub(hub), m_keychain(keychain), m_settings(settings), m_window(window)
{
    connect(hub, &MachineHub::loginAsked, this, &LoginDesk::ask);
    connect(hub, &MachineHub::hostKeyAsked, this, &LoginDesk::showHostKey);
    connect(hub, &MachineHub::ticketWithdrawn, this, &LoginDesk::withdraw);
    connect(hub, &MachineHub::statusChanged, this, &LoginDesk::follow);
}

QString LoginDesk::keyOf(const LoginRequest& request)
{
    if (request.questions.size() != 1 || request.questions[0].echo)
        return {};
    switch (request.purpose) {
    case LoginPurpose::Passphrase:
        return QStringLiteral("passphrase of %1").arg(QString::fromStdString(request.keyFile));
    case LoginPurpose::Password: return QStringLiteral("password of %1").arg(QString::fromStdString(request.host));
    case LoginPurpose::Interactive: {
        const QString text = QString::fromStdString(request.questions[0].text).toLower();
        const bool once = text.contains(QLatin1String("one-time")) || text.contains(QLatin1String("otp")) ||
                          text.contains(QLatin1String("code")) || text.contains(QLatin1String("token"));
        return text.contains(QLatin1String("password")) && !once
                   ? QStringLiteral("password of %1").arg(QString::fromStdString(request.host))
                   : QString();
    }
    }
    return {};
}

QStringList LoginDesk::kept() const
{
    return m_settings->state(kKeptKey).toStringList();
}

void LoginDesk::setKept(const QString& key, bool kept)
{
    QStringList all = this->kept();
    all.removeAll(key);
    if (kept)
        all << key;
    m_settings->setState(kKeptKey, all);
}

void LoginDesk::forgetAll()
{
    for (const QString& key : kept()) {
        m_keychain->forget(key);
        setKept(key, false);
    }
}

void LoginDesk::ask(const LoginTicket& ticket)
{
    const QString key = keyOf(ticket.request);
    const bool wrongPassphrase = ticket.request.earlierTries > 0;
    if (wrongPassphrase && m_given.value(ticket.machineId).contains(key))
        m_refused.insert(key);
    const QString refusedNote =
        m_refused.contains(key) ? tr("The machine refused the answer from the keychain.") : QString();
    const QString note = !refusedNote.isEmpty() ? refusedNote
                         : wrongPassphrase      ? tr("That passphrase did not unlock the key.")
                                                : QString();
    const bool inKeychain =
        !key.isEmpty() && m_keychain->available() && kept().contains(key) && !m_refused.contains(key);
    if (!inKeychain) {
        if (ticket.mayAsk)
            showLogin(ticket, note);
        else
            m_hub->answerLogin(ticket.number, std::nullopt, false);
        return;
    }
    m_keychain->find(key, [this, guard = QPointer<LoginDesk>(this), ticket, key](std::optional<Secret> secret) {
        if (!guard)
            return;
        if (secret) {
            m_given[ticket.machineId].insert(key);
            std::vector<Secret> answers;
            answers.push_back(std::move(*secret));
            m_hub->answerLogin(ticket.number, std::move(answers), false);
        } else if (ticket.mayAsk) {
            showLogin(ticket, {});
        } else {
            m_hub->answerLogin(ticket.number, std::nullopt, false);
        }
    });
}

void LoginDesk::showLogin(const LoginTicket& ticket, const QString& note)
{
    const QString key = keyOf(ticket.request);
    auto* dialog = new LoginDialog(ticket.request, note, m_keychain->available() && !key.isEmpty(), m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    m_dialogs[ticket.number] = dialog;
    connect(dialog, &QDialog::finished, this, [this, dialog, ticket, key](int result) {
        m_dialogs.remove(ticket.number);
        if (result != QDialog::Accepted) {
            m_hub->answerLogin(ticket.number, std::nullopt);
            return;
        }
        std::vector<Secret> answers = dialog->takeAnswers();
        if (dialog->remember() && !answers.empty())
            m_typed[ticket.machineId].push_back({key, Secret(answers[0].text())});
        m_hub->answerLogin(ticket.number, std::move(answers));
    });
    dialog->open();
}

void LoginDesk::showHostKey(const HostKeyTicket& ticket)
{
    auto* dialog = new HostKeyDialog(ticket.question, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    m_dialogs[ticket.number] = dialog;
    connect(dialog, &QDialog::finished, this, [this, number = ticket.number](int result) {
        m_dialogs.remove(number);
        m_hub->answerHostKey(number, result == QDialog::Accepted);
    });
    dialog->open();
}

void LoginDesk::withdraw(quint64 number)
{
    if (const QPointer<QDialog> dialog = m_dialogs.take(number)) {
        disconnect(dialog, &QDialog::finished, this, nullptr);
        dialog->close();
    }
}

/// Keeps a secret once it led to a login, and no longer offers it once it was refused.
void LoginDesk::follow(const QString& machineId)
{
    const MachineStatus status = m_hub->status(machineId);
    if (status.state == LinkState::Connected) {
        const auto found = m_typed.find(machineId);
        if (found != m_typed.end()) {
            for (const Typed& typed : found->second)
                m_keychain->keep(typed.key, typed.secret,
                                 [this, guard = QPointer<LoginDesk>(this), key = typed.key](const QString& error) {
                                     if (guard && error.isEmpty()) {
                                         setKept(key, true);
                                         m_refused.remove(key);
                                     }
                                 });
            m_typed.erase(found);
        }
        m_given.remove(machineId);
    } else if (status.state == LinkState::Disconnected) {
        m_typed.erase(machineId);
        if (status.error && status.error->kind == ErrorKind::Permission)
            m_refused.unite(m_given.value(machineId));
        m_given.remove(machineId);
    }
}

} // namespace trainyard
