// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/scheduler/slurm_answers.h"
#include "cluster/scheduler/slurm_probe.h"
#include "cluster/scheduler/slurm_report.h"
#include "tests/fuzz/fuzz_support.h"
#include "tests/fuzz/targets.h"

using namespace trainyard;

namespace {

void reportOn(const SlurmFacts& facts)
{
    const JobReport report = slurmReport(facts);
    fuzz::must(report.token == facts.token, "a report on another job");
}

/// Each way in which a line of the queue can end up in a report.
void readQueue(std::string_view text)
{
    for (const SlurmQueueLine& line : parseQueue(text)) {
        fuzz::must(line.indices.size() <= 1'000'000, "more tasks than an array can have");
        SlurmFacts facts;
        facts.token = line.name;
        facts.queue = line;
        facts.now = 1'700'000'000.0;
        reportOn(facts);
    }
    findInQueue(parseQueue(text), "ty-a-1", -1, "12");
}

void readEnded(const std::vector<SlurmJobFacts>& ended)
{
    for (const SlurmJobFacts& job : ended) {
        SlurmFacts facts;
        facts.token = job.name;
        facts.accounting = job;
        facts.details = job;
        facts.accountingAnswered = true;
        facts.now = 1'700'000'000.0;
        reportOn(facts);
    }
}

} // namespace

/// What Slurm's commands print, given to each of their readers.
void trainyard::fuzz::slurm(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text = textOf(data, size);
    readQueue(text);
    readEnded(parseAccounting(text));
    readEnded(parseJobDetails(text));
    for (const auto& [token, record] : parseRecords(text)) {
        SlurmFacts facts;
        facts.token = token;
        facts.record = record;
        facts.now = 1'700'000'000.0;
        reportOn(facts);
    }
    parseRecordedTokens(text);
    must(parseIndices(text).size() <= 1'000'000, "more tasks than an array can have");
    must(slurmElapsed(text) >= 0.0, "a time below zero");
    slurmTimestamp(text);
    slurmMessage(text);
    for (const NodeGpus& gpus : parseGres(text))
        must(gpus.count >= 0, "fewer than no GPUs");
    for (const int code : {0, 1, 3})
        read([&] { parseSubmitAnswer({"submit", code, std::string(text), std::string(text)}); });
}
