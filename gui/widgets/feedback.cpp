// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/feedback.h"

#include "gui/formats/figures.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/label.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QBoxLayout>
#include <QEvent>
#include <QLineEdit>
#include <QPainter>
#include <QProgressBar>
#include <QTimer>

#include <algorithm>

namespace trainyard {

namespace {

constexpr int kEmptyTextWidth = 440; // of an empty state
constexpr int kFlashMs = 160;        // for each change of a message that comes again
constexpr int kFlashChanges = 3;     // lit, dark, lit

} // namespace

FieldError::FieldError(QWidget* field, QWidget* parent)
    : QWidget(parent), m_field(field), m_icon(new IconLabel(QStringLiteral("warn"), Token::Fail, 14)),
      m_text(new Label({}, FontRole::Small, Token::Fail)), m_pause(new QTimer(this))
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(m_icon, 0, Qt::AlignTop);
    layout->addWidget(m_text, 1, Qt::AlignTop);
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_pause->setSingleShot(true);
    m_pause->setInterval(kTypingPauseMs);
    connect(m_pause, &QTimer::timeout, this, &FieldError::present);
    if (qobject_cast<QLineEdit*>(m_field) || qobject_cast<QAbstractSpinBox*>(m_field))
        connect(qApp, &QApplication::focusChanged, this, &FieldError::present);
    hide();
}

void FieldError::setError(const QString& text)
{
    apply(text, true);
}
void FieldError::setWarning(const QString& text)
{
    apply(text, false);
}

void FieldError::apply(const QString& text, bool error)
{
    m_wanted = text;
    m_text->setToken(error ? Token::Fail : Token::Que);
    m_icon->setIcon(QStringLiteral("warn"), error ? Token::Fail : Token::Que);
    if (m_field) {
        m_field->setProperty("invalid", error && !text.isEmpty());
        m_field->update();
        m_field->setAccessibleDescription(text);
    }
    if (isTyping())
        m_pause->start();
    else
        present();
}

bool FieldError::isTyping() const
{
    return (qobject_cast<QLineEdit*>(m_field) || qobject_cast<QAbstractSpinBox*>(m_field)) && m_field->hasFocus();
}

void FieldError::present()
{
    m_pause->stop();
    const bool any = !m_wanted.isEmpty();
    const bool stays = isTyping() && isVisible();
    setMinimumHeight(std::max(any || stays ? m_room : 0, stays ? height() : 0));
    m_text->setText(m_wanted);
    m_icon->setVisible(any);
    setVisible(any || minimumHeight() > 0);
}

void FieldError::keepRoom(int lines)
{
    m_room = lines * m_text->fontMetrics().lineSpacing();
    present();
}

void markField(QWidget* field, const QString& problem)
{
    static constexpr char kOwnTip[] = "ownToolTip";
    if (!field->property(kOwnTip).isValid())
        field->setProperty(kOwnTip, field->toolTip());
    field->setProperty("invalid", !problem.isEmpty());
    field->setToolTip(problem.isEmpty() ? field->property(kOwnTip).toString() : problem);
    field->setAccessibleDescription(problem);
    field->update();
}

QString rangeProblem(double value, double low, double high)
{
    const auto shown = [](double number) { return shownText(number, 6); };
    return value >= low && value <= high ? QString() : FieldError::tr("Choose %1 to %2.").arg(shown(low), shown(high));
}

EmptyState::EmptyState(const QString& icon, const QString& title, const QString& text, const QString& action,
                       QWidget* parent)
    : QWidget(parent), m_title(new Label(title, FontRole::PageTitle)),
      m_text(new Label(text, FontRole::Body, Token::T2))
{
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(8);
    layout->addStretch(2);
    layout->addWidget(new IconLabel(icon, Token::AccT, 40), 0, Qt::AlignHCenter);
    layout->addSpacing(4);
    m_title->setAlignment(Qt::AlignCenter);
    layout->addWidget(m_title);
    m_text->setAlignment(Qt::AlignCenter);
    m_text->setWordWrap(true);
    m_text->setFixedWidth(kEmptyTextWidth);
    m_text->setMinimumHeight(
        std::max(0, m_text->heightForWidth(kEmptyTextWidth))); // a centred item gets no height for its width
    layout->addWidget(m_text, 0, Qt::AlignHCenter);
    if (!action.isEmpty()) {
        auto* button = makeButton(action, {}, ButtonKind::Primary);
        connect(button, &QPushButton::clicked, this, &EmptyState::actionTriggered);
        layout->addSpacing(8);
        layout->addWidget(button, 0, Qt::AlignHCenter);
    }
    layout->addStretch(3);
}

void EmptyState::setTexts(const QString& title, const QString& text)
{
    m_title->setText(title);
    m_text->setText(text);
    m_text->setMinimumHeight(std::max(0, m_text->heightForWidth(kEmptyTextWidth)));
}

