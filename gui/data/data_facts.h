// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/data_inspection.h"

#include <QString>

#include <functional>
#include <vector>

namespace trainyard {

/// A line of the Data page: a result of the inspection.
struct DataFact {
    QString id;
    QString label;
    QString tooltip;
    std::function<QString(const DataInspection&)> text;
};

/// In the order of the page, two per row; "path" comes from the store and has no text.
std::vector<DataFact> dataFacts();

} // namespace trainyard
