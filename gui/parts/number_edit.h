// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

#include <cstdint>
#include <optional>

namespace trainyard {

/// A field for one number of any size and precision, shown as in the spec. Up and Down step it: whole numbers by one,
/// real numbers through 1, 2, 5, 10 … A decimal comma is read as a point.
class NumberEdit : public QLineEdit {
    Q_OBJECT
public:
    enum class Kind { Real, Whole, Unsigned };
    explicit NumberEdit(Kind kind, QWidget* parent = nullptr);

    void setReal(double value); ///< does not emit a signal
    void setWhole(std::int64_t value);
    void setUnsigned(std::uint64_t value);
    /// Shows this number as an empty field with a placeholder, and reads an empty field as this number.
    void setEmptyFor(std::int64_t value, const QString& placeholder);

signals:
    void realEdited(double value);
    void wholeEdited(qint64 value);
    void unsignedEdited(quint64 value);
    void inputProblem(const QString& text); ///< "" once the text is a number again

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void read();
    void step(int direction);
    Kind m_kind;
    std::optional<std::int64_t> m_empty;
};

/// Steps along the scale … 0.1, 0.2, 0.5, 1, 2, 5 …; 0 steps up to 0.001.
double steppedReal(double value, int direction);

/// Keeps the mouse wheel from changing the field; the form scrolls instead.
void ignoreWheel(QWidget* field);

} // namespace trainyard
