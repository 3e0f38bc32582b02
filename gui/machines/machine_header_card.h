// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/widgets/card.h"

#include <functional>

class QAction;
class QPushButton;
class QToolButton;

namespace trainyard {

class ElidedLabel;
class FactGrid;
class IconLabel;
class Label;
class MachinesViewModel;

/// The selected machine: its connection, description, host key and actions.
class MachineHeaderCard : public QFrame {
    Q_OBJECT
public:
    explicit MachineHeaderCard(MachinesViewModel* model, QWidget* parent = nullptr);
    /// `any` tells whether the keychain has anything to forget; it is called when the menu opens.
    void setForgettable(std::function<bool()> any) { m_anyKept = std::move(any); }

signals:
    void terminalRequested();
    void editRequested();
    void templateRequested();
    void removeRequested();
    void forgetRequested();

private:
    QWidget* makeTop();
    QWidget* makeKey();
    void refresh();

    MachinesViewModel* m_model;
    ElidedLabel* m_name;
    IconLabel* m_icon;
    Label* m_word;
    ElidedLabel* m_since;
    QToolButton* m_more;
    QToolButton* m_pause;
    QAction* m_template;
    QAction* m_edit;
    QAction* m_remove;
    QAction* m_forget;
    std::function<bool()> m_anyKept;
    QPushButton* m_connect;
    QWidget* m_problemBox;
    Label* m_problem;
    FactGrid* m_facts;
    QWidget* m_key;
    Label* m_keyType;
    Label* m_fingerprint;
};

} // namespace trainyard
