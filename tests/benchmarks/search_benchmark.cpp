// SPDX-License-Identifier: Apache-2.0
// The samplers of a search on functions with known minima, and the time of a question; --help lists the options.
#include "backend/search/ask_point.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <functional>
#include <numbers>
#include <string>
#include <string_view>
#include <vector>

using namespace trainyard;

namespace {

using Values = std::vector<double>; ///< NaN where a parameter does not exist

struct Problem {
    const char* name;
    SearchPlan plan;
    double minimum;
    std::function<double(const Values&)> value;
};

SearchParameter number(const char* field, double low, double high, bool logarithmic = false)
{
    SearchParameter parameter;
    parameter.field = field;
    parameter.kind = logarithmic ? ParameterKind::LogUniform : ParameterKind::Uniform;
    parameter.low = low;
    parameter.high = high;
    return parameter;
}

SearchPlan numbers(int count, double low, double high)
{
    static const char* const names[] = {"/a", "/b", "/c", "/d", "/e", "/f", "/g", "/h", "/i", "/j"};
    SearchPlan plan;
    for (int i = 0; i < count; ++i)
        plan.parameters.push_back(number(names[i], low, high));
    return plan;
}

double branin(const Values& x)
{
    constexpr double pi = std::numbers::pi;
    const double a = x[1] - 5.1 / (4 * pi * pi) * x[0] * x[0] + 5 / pi * x[0] - 6;
    return a * a + 10 * (1 - 1 / (8 * pi)) * std::cos(x[0]) + 10;
}

double hartmann6(const Values& x)
{
    static constexpr double kAlpha[4] = {1.0, 1.2, 3.0, 3.2};
    static constexpr double kA[4][6] = {
        {10, 3, 17, 3.5, 1.7, 8}, {0.05, 10, 17, 0.1, 8, 14}, {3, 3.5, 1.7, 10, 17, 8}, {17, 8, 0.05, 10, 0.1, 14}};
    static constexpr double kP[4][6] = {{1312, 1696, 5569, 124, 8283, 5886},
                                        {2329, 4135, 8307, 3736, 1004, 9991},
                                        {2348, 1451, 3522, 2883, 3047, 6650},
                                        {4047, 8828, 8732, 5743, 1091, 381}};
    double sum = 0.0;
    for (int i = 0; i < 4; ++i) {
        double inner = 0.0;
        for (int j = 0; j < 6; ++j)
            inner += kA[i][j] * std::pow(x[static_cast<std::size_t>(j)] - 1e-4 * kP[i][j], 2);
        sum += kAlpha[i] * std::exp(-inner);
    }
    return -sum;
}

double rosenbrock(const Values& x)
{
    double sum = 0.0;
    for (std::size_t i = 0; i + 1 < x.size(); ++i)
        sum += 100 * std::pow(x[i + 1] - x[i] * x[i], 2) + std::pow(1 - x[i], 2);
    return sum;
}

double ackley(const Values& x)
{
    double squares = 0.0, waves = 0.0;
    const auto n = static_cast<double>(x.size());
    for (const double value : x) {
        squares += value * value / n;
        waves += std::cos(2 * std::numbers::pi * value) / n;
    }
    return -20 * std::exp(-0.2 * std::sqrt(squares)) - std::exp(waves) + 20 + std::numbers::e;
}

/// Like tuning a network: a rate whose best value depends on the optimizer, constants that only one of them has, a size
/// in steps and a flag.
double tuning(const Values& x)
{
    const bool adam = x[0] == 1.0;
    double value = std::pow(std::log10(x[1]) - (adam ? -3.0 : -1.0), 2) * 0.5 + (adam ? 0.05 : 0.0);
    value += adam ? 2.0 * std::pow(x[3] - 0.95, 2) * 10 : 8.0 * std::pow(x[2] - 0.85, 2);
    value += 0.15 * std::pow((x[4] - 128.0) / 96.0, 2) + (x[5] == 1.0 ? 0.0 : 0.2);
    return value + 0.3 * std::pow(std::log10(x[6]) + 4.0 + 0.4 * (x[5] == 1.0), 2);
}

SearchPlan tuningPlan()
{
    SearchPlan plan;
    SearchParameter kind, flag;
    kind.field = "/kind";
    kind.kind = flag.kind = ParameterKind::Choice;
    kind.choices = {"\"sgd\"", "\"adam\""};
    SearchParameter momentum = number("/momentum", 0.0, 0.99), beta = number("/beta", 0.8, 0.999);
    momentum.when = beta.when = "/kind";
    momentum.whenChoices = {"\"sgd\""};
    beta.whenChoices = {"\"adam\""};
    SearchParameter batch = number("/batch", 32, 512);
    batch.whole = true;
    batch.step = 32;
    flag.field = "/flag";
    flag.choices = {"false", "true"};
    plan.parameters = {kind, number("/rate", 1e-5, 1.0, true),  momentum, beta, batch,
                       flag, number("/decay", 1e-7, 1e-1, true)};
    return plan;
}

std::vector<Problem> problems()
{
    SearchPlan square = numbers(2, 0, 15);
    square.parameters[0].low = -5;
    square.parameters[0].high = 10;
    return {{"branin", square, 0.39788735772973816, branin},
            {"hartmann6", numbers(6, 0, 1), -3.32236801141551, hartmann6},
            {"rosenbrock4", numbers(4, -2.048, 2.048), 0.0, rosenbrock},
            {"ackley4", numbers(4, -16, 32), 0.0, ackley},
            {"tuning", tuningPlan(), 0.0, tuning}};
}

Values valuesOf(const SearchPoint& point)
{
    Values values;
    for (const auto& value : point)
        values.push_back(value.value_or(std::nan("")));
    return values;
}

SearchTrial told(int slot, const SearchPoint& point, double value)
{
    SearchTrial trial;
    trial.slot = slot;
    trial.point = point;
    trial.end = TrialEnd::Done;
    trial.values = {{{1, value}}};
    return trial;
}

/// The best regret after each evaluation.
std::vector<double> curve(const Problem& problem, SearchSampler sampler, std::uint64_t seed, int evaluations)
{
    SearchPlan plan = problem.plan;
    plan.sampler = sampler;
    plan.seed = seed;
    plan.runs = evaluations;
    plan.goals[0] = {"val/loss", false, SearchGoal::Take::Last};
    std::vector<SearchTrial> trials;
    std::vector<double> best;
    for (int slot = 1; slot <= evaluations; ++slot) {
        const SearchPoint point = askPoint(plan, slot, trials);
        const double value = problem.value(valuesOf(point));
        trials.push_back(told(slot, point, value));
        best.push_back(std::min(best.empty() ? value : best.back() + problem.minimum, value) - problem.minimum);
    }
    return best;
}

SearchSampler samplerNamed(const std::string& name)
{
    return name == "random" ? SearchSampler::Random : name == "sobol" ? SearchSampler::Sobol : SearchSampler::Bayesian;
}

/// Prints the best regret after each evaluation, a line for each seed.
void printSeeds(const Problem& problem, const std::string& sampler, int seeds, int evaluations, int first)
{
    for (int seed = first; seed < first + seeds; ++seed) {
        std::printf("%s %s %d", problem.name, sampler.c_str(), seed);
        for (const double regret : curve(problem, samplerNamed(sampler), static_cast<std::uint64_t>(seed), evaluations))
            std::printf(" %.6g", regret);
        std::printf("\n");
        std::fflush(stdout);
    }
}

/// A table of real trainings (search_table.py) as a function of the places on its grid; `column`: 0 loss, 1 accuracy.
/// A run that diverged counts as the worst of the others.
Problem tableProblem(const char* name, const nlohmann::ordered_json& table, std::size_t column)
{
    Problem problem{name, {}, 0.0, {}};
    std::vector<std::size_t> sizes;
    for (const auto& [field, values] : table["grid"].items()) {
        SearchParameter parameter = number("", 0.0, static_cast<double>(values.size()) - 1.0);
        parameter.field = "/" + field;
        parameter.whole = true;
        parameter.step = 1.0;
        problem.plan.parameters.push_back(std::move(parameter));
        sizes.push_back(values.size());
    }
    std::vector<double> values;
    for (const auto& row : table["results"])
        values.push_back(row[column].is_null() ? std::nan("")
                         : column == 0         ? row[0].get<double>()
                                               : 1.0 - row[1].get<double>());
    double worst = 0.0;
    for (const double value : values)
        worst = std::isnan(value) ? worst : std::max(worst, value);
    for (double& value : values)
        value = std::isnan(value) ? worst : value;
    problem.minimum = *std::min_element(values.begin(), values.end());
    problem.value = [sizes, values](const Values& x) {
        std::size_t place = 0;
        for (std::size_t i = 0; i < sizes.size(); ++i)
            place = place * sizes[i] + static_cast<std::size_t>(x[i]);
        return values.at(place);
    };
    return problem;
}

int printTable(const char* file, const std::string& sampler, int seeds, int evaluations)
{
    std::ifstream stream(file);
    const nlohmann::ordered_json table = nlohmann::ordered_json::parse(stream, nullptr, false);
    if (table.is_discarded() || !table.contains("results")) {
        std::fprintf(stderr, "%s is no table of trainings; search_table.py makes one\n", file);
        return 1;
    }
    printSeeds(tableProblem("mnist-loss", table, 0), sampler, seeds, evaluations, 1);
    printSeeds(tableProblem("mnist-error", table, 1), sampler, seeds, evaluations, 1);
    return 0;
}

int printCurves(const std::string& name, const std::string& sampler, int seeds, int evaluations, int first)
{
    for (const Problem& problem : problems()) {
        if (name != "all" && name != problem.name)
            continue;
        printSeeds(problem, sampler, seeds, evaluations, first);
    }
    return 0;
}

/// Milliseconds of a question after so many answers.
int printTimes()
{
    for (const Problem& problem : problems())
        for (const int count : {20, 60, 100, 150, 250, 300, 1000}) {
            SearchPlan plan = problem.plan;
            plan.goals[0].maximise = false;
            plan.sampler = SearchSampler::Random;
            std::vector<SearchTrial> trials;
            for (int slot = 1; slot <= count; ++slot) {
                const SearchPoint point = askPoint(plan, slot, {});
                trials.push_back(told(slot, point, problem.value(valuesOf(point))));
            }
            plan.sampler = SearchSampler::Bayesian;
            double least = 1e9, most = 0.0;
            for (int repeat = 1; repeat <= 5; ++repeat) {
                const auto start = std::chrono::steady_clock::now();
                (void)askPoint(plan, count + repeat, trials);
                const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - start;
                least = std::min(least, took.count());
                most = std::max(most, took.count());
            }
            std::printf("%-12s %5d told  %6.1f to %6.1f ms\n", problem.name, count, least, most);
        }
    return 0;
}

} // namespace

int main(int argc, char** argv)
{
    const std::string_view command = argc > 1 ? argv[1] : "";
    if (command == "times")
        return printTimes();
    if (command == "curves" && (argc == 6 || argc == 7))
        return printCurves(argv[2], argv[3], std::atoi(argv[4]), std::atoi(argv[5]),
                           argc == 7 ? std::atoi(argv[6]) : 1);
    if (command == "table" && argc == 6)
        return printTable(argv[2], argv[3], std::atoi(argv[4]), std::atoi(argv[5]));
    std::printf("trainyard_search_benchmark times\n"
                "trainyard_search_benchmark table FILE bayesian|sobol|random SEEDS EVALUATIONS\n"
                "    the same as curves, on a table of trainings (search_table.py)\n"
                "trainyard_search_benchmark curves PROBLEM|all bayesian|sobol|random SEEDS EVALUATIONS [FIRST SEED]\n"
                "    prints a line for each problem and seed: the best regret after each evaluation\n"
                "tests/benchmarks/peer_search.py compares the curves with Optuna's\n");
    return command == "--help" ? 0 : 2;
}
