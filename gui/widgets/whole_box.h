// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSpinBox>

namespace trainyard {

/// A spin box that keeps whatever whole number is typed, a negative one too: the form says at the field what is wrong
/// with it, while a box that corrects the number would say nothing. Steps go no lower
/// than the lowest one and no higher than the highest.
class WholeBox : public QSpinBox {
    Q_OBJECT
public:
    /// As wide as a box from `lowest` to `highest`; `word` stands for the lowest number: "auto".
    WholeBox(int lowest, int highest, const QString& word = {}, QWidget* parent = nullptr);
    QString problem() const; ///< "Choose 1 to 100."; empty: the value is possible
    void stepBy(int steps) override;
    QSize sizeHint() const override { return m_hint; }
    QSize minimumSizeHint() const override { return m_hint; }

protected:
    StepEnabled stepEnabled() const override;
    QString textFromValue(int value) const override;
    int valueFromText(const QString& text) const override;
    QValidator::State validate(QString& input, int& position) const override;

private:
    bool isWord(const QString& text) const { return !m_word.isEmpty() && text.trimmed() == m_word; }

    int m_lowest, m_highest;
    QString m_word;
    QSize m_hint;
};

} // namespace trainyard
