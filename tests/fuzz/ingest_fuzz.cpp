// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/ingest/ingest.h"
#include "tests/fuzz/fuzz_support.h"
#include "tests/fuzz/store_support.h"
#include "tests/fuzz/targets.h"

#include <array>

using namespace trainyard;

/// Bytes of a run's file, which the first byte chooses, on their way into the store.
void trainyard::fuzz::ingest(const std::uint8_t* data, std::size_t size)
{
    static constexpr std::array kFiles = {"attempts/0001/events/rank-0000.jsonl",
                                          "attempts/0002/events/rank-0000.jsonl",
                                          "attempts/0001/events/rank-0001.jsonl",
                                          "attempts/0002/attempt.json",
                                          "result.json",
                                          "attempts/0001/engine.log",
                                          "spec.json",
                                          "other.json"};
    if (size == 0)
        return;
    sqlite::Connection& store = storeWithRun();
    const sqlite::Transaction transaction(store, sqlite::Transaction::Kind::Write); // undone at the end
    Chunk chunk;
    chunk.runId = "run-a";
    chunk.file = kFiles[data[0] % kFiles.size()];
    chunk.generation = "1:2";
    chunk.bytes = textOf(data + 1, size - 1);
    if (chunk.file.ends_with(".jsonl") && !chunk.bytes.ends_with('\n'))
        chunk.bytes += '\n';
    const trainyard::ingest::ChunkOutcome outcome = trainyard::ingest::Ingest(store).commit(chunk);
    must(!outcome.accepted || outcome.position.offset == static_cast<std::int64_t>(chunk.bytes.size()),
         "an accepted chunk does not move the store's position to its end");
    must(outcome.points >= 0 && outcome.badLines >= 0, "a negative count");
    must(store.integer("SELECT count(*) FROM runs") == 1, "a file makes or loses a run");
}
