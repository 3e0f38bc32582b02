// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/buttons.h"

#include "gui/widgets/icons.h"

#include <QKeySequence>

namespace trainyard {
namespace {

/// A default button that was made before its dialog held it is unknown to the dialog, which would choose the first
/// other button instead, even a hidden one.
class DialogButton : public QPushButton {
public:
    using QPushButton::QPushButton;

protected:
    void showEvent(QShowEvent* event) override
    {
        if (isDefault()) {
            setDefault(false);
            setDefault(true);
        }
        QPushButton::showEvent(event);
    }
};

} // namespace

QPushButton* makeButton(const QString& text, const QString& icon, ButtonKind kind, QWidget* parent)
{
    auto* button = new DialogButton(text, parent);
    Token iconToken = Token::T1;
    switch (kind) {
    case ButtonKind::Plain: break;
    case ButtonKind::Primary:
        button->setProperty("kind", QStringLiteral("primary"));
        button->setFont(Theme::instance().font(FontRole::BodyStrong));
        iconToken = Token::OnAcc;
        break;
    case ButtonKind::Danger:
        button->setProperty("kind", QStringLiteral("danger"));
        iconToken = Token::Fail;
        break;
    case ButtonKind::Flat: button->setProperty("kind", QStringLiteral("flat")); break;
    }
    if (!icon.isEmpty())
        button->setIcon(themedIcon(icon, iconToken));
    button->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
    return button;
}

QToolButton* makeIconButton(const QString& icon, const QString& name, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setIcon(themedIcon(icon));
    button->setIconSize(QSize(16, 16));
    button->setToolTip(name);
    button->setAccessibleName(name);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

QString tooltipWithShortcut(const QString& text, const QKeySequence& shortcut)
{
    return shortcut.isEmpty() ? text : QStringLiteral("%1 (%2)").arg(text, shortcut.toString(QKeySequence::NativeText));
}

} // namespace trainyard
