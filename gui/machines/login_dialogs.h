// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/services/machine_hub.h"

#include <QDialog>
#include <QList>

class QCheckBox;
class QLineEdit;

namespace trainyard {

/// One round of questions on the way into a machine: any number of them, hidden or not. Rejected when it is closed.
class LoginDialog : public QDialog {
    Q_OBJECT
public:
    /// `note`: what came of an earlier answer, or empty. `mayRemember`: a keychain is there and the answer is one to
    /// keep.
    LoginDialog(const LoginRequest& request, const QString& note, bool mayRemember, QWidget* parent = nullptr);

    /// What was typed, one for each question. The fields are emptied by it.
    std::vector<Secret> takeAnswers();
    bool remember() const;

private:
    QList<QLineEdit*> m_fields;
    QCheckBox* m_remember = nullptr;
};

/// A host that is met for the first time: accepted after "Trust it", rejected otherwise.
class HostKeyDialog : public QDialog {
    Q_OBJECT
public:
    explicit HostKeyDialog(const HostKeyQuestion& question, QWidget* parent = nullptr);
};

} // namespace trainyard
