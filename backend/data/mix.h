// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/keyed_random.h"
#include "backend/protocol/run_spec.h"

#include <cstdint>
#include <span>

namespace trainyard {

/// A sample's label, and that of the sample mixed into it with its share; the share is at most ½, 0 = nothing was mixed
/// in.
struct MixedLabel {
    std::int32_t label = 0;
    std::int32_t other = 0;
    float otherShare = 0.0f;
};

/// Drawn from Beta(alpha, alpha): density ∝ (x (1 − x))^(alpha − 1); both ends included.
double drawBeta(KeyedRandom& random, double alpha);

/// How a training sample is mixed with another: what is drawn depends on (seed, epoch, sample) alone. The partner is
/// any training sample, changed at random as if it were itself trained on in this epoch. Mixup (Zhang et al. 2018): λ
/// own + (1 − λ) partner, λ from Beta(mixup, mixup), rounded to a multiple of 1/256. CutMix (Yun et al. 2019): a
/// rectangle of the share 1 − λ of the image, λ from Beta(cutmix, cutmix), around a uniform place and cut off at the
/// borders, shows the partner. Labels share as the pixels do. With both on, one or the other with probability ½.
class Mixer {
public:
    struct Choice {
        std::int64_t partner = 0;
        int ownOf256 = 256;                           ///< mixup
        int left = 0, top = 0, width = 0, height = 0; ///< cutmix: the partner's rectangle
        double ownShare = 1.0;                        ///< of the label
    };

    Mixer(const DataSpec& spec, std::uint64_t seed, std::int64_t samples)
        : m_image(spec.image), m_mixup(spec.augment.mixup), m_cutmix(spec.augment.cutmix), m_seed(seed),
          m_samples(samples)
    {
    }

    bool active() const { return m_mixup > 0.0 || m_cutmix > 0.0; }
    Choice draw(std::int64_t epoch, std::int64_t sample) const;
    /// Both images HWC, of the spec's size.
    void apply(const Choice& choice, std::span<std::uint8_t> own, std::span<const std::uint8_t> partner) const;

private:
    ImageSpec m_image;
    double m_mixup;
    double m_cutmix;
    std::uint64_t m_seed;
    std::int64_t m_samples;
};

/// The label with the larger share first.
MixedLabel mixedLabel(std::int32_t own, std::int32_t partner, double ownShare);

} // namespace trainyard
