// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/search_form.h"

#include "backend/base/files.h"
#include "gui/new_run/search_rows.h"
#include "gui/new_run/search_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace trainyard {
namespace {

constexpr const char* kFirstFields[] = {"/training/learning_rate/base", "/training/batch_size"};
constexpr const char* kUsualNames[] = {"lr", "learning_rate", "batch_size"}; // of a script's parameters
constexpr int kEpochsToJudge = 3; // with fewer epochs early termination saves little
constexpr int kFirstRungShare = 9;
constexpr std::size_t kMostOfferedChoices = 12;

/// All that the program is known to have: its options, and what the base sets beside them.
std::vector<std::string> parameterNames(const ProgramSpec& program)
{
    std::vector<std::string> names;
    for (const ProgramOption& option : program.options)
        names.push_back(option.name);
    for (const ProgramParameter& parameter : program.parameters)
        if (!optionIn(program, parameter.name))
            names.push_back(parameter.name);
    return names;
}

bool hasEffect(const RunField& field, const RunSpec& spec)
{
    return field.applies(spec) && field.matters(spec);
}

} // namespace

void SearchForm::setBase(const RunSpec& base)
{
    m_base = base;
    if (m_base.id.empty())
        m_base.id = makeRunId(); // without one no run would be valid, and the values could not be judged
    if (!m_proposed)
        proposeFirst();
    check();
}

void SearchForm::proposeFirst()
{
    m_proposed = true;
    if (m_base.program)
        return proposeFirstOfProgram();
    for (const char* field : kFirstFields)
        add(field);
    const int batch = m_base.training.batchSize;
    if (rowOf(kFirstFields[1])) {
        SearchRow& row = m_rows.back();
        row.range = SearchRange::Choice;
        row.choices = batch == kAutoBatch ? QStringLiteral("32, 64, 128")
                      : batch > 1         ? QStringLiteral("%1, %2, %3").arg(batch / 2).arg(batch).arg(batch * 2)
                                          : QStringLiteral("1, 2, 4");
    }
    if (m_base.training.epochs < kEpochsToJudge || m_base.distribution.mode != DistributionMode::Synchronous)
        return;
    m_settings.stopping = SearchStopping::Asha;
    m_settings.firstRung = std::max(1, m_base.training.epochs / kFirstRungShare);
}

/// The learning rate and the batch size by their usual names, else the first number that the program has.
void SearchForm::proposeFirstOfProgram()
{
    const std::vector<const RunField*> fields = fieldsToAdd();
    for (const char* name : kUsualNames)
        for (const RunField* field : fields) {
            QString key = QString::fromStdString(field->key).toLower();
            if (key.replace(QLatin1Char('-'), QLatin1Char('_')) == QLatin1String(name))
                add(field->path);
        }
    for (const RunField* field : fields)
        if (const FieldType type = searchedField(field->path, m_base).type;
            m_rows.empty() && (type == FieldType::Number || type == FieldType::Whole))
            add(field->path);
}

void SearchForm::check()
{
    m_problems.clear();
    m_plan = parseSearchPlan(document(), m_base, m_problems);
}

const SearchRow* SearchForm::rowOf(const std::string& field) const
{
    const auto found =
        std::find_if(m_rows.begin(), m_rows.end(), [&](const SearchRow& row) { return row.field == field; });
    return found == m_rows.end() ? nullptr : &*found;
}

std::vector<SearchForm::Choice> SearchForm::choices() const
{
    std::vector<Choice> all;
    for (const SearchRow& row : m_rows) {
        if (rangesOf(row.field).front() != SearchRange::Choice)
            continue;
        for (const std::string& choice : searchChoices(row, m_base))
            if (auto spec = specWith(m_base, row.field, choice))
                all.push_back({&row, choice, std::move(*spec)});
    }
    return all;
}

