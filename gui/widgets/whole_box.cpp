// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/whole_box.h"

#include "gui/widgets/feedback.h"

#include <algorithm>
#include <limits>

namespace trainyard {

WholeBox::WholeBox(int lowest, int highest, const QString& word, QWidget* parent)
    : QSpinBox(parent), m_lowest(lowest), m_highest(highest), m_word(word)
{
    QSpinBox sample;
    sample.setRange(lowest, highest);
    sample.setSpecialValueText(word);
    m_hint = sample.sizeHint();
    setRange(std::numeric_limits<int>::min(), std::numeric_limits<int>::max());
    setValue(lowest);
}

QString WholeBox::problem() const
{
    return rangeProblem(value(), m_lowest, m_highest);
}

void WholeBox::stepBy(int steps)
{
    if (steps < 0 && value() >= m_lowest)
        steps = std::max(steps, m_lowest - value());
    if (steps > 0)
        steps = int(std::clamp<qint64>(qint64(m_highest) - value(), 0, steps));
    QSpinBox::stepBy(steps);
}

QSpinBox::StepEnabled WholeBox::stepEnabled() const
{
    StepEnabled enabled = QSpinBox::stepEnabled();
    enabled.setFlag(StepDownEnabled, enabled.testFlag(StepDownEnabled) && value() > m_lowest);
    enabled.setFlag(StepUpEnabled, enabled.testFlag(StepUpEnabled) && value() < m_highest);
    return enabled;
}

QString WholeBox::textFromValue(int value) const
{
    return value == m_lowest && !m_word.isEmpty() ? m_word : QSpinBox::textFromValue(value);
}

int WholeBox::valueFromText(const QString& text) const
{
    return isWord(text) ? m_lowest : QSpinBox::valueFromText(text);
}

QValidator::State WholeBox::validate(QString& input, int& position) const
{
    return isWord(input) ? QValidator::Acceptable : QSpinBox::validate(input, position);
}

} // namespace trainyard
