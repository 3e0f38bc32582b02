// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/runs/compare_options.h"

#include "gui/formats/field_text.h"
#include "gui/formats/format.h"
#include "gui/parts/app_settings.h"
#include "gui/runs/runs_view_model.h"
#include "gui/widgets/series_mark.h"

#include <QActionGroup>
#include <QMenu>

#include <algorithm>
#include <cmath>

namespace trainyard {

namespace {
const QString kStrengthKey = QStringLiteral("runs/compareSmoothing");
const QString kKindKey = QStringLiteral("runs/compareSmoothingKind");
const QString kLogXKey = QStringLiteral("runs/compareLogX");
const QString kClipKey = QStringLiteral("runs/compareClip");
const QString kRawKey = QStringLiteral("runs/compareRaw");
constexpr double kUsualStrength = 0.6;
} // namespace

CompareOptions::CompareOptions(RunsViewModel* model, AppSettings* settings, QWidget* parent)
    : QPushButton(parent), m_model(model), m_settings(settings)
{
    setText(tr("Options"));
    setFixedHeight(24);
    setToolTip(tr("Smoothing, axes, outliers, and what tells the lines apart"));
    load();
    auto* menu = new QMenu(this);
    connect(menu, &QMenu::aboutToShow, this, [this, menu] {
        menu->clear();
        fill(menu);
    });
    setMenu(menu);
}

void CompareOptions::fill(QMenu* menu)
{
    const auto check = [this](QMenu* into, const QString& text, bool on, auto work) {
        QAction* action = into->addAction(text, this, [this, work](bool now) {
            work(now);
            save();
        });
        action->setCheckable(true);
        action->setChecked(on);
        return action;
    };
    QMenu* strengths = menu->addMenu(tr("Smoothing"));
    auto* group = new QActionGroup(strengths);
    group->addAction(check(strengths, tr("As usual: 0.6, none for values of epochs"), !m_strength,
                           [this](bool) { m_strength.reset(); }));
    for (const double strength : {0.0, 0.3, 0.6, 0.8, 0.9, 0.95, 0.99}) {
        const QString text = strength == 0.0 ? tr("None")
                                             : tr("%1 ≈ %2 values")
                                                   .arg(format::fixed(strength, 2))
                                                   .arg(format::count(std::llround(smoothedOver(strength))));
        group->addAction(
            check(strengths, text, m_strength == strength, [this, strength](bool) { m_strength = strength; }));
    }
    QMenu* kinds = menu->addMenu(tr("Kind of smoothing"));
    auto* kindGroup = new QActionGroup(kinds);
    const std::pair<QString, SmoothingKind> names[] = {{tr("Exponential"), SmoothingKind::Exponential},
                                                       {tr("Mean"), SmoothingKind::Mean},
                                                       {tr("Gaussian"), SmoothingKind::Gaussian}};
    for (const auto& [text, kind] : names)
        kindGroup->addAction(check(kinds, text, m_options.smoothingKind == kind,
                                   [this, kind = kind](bool) { m_options.smoothingKind = kind; }));
    menu->addSeparator();
    check(menu, tr("Logarithmic x axis"), m_options.logX, [this](bool on) { m_options.logX = on; });
    check(menu, tr("Raw values"), m_options.envelope, [this](bool on) { m_options.envelope = on; });
    check(menu, tr("Clip outliers"), m_options.clipOutliers, [this](bool on) { m_options.clipOutliers = on; });
    menu->addSeparator();
    addRule(menu, tr("Colours by"), &CurveRules::colour, kSeriesMarks);
    addRule(menu, tr("Dashes by"), &CurveRules::dashes, kSeriesPatterns);
    addRule(menu, tr("A chart for each"), &CurveRules::charts, RunsViewModel::kMostFacets);
}

/// A submenu with the settings that differ between the runs.
void CompareOptions::addRule(QMenu* menu, const QString& title, QString CurveRules::*rule, qsizetype most)
{
    QMenu* keys = menu->addMenu(title);
    keys->setObjectName(title);
    auto* group = new QActionGroup(keys);
    const CurveRules rules = m_model->curveRules();
    const QVector<ComparedRun>& runs = m_model->comparedRuns();
    const auto add = [&](const QString& text, const QString& key) {
        QAction* action = keys->addAction(text, this, [this, rule, key] {
            CurveRules changed = m_model->curveRules();
            changed.*rule = key;
            m_model->setCurveRules(changed);
        });
        action->setCheckable(true);
        action->setChecked(rules.*rule == key);
        group->addAction(action);
        return action;
    };
    add(rule == &CurveRules::charts ? tr("All runs together") : tr("Each run by itself"), {});
    keys->addSeparator();
    for (const QString& key : ruleKeys(runs)) {
        const qsizetype values = settingValues(runs, key).values.size();
        QAction* action = add(tr("%1: %n value(s)", nullptr, int(values)).arg(paramTitle(key)), key);
        action->setEnabled(values <= most);
    }
}

void CompareOptions::load()
{
    if (!m_settings)
        return;
    if (const QVariant strength = m_settings->state(kStrengthKey); strength.toDouble() >= 0.0 && strength.isValid())
        m_strength = std::min(strength.toDouble(), 0.99);
    m_options.smoothingKind =
        static_cast<SmoothingKind>(std::clamp(m_settings->state(kKindKey, 0).toInt(), 0, int(SmoothingKind::Gaussian)));
    m_options.logX = m_settings->state(kLogXKey, false).toBool();
    m_options.clipOutliers = m_settings->state(kClipKey, true).toBool();
    m_options.envelope = m_settings->state(kRawKey, true).toBool();
}

void CompareOptions::save()
{
    if (m_settings) {
        m_settings->setState(kStrengthKey, m_strength.value_or(-1.0));
        m_settings->setState(kKindKey, int(m_options.smoothingKind));
        m_settings->setState(kLogXKey, m_options.logX);
        m_settings->setState(kClipKey, m_options.clipOutliers);
        m_settings->setState(kRawKey, m_options.envelope);
    }
    emit changed();
}

ChartOptions CompareOptions::options(bool perEpoch) const
{
    ChartOptions options = m_options;
    options.smoothing = m_strength.value_or(perEpoch ? 0.0 : kUsualStrength);
    return options;
}

} // namespace trainyard
