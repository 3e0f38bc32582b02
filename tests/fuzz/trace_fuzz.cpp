// SPDX-License-Identifier: Apache-2.0
#include "gui/trace/trace_reader.h"
#include "tests/fuzz/fuzz_support.h"
#include "tests/fuzz/targets.h"

#include <algorithm>

using namespace trainyard;

namespace {

std::unique_ptr<timeline::Trace> traceOf(std::string_view text, std::size_t piece)
{
    timeline::TraceBuilder builder;
    timeline::TraceReader reader(builder, builder.addFile("input.json"));
    for (std::size_t at = 0; at < text.size(); at += piece)
        reader.feed(text.substr(at, piece));
    reader.finish();
    return builder.build();
}

void checkTrace(const timeline::Trace& trace)
{
    for (const timeline::Track& track : trace.tracks) {
        fuzz::must(track.process >= 0 && track.process < static_cast<int>(trace.processes.size()),
                   "a thread of no process");
        for (const timeline::Row& row : track.rows) {
            fuzz::must(row.end.size() == row.size() && row.label.size() == row.size() && row.place.size() == row.size(),
                       "columns of different lengths");
            for (std::size_t i = 0; i < row.size(); ++i) {
                fuzz::must(row.begin[i] >= 0 && row.begin[i] <= row.end[i] && row.end[i] <= trace.length,
                           "a slice outside the trace");
                fuzz::must(i == 0 || row.begin[i] >= row.end[i - 1], "slices of a row overlap");
                fuzz::must(row.label[i] < trace.labels.size(), "a slice without a name");
            }
        }
    }
}

} // namespace

/// A file of Chrome trace JSON, at once and in pieces of a size that its last byte chooses: both find the same.
void trainyard::fuzz::trace(const std::uint8_t* data, std::size_t size)
{
    if (size == 0)
        return;
    const std::string_view text = textOf(data, size - 1);
    const auto whole = traceOf(text, std::max<std::size_t>(text.size(), 1));
    const auto pieces = traceOf(text, std::size_t{1} + data[size - 1]);
    must(whole && pieces, "no trace was built");
    checkTrace(*whole);
    const timeline::File& a = whole->files.at(0);
    const timeline::File& b = pieces->files.at(0);
    must(a.events == b.events && a.damaged == b.damaged && a.cut == b.cut && whole->slices == pieces->slices &&
             whole->length == pieces->length,
         "pieces of a file read differently from the whole");
}
