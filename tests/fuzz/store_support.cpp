// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/store_support.h"

#include "backend/protocol/event.h"
#include "storage/ingest/ingest.h"
#include "storage/schema/store_file.h"
#include "storage/store/run_changes.h"
#include "tests/fuzz/fuzz_support.h"

namespace trainyard::fuzz {
namespace {

std::unique_ptr<sqlite::Connection> newStore()
{
    auto store = schema::openStoreFile(folder() + "/store.sqlite");
    sqlite::Transaction transaction(*store, sqlite::Transaction::Kind::Write);
    RunSpec spec;
    spec.id = "run-a";
    spec.name = "A first run";
    spec.tags = {"baseline", "two words"};
    store::insertRun(*store, spec, "/runs/run-a", "local", 1000.0);
    Chunk chunk;
    chunk.runId = spec.id;
    chunk.file = "attempts/0001/events/rank-0000.jsonl";
    chunk.generation = "1:1";
    Event event;
    event.number = 1;
    event.body =
        MetricsEvent{5, 320, 0.5, 1.0, {{"val/top1", SeriesValue::of(0.5)}, {"train/loss", SeriesValue::of(2)}}};
    chunk.bytes = eventLine(event);
    ingest::Ingest(*store).commit(chunk);
    transaction.commit();
    return store;
}

} // namespace

sqlite::Connection& storeWithRun()
{
    static const auto store = newStore();
    return *store;
}

} // namespace trainyard::fuzz
