// SPDX-License-Identifier: GPL-3.0-or-later
// What depends on the settings of the selected runs.
#include "gui/runs/runs_view_model.h"
#include "gui/runs/telling_series.h"

#include <limits>

namespace trainyard {

void RunsViewModel::setSettingsShown(bool shown)
{
    if (std::exchange(m_settingsShown, shown) != shown && shown)
        askSettings();
}

void RunsViewModel::setSettingsSeries(const QString& series)
{
    m_settingsSeries = series;
    askSettings();
}

/// The chosen series, else that of the first chart, else one that the runs have.
QString RunsViewModel::settingsSeries() const
{
    for (const QString& series : {m_settingsSeries, chartSeries()})
        if (!series.isEmpty() && m_seriesNames.contains(series))
            return series;
    return tellingSeries(m_seriesNames);
}

void RunsViewModel::askSettings()
{
    const quint64 generation = ++m_settingsGeneration;
    if (!m_settingsShown || !m_services.store)
        return;
    m_services.store->ask(
        this,
        [runs = m_compared, series = settingsSeries()](StoreReader& reader) {
            std::vector<double> values;
            for (const ComparedRun& run : runs) {
                const std::optional<RunRow> row =
                    reader.run(run.id.toStdString(), {{series.toStdString(), MetricSummary::Best}});
                values.push_back(row && !row->metrics.empty() ? row->metrics.front()
                                                              : std::numeric_limits<double>::quiet_NaN());
            }
            return settingsSpace(runs, values, series);
        },
        [this, generation](SettingsSpace space) {
            if (generation != m_settingsGeneration)
                return;
            m_settings = std::move(space);
            emit settingsChanged();
        });
}

} // namespace trainyard
