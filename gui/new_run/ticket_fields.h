// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/new_run/campaign_form.h"

#include <QWidget>

#include <functional>
#include <utility>
#include <vector>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace trainyard {

class RealBox;
class WholeBox;
class Label;

/// The lottery-ticket fields of the campaign dialog: the same options as `trainyard tickets`. Rarely used ones are
/// folded away behind "More options".
class TicketFields : public QWidget {
    Q_OBJECT
public:
    explicit TicketFields(CampaignForm& form, QWidget* parent = nullptr);
    /// Call this when the form was changed from outside.
    void refresh();

signals:
    /// The user wants to see this run's weight magnitudes to choose thresholds.
    void weightsWanted(const QString& runId);

private:
    QWidget* makeAmounts();
    QWidget* makeControls();
    QWidget* makeInstability();
    QWidget* makeRounds();
    QWidget* makeMore();
    QWidget* makeMask();
    QWidget* makeQueue();
    QLineEdit* makeLine(const QString& objectName, const QString& name, void (TicketForm::*set)(const QString&));
    WholeBox* makeCount(const QString& objectName, const QString& name, int most, const QString& none,
                        void (TicketForm::*set)(int));
    void editMask(const std::function<void(PruningSpec&)>& change);
    void fillControlPoints();
    void refreshMask();

    CampaignForm& m_form;
    QComboBox* m_kind;
    QLineEdit* m_amounts;
    QPushButton* m_weights;
    QLineEdit* m_points;
    QComboBox* m_controlPoint;
    std::vector<ResetPoint> m_controlPoints; ///< in the order of the combo box, after its first entry
    QCheckBox* m_instability;
    QLineEdit* m_instabilityPoints;
    QLineEdit* m_instabilityAmount;
    WholeBox* m_rounds;
    RealBox* m_tolerance;
    QToolButton* m_more;
    QComboBox* m_scope;
    QDoubleSpinBox* m_leastKept;
    std::vector<std::pair<QCheckBox*, bool PruningSpec::*>> m_layers;
    QLineEdit* m_excluded;
    WholeBox* m_cascade;
    WholeBox* m_throttle;
    QDoubleSpinBox* m_minutes;
    Label* m_forecast;
};

} // namespace trainyard
