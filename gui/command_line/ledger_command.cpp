// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/base/files.h"
#include "backend/protocol/reason_json.h"
#include "cluster/control/ledger_file.h"
#include "cluster/control/ledger_run.h"
#include "gui/command_line/commands.h"
#include "gui/command_line/json.h"
#include "gui/command_line/session.h"
#include "gui/command_line/table.h"
#include "gui/formats/ledger_text.h"
#include "gui/formats/table_csv.h"
#include "gui/services/published_ledgers.h"

#include <cstdio>

namespace trainyard::commands {
namespace {

constexpr double kLedgerCatchUpSeconds = 10.0;
constexpr std::size_t kLedgerFileLimit = std::size_t{1} << 20;

struct ToldChain {
    std::string title, source;
    SpeedLedger ledger;
};

std::string cell(const QString& text)
{
    return printable(text.toStdString());
}

nlohmann::ordered_json reasonsJson(const std::vector<Reason>& reasons)
{
    nlohmann::ordered_json out = nlohmann::ordered_json::array();
    for (const Reason& reason : reasons)
        out.push_back(nlohmann::ordered_json(reasonJson(reason)));
    return out;
}

nlohmann::ordered_json gainJson(const Gain& gain)
{
    return {{"factor", numberJson(gain.factor)}, {"low", numberJson(gain.low)}, {"high", numberJson(gain.high)}};
}

nlohmann::ordered_json stepJson(const SpeedLedger& ledger, std::size_t at)
{
    const LedgerStep& step = ledger.steps[at];
    nlohmann::ordered_json json = {
        {"run", step.isRun() ? nlohmann::ordered_json(step.run) : nlohmann::ordered_json(nullptr)},
        {"name", step.name},
        {"source", step.source},
        {"note", step.note},
        {"seconds_per_epoch", numberJson(step.time.seconds)},
        {"low", numberJson(step.time.low)},
        {"high", numberJson(step.time.high)},
        {"epochs", step.time.epochs},
        {"samples_per_epoch", step.time.samples},
        {"shares",
         {{"input_wait", numberJson(step.inputWait)},
          {"rank_wait", numberJson(step.rankWait)},
          {"compute", numberJson(step.compute)}}},
        {"problem",
         step.time.known() ? nlohmann::ordered_json(nullptr) : nlohmann::ordered_json(reasonJson(step.problem))},
        {"total_gain", gainJson(ledger.totals[at])}};
    if (at == 0)
        return json;
    const LedgerLink& link = ledger.links[at - 1];
    json["gain"] = gainJson(link.gain);
    json["changes"] = nlohmann::ordered_json::array();
    for (const LedgerChange& change : link.changes)
        json["changes"].push_back({{"key", change.key}, {"before", change.before}, {"after", change.after}});
    json["causes"] = reasonsJson(link.causes);
    json["doubts"] = reasonsJson(link.doubts);
    return json;
}

nlohmann::ordered_json chainJson(const ToldChain& chain)
{
    nlohmann::ordered_json json = {{"title", chain.title}, {"source", chain.source}};
    json["steps"] = nlohmann::ordered_json::array();
    for (std::size_t i = 0; i < chain.ledger.steps.size(); ++i)
        json["steps"].push_back(stepJson(chain.ledger, i));
    json["gain"] = gainJson(chain.ledger.whole);
    return json;
}

void tell(const ToldChain& chain)
{
    if (!chain.title.empty())
        std::printf("%s\n", printable(chain.title).c_str());
    if (!chain.source.empty())
        std::printf("%s\n", printable(chain.source).c_str());
    TextTable table({"step", "name", "time per epoch", "gain", "total"}, {true, false, true, true, true});
    for (std::size_t i = 0; i < chain.ledger.steps.size(); ++i) {
        const LedgerStep& step = chain.ledger.steps[i];
        const std::string time = cell(epochTimeText(step.time));
        table.add({std::to_string(i + 1), printable(step.name), time.empty() ? "-" : time,
                   i > 0 ? cell(gainText(chain.ledger.links[i - 1].gain)) : std::string(),
                   cell(gainText(chain.ledger.totals[i], false))});
    }
    std::fputs(table.text().c_str(), stdout);
    for (std::size_t i = 0; i < chain.ledger.steps.size(); ++i) {
        const LedgerStep& step = chain.ledger.steps[i];
        std::printf("\n%zu  %s\n", i + 1, printable(step.name).c_str());
        const auto print = [](const char* what, const QString& text) {
            if (!text.isEmpty())
                std::printf("   %-8s %s\n", what, cell(text).c_str());
        };
        print("time", epochTimeOrigin(step));
        const LedgerLink link = i > 0 ? chain.ledger.links[i - 1] : LedgerLink{};
        for (const QString& change : i > 0 ? changeTexts(link, step) : QStringList())
            print("change", change);
        for (const QString& cause : causeTexts(link))
            print("cause", cause);
        for (const QString& doubt : doubtTexts(link))
            print("doubt", doubt);
        print("note", QString::fromStdString(step.note));
    }
    std::printf("\n%s\n", cell(wholeText(chain.ledger)).c_str());
}

LedgerChain chainIn(const std::string& file)
{
    return parseLedger(readFile(file, kLedgerFileLimit), file);
}

} // namespace

int tellLedger(const LedgerOptions& options)
{
    std::vector<LedgerChain> others;
    for (const std::string& file : options.files)
        others.push_back(chainIn(file)); // a mistake in a file is told before anything is asked of machines
    if (options.published)
        for (LedgerChain& chain : publishedLedgers())
            others.push_back(std::move(chain));
    Session session;
    session.catchUp(kLedgerCatchUpSeconds);
    const std::vector<RunRow> rows = session.findAll(options.runs);
    if (rows.size() == 1 || (rows.empty() && others.empty()))
        throw Failure(ErrorKind::BadInput, "compare the runs", {}, "two different runs are needed",
                      "Name runs in the order of the ledger, or a ledger file with --with.");
    std::vector<ToldChain> chains;
    if (!rows.empty()) {
        std::vector<LedgerStep> steps;
        for (const RunRow& row : rows)
            if (std::optional<LedgerStep> step = readLedgerStep(session.reader(), row.id))
                steps.push_back(std::move(*step));
        chains.push_back({{}, {}, makeLedger(std::move(steps))});
    }
    for (LedgerChain& chain : others) {
        readRuns(session.reader(), chain);
        chains.push_back({chain.title, chain.source, makeLedger(std::move(chain.steps))});
    }
    if (options.json) {
        nlohmann::ordered_json json = {{"chains", nlohmann::ordered_json::array()}};
        for (const ToldChain& chain : chains)
            json["chains"].push_back(chainJson(chain));
        printJson(json);
        return kOk;
    }
    QList<QStringList> lines;
    for (std::size_t i = 0; i < chains.size(); ++i) {
        if (!options.csv) {
            std::fputs(i > 0 ? "\n\n" : "", stdout);
            tell(chains[i]);
            continue;
        }
        QList<QStringList> more = ledgerLines(chains[i].ledger);
        lines += i > 0 ? more.mid(1) : more;
    }
    if (options.csv)
        std::fputs(csvText(lines).constData(), stdout);
    return kOk;
}

} // namespace trainyard::commands
