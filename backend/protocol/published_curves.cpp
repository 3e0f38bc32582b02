// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/published_curves.h"

namespace trainyard {
namespace {

PublishedCurve clusterOf512()
{
    PublishedCurve curve;
    curve.what = "512 GPUs, 25 Gbit/s between machines of four";
    curve.source =
        "Sergeev & Del Balso 2018, Horovod: Inception V3 on 128 machines with four P100 each, 90 % efficiency";
    curve.assumptions =
        "23.8 million weights in fp32; 64 samples per GPU at 142 images/s, two thirds of the time in the backward "
        "pass; a ring that crosses each adapter once; two buckets, 5 µs per message.";
    curve.costs.perSample = 1.0 / 142.0;
    curve.costs.backwardShare = 2.0 / 3.0;
    curve.costs.gradientBytes = 23.8e6 * 4;
    curve.costs.bandwidth = 25e9 / 8.0;
    curve.costs.latency = 5e-6;
    curve.costs.buckets = 2;
    curve.costs.ranksPerMachine = 1; // each GPU has its own cores
    curve.ranks = 512;
    curve.batchOfOne = curve.batchOfMany = 64;
    curve.published = 0.90 * 512;
    return curve;
}

PublishedCurve machineOf8()
{
    PublishedCurve curve = clusterOf512();
    curve.study = PublishedStudy::Teaching8;
    curve.what = "8 GPUs of one machine that share a batch of 256";
    curve.source = "A teaching cluster's study: ResNet50 V2 at 128 × 128 pixels, 6.7 times as fast on 8 GPUs";
    curve.assumptions =
        "25.6 million weights in fp32; 1,200 images/s and 3 ms per step on one GPU, 10 GB/s between GPUs, four "
        "buckets, two thirds of the computing time in the backward pass.";
    curve.costs.perSample = 1.0 / 1200.0;
    curve.costs.overhead = 0.003;
    curve.costs.gradientBytes = 25.6e6 * 4;
    curve.costs.bandwidth = 10e9;
    curve.costs.buckets = 4;
    curve.ranks = 8;
    curve.batchOfOne = 256;
    curve.batchOfMany = 32;
    curve.published = 6.7;
    return curve;
}

} // namespace

double PublishedCurve::forecast() const
{
    return forecastStep(costs, ranks, batchOfMany).samplesPerSecond /
           forecastStep(costs, 1, batchOfOne).samplesPerSecond;
}

const std::vector<PublishedCurve>& publishedCurves()
{
    static const std::vector<PublishedCurve> curves = {clusterOf512(), machineOf8()};
    return curves;
}

} // namespace trainyard
