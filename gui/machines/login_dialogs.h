// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/services/machine_hub.h"

#include <QDialog>
#include <QList>

class QCheckBox;
class QLineEdit;

namespace trainyard {

/// One round of login questions: any number of them, hidden or not. Closing the dialog rejects it.
class LoginDialog : public QDialog {
    Q_OBJECT
public:
    /// `note`: the result of an earlier answer, or empty. `mayRemember`: there is a keychain and the answer can be
    /// kept.
    LoginDialog(const LoginRequest& request, const QString& note, bool mayRemember, QWidget* parent = nullptr);

    /// The typed answers, one per question. Clears the fields.
    std::vector<Secret> takeAnswers();
    bool remember() const;

private:
    QList<QLineEdit*> m_fields;
    QCheckBox* m_remember = nullptr;
};

/// Asks whether to trust a host on the first connection: accepted by "Trust it", otherwise rejected.
class HostKeyDialog : public QDialog {
    Q_OBJECT
public:
    explicit HostKeyDialog(const HostKeyQuestion& question, QWidget* parent = nullptr);
};

} // namespace trainyard
