// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>
#include <vector>

namespace trainyard {

/// What `trainyard-engine selftest --json` says about a speed.
enum class SpeedVerdict { Ok, Slow, Wrong, Failed, Measured };

struct MeasuredSpeed {
    QString id;   ///< "memory", "loader", …: by it the speed is named in the user's language
    QString name; ///< the engine's English name, for an id that this window does not know
    int threads = 1;
    double value = 0.0;
    QString unit;          ///< "GB/s"
    double expected = 0.0; ///< 0 = nothing is expected
    SpeedVerdict verdict = SpeedVerdict::Measured;
    QString advice; ///< English; why it could not be measured, for Failed
};

struct FailedCheck {
    QString name; ///< "agreement: conv2d 3x3, 2 threads"
    QString text; ///< what was wrong
};

/// A machine's check as it is shown and kept: what went well is only counted.
struct MachineCheck {
    double time = 0.0;    ///< when it ended, Unix seconds
    double seconds = 0.0; ///< that it took
    QString engine;
    QString device; ///< "oneDNN 2.6.3"
    QString processor;
    QString precision; ///< "fp32"
    int threads = 1;
    int passed = 0;
    int skipped = 0;
    std::vector<FailedCheck> failures;
    std::vector<MeasuredSpeed> speeds;

    int wrong() const; ///< failed checks, and speeds that are wrong or could not be measured
    int slow() const;
};

/// Reads the engine's report, or what toJson() wrote; nullopt for anything else.
std::optional<MachineCheck> parseMachineCheck(const QByteArray& json);
QByteArray toJson(const MachineCheck& check);

} // namespace trainyard
