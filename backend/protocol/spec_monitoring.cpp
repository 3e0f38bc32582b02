// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/spec_tables.h"

namespace trainyard {
namespace monitoring_table {

using namespace spec_fields;
using M = MonitoringSpec;

bool traces(const RunSpec& spec)
{
    return spec.monitoring.trace.steps != 0;
}

// clang-format off
constexpr SpecField<M> kTable[] = {
    group<M>("trace").about("Steps for which every rank records a timeline as Chrome trace JSON."),
    field<&M::trace, &TraceRequest::firstStep>("trace/first_step", "First traced").range(0, 1e12).seldom()
        .shownWhen(traces)
        .about("Counted from 1; 0 = the first step of each attempt."),
    field<&M::trace, &TraceRequest::steps>("trace/steps", "Traced steps").range(0, TraceRequest::kMostSteps)
        .in("steps").leastIs("none").seldom()
        .about("Number of steps for which every rank records a timeline for the Timeline page. You can also request a "
               "trace while the run trains."),
    field<&M::trace, &TraceRequest::megabytes>("trace/megabytes", "Trace limit").range(1, TraceRequest::kMostMegabytes)
        .in("MB per rank").seldom().shownWhen(traces)
        .about("The trace ends when a rank's file reaches this size."),
    field<&M::maskShare>("mask_share", "Watched mask").range(0, 0.9999).seldom().writtenWhen(isSet<&M::maskShare>)
        .about("Records how much a mask that prunes this share of the weights changes from epoch to epoch; 0 = off."),
    field<&M::barrierTo>("barrier_to", "Barrier to").as(FieldType::Checkpoint).characters(0, 4096).seldom()
        .leastIs("not measured, or RUN@end").writtenWhen(isSet<&M::barrierTo>)
        .about("When the run ends, it measures how far the error rises on the straight line from its weights to those "
               "of this checkpoint."),
};
// clang-format on

} // namespace monitoring_table

std::span<const SpecField<MonitoringSpec>> monitoringTable()
{
    return monitoring_table::kTable;
}

} // namespace trainyard