/// The values of the first parameter with which the field has an effect, if it has none with others.
SearchCondition SearchForm::conditionOf(const RunField& field, const std::vector<Choice>& choices)
{
    SearchCondition condition;
    bool all = true;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        if (i == 0 || choices[i].row != choices[i - 1].row) {
            condition = {choices[i].row->field, {}};
            all = true;
        }
        if (hasEffect(field, choices[i].spec))
            condition.choices.push_back(choices[i].choice);
        else
            all = false;
        const bool last = i + 1 == choices.size() || choices[i + 1].row != choices[i].row;
        if (last && !all && !condition.choices.empty())
            return condition;
    }
    return {};
}

std::vector<const RunField*> SearchForm::fieldsToAdd() const
{
    std::vector<const RunField*> fields;
    const std::vector<Choice> varied = choices();
    if (m_base.program) {
        for (const std::string& name : parameterNames(*m_base.program))
            if (const RunField* field = runField(std::string(kParameterFields) + name); field && !rowOf(field->path))
                fields.push_back(field);
        return fields;
    }
    for (const RunField* field : leafFields())
        if (isSearchable(*field) && !rowOf(field->path) &&
            (hasEffect(*field, m_base) || !conditionOf(*field, varied).field.empty()))
            fields.push_back(field);
    return fields;
}

bool SearchForm::add(const std::string& path)
{
    const RunField* field = runField(path);
    if (!field || field->isGroup() || !isSearchable(*field) || rowOf(path))
        return false;
    SearchRow row;
    row.field = path;
    suggestRow(row, m_base);
    if (!m_base.program) // whether a parameter has an effect beside another, only the program knows
        row.condition = conditionOf(*field, choices());
    m_rows.push_back(std::move(row));
    check();
    return true;
}

void SearchForm::remove(std::size_t row)
{
    const std::string field = m_rows.at(row).field;
    m_rows.erase(m_rows.begin() + static_cast<std::ptrdiff_t>(row));
    for (SearchRow& other : m_rows)
        if (other.condition.field == field)
            other.condition = {};
    check();
}

void SearchForm::move(std::size_t row, std::size_t to)
{
    if (row >= m_rows.size() || to >= m_rows.size() || row == to)
        return;
    const auto at = [&](std::size_t place) { return m_rows.begin() + static_cast<std::ptrdiff_t>(place); };
    if (row < to)
        std::rotate(at(row), at(row + 1), at(to + 1));
    else
        std::rotate(at(to), at(row), at(row + 1));
    check();
}

std::vector<SearchRange> SearchForm::rangesOf(const std::string& field) const
{
    switch (runField(field) ? searchedField(field, m_base).type : FieldType::Group) {
    case FieldType::Number:
        return {SearchRange::Uniform, SearchRange::Log, SearchRange::Quantised, SearchRange::Choice};
    case FieldType::Whole: return {SearchRange::Integer, SearchRange::Log, SearchRange::Choice};
    default: return {SearchRange::Choice};
    }
}

void SearchForm::setRange(std::size_t row, SearchRange range)
{
    m_rows.at(row).range = range;
    completeRow(m_rows[row], m_base);
    check();
}

void SearchForm::setFrom(std::size_t row, const QString& text)
{
    m_rows.at(row).from = text;
    check();
}

void SearchForm::setTo(std::size_t row, const QString& text)
{
    m_rows.at(row).to = text;
    check();
}

void SearchForm::setStep(std::size_t row, const QString& text)
{
    m_rows.at(row).step = text;
    check();
}

void SearchForm::setChoices(std::size_t row, const QString& text)
{
    m_rows.at(row).choices = text;
    check();
}

void SearchForm::setCondition(std::size_t row, const SearchCondition& condition)
{
    m_rows.at(row).condition = condition;
    check();
}

void SearchForm::setSettings(SearchPlan settings)
{
    settings.parameters.clear();
    m_settings = std::move(settings);
    check();
}

/// Whether the row exists only with some value of `field`, at once or through others.
bool SearchForm::dependsOn(const SearchRow& row, const std::string& field) const
{
    const SearchRow* at = &row;
    for (std::size_t steps = 0; at && steps <= m_rows.size(); ++steps) {
        if (at->condition.field == field)
            return true;
        at = at->condition.field.empty() ? nullptr : rowOf(at->condition.field);
    }
    return false;
}

