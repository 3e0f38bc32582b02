// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/store/query_check.h"

#include "backend/protocol/job_state.h"
#include "backend/protocol/reasons_store.h"
#include "storage/store/run_conditions.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <limits>
#include <numeric>

namespace trainyard::store {
namespace {

using sqlite::Connection;
using sqlite::StatementUse;

constexpr std::size_t kShortestPart = 3; // letters from which a name may be completed

constexpr std::array kWordFields{"tag", "tags", "name", "notes"};
constexpr std::array<std::string_view, 6> kOperators{"AND", "OR", "NOT", "&&", "||", "|"}; // of other searches

std::string lowerCase(std::string_view text)
{
    std::string out(text);
    std::transform(out.begin(), out.end(), out.begin(), [](unsigned char c) { return std::tolower(c); });
    return out;
}

/// Letters to insert, remove, change or swap with their neighbour.
std::size_t distance(const std::string& a, const std::string& b)
{
    std::vector<std::size_t> before, row(b.size() + 1), next(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        next[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            next[j] = std::min({row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                next[j] = std::min(next[j], before[j - 2] + 1);
        }
        before = std::exchange(row, next);
    }
    return row[b.size()];
}

std::string lastPart(const std::string& name)
{
    return name.substr(name.find_last_of("/.") + 1);
}

std::vector<std::string> namesOf(Connection& connection, const char* sql)
{
    std::vector<std::string> names;
    StatementUse row(connection.prepared(sql));
    while (row->step())
        names.push_back(row->text(0));
    return names;
}

std::vector<std::string> seriesOf(Connection& connection)
{
    return namesOf(connection, "SELECT DISTINCT name FROM summaries ORDER BY name");
}

/// Everything that may stand left of an operator.
std::vector<std::string> fields(Connection& connection, bool withSeries)
{
    std::vector<std::string> names(kWordFields.begin(), kWordFields.end());
    names.emplace_back("trained");
    for (const ColumnNames* columns : {&textColumns(), &numberColumns()})
        for (const auto& [name, column] : *columns)
            names.push_back(name);
    for (std::string& name : namesOf(connection, "SELECT DISTINCT key FROM params ORDER BY key"))
        names.push_back(std::move(name));
    if (withSeries)
        for (std::string& name : seriesOf(connection))
            names.push_back(std::move(name));
    return names;
}

bool isSeries(Connection& connection, const std::string& name)
{
    StatementUse row(connection.prepared("SELECT 1 FROM summaries WHERE name = ? LIMIT 1"));
    row->bindAll(name);
    return row->step();
}

bool foundAsWord(Connection& connection, const std::string& text)
{
    SqlText sql;
    sql.add("SELECT 1 FROM runs r WHERE 1");
    addWord(sql, text);
    sql.add(" LIMIT 1");
    return sql.prepare(connection).step();
}

std::vector<std::string> stateNames()
{
    std::vector<std::string> names;
    for (int state = 0; state <= static_cast<int>(JobState::Unknown); ++state)
        names.emplace_back(name(static_cast<JobState>(state)));
    return names;
}

/// Position in characters, from 1.
std::int64_t characterAt(std::string_view text, std::size_t at)
{
    return 1 + std::count_if(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(std::min(at, text.size())),
                             [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; });
}

class Check {
public:
    Check(Connection& connection, const QueryTerm& term, std::int64_t position)
        : m_connection(connection), m_term(term), m_position(position)
    {
    }

    std::optional<Reason> run() const
    {
        switch (m_term.kind) {
        case QueryTerm::Kind::Word: return word();
        case QueryTerm::Kind::Equal: return equal();
        case QueryTerm::Kind::Compare: return compare();
        }
        return std::nullopt;
    }

private:
    std::optional<Reason> word() const
    {
        if (m_term.comparison.empty())
            return plainWord();
        if (foundAsWord(m_connection, m_term.text))
            return std::nullopt;
        if (m_term.value.empty())
            return storeReason("store.query-empty", m_term.text, m_position);
        return notANumber();
    }

    /// A word that is no condition means itself. Nothing was found, so what other searches give a meaning is a mistake.
    std::optional<Reason> plainWord() const
    {
        if (!m_term.quoted && std::find(kOperators.begin(), kOperators.end(), m_term.text) != kOperators.end())
            return storeReason("store.query-operator", m_term.text, m_position);
        if (!m_term.quoted && m_term.text.starts_with('\''))
            return storeReason("store.query-apostrophe", m_position);
        return std::nullopt;
    }

    std::optional<Reason> equal() const
    {
        if (m_term.value.starts_with('\'') && !m_term.quoted)
            return storeReason("store.query-apostrophe", m_position);
        if (m_term.key == "state")
            return state();
        if (isWordField(m_term.key) || textColumns().contains(m_term.key))
            return std::nullopt;
        if (numberColumns().contains(m_term.key))
            return queryValue(m_term.key, m_term.value) ? std::nullopt : std::optional(notANumber());
        if (isParam(m_connection, m_term.key) || foundAsWord(m_connection, m_term.text))
            return std::nullopt;
        if (!isSeries(m_connection, m_term.key))
            return unknown(nearestName(m_term.key, fields(m_connection, false)));
        return queryNumber(m_term.value)
                   ? storeReason("store.query-colon", m_term.key, m_position, m_term.key + "=" + m_term.value)
                   : notANumber();
    }

    std::optional<Reason> compare() const
    {
        if (numberColumns().contains(m_term.key))
            return std::nullopt;
        if (textColumns().contains(m_term.key) || isWordField(m_term.key))
            return m_term.comparison == "=" ? std::nullopt
                                            : std::optional(storeReason("store.query-text-field", m_term.key,
                                                                        m_position, m_term.key + ":" + m_term.value));
        if (isSeries(m_connection, m_term.key) || isParam(m_connection, m_term.key) ||
            foundAsWord(m_connection, m_term.text))
            return std::nullopt;
        return unknown(nearestName(m_term.key, fields(m_connection, true)));
    }

    std::optional<Reason> state() const
    {
        if (m_term.value.ends_with('*') || jobStateNamed(lowerCase(m_term.value)))
            return std::nullopt;
        const std::vector<std::string> names = stateNames();
        const std::string near = nearestName(m_term.value, names);
        return near.empty() ? storeReason("store.query-no-state", m_term.value, m_position, names)
                            : storeReason("store.query-state", m_term.value, m_position, near);
    }

    /// "trained" where that was typed, although the store calls it "elapsed".
    std::string typedKey() const
    {
        return m_term.text.starts_with(m_term.key) ? m_term.key
                                                   : m_term.text.substr(0, m_term.text.find_first_of(":<>="));
    }

    Reason notANumber() const
    {
        switch (queryUnit(m_term.key)) {
        case QueryUnit::Time: return storeReason("store.query-date", m_term.value, typedKey(), m_position);
        case QueryUnit::Duration: return storeReason("store.query-duration", m_term.value, typedKey(), m_position);
        case QueryUnit::Number: break;
        }
        return storeReason("store.query-number", m_term.value, typedKey(), m_position, m_term.text);
    }

    Reason unknown(const std::string& near) const
    {
        return near.empty() ? storeReason("store.query-no-field", m_term.key, m_position, m_term.text)
                            : storeReason("store.query-field", m_term.key, m_position, near);
    }

    Connection& m_connection;
    const QueryTerm& m_term;
    std::int64_t m_position;
};

} // namespace

std::string nearestName(std::string_view written, const std::vector<std::string>& names)
{
    const std::string wanted = lowerCase(written);
    std::string best;
    std::size_t cost = std::numeric_limits<std::size_t>::max();
    for (const std::string& name : names) {
        const std::string candidate = lowerCase(name);
        std::size_t steps = distance(wanted, candidate);
        if (candidate == wanted)
            steps = 0;
        else if (wanted.size() >= kShortestPart && candidate.starts_with(wanted))
            steps = 1;
        else if (wanted.size() >= kShortestPart && lastPart(candidate) == wanted)
            steps = 1;
        else if (steps > std::max<std::size_t>(1, wanted.size() / 3))
            continue;
        // Of equally near ones the shorter: "epoch" rather than "epochs" for "epo".
        if (best.empty() || steps < cost || (steps == cost && name.size() < best.size())) {
            best = name;
            cost = steps;
        }
    }
    return best;
}

std::optional<QueryProblem> checkQuery(Connection& connection, const std::string& text)
{
    if (const std::optional<std::size_t> open = openQuotation(text)) {
        const std::int64_t position = characterAt(text, *open);
        return QueryProblem{position, storeReason("store.query-quotation", position)};
    }
    const std::vector<QueryTerm> terms = parseQueryText(text);
    if (terms.size() > kMostTerms) {
        const std::int64_t position = characterAt(text, terms.back().at);
        return QueryProblem{position, storeReason("store.query-long", static_cast<std::int64_t>(kMostTerms))};
    }
    for (std::size_t i = 0; i < terms.size(); ++i) {
        const QueryTerm& term = terms[i];
        const std::int64_t position = characterAt(text, term.at);
        if (std::optional<Reason> why = Check(connection, term, position).run())
            return QueryProblem{position, std::move(*why)};
        if (i + 1 < terms.size() && !term.quoted && !term.negated && term.text == "not")
            return QueryProblem{position, storeReason("store.query-not", position, terms[i + 1].text)};
    }
    return std::nullopt;
}

bool hasMistake(Connection& connection, const QueryTerm& term)
{
    return Check(connection, term, 1).run().has_value();
}

} // namespace trainyard::store
