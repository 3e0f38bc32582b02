// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/reasons.h"

#include "backend/base/reasons_system.h"
#include "backend/protocol/reasons_spec.h"

namespace trainyard {

std::span<const std::span<const ReasonRow>> reasonTables()
{
    static const std::span<const ReasonRow> tables[] = {kSystemReasons, kSpecReasons};
    return tables;
}

const ReasonRow* findReason(std::string_view code)
{
    for (const std::span<const ReasonRow> table : reasonTables())
        for (const ReasonRow& row : table)
            if (row.code == code)
                return &row;
    return nullptr;
}

Reason errorReason(const Error& error)
{
    Error told = error;
    told.remedy.clear();
    std::string words = told.text();
    words.pop_back(); // the full stop
    return {std::string(kErrorReason),
            {error.operation, error.subject, std::vector<Reason>{error.why()}},
            std::move(words),
            error.remedy};
}

} // namespace trainyard
