// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/inspect/inspect_pane.h"
#include "gui/inspect/mistakes_model.h"
#include "gui/inspect/predictions_view_model.h"

class QComboBox;
class QProgressBar;
class QPushButton;
class QStackedWidget;

namespace trainyard {

class CalibrationChart;
class Card;
class ClassBars;
class ConfusionMatrix;
class EmptyState;
class FiguresLabel;
class Label;
class MistakesView;
class SegmentedControl;

/// What a checkpoint predicts on a set: confusion matrix, classes, calibration and mistakes.
class PredictionsPane : public InspectPane {
    Q_OBJECT
public:
    explicit PredictionsPane(const Services& services, QWidget* parent = nullptr);
    void showCheckpoint(const InspectViewModel& inspected) override;
    QWidget* headline() override { return m_headline; }
    std::vector<InspectExport> exports() const override;

    PredictionsViewModel& model() { return m_model; }
    ConfusionMatrix& matrix() { return *m_matrix; }
    ClassBars& classes() { return *m_classes; }
    CalibrationChart& calibration() { return *m_calibration; }
    MistakesView& mistakes() { return *m_mistakesView; }

signals:
    void sampleOpened(qint64 sample, bool validation); ///< a mistake, to be classified

private:
    QWidget* makeHeadline();
    QWidget* makeContent();
    QWidget* makeMatrixCard();
    QWidget* makeClassesCard();
    QWidget* makeCalibrationCard();
    QWidget* makeMistakesCard();
    QWidget* makeWaiting();
    void refresh();
    void refreshProgress();
    void refreshMatrix();
    void refreshShown();
    void choose(const MistakeFilter& filter);

    PredictionsViewModel m_model;
    MistakesModel m_mistakes;
    QString m_runName;
    QWidget* m_headline;
    FiguresLabel* m_figures;
    SegmentedControl* m_set;
    QStackedWidget* m_stack; ///< content, waiting, failure
    Label* m_progressText;
    QProgressBar* m_progress;
    EmptyState* m_failure;
    Card* m_matrixCard;
    ConfusionMatrix* m_matrix;
    SegmentedControl* m_unit;
    SegmentedControl* m_extent;
    ClassBars* m_classes;
    QComboBox* m_classOrder;
    CalibrationChart* m_calibration;
    Label* m_calibrationError;
    Card* m_mistakesCard;
    MistakesView* m_mistakesView;
    SegmentedControl* m_order;
    QPushButton* m_clearFilter;
    QPushButton* m_open;
    Label* m_remark;
    EmptyState* m_noMistakes;
    QStackedWidget* m_mistakesStack;
};

} // namespace trainyard
