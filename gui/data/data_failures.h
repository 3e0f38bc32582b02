// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"
#include "storage/store/types.h"

#include <QHash>

#include <vector>

namespace trainyard {

class AppSettings;

/// Why data sets could not be inspected, kept from one start of the window to the next. GUI thread.
class DataFailures {
public:
    explicit DataFailures(AppSettings* settings) : m_settings(settings) {} ///< null: keeps nothing
    void keep(const DataSetRow& set, const Error& error);
    void forget(const DataSetRow& set);
    /// The failures of these sets, by their keys, without those of sets that were inspected since.
    QHash<qint64, Error> of(const std::vector<DataSetRow>& sets) const;

private:
    AppSettings* m_settings;
};

} // namespace trainyard
