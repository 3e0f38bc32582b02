// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/store/query_check.h"
#include "storage/store/query_text.h"
#include "storage/store/run_query.h"
#include "tests/fuzz/fuzz_support.h"
#include "tests/fuzz/store_support.h"
#include "tests/fuzz/targets.h"

using namespace trainyard;

/// What a person types into the search field: every text is a query, and what is wrong with it has a place and a
/// reason.
void trainyard::fuzz::query(const std::uint8_t* data, std::size_t size)
{
    const std::string text(textOf(data, size));
    for (const store::QueryTerm& term : store::parseQueryText(text))
        must(term.at < text.size(), "a term begins behind the text");
    sqlite::Connection& connection = storeWithRun();
    RunQuery query;
    query.text = text;
    query.scope = RunScope::All;
    const std::int64_t count = store::countRuns(connection, query);
    const auto rows = store::selectRuns(connection, query);
    must(static_cast<std::int64_t>(rows.size()) == count, "as many runs are listed as counted");
    query.text.clear();
    query.sortBy = text;
    must(store::selectRuns(connection, query).size() == 1, "an order hides a run");
    if (const auto problem = store::checkQuery(connection, text))
        must(problem->position >= 1 && problem->position <= static_cast<std::int64_t>(text.size()) + 1 &&
                 !problem->why.empty(),
             "a problem without place or reason");
}
