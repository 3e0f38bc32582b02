// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/plan_schedule.h"

#include "gui/formats/figures.h"
#include "gui/new_run/new_run_view_model.h"
#include "gui/new_run/schedule_preview.h"

#include <QVBoxLayout>

#include <algorithm>

namespace trainyard {
namespace {

/// Three digits are enough to recognise a learning rate.
QString shortRate(double rate)
{
    return shownText(rate, 3);
}

} // namespace

PlanSchedule::PlanSchedule(NewRunViewModel* model, QWidget* parent)
    : PlanSection(tr("Learning rate"), false, parent), m_model(model), m_preview(new SchedulePreview)
{
    body()->addWidget(m_preview);
    connect(model, &NewRunViewModel::planChanged, this, &PlanSchedule::show);
    connect(model, &NewRunViewModel::specEdited, this, &PlanSchedule::show);
    connect(model, &NewRunViewModel::specReplaced, this, &PlanSchedule::show);
    show();
}

void PlanSchedule::show()
{
    const TrainingSpec& training = m_model->spec().training;
    const QVector<QPointF> curve = m_model->learningRateCurve(400);
    m_preview->setCurve(curve, training.epochs, training.learningRate.warmupEpochs);
    double peak = 0.0;
    for (const QPointF& point : curve)
        peak = std::max(peak, point.y());
    setCaption(curve.isEmpty()
                   ? tr("shown once the settings are valid")
                   : tr("peak %1, ends at %2")
                         .arg(shortRate(peak), shortRate(curve.last().y() < peak * 1e-4 ? 0.0 : curve.last().y())));
}

} // namespace trainyard
