// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/keyed_random.h"
#include "backend/protocol/run_spec.h"

#include <cstdint>
#include <span>

namespace trainyard {

/// A sample's label, and the label and share of the sample mixed into it. The share is at most ½; 0 = not mixed.
struct MixedLabel {
    std::int32_t label = 0;
    std::int32_t other = 0;
    float otherShare = 0.0f;
};

/// A draw from Beta(alpha, alpha), density ∝ (x (1 − x))^(alpha − 1); may return 0 and 1.
double drawBeta(KeyedRandom& random, double alpha);

/// Mixes a training sample with another. The draws depend only on (seed, epoch, sample). The partner is any training
/// sample, augmented as it would be in this epoch. Mixup (Zhang et al. 2018): λ own + (1 − λ) partner, with λ from
/// Beta(mixup, mixup) rounded to a multiple of 1/256. CutMix (Yun et al. 2019): a rectangle with the share 1 − λ of the
/// area, λ from Beta(cutmix, cutmix), around a uniform position and clipped to the image, shows the partner. Labels are
/// mixed in proportion to the pixels. If both are enabled, each is used with probability ½.
class Mixer {
public:
    struct Choice {
        std::int64_t partner = 0;
        int ownOf256 = 256;                           ///< mixup
        int left = 0, top = 0, width = 0, height = 0; ///< cutmix: the partner's rectangle
        double ownShare = 1.0;                        ///< the own label's share
    };

    Mixer(const DataSpec& spec, std::uint64_t seed, std::int64_t samples)
        : m_image(spec.image), m_mixup(spec.augment.mixup), m_cutmix(spec.augment.cutmix), m_seed(seed),
          m_samples(samples)
    {
    }

    bool active() const { return m_mixup > 0.0 || m_cutmix > 0.0; }
    Choice draw(std::int64_t epoch, std::int64_t sample) const;
    /// Mixes `partner` into `own`; both HWC, of the spec's size.
    void apply(const Choice& choice, std::span<std::uint8_t> own, std::span<const std::uint8_t> partner) const;

private:
    ImageSpec m_image;
    double m_mixup;
    double m_cutmix;
    std::uint64_t m_seed;
    std::int64_t m_samples;
};

/// Puts the label with the larger share first.
MixedLabel mixedLabel(std::int32_t own, std::int32_t partner, double ownShare);

} // namespace trainyard
