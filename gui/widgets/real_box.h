// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDoubleSpinBox>

namespace trainyard {

/// As WholeBox, for numbers with decimals: keeps a negative number that is typed, so that the form can say what is
/// wrong with it. Steps stay at the lowest one and above.
class RealBox : public QDoubleSpinBox {
    Q_OBJECT
public:
    /// `word` stands for the lowest number: "none". A box with a word has no suffix.
    RealBox(double lowest, double highest, int decimals, const QString& word = {}, QWidget* parent = nullptr);
    QString problem() const; ///< "Choose 0 to 100."; empty: the value is possible
    void stepBy(int steps) override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    StepEnabled stepEnabled() const override;
    QString textFromValue(double value) const override;
    double valueFromText(const QString& text) const override;
    QValidator::State validate(QString& input, int& position) const override;

private:
    bool isWord(const QString& text) const { return !m_word.isEmpty() && text.trimmed() == m_word; }

    double m_lowest, m_highest;
    QString m_word;
};

} // namespace trainyard
