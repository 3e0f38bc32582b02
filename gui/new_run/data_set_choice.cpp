// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/data_set_choice.h"

#include <algorithm>

namespace trainyard {

DataSetChoice::DataSetChoice(StoreService* store, QObject* parent) : QObject(parent), m_store(store)
{
    if (!m_store)
        return;
    connect(m_store, &StoreService::changed, this, &DataSetChoice::refresh);
    refresh();
}

void DataSetChoice::refresh()
{
    m_store->ask(
        this, [](StoreReader& reader) { return reader.dataSets(); },
        [this, generation = ++m_generation](std::vector<DataSetRow> rows) {
            if (generation == m_generation)
                takeRows(std::move(rows));
        });
}

void DataSetChoice::takeRows(std::vector<DataSetRow> rows)
{
    // A data set that was never inspected has no format yet.
    std::erase_if(rows, [](const DataSetRow& row) { return row.inspectedAt <= 0; });
    const bool same =
        std::equal(rows.begin(), rows.end(), m_rows.begin(), m_rows.end(),
                   [](const DataSetRow& a, const DataSetRow& b) { return a.name == b.name && a.data == b.data; });
    m_rows = std::move(rows);
    if (!same)
        emit changed();
}

int DataSetChoice::find(const DataSpec& data) const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(), [&](const DataSetRow& row) {
        return row.data.format == data.format && row.data.path == data.path;
    });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

DataSpec DataSetChoice::taken(const DataSpec& form, const DataSpec& set)
{
    DataSpec data = form;
    data.format = set.format;
    data.path = set.path;
    data.image = set.image;
    data.features = set.features;
    data.labels = set.labels;
    data.validationShare = set.validationShare;
    if (set.cache.on()) { // the cache was prepared with these settings only
        data.fit = set.fit;
        data.augment.resizedCrop = set.augment.resizedCrop;
        data.cache = set.cache;
        if (set.unreadable == UnreadablePolicy::Skip) // its prepared cache lacks what could not be read
            data.unreadable = UnreadablePolicy::Skip;
    }
    data.classes = {};
    data.trainSamples = data.validationSamples = 0;
    return data;
}

} // namespace trainyard
