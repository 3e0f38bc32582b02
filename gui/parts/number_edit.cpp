// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/parts/number_edit.h"

#include "gui/formats/figures.h"

#include <QEvent>
#include <QKeyEvent>

#include <cmath>

namespace trainyard {
namespace {

constexpr int kShownCharacters = 10;

class WheelFilter : public QObject {
public:
    using QObject::QObject;
    bool eventFilter(QObject* /*watched*/, QEvent* event) override
    {
        if (event->type() != QEvent::Wheel)
            return false;
        event->ignore(); // an ignored wheel event goes to the parent, so the form scrolls
        return true;
    }
};

} // namespace

NumberEdit::NumberEdit(Kind kind, QWidget* parent) : QLineEdit(parent), m_kind(kind)
{
    connect(this, &QLineEdit::textEdited, this, &NumberEdit::read);
}

void NumberEdit::setReal(double value)
{
    const QString exact =
        typedText(value); // 4/3 has more digits than fit in the field; the value is not read back from it
    setText(exact.size() <= kShownCharacters ? exact : typedText(value, 6));
    if (!hasFocus())
        setCursorPosition(0); // shows the beginning of a long number
}
void NumberEdit::setWhole(std::int64_t value)
{
    setText(value == m_empty ? QString() : QString::number(value));
}
void NumberEdit::setEmptyFor(std::int64_t value, const QString& placeholder)
{
    m_empty = value;
    setPlaceholderText(placeholder);
}
void NumberEdit::setUnsigned(std::uint64_t value)
{
    setText(QString::number(value));
}

void NumberEdit::read()
{
    QString typed = text().trimmed();
    bool ok = false;
    if (m_kind == Kind::Real) {
        const double value = typedReal(typed, &ok);
        emit inputProblem(ok ? QString() : tr("Enter a number, such as 0.05 or 1e-4."));
        if (ok)
            emit realEdited(value);
        return;
    }
    typed.remove(QLatin1Char(' '));
    if (m_kind == Kind::Unsigned) {
        const quint64 value = typed.toULongLong(&ok);
        emit inputProblem(ok ? QString() : tr("Enter a whole number from 0 to 18446744073709551615."));
        if (ok)
            emit unsignedEdited(value);
        return;
    }
    ok = typed.isEmpty() && m_empty;
    const qint64 value = ok ? *m_empty : typed.toLongLong(&ok);
    emit inputProblem(ok ? QString() : tr("Enter a whole number."));
    if (ok)
        emit wholeEdited(value);
}

void NumberEdit::step(int direction)
{
    bool ok = false;
    if (m_kind == Kind::Real) {
        const double value = typedReal(text(), &ok);
        if (ok)
            setText(typedText(steppedReal(value, direction)));
    } else if (m_kind == Kind::Unsigned) {
        const quint64 value = text().toULongLong(&ok);
        if (ok && (direction > 0 ? value < UINT64_MAX : value > 0))
            setText(QString::number(direction > 0 ? value + 1 : value - 1));
    } else {
        const qint64 value = text().toLongLong(&ok);
        if (ok && (direction > 0 || value > 0))
            setText(QString::number(value + direction));
    }
    if (ok)
        read();
}

void NumberEdit::keyPressEvent(QKeyEvent* event)
{
    const bool plain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (plain && !isReadOnly() && (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down)) {
        step(event->key() == Qt::Key_Up ? 1 : -1);
        event->accept();
        return;
    }
    QLineEdit::keyPressEvent(event);
}

double steppedReal(double value, int direction)
{
    if (value < 0.0 || !std::isfinite(value))
        return value;
    if (value == 0.0)
        return direction > 0 ? 0.001 : 0.0;
    const double decade = std::floor(std::log10(value) + 1e-9);
    double best = direction > 0 ? INFINITY : 0.0;
    for (double exponent = decade - 1; exponent <= decade + 1; ++exponent)
        for (const int digit : {1, 2, 5}) {
            // Computed through text, so that 3 × 0.1 does not become 0.30000000000000004.
            const double candidate = QStringLiteral("%1e%2").arg(digit).arg(int(exponent)).toDouble();
            if (direction > 0 && candidate > value * (1 + 1e-12))
                best = std::min(best, candidate);
            if (direction < 0 && candidate < value * (1 - 1e-12))
                best = std::max(best, candidate);
        }
    return std::isfinite(best) ? best : value;
}

void ignoreWheel(QWidget* field)
{
    field->installEventFilter(new WheelFilter(field));
    field->setFocusPolicy(Qt::StrongFocus);
}

} // namespace trainyard
