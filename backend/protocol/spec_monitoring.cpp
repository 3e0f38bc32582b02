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

bool recordsHistograms(const M& monitoring)
{
    return monitoring.histograms.record;
}

bool hasHistograms(const RunSpec& spec)
{
    return spec.monitoring.histograms.record;
}

/// A master sees only weights.
bool hasAllHistograms(const RunSpec& spec)
{
    return hasHistograms(spec) &&
           (spec.resources.ranks == 1 || spec.distribution.mode == DistributionMode::Synchronous);
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
    group<M>("histograms").writtenWhen(recordsHistograms)
        .about("Distributions of the network's values while it trains."),
    field<&M::histograms, &HistogramSpec::record>("histograms/record", "Histograms").in("of every layer").seldom()
        .about("Records how weights, gradients and activations of every layer are distributed, for the tab Layers of "
               "Look inside. It shows dead channels and saturated layers, too."),
    field<&M::histograms, &HistogramSpec::every>("histograms/every", "Histogram interval").range(1, 1'000'000)
        .zeroIsKey("auto").in("steps").seldom().shownWhen(hasHistograms)
        .about("Steps between two records. Automatic: 200, or more if recording would take over 1 % of the time or "
               "yield over 100 records. The first and the last step are recorded, too."),
    field<&M::histograms, &HistogramSpec::weights>("histograms/weights", "Weight histograms").in("weights").seldom()
        .shownWhen(hasAllHistograms)
        .about("Records the weights as the step leaves them."),
    field<&M::histograms, &HistogramSpec::gradients>("histograms/gradients", "Gradient histograms").in("gradients")
        .seldom().shownWhen(hasAllHistograms)
        .about("Records the mean gradient of the whole batch that the update uses, before clipping and weight decay."),
    field<&M::histograms, &HistogramSpec::activations>("histograms/activations", "Activation histograms")
        .in("activations").seldom().shownWhen(hasAllHistograms)
        .about("Records the outputs of every layer for all samples of the step."),
};
// clang-format on

} // namespace monitoring_table

std::span<const SpecField<MonitoringSpec>> monitoringTable()
{
    return monitoring_table::kTable;
}

} // namespace trainyard
