// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>
#include <QList>
#include <QWidget>

class QToolButton;

namespace trainyard {

/// Lays out items left to right, then on the next line: for chips.
class FlowLayout : public QLayout {
    Q_OBJECT
public:
    explicit FlowLayout(QWidget* parent = nullptr, int spacing = 4);
    ~FlowLayout() override;
    void addItem(QLayoutItem* item) override { m_items.append(item); }
    int count() const override { return int(m_items.size()); }
    QLayoutItem* itemAt(int index) const override { return m_items.value(index); }
    QLayoutItem* takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return arrange(QRect(0, 0, width, 0), false); }
    void setGeometry(const QRect& rect) override;
    QSize sizeHint() const override;
    QSize minimumSize() const override;

private:
    int arrange(const QRect& rect, bool move) const;
    QList<QLayoutItem*> m_items;
};

/// Checkable chips; any number may be on.
class ChipRow : public QWidget {
    Q_OBJECT
public:
    explicit ChipRow(QWidget* parent = nullptr);
    int addChip(const QString& text, const QString& tooltip = {}, bool checked = false);
    bool isChecked(int index) const;
    void setChecked(int index, bool checked); ///< does not signal
    int count() const { return int(m_chips.size()); }
    QString text(int index) const;
    void clear();

signals:
    void toggled(int index, bool checked); ///< by the user

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QList<QToolButton*> m_chips;
};

} // namespace trainyard
