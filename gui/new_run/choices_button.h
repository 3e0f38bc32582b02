// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>
#include <QStringList>

#include <utility>
#include <vector>

namespace trainyard {

/// A button that names the chosen ones of a few values; its menu ticks them and stays open meanwhile.
class ChoicesButton : public QPushButton {
    Q_OBJECT
public:
    /// `options`: name and title of each, in their order.
    explicit ChoicesButton(std::vector<std::pair<QString, QString>> options, QWidget* parent = nullptr);
    void setChosen(const QStringList& names);

signals:
    void chosen(const QStringList& names); ///< by the user, in the order of the options

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void tell();
    void showTitles();

    std::vector<std::pair<QString, QString>> m_options;
    QStringList m_chosen;
    QList<QAction*> m_actions;
};

} // namespace trainyard
