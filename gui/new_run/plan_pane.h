// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QTimer>

class QPlainTextEdit;
class QPushButton;
class QShortcut;

namespace trainyard {

class AppSettings;
class FigureTile;
class IconLabel;
class Label;
class ElidedLabel;
class MemoryBar;
class NewRunViewModel;
class PlanLayers;
class PlanProgram;
class PlanSection;

/// Shows next to the form what its run will be: validity, figures, memory, data, learning rate, layers, spec.
class PlanPane : public QFrame {
    Q_OBJECT
public:
    PlanPane(NewRunViewModel* model, AppSettings* settings, QWidget* parent = nullptr);

signals:
    void fieldWanted(const QString& path); ///< a problem's field was clicked

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeHeader();
    QWidget* makeCheckButton();
    QWidget* makeFigures();
    QWidget* makeMemory();
    QWidget* makeData();
    QWidget* makeCommand();
    void showStatus();
    void showProblems();
    void showCheckButton();
    void showPlan();
    void showMemory();
    void showWarnings();
    void showSpec();

    NewRunViewModel* m_model;
    AppSettings* m_settings;
    IconLabel* m_statusIcon;
    Label* m_statusText;
    QPushButton* m_check; ///< "Cancel" during a slow check, "Check again" after it was cancelled
    QTimer m_checkTimer;  ///< runs until a check counts as slow
    QShortcut* m_cancelKey;
    ElidedLabel* m_caption;
    QWidget* m_banner;
    Label* m_bannerText;
    QWidget* m_problems; ///< those of the form's fields
    Label* m_problemText;
    QString m_problemsTold; ///< what m_problemText shows after the pause
    QTimer m_problemTimer;  ///< waits for a pause in typing: "0", the beginning of "0.05", is no mistake yet
    QWidget* m_warnings;
    Label* m_warningText;
    QWidget* m_engine[2]; ///< what only a network has
    PlanProgram* m_program;
    FigureTile* m_parameters;
    FigureTile* m_flops;
    FigureTile* m_epochSteps;
    FigureTile* m_lastBatch;
    FigureTile* m_totalSteps;
    FigureTile* m_memoryTotal;
    PlanSection* m_memorySection;
    MemoryBar* m_memory;
    PlanSection* m_dataSection;
    Label* m_dataText;
    PlanLayers* m_layers;
    PlanSection* m_command;
    QPlainTextEdit* m_spec;
};

} // namespace trainyard
