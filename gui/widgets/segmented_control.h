// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

class QButtonGroup;
class QHBoxLayout;
class QToolButton;

namespace trainyard {

/// A choice among a few options, side by side. The left and right arrow keys move the choice.
class SegmentedControl : public QWidget {
    Q_OBJECT
public:
    explicit SegmentedControl(QWidget* parent = nullptr);
    /// Returns the index of the new segment; `icon` may be empty.
    int addSegment(const QString& text, const QString& tooltip = {}, const QString& icon = {});
    void removeLast();
    int currentIndex() const;
    void setCurrentIndex(int index); ///< does not signal
    void setSegmentEnabled(int index, bool enabled, const QString& why = {});
    int count() const { return int(m_buttons.size()); }
    /// Segments share the width equally (default) or are as wide as their text.
    void setExpanding(bool expanding);

signals:
    void currentChanged(int index); ///< by the user

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void updatePlaces();
    QHBoxLayout* m_layout;
    QButtonGroup* m_group;
    QList<QToolButton*> m_buttons;
    bool m_expanding = true;
};

} // namespace trainyard
