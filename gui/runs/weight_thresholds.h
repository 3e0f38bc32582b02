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
/// A percentile that somebody typed, or nullopt when it is none between 0.1 and 99.9.
std::optional<Permille> readPercentile(const QString& text);

/// What one percentile of the prunable weights' magnitudes comes to.
struct ThresholdRow {
    Permille place = 0;
    double threshold = 0.0;
    qint64 left = 0;                ///< of all prunable weights
    double ratio = 1.0;             ///< prunable weights by those left; infinite when none is
    QStringList vanishing;          ///< layers of which nothing would be left
    std::optional<Permille> sameAs; ///< the first mark that has the same threshold, so the same mask
    bool chosen = false;
    bool usable() const { return vanishing.isEmpty() && !sameAs && left > 0; }
};

/// Figures of a checkpoint's weights at any percentile, with a share that every layer keeps in any case.
class WeightThresholds {
public:
    explicit WeightThresholds(std::shared_ptr<const WeightMagnitudes> magnitudes, double leastKept = 0.0);

    const WeightMagnitudes& magnitudes() const { return *m_magnitudes; }
    double threshold(Permille place) const;
    /// Above the threshold of a percentile; `layer` is an index of WeightMagnitudes::layers.
    qint64 leftOf(std::size_t layer, Permille place) const;
    qint64 left(Permille place) const;
    QStringList vanishing(Permille place) const;
    /// The prunable layer that keeps the smallest share, or nullopt without one.
    std::optional<std::size_t> thinnest(Permille place) const;
    /// The percentile whose threshold lies nearest to a magnitude.
    Permille placeOf(double magnitude) const;
    double zeroShare() const;
    ThresholdRow row(Permille place) const;

private:
    std::shared_ptr<const WeightMagnitudes> m_magnitudes;
    double m_leastKept;
};

} // namespace trainyard
