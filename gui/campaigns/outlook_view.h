// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/plots/study_chart.h"

#include <QWidget>

#include <optional>
#include <utility>
#include <vector>

class QComboBox;

namespace trainyard {

class RealBox;
class WholeBox;
class CampaignsViewModel;
class Label;
class StudyOutlook;

/// The tab Forecast of a scaling study: for how many ranks and which nodes, the chart, and up to where ranks pay.
class OutlookView : public QWidget {
    Q_OBJECT
public:
    OutlookView(CampaignsViewModel& model, StudyOutlook& outlook, QWidget* parent = nullptr);
    void refresh();
    StudyCard& card() { return *m_card; }
    /// nullopt: the study allows no forecast.
    std::optional<StudyFigure> figure() const;

    WholeBox* ranks() const { return m_ranks; }
    WholeBox* perNode() const { return m_perNode; }
    QComboBox* machine() const { return m_machine; }
    QComboBox* network() const { return m_network; }
    RealBox* gigabits() const { return m_gigabits; }
    RealBox* microseconds() const { return m_microseconds; }
    RealBox* price() const { return m_price; }
    QString sentence() const;

protected:
    void showEvent(QShowEvent* event) override;

private:
    QWidget* makeFields();
    QWidget* makeField(const QString& title, const QString& tip, QWidget* box, Label** label = nullptr);
    void fillMachines();
    void showFields();
    /// Marks the fields that hold no possible number and shows the first problem. False: there is one.
    bool checkFields();
    void readFields();

    CampaignsViewModel& m_model;
    StudyOutlook& m_outlook;
    WholeBox* m_ranks;
    WholeBox* m_perNode;
    QComboBox* m_machine;
    QComboBox* m_network;
    RealBox* m_gigabits;
    RealBox* m_microseconds;
    RealBox* m_price;
    QWidget* m_machineField;
    QWidget* m_gigabitsField;
    QWidget* m_microsecondsField;
    Label* m_perNodeTitle;
    Label* m_priceTitle;
    StudyCard* m_card;
    Label* m_problem;
    Label* m_sentence;
    std::vector<std::pair<QString, QString>> m_machines; ///< entries of m_machine
};

} // namespace trainyard
