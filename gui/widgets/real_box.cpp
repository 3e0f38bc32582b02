// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/real_box.h"

#include "gui/widgets/feedback.h"

namespace trainyard {

RealBox::RealBox(double lowest, double highest, int decimals, const QString& word, QWidget* parent)
    : QDoubleSpinBox(parent), m_lowest(lowest), m_highest(highest), m_word(word)
{
    setDecimals(decimals);
    setRange(-highest, highest);
    setValue(lowest);
}

QString RealBox::problem() const
{
    return rangeProblem(value(), m_lowest, m_highest);
}

void RealBox::stepBy(int steps)
{
    const double before = value();
    QDoubleSpinBox::stepBy(steps);
    if (steps < 0 && before >= m_lowest && value() < m_lowest)
        setValue(m_lowest);
}

/// As wide as a box without negative numbers.
QSize RealBox::sizeHint() const
{
    QDoubleSpinBox sample;
    sample.setFont(font());
    sample.setDecimals(decimals());
    sample.setRange(m_lowest, m_highest);
    sample.setSuffix(suffix());
    sample.setSpecialValueText(m_word);
    return sample.sizeHint();
}

QDoubleSpinBox::StepEnabled RealBox::stepEnabled() const
{
    StepEnabled enabled = QDoubleSpinBox::stepEnabled();
    enabled.setFlag(StepDownEnabled, enabled.testFlag(StepDownEnabled) && value() > m_lowest);
    return enabled;
}

QString RealBox::textFromValue(double value) const
{
    return value == m_lowest && !m_word.isEmpty() ? m_word : QDoubleSpinBox::textFromValue(value);
}

double RealBox::valueFromText(const QString& text) const
{
    return isWord(text) ? m_lowest : QDoubleSpinBox::valueFromText(text);
}

QValidator::State RealBox::validate(QString& input, int& position) const
{
    return isWord(input) ? QValidator::Acceptable : QDoubleSpinBox::validate(input, position);
}

} // namespace trainyard
