// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/weight_magnitudes.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

namespace trainyard {

/// A percentile in steps of 0.1 %: 1…999.
using Permille = int;

/// "80", "97.5": in the user's locale, without the percent sign.
QString percentileText(Permille place);
/// Parses a typed percentile; nullopt unless it is between 0.1 and 99.9.
std::optional<Permille> readPercentile(const QString& text);

/// The effect of one percentile of the prunable weights' magnitudes.
struct ThresholdRow {
    Permille place = 0;
    double threshold = 0.0;
    qint64 left = 0;                ///< among all prunable weights
    double ratio = 1.0;             ///< prunable weights divided by those left; infinite if none is left
    QStringList vanishing;          ///< layers that would lose all their weights
    std::optional<Permille> sameAs; ///< the first mark with the same threshold, and thus the same mask
    bool chosen = false;
    bool usable() const { return vanishing.isEmpty() && !sameAs && left > 0; }
};

/// Results for a checkpoint's weights at any percentile, with a share that every layer always keeps.
class WeightThresholds {
public:
    explicit WeightThresholds(std::shared_ptr<const WeightMagnitudes> magnitudes, double leastKept = 0.0);

    const WeightMagnitudes& magnitudes() const { return *m_magnitudes; }
    double threshold(Permille place) const;
    /// Number of weights above the threshold of a percentile; `layer` is an index of WeightMagnitudes::layers.
    qint64 leftOf(std::size_t layer, Permille place) const;
    qint64 left(Permille place) const;
    QStringList vanishing(Permille place) const;
    /// The prunable layer that keeps the smallest share; nullopt without prunable layers.
    std::optional<std::size_t> thinnest(Permille place) const;
    /// The percentile whose threshold is closest to a magnitude.
    Permille placeOf(double magnitude) const;
    double zeroShare() const;
    ThresholdRow row(Permille place) const;

private:
    std::shared_ptr<const WeightMagnitudes> m_magnitudes;
    double m_leastKept;
};

} // namespace trainyard
