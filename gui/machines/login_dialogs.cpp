// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/machines/login_dialogs.h"

#include "gui/widgets/buttons.h"
#include "gui/widgets/card.h"
#include "gui/widgets/label.h"
#include "gui/widgets/plain_widget.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QClipboard>
#include <QGuiApplication>
#include <QLineEdit>
#include <QPushButton>

namespace trainyard {
namespace {

constexpr int kWidth = 460;
constexpr int kMostWords = 2000; // maximum length of a banner

QVBoxLayout* makeLoginColumn(QDialog* dialog)
{
    QVBoxLayout* column = makeDialogColumn(dialog, 8);
    dialog->setMinimumWidth(kWidth);
    return column;
}

/// A foreign machine's text: plain, and no longer than anybody would read.
Label* foreignWords(const std::string& text, FontRole role)
{
    auto* label = new Label(QString::fromStdString(text).left(kMostWords).trimmed(), role, Token::T2);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

QPushButton* addButtons(QDialog* dialog, QVBoxLayout* column, const QString& refuse, const QString& accept,
                        ButtonKind kind)
{
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->setContentsMargins(0, 6, 0, 0);
    auto* cancel = makeButton(refuse);
    auto* ok = makeButton(accept, {}, kind);
    cancel->setAutoDefault(false);
    row->addStretch(1);
    row->addWidget(cancel);
    row->addWidget(ok);
    column->addLayout(row);
    QObject::connect(cancel, &QPushButton::clicked, dialog, &QDialog::reject);
    QObject::connect(ok, &QPushButton::clicked, dialog, &QDialog::accept);
    return ok;
}

} // namespace

LoginDialog::LoginDialog(const LoginRequest& request, const QString& note, bool mayRemember, QWidget* parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("loginDialog"));
    setWindowTitle(tr("Log in to %1").arg(QString::fromStdString(request.machine)));
    QVBoxLayout* column = makeLoginColumn(this);
    const QString host = QString::fromStdString(request.host);
    auto* title = new Label(request.purpose == LoginPurpose::Passphrase ? tr("A key for %1 is locked").arg(host)
                                                                        : tr("%1 requires a login").arg(host),
                            FontRole::BodyStrong);
    title->setTextFormat(Qt::PlainText);
    title->setWordWrap(true);
    column->addWidget(title);
    if (!request.banner.empty())
        column->addWidget(foreignWords(request.banner, FontRole::Caption));
    if (!request.title.empty())
        column->addWidget(foreignWords(request.title, FontRole::SmallStrong));
    if (!request.instruction.empty())
        column->addWidget(foreignWords(request.instruction, FontRole::Small));
    if (!note.isEmpty()) {
        auto* told = new Label(note, FontRole::Small, Token::Fail);
        told->setWordWrap(true);
        column->addWidget(told);
    }
    for (const LoginQuestion& question : request.questions) {
        Label* text = foreignWords(question.text, FontRole::Small);
        auto* field = new QLineEdit;
        field->setEchoMode(question.echo ? QLineEdit::Normal : QLineEdit::Password);
        field->setAccessibleName(text->text());
        field->setMaxLength(4096);
        text->setBuddy(field);
        column->addWidget(text);
        column->addWidget(field);
        m_fields << field;
    }
    if (mayRemember) {
        m_remember = new QCheckBox(tr("Remember in the keychain"));
        m_remember->setToolTip(tr("Stored only in the desktop's keychain, after the machine has accepted it"));
        column->addWidget(m_remember);
    }
    addButtons(this, column, tr("Cancel"), request.purpose == LoginPurpose::Passphrase ? tr("Unlock") : tr("Log in"),
               ButtonKind::Primary);
    if (!m_fields.isEmpty())
        m_fields.front()->setFocus();
}

std::vector<Secret> LoginDialog::takeAnswers()
{
    std::vector<Secret> answers;
    for (QLineEdit* field : m_fields) {
        std::string text = field->text().toStdString();
        answers.push_back(Secret::taking(text));
        field->clear();
    }
    return answers;
}

bool LoginDialog::remember() const
{
    return m_remember && m_remember->isChecked();
}

HostKeyDialog::HostKeyDialog(const HostKeyQuestion& question, QWidget* parent) : QDialog(parent)
{
    setObjectName(QStringLiteral("hostKeyDialog"));
    setWindowTitle(tr("First contact with %1").arg(QString::fromStdString(question.machine)));
    QVBoxLayout* column = makeLoginColumn(this);
    const QString host = QString::fromStdString(question.host);
    auto* title = new Label(tr("First connection to %1").arg(host), FontRole::BodyStrong);
    title->setTextFormat(Qt::PlainText);
    auto* text =
        new Label(tr("This is the fingerprint of its %1 key. Compare it with the one published by the machine's "
                     "administrators: it is the right machine only if they are equal.")
                      .arg(QString::fromStdString(question.type)),
                  FontRole::Small, Token::T2);
    text->setTextFormat(Qt::PlainText);
    text->setWordWrap(true);
    auto* box = new QFrame;
    box->setObjectName(QStringLiteral("card"));
    auto* inside = new QHBoxLayout(box);
    inside->setContentsMargins(10, 8, 10, 8);
    auto* fingerprint = new Label(QString::fromStdString(question.fingerprint), FontRole::Mono);
    fingerprint->setObjectName(QStringLiteral("fingerprint"));
    fingerprint->setTextFormat(Qt::PlainText);
    fingerprint->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* copy = makeIconButton(QStringLiteral("copy"), tr("Copy the fingerprint"));
    connect(copy, &QToolButton::clicked, this,
            [fingerprint] { QGuiApplication::clipboard()->setText(fingerprint->text()); });
    inside->addWidget(fingerprint, 1);
    inside->addWidget(copy);
    auto* file = new Label(tr("If you trust it, the key is added to %1.").arg(QString::fromStdString(question.file)),
                           FontRole::Caption, Token::T3);
    file->setTextFormat(Qt::PlainText);
    file->setWordWrap(true);
    for (QWidget* widget : std::initializer_list<QWidget*>{title, text, box, file})
        column->addWidget(widget);
    QPushButton* trust = addButtons(this, column, tr("Do not connect"), tr("Trust it"), ButtonKind::Plain);
    trust->setAutoDefault(false); // Enter must not confirm what nobody has read
    trust->setDefault(false);
}

} // namespace trainyard
