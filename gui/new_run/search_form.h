// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/search_plan.h"

#include <nlohmann/json_fwd.hpp>

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <string>
#include <vector>

namespace trainyard {

/// How the values of a parameter are given.
enum class SearchRange {
    Uniform,   ///< any number from … to …
    Log,       ///< the same on a logarithmic scale, with or without a step
    Quantised, ///< numbers at equal steps
    Integer,   ///< whole numbers, with or without a step above 1
    Choice     ///< a list of values
};

/// A parameter only exists while that of `field` has one of `choices`, which are as in the spec's JSON. Without a
/// field: always.
struct SearchCondition {
    std::string field;
    std::vector<std::string> choices;
    friend bool operator==(const SearchCondition&, const SearchCondition&) = default;
};

/// A row of the form: a parameter with texts as the user types them.
struct SearchRow {
    std::string field; ///< "/training/batch_size"
    SearchRange range = SearchRange::Uniform;
    QString from, to, step;
    QString choices; ///< "64, 128"; names for choices and flags: "cosine, step", "true"
    SearchCondition condition;
};

/// The content of the form for a search. Everything that it allows and refuses comes from parseSearchPlan().
class SearchForm {
public:
    /// `base`: what every run has apart from its parameters. The first call also proposes the first parameters.
    void setBase(const RunSpec& base);
    const RunSpec& base() const { return m_base; }

    const std::vector<SearchRow>& rows() const { return m_rows; }
    /// The fields that can be added, in the order of the spec: searchable, not in the form, and with an effect.
    std::vector<const RunField*> fieldsToAdd() const;
    /// With a range around the base's value. False if the field cannot be searched or is there.
    bool add(const std::string& field);
    void remove(std::size_t row);               ///< parameters that depended on it then always exist
    void move(std::size_t row, std::size_t to); ///< to this place among the rows
    std::vector<SearchRange> rangesOf(const std::string& field) const;
    void setRange(std::size_t row, SearchRange range); ///< fills in what that kind of range needs
    void setFrom(std::size_t row, const QString& text);
    void setTo(std::size_t row, const QString& text);
    void setStep(std::size_t row, const QString& text);
    void setChoices(std::size_t row, const QString& text);
    void setCondition(std::size_t row, const SearchCondition& condition);
    /// The conditions to offer for a row: one value of another parameter, or all of its values but one.
    std::vector<SearchCondition> conditionsFor(std::size_t row) const;
    QString conditionText(const SearchCondition& condition) const; ///< "always", "Schedule = Step"

    /// Everything but the parameters.
    const SearchPlan& settings() const { return m_settings; }
    void setSettings(SearchPlan settings); ///< its parameters are ignored

    /// The plan as parseSearchPlan() reads it; only complete if there are no problems.
    const SearchPlan& plan() const { return m_plan; }
    const std::vector<SpecProblem>& problems() const { return m_problems; }
    QStringList problemTexts() const; ///< "Learning rate, to: 0.1 is not possible here; …"
    /// Whether there is a problem with this part of a row's parameter: "low", "high", "step", "choices" or "when".
    bool isWrong(std::size_t row, const std::string& part) const;
    /// Runs, epochs at which they are judged, and epochs without early termination, in one line; empty if there are
    /// problems.
    QString summary() const;

    QByteArray toText() const; ///< the plan as a search file
    /// Takes a search file. If it is not valid, the form stays as it was; the answer says why, otherwise it is empty.
    QString read(const QByteArray& text);

    static constexpr std::size_t kLargestFile = std::size_t{1} << 20;

private:
    void check();
    void proposeFirst();
    void proposeFirstOfProgram();
    const SearchRow* rowOf(const std::string& field) const;
    /// The base with each value of each parameter that is a choice or a flag.
    struct Choice {
        const SearchRow* row;
        std::string choice; ///< as in the spec's JSON
        RunSpec spec;
    };
    std::vector<Choice> choices() const;
    static SearchCondition conditionOf(const RunField& field, const std::vector<Choice>& choices);
    bool dependsOn(const SearchRow& row, const std::string& field) const;
    std::vector<std::size_t> order() const;
    nlohmann::ordered_json document() const;

    RunSpec m_base;
    std::vector<SearchRow> m_rows;
    SearchPlan m_settings, m_plan;
    std::vector<SpecProblem> m_problems;
    bool m_proposed = false;
};

/// The choices of a row as in the spec's JSON.
std::vector<std::string> searchChoices(const SearchRow& row, const RunSpec& base);

} // namespace trainyard