BusyBar::BusyBar(QWidget* parent, Qt::Orientation direction)
    : QWidget(parent), m_text(new Label({}, FontRole::Small, Token::T2)), m_bar(new QProgressBar),
      m_cancel(makeButton(tr("Cancel"))), m_delay(new QTimer(this))
{
    auto* layout =
        new QBoxLayout(direction == Qt::Horizontal ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom, this);
    layout->setContentsMargins(0, 0, 0, 0);
    m_bar->setFixedHeight(8);
    m_bar->setMinimumWidth(120);
    m_bar->setTextVisible(false);
    m_cancel->setFixedHeight(24);
    layout->addWidget(m_text);
    auto* row = direction == Qt::Horizontal ? layout : new QHBoxLayout;
    if (row != layout)
        layout->addLayout(row);
    row->addWidget(m_bar, 1);
    row->addWidget(m_cancel);
    m_delay->setSingleShot(true);
    m_delay->setInterval(500);
    connect(m_delay, &QTimer::timeout, this, &QWidget::show);
    connect(m_cancel, &QPushButton::clicked, this, &BusyBar::cancelled);
    hide();
}

void BusyBar::start(const QString& text, bool cancellable)
{
    m_text->setText(text);
    m_bar->setRange(0, 1000);
    m_bar->setValue(0);
    m_cancel->setVisible(cancellable);
    m_delay->start();
}

void BusyBar::setText(const QString& text)
{
    m_text->setText(text);
}

void BusyBar::setProgress(double share)
{
    m_bar->setRange(0, share < 0 ? 0 : 1000);
    m_bar->setValue(static_cast<int>(share * 1000.0));
}

void BusyBar::finish()
{
    m_delay->stop();
    hide();
}

Toast::Toast(QWidget* parent)
    : QFrame(parent), m_icon(new IconLabel(QStringLiteral("info"), Token::TipT)),
      m_text(new Label({}, FontRole::Body, Token::TipT)), m_undo(makeButton(tr("Undo"))),
      m_close(makeButton(tr("Close"))), m_timer(new QTimer(this)), m_flashTimer(new QTimer(this))
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(14, 8, 8, 8);
    layout->setSpacing(10);
    layout->addWidget(m_icon);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_undo);
    layout->addWidget(m_close);
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_undo->setFixedHeight(24);
    m_undo->setToolTip(tooltipWithShortcut(m_undo->text(), QKeySequence::Undo)); // the window handles the key
    m_close->setFixedHeight(24);
    m_timer->setSingleShot(true);
    connect(m_timer, &QTimer::timeout, this, &QWidget::hide);
    m_flashTimer->setInterval(kFlashMs);
    connect(m_flashTimer, &QTimer::timeout, this, [this] {
        if (--m_flashes <= 0)
            m_flashTimer->stop();
        update();
    });
    connect(m_close, &QPushButton::clicked, this, &QWidget::hide);
    connect(m_undo, &QPushButton::clicked, this, [this] {
        hide();
        if (m_action)
            std::exchange(m_action, {})();
    });
    parent->installEventFilter(this);
    hide();
}

void Toast::say(const QString& text, std::function<void()> undo, Kind kind)
{
    if (says(text))
        flash();
    m_text->setText(text);
    m_action = std::move(undo);
    m_undo->setVisible(bool(m_action));
    m_close->setVisible(!m_action);
    m_icon->setIcon(kind == Kind::Error ? QStringLiteral("warn") : QStringLiteral("info"), Token::TipT);
    m_timer->stop();
    if (kind == Kind::Info)
        m_timer->start(m_action ? 10000 : 5000);
    place();
    show();
    raise();
    setAccessibleName(text);
}

bool Toast::says(const QString& text) const
{
    return isVisible() && m_text->text() == text;
}

void Toast::flash()
{
    m_flashes = kFlashChanges;
    m_flashTimer->start();
    update();
}

void Toast::withdrawUndo()
{
    if (std::exchange(m_action, {}))
        hide();
}

bool Toast::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize && !isHidden())
        place();
    return QFrame::eventFilter(watched, event);
}

void Toast::place()
{
    const int buttons = 110;
    const int wanted = m_text->fontMetrics().horizontalAdvance(m_text->text()) + buttons + 76;
    const int width = std::min(wanted, std::min(720, parentWidget()->width() - 40));
    const int height = std::max(40, layout()->heightForWidth(width));
    setGeometry((parentWidget()->width() - width) / 2, parentWidget()->height() - height - 40, width, height);
}

void Toast::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(themed(m_flashes % 2 == 1 ? Token::Acc : Token::Tip));
    painter.drawRoundedRect(rect(), 6, 6);
}

} // namespace trainyard