std::vector<SearchCondition> SearchForm::conditionsFor(std::size_t row) const
{
    std::vector<SearchCondition> conditions;
    for (const SearchRow& other : m_rows) {
        if (other.range != SearchRange::Choice || &other == &m_rows.at(row) || dependsOn(other, m_rows[row].field))
            continue;
        const std::vector<std::string> choices = searchChoices(other, m_base);
        if (choices.size() < 2 || choices.size() > kMostOfferedChoices)
            continue;
        for (const std::string& choice : choices)
            conditions.push_back({other.field, {choice}});
        for (std::size_t i = 0; i < choices.size() && choices.size() > 2; ++i) {
            SearchCondition allButOne{other.field, choices};
            allButOne.choices.erase(allButOne.choices.begin() + static_cast<std::ptrdiff_t>(i));
            conditions.push_back(std::move(allButOne));
        }
    }
    return conditions;
}

QString SearchForm::conditionText(const SearchCondition& condition) const
{
    const SearchRow* row = rowOf(condition.field);
    return searchConditionText(condition, row ? searchChoices(*row, m_base) : std::vector<std::string>());
}

/// The rows in the order of the plan: each after the one that it depends on.
std::vector<std::size_t> SearchForm::order() const
{
    std::vector<std::size_t> placed;
    const auto isPlaced = [&](std::size_t row) { return std::find(placed.begin(), placed.end(), row) != placed.end(); };
    for (bool more = true; more;) {
        more = false;
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            const SearchRow* on = rowOf(m_rows[i].condition.field);
            const bool ready = !on || on == &m_rows[i] || isPlaced(static_cast<std::size_t>(on - m_rows.data()));
            if (isPlaced(i) || !ready)
                continue;
            placed.push_back(i);
            more = true;
        }
    }
    for (std::size_t i = 0; i < m_rows.size(); ++i) // those that depend on each other
        if (!isPlaced(i))
            placed.push_back(i);
    return placed;
}

nlohmann::ordered_json SearchForm::document() const
{
    nlohmann::ordered_json document = toJson(m_settings);
    nlohmann::ordered_json parameters = nlohmann::ordered_json::object();
    for (const std::size_t row : order())
        parameters[m_rows[row].field.substr(1)] = rowJson(m_rows[row], m_base);
    document["parameters"] = std::move(parameters);
    return document;
}

QStringList SearchForm::problemTexts() const
{
    QStringList texts;
    if (m_rows.empty())
        texts << noParametersText();
    for (const SpecProblem& problem : m_problems)
        if (!(m_rows.empty() && problem.path == "/parameters"))
            texts << searchProblemText(problem);
    return texts;
}

bool SearchForm::isWrong(std::size_t row, const std::string& part) const
{
    const std::string path = parameterPath(m_rows.at(row).field);
    const std::string below = path + "/" + part;
    return std::any_of(m_problems.begin(), m_problems.end(), [&](const SpecProblem& problem) {
        if (problem.path == path) // a value with which no run is valid
            return isValueOf(m_rows[row], part, problem);
        return problem.path == below || problem.path.starts_with(below + "/");
    });
}

QString SearchForm::summary() const
{
    return m_problems.empty() ? searchSummary(m_plan, m_base.program ? 0 : m_base.training.epochs) : QString();
}

QByteArray SearchForm::toText() const
{
    return QByteArray::fromStdString(toJson(m_plan).dump(2) + "\n");
}

QString SearchForm::read(const QByteArray& text)
{
    std::vector<SpecProblem> problems;
    SearchPlan plan = parseSearchPlanText(text.toStdString(), m_base, problems);
    if (!problems.empty())
        return searchProblemText(problems.front());
    m_rows.clear();
    for (const SearchParameter& parameter : plan.parameters)
        m_rows.push_back(rowOfParameter(parameter));
    setSettings(std::move(plan));
    return {};
}

} // namespace trainyard
