// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/live/live_texts.h"

#include <QFrame>

class QProgressBar;
class QPushButton;

namespace trainyard {

class ElidedLabel;
class IconLabel;
class Label;
class LiveViewModel;
class RunChooser;
class RunsPicker;
class StatePill;
class SubsetBadge;

/// The top of the Live page: run picker, state, description, progress, actions, and the reason if the run is not
/// training.
class LiveHeaderBar : public QFrame {
    Q_OBJECT
public:
    explicit LiveHeaderBar(LiveViewModel& model, QWidget* parent = nullptr);
    /// Stop, checkpoint, resume, cancel: buttons here, which the Run menu contains too.
    QList<QAction*> actions() const { return m_actions; }
    void refresh();
    void openPicker();

signals:
    void timelineRequested();
    void lookRequested();   ///< a look inside the net
    void stopRequested();   ///< the page may ask for confirmation
    void extendRequested(); ///< the page asks for the minutes

private:
    void makeActions();
    QWidget* makeTitleRow();
    QWidget* makeProgressRow();
    QWidget* makeBanner();
    QPushButton* addButton(QAction* action, int kind);
    void showHeader(const LiveHeader& header);
    void refreshActions();

    LiveViewModel& m_model;
    QList<QAction*> m_actions;
    QAction* m_trace = nullptr;
    QAction* m_timeline = nullptr;
    QAction* m_look = nullptr;
    QAction* m_stop;
    QAction* m_checkpoint;
    QAction* m_resume;
    QAction* m_cancel;
    QAction* m_hold = nullptr;
    QAction* m_release = nullptr;
    QAction* m_requeue = nullptr;
    QAction* m_extend = nullptr;
    RunChooser* m_picker;
    RunsPicker* m_several; ///< runs shown at once
    StatePill* m_pill;
    SubsetBadge* m_subset;
    ElidedLabel* m_description;
    QPushButton* m_lookButton;
    QPushButton* m_stopButton;
    QPushButton* m_checkpointButton;
    QPushButton* m_resumeButton;
    QPushButton* m_cancelButton;
    Label* m_epoch;
    Label* m_step;
    QProgressBar* m_bar;
    Label* m_percent;
    Label* m_figures;
    QFrame* m_banner;
    IconLabel* m_bannerIcon;
    Label* m_bannerText;
};

} // namespace trainyard
