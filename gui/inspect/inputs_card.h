// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/inspect/classified_model.h"
#include "gui/widgets/card.h"

class QListView;
class QPushButton;

namespace trainyard {

class BusyBar;
class Label;
class WrappedLabel;

/// The place to drop images, and the list of inputs with what the net says of each.
class InputsCard : public Card {
    Q_OBJECT
public:
    explicit InputsCard(ClassifyViewModel& model, QWidget* parent = nullptr);
    QListView& list() { return *m_list; }
    void chooseFiles();  ///< asks for images
    void chooseFolder(); ///< asks for a folder of images
    void paste();        ///< the clipboard's image, or its files

signals:
    void fetchWanted(); ///< the run's checkpoint is on another machine
    void saveWanted();
    void noticed(const QString& text);

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    QWidget* makeDropZone();
    QWidget* makeFoot();
    void refresh();
    void setDragged(bool dragged);

    ClassifyViewModel& m_model;
    ClassifiedModel m_rows;
    QWidget* m_zone;
    Label* m_words; ///< what to do there
    QPushButton* m_choose;
    QPushButton* m_paste;
    Label* m_listTitle;
    Label* m_listText;
    QListView* m_list;
    BusyBar* m_busy;
    bool m_waited = false; ///< for an answer, at the last refresh
    WrappedLabel* m_problem;
    QPushButton* m_fetch;
    Label* m_foot;
    QPushButton* m_clear;
    QPushButton* m_save;
};

} // namespace trainyard
