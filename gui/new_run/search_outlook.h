// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/new_run/campaign_form.h"
#include "gui/widgets/card.h"

#include <QWidget>

class QBoxLayout;
class QDoubleSpinBox;

namespace trainyard {

class Label;
class RungChart;
class ShareBar;
struct RungFigure;

/// The bars of a search's rungs; empty without a forecast.
RungFigure rungFigure(const CampaignForm& form);

/// How many runs train how far, and what early termination saves.
class SearchRungsPane : public QWidget {
    Q_OBJECT
public:
    explicit SearchRungsPane(QWidget* parent = nullptr);
    void refresh(const CampaignForm& form);

private:
    RungChart* m_chart;
    Label *m_early, *m_share, *m_all, *m_product;
};

/// How long a search will take and what it will cost, from simulated searches and the duration of a run.
class SearchForecastCard : public Card {
    Q_OBJECT
public:
    explicit SearchForecastCard(CampaignForm& form, QWidget* parent = nullptr);
    void refresh();

private:
    struct Figure {
        Label *title, *value, *note;
    };
    Figure makeFigure(QBoxLayout* row, const QString& title);

    CampaignForm& m_form;
    QWidget* m_row;
    Figure m_done, m_device, m_whole;
    ShareBar* m_bar;
    Label* m_legend;
    Label* m_source;
    QDoubleSpinBox* m_minutes;
};

} // namespace trainyard
