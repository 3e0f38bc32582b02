// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/live/live_view_model.h"
#include "gui/plots/chart_data.h"
#include "gui/widgets/card.h"

class QCheckBox;
class QComboBox;
class QSlider;
class QToolButton;

namespace trainyard {

class AppSettings;
class ChartBoard;
class Label;

/// How the charts of the Live page are drawn; the choices are saved.
class LiveOptionsCard : public Card {
    Q_OBJECT
public:
    /// `board`: of the charts, which the buttons in the header arrange.
    LiveOptionsCard(AppSettings& settings, ChartBoard& board, QWidget* parent = nullptr);
    ChartOptions options() const;
    bool linkCursors() const;
    LiveRange range() const;
    /// A run is drawn by step if its program does not tell the chosen place of all its values, and so are all beside
    /// it; the choice is kept for other runs. The list of axes says why.
    void setAxes(bool epochs, bool samples);
    /// Shows the range after a zoom; does not emit a signal.
    void setRange(LiveRange range);

signals:
    void optionsChanged();
    void rangeChosen(trainyard::LiveRange range);
    void exportRequested(const QString& suffix); ///< "png", "svg", "csv"
    void chartsWanted(QWidget* below);           ///< to be chosen and added

private:
    QWidget* makeBoardButtons();
    void showBoard();
    void makeChecks();
    void makeRange();
    void showSmoothing();
    void showAxis();
    void showAxisChoice(XAxis axis, bool usable, const QString& whyNot);
    bool isUsable(XAxis axis) const;
    XAxis chosenAxis() const; ///< by a person
    void load();
    void save();
    AppSettings& m_settings;
    ChartBoard& m_board;
    QToolButton* m_undo;
    QToolButton* m_redo;
    QToolButton* m_usual;
    QComboBox* m_axis;
    QComboBox* m_kind; ///< of smoothing
    QSlider* m_smoothing;
    Label* m_smoothingText;
    QCheckBox* m_logX;
    QCheckBox* m_logY;
    QCheckBox* m_envelope;
    QCheckBox* m_clip;
    QCheckBox* m_link;
    QComboBox* m_range;
    bool m_hasEpochs = true, m_hasSamples = true;
};

} // namespace trainyard
