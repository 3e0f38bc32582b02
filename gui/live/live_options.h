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
class Label;

/// How the charts of the Live page are drawn; the choices are saved.
class LiveOptionsCard : public Card {
    Q_OBJECT
public:
    explicit LiveOptionsCard(AppSettings& settings, QWidget* parent = nullptr);
    ChartOptions options() const;
    bool linkCursors() const;
    LiveRange range() const;
    /// A run whose program tells no epochs is drawn by step where epochs were chosen; the choice is kept for other
    /// runs.
    void setHasEpochs(bool has);
    /// Shows the range after a zoom; does not emit a signal.
    void setRange(LiveRange range);

signals:
    void optionsChanged();
    void rangeChosen(trainyard::LiveRange range);
    void exportRequested(const QString& suffix); ///< "png", "svg", "csv"

private:
    void makeChecks();
    void makeRange();
    void showSmoothing();
    void showAxis();
    void load();
    void save();
    AppSettings& m_settings;
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
    bool m_hasEpochs = true;
};

} // namespace trainyard
